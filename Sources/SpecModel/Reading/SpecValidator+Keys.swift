import English
import Guidelines
import SourceText
import YAMLSyntax

/// Keys that are written in a way of their own.
extension SpecValidator {
  /// Whether a key ends with a colon too many, without which a map has it.
  func hasColonTooMany(_ key: String, in shape: MapShape) -> Bool {
    guard key.hasSuffix(":") else { return false }
    return shape.description(of: key.withoutColons).map(isAvailable) ?? false
  }

  /// The key of a map of words with a colon too many, without it, as of `increment::`.
  func keyMeant(byColonsIn entry: SpecEntry, of map: SpecValue) -> String? {
    let key = entry.key
    guard key.value.hasSuffix(":"), key.range.count == key.value.utf8.count,
      !segments.names.contains(key.value)
    else { return nil }
    let name = key.value.withoutColons
    return name.isEmpty || map.entry(name) != nil ? nil : name
  }

  /// Reports a key behind a question mark whose colon is missing.
  mutating func reportMissingColon(_ entry: SpecEntry, of map: SpecValue) {
    let key = entry.key
    guard problems.count < Self.mostLooks, let node = map.node,
      let mark = node.tree.questionMark(inFrontOf: key.range.lowerBound),
      let own = node.entries.first(where: { $0.key.range == key.range }), own.colon == nil
    else { return }
    problems.append(
      SpecProblem(
        .wrongType,
        "'?' begins a key, and its colon is missing; write '\(key.value):'",
        at: key.range,
        fix: Fix(
          "Write '\(key.value):'",
          [.delete(mark..<key.range.lowerBound), .insert(":", at: key.range.upperBound)]
        ),
        isGap: true
      )
    )
  }

  /// The problem of an entry in braces that lacks its colon.
  ///
  /// Examples are `{ current 3 }` and `{ tab=focus }`.
  func colonMissing(in entry: SpecEntry, of map: SpecValue, _ shape: MapShape) -> SpecProblem? {
    guard problems.count < Self.mostLooks, map.node?.style == .flow, entry.hasKeyAlone,
      entry.key.range.count == entry.key.value.utf8.count,
      let name = entry.key.value.keyWithoutColon
    else { return nil }
    let behind = entry.key.value.dropFirst(name.count)
    let rest = behind.drop { $0 == " " }
    guard isKey(name, in: shape), !rest.isEmpty, rest != "=" else { return nil }
    let start = entry.key.range.lowerBound + name.utf8.count
    let blanks = behind.utf8.count - rest.utf8.count
    let hasMark = rest.first == "="
    let range =
      hasMark ? (start + blanks)..<(start + blanks + 1) : entry.key.range.prefix(name.utf8.count)
    let edit =
      hasMark
      ? TextEdit(start..<range.upperBound, with: rest.dropFirst().first == " " ? ":" : ": ")
      : TextEdit.insert(":", at: start)
    return SpecProblem(
      hasMark ? .missingColon : .wrongType,
      hasMark
        ? "a key ends with ':'; write it in place of '='"
        : SpecProblem.missingColonMessage(of: name),
      at: range,
      fix: Fix(hasMark ? "Write ':'" : "Insert ':'", [edit]),
      isGap: true
    )
  }

  /// Whether a map has a key for certain: the format names it, or a vocabulary does.
  private func isKey(_ name: String, in shape: MapShape) -> Bool {
    if let known = shape.description(of: name) { return isAvailable(known) }
    guard let kind = shape.openKeys.flatMap({ Term.Kind(rawValue: $0.kind.rawValue) }) else {
      return false
    }
    let facts: [WordKind: String] = [.key: "keys", .gesture: "gestures", .state: "states"]
    return library.vocabulary.term(kind, name) != nil
      || shape.openKeys.flatMap { facts[$0.kind] }.map { fact in
        guideline?.model.facts(fact) ?? []
      }?.contains { $0.accepts(name) } == true
  }

  /// Makes keys of a list of platforms, or of the only one.
  func keying(_ value: SpecValue, of map: MapShape) -> Fix? {
    guard map.openKeys?.kind == .platform, let node = value.node else { return nil }
    let words = (value.word.map { [$0] } ?? value.words).map { $0.value.lowercased() }
    guard !words.isEmpty, words.count == max(value.items.count, 1),
      words.allSatisfy({ Platform(rawValue: $0) != nil }), Set(words).count == words.count
    else { return nil }
    return Fix("Make it a map", edits(keying: words, node))
  }

  private func edits(keying names: [String], _ node: YAMLNode) -> [TextEdit] {
    guard node.style == .block else {
      let map = "{ \(names.map { "\($0): {}" }.joined(separator: ", ")) }"
      return [TextEdit(node.range, with: CollectionStyle(of: node.parent).value(map))]
    }
    return zip(node.items, names).flatMap { item, name -> [TextEdit] in
      let dash = node.tree.dash(inFrontOf: item.range.lowerBound)
      // Dashes may stand in the column of their key, keys may not.
      let isBesideKey = dash.map { node.tree.column(of: $0) == 0 } ?? false
      let removal = dash.map {
        TextEdit($0..<item.range.lowerBound, with: isBesideKey ? "  " : "")
      }
      let key =
        item.text == name
        ? TextEdit.insert(":", at: item.range.upperBound) : TextEdit(item.range, with: name + ":")
      return [removal, key].compactMap(\.self)
    }
  }
}

extension SyntaxTree {
  /// The question mark in front of a key on its line.
  fileprivate func questionMark(inFrontOf key: Int) -> Int? {
    guard key > 1, key <= bytes.count else { return nil }
    var mark = key - 1
    while mark > 0, bytes[mark] == 0x20 { mark -= 1 }
    return mark < key - 1 && bytes[mark] == UInt8(ascii: "?") ? mark : nil
  }
}

extension String {
  /// The merge key where some other number of its marks stands.
  var mergeKeyMeant: String? {
    !isEmpty && utf8.count < 5 && allSatisfy { $0 == "<" } ? "<<" : nil
  }

  /// The word in front of a blank or '=' in a key whose colon may be missing.
  var keyWithoutColon: String? {
    firstIndex { " =".contains($0) }.map { String(self[..<$0]) }
  }

  /// The text without colons at its end.
  fileprivate var withoutColons: String {
    String(self[..<(lastIndex { $0 != ":" && $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}

extension [String] {
  /// The key that another one differs from in blanks and case alone: it is that one, whatever its
  /// value is.
  func key(differingInFormFrom key: String) -> String? {
    let hyphened = key.foldedTokens.joined(separator: "-")
    return first { $0 == hyphened }
  }
}
