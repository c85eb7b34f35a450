import YAMLSyntax

extension SpecValue {
  /// Whether the value has the outer form of a shape that is not a choice between shapes.
  func fits(_ shape: Shape) -> Bool {
    switch (shape, content) {
    case (.map, .map), (.list, .list): true
    case (.integer, .scalar(let text, .int)): !text.hasPrefix("-")
    case (.number, .scalar(_, .int)), (.number, .scalar(_, .float)): true
    case (.boolean, .scalar(_, .bool)): true
    case (.percentage, .scalar(let text, _)): text.isPercentage
    case (.duration, .scalar(let text, _)): text.isDuration
    case (.constant(let word), .scalar(let text, _)): text.lowercased() == word
    case (.choice(let choices), .scalar(let text, _)): choices.contain(text.lowercased())
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

  /// The boolean that a word of YAML 1.1 stands for, where a shape takes one.
  func booleanMeant(by shape: Shape) -> String? {
    guard case .scalar(let text, .string) = content else { return nil }
    let plain = SpecValue(.scalar("true", .bool), range: range, node: nil)
    guard shape.alternatives.contains(where: plain.fits) else { return nil }
    let words = [
      "yes": "true", "on": "true", "always": "true",
      "no": "false", "off": "false", "never": "false", "none": "false", "not": "false",
    ]
    return words[text.lowercased()]
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
    case .integer: "a whole number that is not negative"
    case .number: "a number"
    case .percentage: "a percentage such as '200%'"
    case .duration: "a duration such as '5s'"
    case .constant(let word): "'\(word)'"
    case .word(let kind): "a word (\(kind.rawValue))"
    case .api: "the name of an API"
    case .apiOrText: "text or the name of an API"
    case .list(.map): "a list of maps"
    case .list: "a list"
    case .map: "a map"
    case .boolean, .choice, .any: description
    }
  }
}

extension [Choice] {
  fileprivate func contain(_ word: String) -> Bool { contains { $0.word == word } }
}

extension String {
  fileprivate var isPercentage: Bool {
    hasSuffix("%") && Double(dropLast().trimmingBlanks) != nil
  }

}

extension String {
  /// The words that may stand in front of a length of time.
  static let leadsOfDuration = ["every", "each", "after"]

  /// The units in which a length of time is given.
  static let unitsOfDuration = [
    "ms", "milliseconds", "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute",
    "minutes", "h", "hour", "hours",
  ]

  /// Whether the text is a length of time: a number, perhaps with a unit behind it and a word such as
  /// "every" before it.
  fileprivate var isDuration: Bool {
    let lead = Self.leadsOfDuration.first { hasPrefix($0 + " ") } ?? ""
    let amount = dropFirst(lead.count).trimmingBlanks
    return (Self.unitsOfDuration + [""]).contains { unit in
      amount.hasSuffix(unit) && Double(amount.dropLast(unit.count).trimmingBlanks) != nil
    }
  }

  /// Whether the text is a length of time, and not of nothing.
  package var isDurationAboveZero: Bool {
    isDuration && contains { $0.isNumber && $0 != "0" }
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  package var trimmingBlanks: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return String(text)
  }
}
