/// Puts the parts of a resolved element in order.
struct UtteranceComposer {
  private let element: ResolvedElement
  private let voice: Voice
  private let variant: Variant
  private let language: String

  init(of element: ResolvedElement, _ voice: Voice, _ variant: Variant, _ language: String) {
    self.element = element
    self.voice = voice
    self.variant = variant
    self.language = language
  }

  /// What is said when the focus comes to the element.
  var speechOnFocus: Speech {
    if let missing = element.missingRole { return .notKnown(missing) }
    var parts = PartList(of: voice)
    for row in rows {
      if case .children = row.content {
        for child in childRows {
          if let unknown = add(child, to: &parts, isOnce: false) { return unknown }
        }
      } else if !element.child.contains(row.id), let unknown = add(row, to: &parts) {
        return unknown
      }
    }
    var hints = PartList(of: voice)
    if !isWithout("hints") {
      var isHinted = false
      for hint in voice.hints where hint.isAdded || !isHinted {
        let count = hints.parts.count
        if let unknown = add(hint.row, to: &hints) { return unknown }
        if hints.parts.count > count, !hint.isAdded { isHinted = true }
      }
    }
    guard !parts.parts.isEmpty || !hints.parts.isEmpty else { return .nothing(element.basis) }
    return .says(Utterance(parts.parts, hint: hints.parts, basis: basis))
  }

  /// What is said as a row for an event tells.
  func speech(_ row: EventRow) -> Speech {
    switch row.effect {
    case .element: return speechOnFocus
    case .nothing: return .nothing(row.basis)
    case .unknown(let clause): return .notKnown(clause)
    case .content(let content):
      guard let text = text(of: content) else { return .notKnown("the words that are said then") }
      let part = Utterance.Part(content.part, nil, text, joint: "", row.basis)
      return .says(Utterance([part], basis: row.basis))
    }
  }

  /// Where it is known from how the element behaves, and what the variants change.
  private var basis: Basis {
    let changes = variant.names.compactMap { voice.variantRows[$0]?.basis }
    return changes.reduce(element.basis) { $0.joined(with: $1) }
  }

  /// The rows in the order of the variant.
  private var rows: [VoiceRow] {
    let order =
      variant.names.lazy.compactMap { voice.variantRows[$0]?.order }
      .first { !$0.isEmpty } ?? []
    guard !order.isEmpty else { return voice.rows }
    let first = order.compactMap { id in voice.rows.first { $0.id == id } }
    return first + voice.rows.filter { !order.contains($0.id) }
  }

  private var childRows: [VoiceRow] {
    element.child.compactMap { id in voice.rows.first { $0.id == id } }
  }

  private func isWithout(_ id: String) -> Bool {
    variant.names.contains { voice.variantRows[$0]?.without.contains(id) ?? false }
  }

  /// Adds the text of a row that holds; returns why it is not known, if so.
  private func add(_ row: VoiceRow, to parts: inout PartList, isOnce: Bool = true) -> Speech? {
    guard row.condition.holds(for: element.traits), !isWithout(row.id) else { return nil }
    if case .unknown(let clause) = row.content { return .notKnown(clause) }
    guard var text = text(of: row.content) else {
      guard case .word(let word) = row.content else { return nil }
      return .notKnown(element.missing(word))
    }
    if let other = row.unlike, element.texts[other] == text { return nil }
    if row.namesSymbols { text = voice.symbols.spoken(text) }
    if !text.isEmpty { parts.add(text, by: row, isOnce: isOnce) }
    return nil
  }

  private func text(of content: VoiceRow.Content) -> String? {
    switch content {
    case .text(let kind, let coded):
      guard let text = element.texts[kind] else { return nil }
      return coded[text].flatMap { voice.word($0, in: language, as: variant) } ?? text
    case .word(let word):
      return voice.word(word, in: language, as: variant).flatMap(element.filled)
    case .children, .unknown: return nil
    }
  }
}

/// The parts that are said so far, with what stands between them.
private struct PartList {
  private(set) var parts: [Utterance.Part] = []
  /// What has been said that is not said again, in lower case.
  private var said: Set<String> = []
  /// The text that follows the last part.
  private var then: String?
  private let voice: Voice

  init(of voice: Voice) {
    self.voice = voice
  }

  mutating func add(_ text: String, by row: VoiceRow, isOnce: Bool) {
    if isOnce, row.isOnce, !said.insert(text.lowercased()).inserted { return }
    let joint = then ?? row.joint ?? usualJoint
    parts.append(Utterance.Part(row.part, row.name, text, joint: joint, row.basis))
    then = row.then
  }

  /// The joint of the voice, or what takes its place behind a text that ends with its mark.
  private var usualJoint: String {
    guard let other = voice.jointAfterMark, let mark = voice.joint.first,
      parts.last?.text.last == mark
    else { return voice.joint }
    return other
  }
}

extension VoiceRow.Content {
  /// What kind of part it is where it stands alone.
  fileprivate var part: PhrasePart {
    switch self {
    case .text(.name, _): .name
    case .text(.value, _): .value
    case .text(.stateText, _): .state
    default: .other
    }
  }
}
