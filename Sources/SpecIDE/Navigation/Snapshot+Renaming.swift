import English
import Guidelines
package import SourceText
package import SpecChecking
import SpecModel
import YAMLSyntax

/// Why something cannot get a new name; a clause for people.
package struct RenamingProblem: Error, Sendable, Equatable {
  package let message: String
}

extension Snapshot {
  /// The name at an offset that its author may change; `nil` where there is none.
  package func renamable(at offset: Int) -> (word: String, range: ByteRange)? {
    let (start, document) = document(at: offset)
    guard let name = document.renamable(at: offset - start) else { return nil }
    let range = [name].at(offset - start).isEmpty ? offset - start + 1 : offset - start
    let place = name.occurrences.first { $0.touches(range) }
    return place.map { (name.word, $0.shifted(by: start)) }
  }

  /// The edits that rename the thing whose name stands at an offset, wherever it is called by it.
  ///
  /// A name that needs quotes gets them.
  package func renaming(
    at offset: Int,
    to name: String
  ) throws(RenamingProblem) -> [TextEdit] {
    let (start, document) = document(at: offset)
    guard let old = document.renamable(at: offset - start) else {
      throw RenamingProblem(message: "nothing here has a name of its own")
    }
    if let problem = document.problem(with: name, for: old) { throw problem }
    let edits = old.occurrences.compactMap { document.edit(of: $0, kind: old.kind, to: name) }
    let phrases = old.kind == .segment ? document.spec?.renaming(old.word, inPhrasesTo: name) : nil
    return (edits + (phrases ?? [])).map { $0.shifted(by: start) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension AnalyzedDocument {
  /// The longest name, in bytes: a key may have 1,024 characters with its quotes and escapes.
  private static let lengthLimit = 256

  /// How often a name may occur, each occurrence being looked up in the tree.
  private static let mostOccurrences = 1_000

  fileprivate func renamable(at offset: Int) -> Name? {
    names(at: offset).first { name in
      name.isChosenByAuthor && name.occurrences.count <= Self.mostOccurrences
        && name.occurrences.allSatisfy { edit(of: $0, kind: name.kind, to: name.word) != nil }
    }
  }

  /// The edit of one place; `nil` where the name is only part of a scalar, or has several lines.
  fileprivate func edit(of place: ByteRange, kind: Name.Kind, to name: String) -> TextEdit? {
    if kind == .anchor { return TextEdit(place, with: name) }
    guard let node = tree.path(to: place.lowerBound).last, node.kind == .scalar,
      node.contentRange == place, !tree.bytes[place].contains(where: \.isBreak)
    else { return nil }
    switch node.style {
    case .plain: return TextEdit(place, with: ScalarWriting.scalar(name))
    case .doubleQuoted where hasOnlyNeededQuotes(node):
      return TextEdit(node.range, with: ScalarWriting.scalar(name))
    case .singleQuoted, .doubleQuoted:
      let quote = tree.bytes[node.range.lowerBound]
      return ScalarWriting.inside(name, quote: quote).map { TextEdit(place, with: $0) }
    case .literal, .folded, .block, .flow: return nil
    }
  }

  /// Whether a scalar has quotes exactly where its text needs them.
  ///
  /// A name that gets quotes loses them again when it is changed back.
  private func hasOnlyNeededQuotes(_ node: YAMLNode) -> Bool {
    let end = node.range.upperBound
    // `"a: b":1` is a key of brackets because of its quotes.
    let next = tree.bytes[end...].prefix(2)
    let isKeyByQuotes = next.first == UInt8(ascii: ":") && next.last != UInt8(ascii: " ")
    return !isKeyByQuotes && tree.string(in: node.range) == ScalarWriting.scalar(node.text)
  }

  /// What is wrong with a new name.
  fileprivate func problem(with name: String, for old: Name) -> RenamingProblem? {
    if name.allSatisfy(\.isWhitespace) { return RenamingProblem(message: "a name has letters") }
    if name.utf8.count > Self.lengthLimit {
      return RenamingProblem(message: "a name has \(Self.lengthLimit) bytes at most")
    }
    if name.unicodeScalars.contains(where: \.isControlOrBreak) {
      return RenamingProblem(message: "a name stands on one line, without control characters")
    }
    return old.kind == .anchor ? problem(withAnchor: name, for: old) : problem(with: name, of: old)
  }

  private func problem(withAnchor name: String, for old: Name) -> RenamingProblem? {
    if name.contains(where: { $0.isWhitespace || ",[]{}".contains($0) }) {
      return RenamingProblem(message: "the name of an anchor has neither blanks nor any of ,[]{}")
    }
    guard name != old.word, (tree.anchorNames + tree.danglingAliasNames).contains(name) else {
      return nil
    }
    return RenamingProblem(message: "another anchor or alias is called '\(name)'")
  }

  private func problem(with name: String, of old: Name) -> RenamingProblem? {
    let folded = name.foldedForComparison
    guard let spec, folded != old.word.foldedForComparison else { return nil }
    let facts = old.kind == .segment ? spec.guideline?.model.facts("moments") : nil
    let kinds: Set<WordKind> = old.kind == .segment ? [.moment, .part, .place] : [.part, .place]
    let mentions = spec.mentions.filter { kinds.contains($0.kind) }
    let taken =
      names.filter { $0.kind == .segment || $0.kind == .part }.map(\.word)
      + (facts ?? []).flatMap(\.values)
      + mentions.map(\.word.value)
    guard taken.contains(where: { $0.foldedForComparison == folded }) else { return nil }
    return RenamingProblem(message: "something else is called '\(name)'")
  }
}

extension Spec {
  /// The edits of a segment's phrases that say its label or name as it is written.
  ///
  /// These phrases follow the new name.
  fileprivate func renaming(_ word: String, inPhrasesTo name: String) -> [TextEdit] {
    var seen: Set<ByteRange> = []
    return scopes.flatMap { scope -> [TextEdit] in
      guard let position = scope.segments.position(of: word) else { return [] }
      return scope.announcements.compactMap { announcement in
        let phrase = announcement.phrase
        guard scope.segments.position(ofMoment: announcement.moment.value) == position,
          let place = phrase.value.place(saying: word), seen.insert(phrase.range).inserted
        else { return nil }
        var text = phrase.value
        text.replaceSubrange(place, with: name)
        return replacing(phrase, with: text, reordering: true)
      }
    }
  }
}

extension String {
  /// Where a phrase says a word as it is written; `nil` where it does not.
  ///
  /// It is the part that is that word, or else the first place without a letter or digit beside it.
  fileprivate func place(saying word: String) -> Range<Index>? {
    guard !word.isEmpty else { return nil }
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    return phraseParts.first { self[$0] == word }
      ?? ranges(of: word).first { place in
        let before = place.lowerBound == startIndex ? nil : self[index(before: place.lowerBound)]
        let after = place.upperBound == endIndex ? nil : self[place.upperBound]
        return ![before, after].compactMap(\.self).contains(where: isPart)
      }
  }
}

extension Unicode.Scalar {
  /// Whether a name does not show the scalar: a control, a line separator or a byte order mark.
  fileprivate var isControlOrBreak: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
