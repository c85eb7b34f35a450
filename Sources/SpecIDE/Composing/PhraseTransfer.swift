import Guidelines
import SpecModel

/// Says of one moment what the spec says of another one, in the author's own words.
///
/// Where "Hours, 2 hours, Increment, Button" stands, the decrement is "Hours, 2 hours, Decrement,
/// Button": only what tells the two apart is put in place of the other.
struct PhraseTransfer {
  private let target: Speaker
  private let moment: String
  private let state: String?
  private let scope: Scope
  private let spec: Spec

  init(to moment: String, in state: String?, _ scope: Scope, _ spec: Spec) {
    target = Speaker(at: moment, in: state, scope, spec)
    self.moment = moment.foldedForComparison
    self.state = state
    self.scope = scope
    self.spec = spec
  }

  /// The phrases of the other moments of the platform, said of this one.
  var phrases: [String] {
    guard !moment.isEmpty else { return [] }
    return scope.announcements.compactMap { other in
      guard other.foldedMoment != moment, other.state?.value == state else { return nil }
      return phrase(of: other)
    }
  }

  /// `nil` where the phrase has nothing that tells its moment from this one, where one of the two
  /// has a state that the other has not, and where a place in the set is told in words.
  private func phrase(of other: Announcement) -> String? {
    let source = Speaker(other, scope, spec)
    guard (source.segment == nil) == (target.segment == nil),
      source.segment == nil || source.text(for: "state") == target.text(for: "state"),
      target.segmentPosition != 0 || target.text(for: "group") == nil
    else { return nil }
    var text = other.phrase.value
    if source.segmentPosition == 0, let group = source.text(for: "group") {
      let own = Set([group, "{group}"].map(\.foldedForComparison))
      text = text.phraseParts.filter { !own.contains($0.foldedForComparison) }
        .joined(separator: ", ")
    }
    let places = places(from: source)
    guard
      places.isEmpty || !text.contains(" of ") || other.spoken.has("index")
        || places.contains(where: { text.contains($0.old) })
    else { return nil }
    let said = text.replacingWords(pairs(from: source, other.foldedMoment) + places)
    return said == other.phrase.value ? nil : said
  }

  private func pairs(from source: Speaker, _ other: String) -> [WordPair] {
    let names = ["label", "name"].map { WordPair(source.text(for: $0), target.text(for: $0)) }
    let actions = zip(words(of: other), words(of: moment)).map {
      WordPair($0, $1, isAnyCase: true)
    }
    return (names + actions).filter { $0.old != $0.new && !$0.old.isEmpty && !$0.new.isEmpty }
      .sorted { $0.old.count > $1.old.count }
  }

  /// The places in the set as they are written in digits.
  private func places(from source: Speaker) -> [WordPair] {
    guard let count = source.count, let old = source.position, let new = target.position,
      old != new
    else { return [] }
    return [" of ", "/"].map { WordPair("\(old)\($0)\(count)", "\(new)\($0)\(count)") }
  }

  /// What the buttons are called whose action is the moment.
  private func words(of moment: String) -> [String] {
    let facts = spec.guideline?.model.facts("button-words") ?? []
    let own = facts.filter { $0.detail("action")?.foldedForComparison == moment }
    return own.flatMap(\.values)
  }
}

/// A word, and what stands in its place.
private struct WordPair {
  let old: String
  let new: String
  /// Whether it may be written in capitals or not, as the word of an action.
  let isAnyCase: Bool

  init(_ old: String?, _ new: String?, isAnyCase: Bool = false) {
    self.old = old ?? ""
    self.new = new ?? ""
    self.isAnyCase = isAnyCase
  }

  /// Whether a text begins with the old word, whole.
  func begins(_ text: Substring) -> Bool {
    let start = text.prefix(old.count)
    guard isAnyCase ? start.lowercased() == old.lowercased() : start == old[...] else {
      return false
    }
    return text.dropFirst(old.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
  }

  /// The new word in the capitals of the old one, as that is written.
  func written(as text: Substring) -> String {
    text.contains(where: \.isUppercase) || !isAnyCase ? new : new.lowercased()
  }
}

extension String {
  /// The parts of a phrase, which commas divide.
  var phraseParts: [String] {
    split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// The text with whole words in place of others, the first of the pairs that fits.
  fileprivate func replacingWords(_ pairs: [WordPair]) -> String {
    var result = ""
    var rest = self[...]
    var isWordStart = true
    while let first = rest.first {
      let pair = isWordStart ? pairs.first { $0.begins(rest) } : nil
      let length = pair?.old.count ?? 1
      result += pair.map { $0.written(as: rest.prefix(length)) } ?? String(first)
      isWordStart = pair == nil && !first.isLetter && !first.isNumber
      rest = rest.dropFirst(length)
    }
    return result
  }
}
