import SourceText
import SpecChecking
import SpecIDE
import SpecModel
import SpecRules
import YAMLSyntax

/// How often a word that somebody deletes is offered again.
package struct OfferTally: Sendable {
  package private(set) var places = 0
  package private(set) var offered = 0
  package private(set) var amongFirstFive = 0
  /// How many first items were accepted, and those that a rule reports then.
  package private(set) var firstItems = 0
  package private(set) var reported = 0

  package init() {}

  fileprivate mutating func add(position: Int?) {
    places += 1
    if let position {
      offered += 1
      if position < 5 { amongFirstFive += 1 }
    }
  }

  fileprivate mutating func add(isReported: Bool) {
    firstItems += 1
    if isReported { reported += 1 }
  }

  package mutating func add(_ other: OfferTally) {
    places += other.places
    offered += other.offered
    amongFirstFive += other.amongFirstFive
    firstItems += other.firstItems
    reported += other.reported
  }
}

/// Deletes each key, word and phrase of a spec in turn, and looks for it in what is offered there.
///
/// It looks with nothing typed, and with the first two letters.
package struct OfferSweep: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case key
    /// A value of which the format or the guideline says what it may be.
    case word
    case phrase
  }

  /// A word that is not offered, not among the first five, or a first item that a rule reports.
  package struct Miss: Sendable {
    package let kind: Kind
    package let word: String
    /// The line with the cursor in it, shown as `‸`.
    package let line: String
    /// What is offered first.
    package let first: [String]
    /// Where among what is offered the word is; `nil` where it is not.
    package let position: Int?
    /// What a rule reports of the first item; `nil` where the word is missed.
    package let finding: String?
  }

  package private(set) var tallies: [Kind: [OfferTally]] = [:]
  package private(set) var misses: [Miss] = []

  package init() {}

  package mutating func sweep(_ text: String) {
    let source = SourceText(text)
    for document in YAMLStream(parsing: source).documents {
      guard let root = document.tree.root else { continue }
      for token in SpecToken.all(in: root, .spec, [], from: document.start, source.bytes) {
        for count in [0, 2] { look(for: token, typing: count, in: source) }
      }
    }
  }

  private mutating func look(for token: SpecToken, typing count: Int, in source: SourceText) {
    let typed = token.typed(count, in: source.bytes)
    let text = source.applying(TextEdit(token.removed, with: typed))
    let offset = token.removed.lowerBound + typed.utf8.count
    let snapshot = Snapshot(text)
    let items = snapshot.completions(at: offset).filter { $0.isShown(at: offset, in: text) }
    let position = items.firstIndex { $0.says(token.word) }
    var tally = OfferTally()
    tally.add(position: position)
    var finding: String?
    if count == 0, token.kind != .key, let first = items.first {
      finding = snapshot.report(of: first)
      tally.add(isReported: finding != nil)
    }
    tallies[token.kind, default: [OfferTally(), OfferTally()]][count / 2].add(tally)
    guard (position ?? 5) >= 5 || finding != nil else { return }
    let miss = { (finding: String?) in
      Miss(
        kind: token.kind,
        word: token.word,
        line: text.line(around: offset),
        first: items.prefix(5).map(\.label),
        position: position,
        finding: finding
      )
    }
    if (position ?? 5) >= 5 { misses.append(miss(nil)) }
    if finding != nil { misses.append(miss(finding)) }
  }
}

extension Completion {
  /// Whether a client shows the item when something is typed in front of an offset.
  fileprivate func isShown(at offset: Int, in text: SourceText) -> Bool {
    let typed = text.string(in: replaces.lowerBound..<offset)
    return (filter ?? label).lowercased().hasPrefix(typed.lowercased())
  }

  /// Whether the item is a word, apart from capitals, blanks, quotes, empty parentheses and a
  /// leading dot.
  ///
  /// What the guideline leaves to the author (`Tab(selected = <condition>)`) may be anything.
  fileprivate func says(_ word: String) -> Bool {
    let (own, word) = (label.bare, word.bare)
    guard let open = own.firstIndex(of: "<"), let close = own.lastIndex(of: ">") else {
      return own == word
    }
    let (head, tail) = (own[..<open], own[own.index(after: close)...])
    return word.count > head.count + tail.count && word.hasPrefix(head) && word.hasSuffix(tail)
  }
}

extension String {
  fileprivate var bare: String {
    let text = lowercased().replacing(" ", with: "").replacing("()", with: "")
    return String(text.replacing("\"", with: "").trimmingPrefix("."))
  }
}

extension Snapshot {
  /// What a rule says of an item where it is accepted; `nil` where none says more than before.
  fileprivate func report(of item: Completion) -> String? {
    let after = Snapshot(text.applying(TextEdit(item.replaces, with: item.insertion)))
    let start = item.replaces.lowerBound
    let written = start..<(start + item.insertion.utf8.count)
    return after.findings.first { !$0.isGap && $0.range.overlaps(written) }.map {
      "\($0.code): \($0.message)"
    }
  }
}

extension SourceText {
  func line(around offset: Int) -> String {
    let line = content(ofLine: lines.line(at: offset))
    return string(in: line.lowerBound..<offset) + "‸" + string(in: offset..<line.upperBound)
  }
}
