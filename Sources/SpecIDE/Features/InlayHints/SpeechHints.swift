import English
import Guidelines
import SourceText
import SpecModel
import Voices
import YAMLSyntax

/// What the screen readers say for the states, roles and announcements of a spec.
///
/// It leaves out what the line says itself.
struct SpeechHints {
  private(set) var hints: [InlayHint] = []

  /// What one screen reader says, or all do.
  private struct Words {
    let platform: Platform?
    let text: String
    let quote: String?
  }

  /// The longest label, in characters.
  private static let lengthLimit = 100

  /// What is said at each place; what stands at the top level is said on every platform.
  private var spoken: [Int: [Words]] = [:]

  init(of spec: Spec) {
    guard spec.guideline != nil else { return }
    for scope in spec.scopes {
      if scope.platform != nil {
        addStates(of: spec, in: scope)
        addRole(of: spec, in: scope)
      }
      addAnnouncements(of: spec, in: scope)
      addUnwritten(of: spec, in: scope)
    }
    hints = spoken.compactMap { Self.hint(at: $0, $1, in: spec.tree.bytes) }
  }

  /// A state says what the guideline wants to be announced, unless the spec says it.
  private mutating func addStates(of spec: Spec, in scope: PlatformSpec) {
    for state in scope.states where state.announce == nil {
      let fact = spec.facts("states", in: scope).first { $0.accepts(state.word.value) }
      guard let fact, let word = fact.detail("announced") else { continue }
      add(word, fact, at: spec.tree.bytes.place(behind: state), in: scope)
    }
  }

  /// A role says how to activate the control, if the guideline expects that role.
  private mutating func addRole(of spec: Spec, in scope: PlatformSpec) {
    guard let role = scope.role, let phrase = spec.facts("activation-phrase", in: scope).first,
      let word = phrase.values.first
    else { return }
    let expected = ["roles", "other-roles", "announced-roles"]
      .flatMap { spec.facts($0, in: scope) }
    guard expected.contains(where: { $0.accepts(role.value) }) else { return }
    add(word, phrase, at: spec.tree.bytes.closingQuote(at: role.range.upperBound), in: scope)
  }

  private mutating func addAnnouncements(of spec: Spec, in scope: PlatformSpec) {
    let bytes = spec.tree.bytes
    for announcement in scope.announcements {
      let range = announcement.phrase.range
      guard let text = spec.filledPhrase(of: announcement, in: scope),
        !bytes[range.clamped(to: 0..<bytes.count)].contains(0x0A)
      else { continue }
      add(text, nil, at: bytes.closingQuote(at: range.upperBound), in: scope)
    }
  }

  /// Adds what the device says at each moment that has no phrase.
  ///
  /// The note stands at the empty key, the button or the segment, or else at the element.
  private mutating func addUnwritten(of spec: Spec, in scope: PlatformSpec) {
    let isShared = [FormatMoment.segments, FormatMoment.pages].contains {
      spec.announces(at: $0, on: scope)
    }
    if isShared { return }
    let entries = scope.map["announcements"]?.entries ?? []
    let empty = Dictionary(
      entries.filter { $0.value.isNull }.map { ($0.key.value.foldedForComparison, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var rest: [String] = []
    for moment in spec.moments(on: scope) where moment.written.isEmpty && moment.event == .focus {
      guard let text = spec.deviceText(at: moment, on: scope) else { continue }
      let entry = empty[moment.key.foldedForComparison]
      if let offset = spec.place(of: moment, at: entry, on: scope) {
        add(text, nil, at: offset, in: scope)
      } else {
        rest.append(text)
      }
    }
    guard !rest.isEmpty, let element = scope.elements.first else { return }
    let offset = spec.tree.bytes.closingQuote(at: element.range.upperBound)
    add(rest.joined(separator: " · "), nil, at: offset, in: scope)
  }

  private mutating func add(_ text: String, _ fact: Fact?, at offset: Int, in scope: PlatformSpec) {
    spoken[offset, default: []].append(
      Words(platform: scope.platform, text: text, quote: fact?.quotes.first)
    )
  }

  /// The note of a place, without what the line says.
  private static func hint(at offset: Int, _ words: [Words], in bytes: [UInt8]) -> InlayHint? {
    let line = bytes.line(at: offset).foldedForComparison
    let news = words.filter { !line.contains($0.text.foldedForComparison) }
    guard let first = news.first else { return nil }
    let isOne = news.allSatisfy { $0.text == first.text }
    let label =
      isOne
      ? "\(news.compactMap { $0.platform?.screenReader }.joined(separator: ", ")): \(first.text)"
      : news.map { "\($0.platform?.screenReader ?? ""): \($0.text)" }.joined(separator: "; ")
    let quotes = news.compactMap { $0.quote.map { "> \($0.inertMarkdown)" } }
    let spoken = label.trimmingPrefix(": ")
    let short = String(spoken).clipped(to: lengthLimit)
    let tooltip = quotes + (short == spoken ? [] : [String(spoken).inertMarkdown])
    return InlayHint(
      offset: offset,
      label: short,
      tooltip: tooltip.isEmpty ? nil : tooltip.joined(separator: "\n>\n")
    )
  }
}

extension Spec {
  fileprivate func announces(at key: String, on scope: PlatformSpec) -> Bool {
    scope.announcements.contains { $0.foldedMoment == key && $0.segmentPosition == nil }
  }

  /// Where a note on a moment without a phrase stands; `nil` where nothing is there for it.
  ///
  /// It stands behind the empty entry, the key of the button, or the label of the segment.
  fileprivate func place(
    of moment: Moment,
    at entry: SpecEntry?,
    on scope: PlatformSpec
  ) -> Int? {
    let button = moment.segmentPosition == nil ? scope.map.entry(moment.key) : nil
    if let entry = entry ?? button {
      let end = entry.key.range.upperBound
      return tree.bytes.closingQuote(at: end) + (entry.value.node == nil ? 0 : 1)
    }
    guard let position = moment.segmentPosition else { return nil }
    let segment = scope.segments.all[position]
    let word = segment.label ?? segment.name
    return word.map { tree.bytes.closingQuote(at: $0.range.upperBound) }
  }
}

extension [UInt8] {
  /// Where a note on a state stands least in the way.
  ///
  /// It stands behind the value if that ends on the same line, or else behind the colon. In a list
  /// of states, it stands behind the word.
  fileprivate func place(behind state: State) -> Int {
    let end = closingQuote(at: state.word.range.upperBound)
    var colon = end
    while colon < count, self[colon] == UInt8(ascii: " ") { colon += 1 }
    guard colon < count, self[colon] == UInt8(ascii: ":") else { return end }
    guard let value = state.value.node?.range, value.lowerBound > colon,
      !self[colon..<Swift.min(value.upperBound, count)].contains(0x0A)
    else { return colon + 1 }
    return value.upperBound
  }

  /// The offset behind the quote that closes at an offset, if one does.
  func closingQuote(at offset: Int) -> Int {
    guard offset < count else { return offset }
    let closes = self[offset] == UInt8(ascii: "\"") || self[offset] == UInt8(ascii: "'")
    return closes ? offset + 1 : offset
  }

  /// The text of the line that an offset stands in.
  fileprivate func line(at offset: Int) -> String {
    let start = self[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = self[offset...].firstIndex(of: 0x0A) ?? count
    return String(decoding: self[start..<end], as: UTF8.self).streamSafe
  }
}
