import English
import Guidelines
import SpecModel
import SpecRules

/// The phrase of one moment carried over to another one, in the author's own words.
///
/// Where the spec says "Hours, 2 hours, Increment, Button", the decrement is "Hours, 2 hours,
/// Decrement, Button". Only what tells the two apart is replaced.
struct PhraseTransfer {
  private let target: Speaker
  private let moment: String
  private let state: String?
  private let scope: PlatformSpec
  private let spec: Spec

  init(to moment: String, in state: String?, _ scope: PlatformSpec, _ spec: Spec) {
    target = Speaker(at: moment, in: state, scope, spec)
    self.moment = moment.foldedForComparison
    self.state = state
    self.scope = scope
    self.spec = spec
  }

  /// The phrases of the other moments of the platform, reworded for this one.
  ///
  /// A phrase of a single page counts if what it says in front of its number is about all pages.
  var phrases: [String] {
    guard !moment.isEmpty else { return [] }
    let others = scope.announcements.filter {
      $0.foldedMoment != moment && $0.state?.value == state
    }
    let heads = others.compactMap(head)
    return others.compactMap { other in
      let own = head(of: other).map { own in !isShared(own) && heads.count { $0 == own } < 2 }
      return own == true ? nil : phrase(of: other)
    }
  }

  /// What stands in front of the place in the set of a numbered page.
  private func head(of page: Announcement) -> Substring? {
    guard target.segment == nil, page.foldedMoment.contains(where: \.isNumber),
      let place = SpokenIndexPlace.all(in: page.phrase.value, placeholders: [:]).last
    else { return nil }
    let head = page.phrase.value[..<place.whole.lowerBound]
    return head.lastIndex(of: ",").map { head[..<$0] } ?? ""
  }

  /// Whether words are about all pages: what the spec calls the whole, or part of that.
  private func isShared(_ head: Substring) -> Bool {
    let names = ["label", "name"].compactMap(target.text) + [spec.root["title"]?.word?.value ?? ""]
    return head.isEmpty || head.hasPrefix("{")
      || names.contains { $0.lowercased().contains(head.lowercased()) }
  }

  /// The phrase of another moment, said of this one.
  ///
  /// `nil` where nothing in it tells the moments apart, or only one of the two has a state.
  private func phrase(of other: Announcement) -> String? {
    let source = Speaker(other, scope, spec)
    guard (source.segment == nil) == (target.segment == nil),
      source.segment == nil || source.text(for: "state") == target.text(for: "state"),
      target.segmentPosition != 0 || target.text(for: "group") == nil
    else { return nil }
    var text = other.phrase.value
    if source.segmentPosition == 0, let group = source.text(for: "group") {
      let own = Set([group, "{group}"].map(\.foldedForComparison))
      text = text.spokenParts(keeping: [group]).filter { !own.contains($0.foldedForComparison) }
        .joined(separator: ", ")
    }
    let said = placed(text, from: source)
      .replacingWords(pairs(from: source, other.foldedMoment) + places(from: source))
    return said == other.phrase.value && !isSaidOfEach(other) ? nil : said
  }

  /// Whether a placeholder tells the moments apart.
  private func isSaidOfEach(_ other: Announcement) -> Bool {
    let own = target.segment == nil ? ["state"] : ["label", "name", "index"]
    return own.contains(where: other.spoken.has)
  }

  /// A phrase with the position of the target in place of the source's, in words where it is in
  /// words.
  private func placed(_ text: String, from source: Speaker) -> String {
    guard let old = source.position, let new = target.position, old != new,
      let place = SpokenIndexPlace.all(in: text, placeholders: [:]).last,
      place.index.position == old, place.index.count == source.count
    else { return text }
    let said = place.saying(new, of: place.index.count, in: text)
    return text.replacing([(place.whole, said)])
  }

  private func pairs(from source: Speaker, _ other: String) -> [WordPair] {
    let names = ["label", "name"].map { WordPair(source.text(for: $0), target.text(for: $0)) }
    let actions = zip(words(of: other), words(of: moment)).map {
      WordPair($0, $1, isAnyCase: true)
    }
    return (names + actions).filter { $0.old != $0.new && !$0.old.isEmpty && !$0.new.isEmpty }
      .sorted { $0.old.count > $1.old.count }
  }

  /// The places in the set as in "3/4", which is no fraction here.
  private func places(from source: Speaker) -> [WordPair] {
    guard let count = source.count, let old = source.position, let new = target.position,
      old != new
    else { return [] }
    return [WordPair("\(old)/\(count)", "\(new)/\(count)")]
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

  /// The new word with the capitals of the old one.
  func written(as text: Substring) -> String {
    text.contains(where: \.isUppercase) || !isAnyCase ? new : new.lowercased()
  }
}

extension String {
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
