import English
import Guidelines
import SourceText
import YAMLSyntax

extension SpecValue {
  /// Whether the value has the outer form of a shape that is not a choice between shapes.
  func fits(_ shape: Shape) -> Bool {
    switch (shape, content) {
    case (.map, .map), (.list, .list): true
    case (.integer, .scalar(let text, .int)): !text.hasPrefix("-")
    case (.number, .scalar(_, .int)), (.number, .scalar(_, .float)): true
    case (.version, .scalar(let text, _)): SystemVersion(text) != nil
    case (.boolean, .scalar(_, .bool)): true
    case (.percentage, .scalar(let text, _)): text.percentage != nil
    case (.duration, .scalar(let text, _)): text.isDuration
    case (.size, .scalar(let text, _)): text.byteCount != nil
    case (.language, .scalar(let text, _)): text.isLanguageTag
    case (.constant(let word), .scalar(let text, _)): text.isWritten(word)
    case (.choice(let choices), .scalar(let text, _)): choices.contains { text.isWritten($0.word) }
    case (.text, .scalar), (.word, .scalar), (.api, .scalar), (.apiOrText, .scalar): true
    default: false
    }
  }

  /// The text of a scalar in quotes that would have the outer form of a shape without them.
  func unquoted(for shape: Shape) -> String? {
    guard case .scalar(let text, .string) = content, let node, node.style != .plain else {
      return nil
    }
    let type: ScalarType =
      Int(text) != nil
      ? .int
      : Double(text)?.isFinite == true
        ? .float
        : ["true", "false"].contains(text) ? .bool : .string
    let plain = SpecValue(.scalar(text, type), range: range, node: nil)
    return shape.alternatives.contains(where: plain.fits) ? text : nil
  }

  /// The boolean, or what a misspelt one or a word of YAML 1.1 in its place stands for.
  var booleanMeant: Bool? { boolean ?? booleanMeant(by: .boolean).map { $0 == "true" } }

  /// The boolean that a misspelt one or a word of YAML 1.1 stands for, where a shape takes one.
  func booleanMeant(by shape: Shape) -> String? {
    guard case .scalar(let text, let type) = content, type == .string || type == .int else {
      return nil
    }
    let plain = SpecValue(.scalar("true", .bool), range: range, node: nil)
    guard shape.alternatives.contains(where: plain.fits) else { return nil }
    let words = [
      "true": "true", "yes": "true", "y": "true", "on": "true", "always": "true", "1": "true",
      "false": "false", "no": "false", "n": "false", "off": "false", "never": "false",
      "none": "false", "not": "false", "0": "false",
    ]
    // A mark behind the word is a slip of its own.
    let word = text.last.map(",;.".contains) == true ? text.dropLast() : text[...]
    return words[word.lowercased()]
      ?? Spelling.nearest(to: String(word), among: ["true", "false"])
  }

  /// The word of the shape that this text misspells.
  func choiceMeant(by shape: Shape) -> String? {
    guard case .scalar(let text, .string) = content else { return nil }
    for case .constant(let word) in shape.alternatives
    where Spelling.nearest(to: text, among: [word]) != nil {
      return word
    }
    for case .choice(let choices) in shape.alternatives {
      let right = choices.filter { !$0.isMistake }.map(\.word)
      let near = Spelling.nearest(to: text, among: choices.map(\.word))
      if let near, right.contains(near) { return near }
      // A constant of a framework may end with the word: 'LENGTH_INDEFINITE'.
      let tail = String(text.reversed().prefix(while: \.isLetter).reversed()).lowercased()
      if right.contains(tail) { return tail }
    }
    return nil
  }

  /// Whether the value is a word without quotes, alone on its line or behind dashes.
  ///
  /// A key looks so until its colon is written.
  var isWordOnOwnLine: Bool {
    guard let node, node.kind == .scalar, node.style == .plain, !node.isMissing else {
      return false
    }
    let (range, bytes) = (node.range, node.tree.bytes)
    guard range.upperBound <= bytes.count, !bytes[range].contains(where: { $0 <= 0x20 }) else {
      return false
    }
    let before = bytes[..<range.lowerBound].last { $0 != 0x20 && $0 != UInt8(ascii: "-") }
    return before?.isBreak ?? true
  }

  /// What the value is, for a message.
  var formDescription: String {
    switch content {
    case .null: "nothing"
    case .map: "a map"
    case .list: "a list"
    case .scalar(let text, .bool): "'\(text)'"
    case .scalar(let text, _):
      "'\(text.prefix(40))\(text.dropFirst(40).isEmpty ? "" : "…")'"
    }
  }
}

extension Shape {
  /// The first of the shapes that may stand here which has the outer form of a value.
  func alternative(fitting value: SpecValue) -> Shape? {
    guard case .any(let shapes) = self else { return value.fits(self) ? self : nil }
    for shape in shapes {
      if let fitting = shape.alternative(fitting: value) { return fitting }
    }
    return nil
  }
}

extension Shape {
  /// What to write in place of a value that is often taken for one of the shape.
  ///
  /// A part is called as the guideline does.
  func advice(besides value: SpecValue, at place: SpecPath, called part: String?) -> String? {
    if case .word(.role) = self, value.isList { return "a component has one role; write one role" }
    if let advice = KeyDictionary.builtIn.advice[place.key] { return advice.message }
    guard let map = mapShape, let short = map.shorthand(of: value) else { return nil }
    let written = "{ \(short.key): \(short.value) }"
    if map == .segment { return "\((part ?? map.name).withArticle) is a map: \(written)" }
    let advice =
      value.isPlaceholder ? "'{' begins a map in YAML; put the text in quotes and write" : "write"
    return "\(advice) '\(place.key): \(written)'"
  }
}

extension MapShape {
  /// The entry that a word in place of the map means: its key, and the word as it is written.
  func shorthand(of value: SpecValue) -> (key: String, value: String)? {
    guard let shorthand, let shape = description(of: shorthand)?.shape else { return nil }
    if value.isPlaceholder, let name = value.entries.first?.key.value {
      return shape.takesText ? (shorthand, ScalarWriting.scalar("{\(name)}")) : nil
    }
    guard let written = value.written, value.boolean == nil,
      shape.alternative(fitting: value) != nil
    else { return nil }
    return (shorthand, written)
  }

  /// The key that a scalar in place of the map is the value of, as `current` is of a number.
  package func key(ofScalar text: String) -> String? {
    let type = ScalarType(plain: Array(text.utf8)[...])
    let value = SpecValue(.scalar(text, type), range: 0..<0, node: nil)
    let short = shorthand.flatMap { description(of: $0) }
    let known =
      short.map { [$0] } ?? keys.filter { $0.shape.alternatives.contains(where: \.isNumber) }
    return known.first { $0.shape.alternative(fitting: value) != nil }?.name
  }
}

extension Shape {
  /// Whether any text may stand here.
  fileprivate var takesText: Bool {
    alternatives.contains { if case .text = $0 { true } else { false } }
  }
}

extension Shape: CustomStringConvertible {
  /// What the shape asks for, for a message.
  package var description: String {
    let parts = alternatives.flatMap(\.parts)
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "nothing" }
    return parts.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What each of the alternatives asks for.
  private var parts: [String] {
    switch self {
    case .boolean: ["'true'", "'false'"]
    case .choice(let choices): choices.filter { !$0.isMistake }.map { "'\($0.word)'" }
    default: [form]
    }
  }

  private var form: String {
    switch self {
    case .text: "text"
    case .integer: "a whole number such as 3"
    case .number: "a number"
    case .version: "a version such as 17.4"
    case .percentage: "a percentage such as '200%'"
    case .duration: "a duration such as '5s'"
    case .size: "a size such as '10MB'"
    case .language: "a tag of BCP 47 such as 'de' or 'pt-BR'"
    case .constant(let word): "'\(word)'"
    case .word(let kind): kind.rawValue.withArticle
    case .api: "the name of an API"
    case .apiOrText: "text or the name of an API"
    case .list(.map): "a list of maps"
    case .list: "a list"
    case .map: "a map"
    case .boolean, .choice, .any: description
    }
  }
}

extension String {
  /// Whether the text is a word of small letters, with capitals or without.
  ///
  /// The length decides first, so that a long text costs nothing.
  fileprivate func isWritten(_ word: String) -> Bool {
    utf8.count == word.utf8.count && lowercased() == word
  }
}

extension String {
  /// The number of a percentage.
  ///
  /// "up to" or "at least" may stand in front of it, and "or more" behind it.
  /// A text of a hundred bytes or more is no percentage.
  package var percentage: Double? {
    guard utf8.count < 100 else { return nil }
    let text = lowercased()
    let tail = Self.tailsOfPercentage.first(where: text.hasSuffix) ?? ""
    return String(dropLast(tail.count).trimmingBlanks).percentageWithoutTail
  }

  private var percentageWithoutTail: Double? {
    let whole = lowercased()
    guard let unit = Self.unitsOfPercentage.first(where: whole.hasSuffix) else { return nil }
    let text = dropLast(unit.count).trimmingBlanks
    let folded = String(text).lowercased()
    let lead = Self.leadsOfPercentage.first { folded.hasPrefix("\($0) ") } ?? ""
    return Double(text.dropFirst(lead.count).trimmingBlanks)
  }

  /// The words that may stand in front of a percentage.
  static let leadsOfPercentage = ["up to", "at least", "minimum", "more than", "≥", ">=", ">"]

  /// What may stand behind a percentage.
  static let tailsOfPercentage = ["or more", "or larger"]

  /// The signs and words for a percentage.
  static let unitsOfPercentage = ["%", "percent", "per cent"]
}

extension String {
  /// The words that may stand in front of a length of time.
  static let leadsOfDuration = ["every", "each", "after"]

  /// The units in which a length of time is given.
  static let unitsOfDuration = [
    "ms", "milliseconds", "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute",
    "minutes", "h", "hour", "hours",
  ]

  /// Whether the text is a length of time, such as "every 30 s".
  fileprivate var isDuration: Bool { seconds != nil }

  /// The seconds of a length of time; the number itself where it has no unit.
  ///
  /// The unit behind the number and the word before it may be missing.
  package var seconds: Double? {
    let lead = Self.leadsOfDuration.first { hasPrefix($0 + " ") } ?? ""
    let amount = dropFirst(lead.count).trimmingBlanks
    guard amount.first?.isNumber == true || amount.first == "." else { return nil }
    return (Self.unitsOfDuration + [""]).firstNonNil { unit in
      guard amount.hasSuffix(unit) else { return nil }
      return Double(amount.dropLast(unit.count).trimmingBlanks).map { $0 * Self.seconds(in: unit) }
    }
  }

  private static func seconds(in unit: String) -> Double {
    let lengths = [("ms", 0.001), ("milli", 0.001), ("m", 60), ("h", 3600)]
    return lengths.first { unit.hasPrefix($0.0) }?.1 ?? 1
  }

  /// Whether the text is a length of time, and not of nothing.
  package var isDurationAboveZero: Bool {
    isDuration && contains { $0.isNumber && $0 != "0" }
  }
}

extension String {
  /// A size such as `10MB`, `512 kB` or `1000`, in bytes; `nil` if it is not one.
  package var byteCount: Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    let factor: Int
    switch dropFirst(digits.count).drop(while: { $0 == " " }).lowercased() {
    case "", "b": factor = 1
    case "k", "kb": factor = 1000
    case "kib": factor = 1024
    case "m", "mb": factor = 1_000_000
    case "mib": factor = 1 << 20
    case "g", "gb": factor = 1_000_000_000
    default: return nil
    }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: factor)
    return overflow ? nil : bytes
  }
}

extension String {
  /// The languages of two letters, by ISO 639-1.
  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz \
    ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la \
    lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj \
    om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv \
    sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init)
  )

  /// The regular expression for ``isLanguageTag``, for the schema.
  static let patternOfLanguageTag =
    "^(([A-Za-z]{2,3}|[xX]|[iI])(-[A-Za-z0-9]{1,8})+|[A-Za-z]{2,3})$"

  /// Whether the text has the form of a language tag of BCP 47.
  ///
  /// It begins with a language of two or three letters, or with the `x` or `i` of private use.
  /// Longer names of languages are reserved.
  package var isLanguageTag: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, language.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return false
    }
    if language.count == 2, !Self.languages.contains(language.lowercased()) { return false }
    let isPrivate = ["x", "i"].contains(language.lowercased()) && parts.count > 1
    return (isPrivate || (2...3).contains(language.count))
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  package var trimmingBlanks: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
