import Guidelines

/// An element with what its control lends it, as one voice hears it in one language.
struct ResolvedElement {
  /// The traits and kinds of text of the element, as bits of the voice's table.
  private(set) var traits: UInt64 = 0
  /// What is said for each kind of text.
  private(set) var texts: [TextKind: String] = [:]
  /// The rows that a child of it tells, in order.
  private(set) var child: [String] = []
  /// What nobody knows of it.
  private(set) var unknown: String?
  /// Why the role is not said; `nil` where no role is expected.
  private(set) var missingRole: String?
  /// Where it is known from how the control behaves.
  private(set) var basis: Basis

  private let element: SpokenElement
  private let voice: Voice
  private let variant: Variant
  private let language: String
  /// The traits of the element itself, without those that follow from them.
  private var ownTraits: UInt64 = 0
  private var role: String?

  init(
    _ element: SpokenElement,
    as control: Control,
    _ voice: Voice,
    _ variant: Variant,
    _ language: String
  ) {
    self.element = element
    self.voice = voice
    self.variant = variant
    self.language = language
    basis = control.behaviour.basis ?? voice.basis
    unknown = control.behaviour.unknown
    readElement()
    apply(control.behaviour)
    updateTraits()
    for change in control.changes where traits & change.condition != 0 { apply(change.behaviour) }
    addRole()
    removeSilenced()
    updateTraits()
  }

  private mutating func readElement() {
    for (kind, text) in element.texts where !text.isEmpty { texts[kind] = text }
    for kind in element.open where texts[kind] == nil { texts[kind] = "{\(kind.rawValue)}" }
    ownTraits = voice.table.bits(of: element.traits)
    if let state = element.traits.filter({ !voice.knows(trait: $0) }).min() {
      unknown = "what is said for '\(state)'"
    }
    var derived: [String] = []
    if let place = element.place {
      derived.append("place")
      derived.append(place.count > 1 ? "several" : "single")
    } else if element.hasOpenPlace {
      derived += ["place", "several"]
    }
    if element.range != nil { derived.append("range") }
    if element.isAtLimit { derived.append("limit") }
    ownTraits |= voice.table.bits(of: derived)
  }

  private mutating func apply(_ behaviour: Control.Behaviour) {
    ownTraits = (ownTraits | behaviour.adds) & ~behaviour.removes
    role = behaviour.role ?? role
    child = behaviour.child ?? child
    unknown = behaviour.unknown ?? unknown
    basis = behaviour.basis ?? basis
    var own = texts
    for (kind, word) in behaviour.texts {
      // A name is made of what the app says; any other text stands where the app gives one.
      guard kind == .name || texts[kind] == nil else { continue }
      guard let template = voice.word(word, in: language, as: variant) else {
        unknown = missing(word)
        continue
      }
      own[kind] = filled(template)
      // What an action is called is a word of the voice, and not of the app.
      if own[kind] == nil, template.contains("{action}"), let action = element.action,
        self.text(for: "action") == nil
      {
        unknown = missing(action)
      }
    }
    texts = own
  }

  private mutating func addRole() {
    guard let role else { return }
    texts[.role] = voice.word(role, in: language, as: variant)
    if texts[.role] == nil { missingRole = missing(role) }
  }

  private mutating func removeSilenced() {
    for name in variant.names {
      for word in voice.variantRows[name]?.without ?? [] {
        if let kind = TextKind(rawValue: word) { texts[kind] = nil }
        if word == TextKind.role.rawValue { missingRole = nil }
      }
    }
  }

  private mutating func updateTraits() {
    let known = ownTraits | voice.table.bits(of: texts.keys.map(\.rawValue))
    traits = voice.consequences.reduce(known) { traits, consequence in
      consequence.condition.holds(for: traits) ? traits | consequence.bits : traits
    }
  }

  /// Whether the device speaks English, the language of the names of actions here.
  private var isInEnglish: Bool { language == "en" || language.hasPrefix("en-") }

  /// Why a word is not said.
  func missing(_ word: String) -> String { "the word for '\(word)' in '\(language)'" }

  /// A template with all that it names; `nil` where something is missing.
  func filled(_ template: String) -> String? {
    var filled = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      guard let text = text(for: String(name)) else { return nil }
      filled += rest[..<open] + text
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  private func text(for placeholder: String) -> String? {
    switch placeholder {
    case "n": element.place.map { String($0.position) } ?? openPlace("{index}")
    case "m": element.place.map { String($0.count) } ?? openPlace("{count}")
    case "percent": element.range.map { String($0.percent) }
    case "decimal": texts[.current].flatMap(Self.decimal)
    case "action":
      element.action.flatMap { action in
        voice.word(action, in: language, as: variant) ?? (isInEnglish ? action : nil)
      }
    case "called": texts[.name] ?? texts[.label]
    case "whole": texts[.whole] ?? texts[.label]
    default: TextKind(rawValue: placeholder).flatMap { texts[$0] }
    }
  }

  private func openPlace(_ placeholder: String) -> String? {
    element.hasOpenPlace ? placeholder : nil
  }

  /// A number with one or two decimal places.
  private static func decimal(of text: String) -> String? {
    guard let number = Double(text), number.isFinite else { return nil }
    return String((number * 100).rounded() / 100)
  }
}
