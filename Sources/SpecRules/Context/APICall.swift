import English
import Guidelines
import SourceText
import SpecModel

/// The name of an API with its value or arguments, as a spec writes it.
struct APICall: Sendable {
  let stem: String
  private let foldedStem: String
  /// What it is looked up by, folded; a chain of modifiers may begin with `Modifier` or another one.
  let foldedName: String
  /// Whether it is a member without its type, such as `.selected`.
  private let isMember: Bool
  /// The arguments in parentheses and braces and the value behind `=`, without blanks and quotes.
  let arguments: [String]

  /// The arguments without the labels of a signature, as in `focused(_:equals:)`.
  ///
  /// With these labels, the value stands behind the name.
  var values: [String] { arguments.filter { !$0.hasSuffix(":") } }

  private static let known = Memo<String, APICall>()

  init(_ text: String) {
    self = Self.known.value(forWord: text) { APICall(reading: text) }
  }

  /// What an expression names: the whole of it, and each call of a chain such as
  /// `Stepper("…").disabled(true)`.
  static func all(in text: String) -> [APICall] {
    // Without a bracket that closes there is no chain.
    guard text.utf8.contains(where: ")}".utf8.contains) else { return [APICall(text)] }
    var parts: [String] = [""]
    var depth = 0
    var isBehindCall = false
    for character in text {
      if character == ".", depth == 0, isBehindCall { parts.append("") }
      isBehindCall = ")}".contains(character)
      if "({".contains(character) { depth += 1 }
      if isBehindCall { depth -= 1 }
      parts[parts.count - 1].append(character)
    }
    return [APICall(text)] + (parts.count > 1 ? parts.map { APICall($0) } : [])
  }

  private init(reading text: String) {
    stem = Vocabulary.stem(of: text)
    foldedStem = stem.foldedForComparison
    foldedName =
      foldedStem.hasPrefix("modifier.")
      ? String(foldedStem.dropFirst("modifier.".count)) : foldedStem
    isMember = text.hasPrefix(".")
    if let result = text.result(ofMethod: stem) {
      arguments = [result]
      return
    }
    let compact = text.withoutBlanksAndQuotes
    guard let behind = compact.behind(stem: stem) else {
      arguments = []
      return
    }
    var arguments: [String] = []
    var current = ""
    var depth = 0
    func finish() {
      // Objective-C has words of its own for the literals.
      if !current.isEmpty { arguments.append(["NO": "false", "YES": "true"][current] ?? current) }
      current = ""
    }
    for character in behind {
      let opens = "({".contains(character)
      let closes = ")}".contains(character)
      if opens { depth += 1 }
      if closes { depth -= 1 }
      switch character {
      case "=" where depth == 0 && current.isEmpty, ":" where depth == 0 && current.isEmpty:
        continue
      case "(", "{": if depth > 1 { current.append(character) }
      case ")", "}": if depth > 0 { current.append(character) } else { finish() }
      case ",", ";": if depth <= 1 { finish() } else { current.append(character) }
      default: current.append(character)
      }
    }
    finish()
    self.arguments = arguments
  }

  /// Whether the call says what another one asks for, with nothing that contradicts it.
  ///
  /// It is the same API, or the same argument of another element. A condition such as
  /// `isEnabled = !isFull` may be what is asked for; a literal that differs is not.
  func fits(_ model: APICall) -> Bool {
    let isSame = isSame(as: model)
    let areElements = stem.isElementName && model.stem.isElementName
    guard isSame || areElements || hasNamedValue(of: model) else { return false }
    if model.arguments.isEmpty { return !arguments.contains("false") }
    let own = arguments(of: model)
    return model.arguments.allSatisfy { wanted in own.contains { $0.mayMean(wanted) } }
  }

  /// Whether it gives an argument of another call of the same API another constant.
  ///
  /// `Modifier.selectable(selected = false)` says the opposite of `selectable(selected = true)`.
  func contradicts(_ model: APICall) -> Bool {
    let isSame = isSame(as: model)
    guard isSame || hasNamedValue(of: model) else { return false }
    // The first argument, or the value behind `=`, has no name.
    if isSame, let own = arguments.first, let wanted = model.arguments.first,
      own.namedArgument.name.isEmpty, wanted.namedArgument.name.isEmpty,
      own.isOtherConstant(than: wanted)
    {
      return true
    }
    return model.arguments.map(\.namedArgument).contains { wanted in
      !wanted.name.isEmpty
        && arguments(of: model).map(\.namedArgument).contains {
          $0.name == wanted.name && $0.value.isOtherConstant(than: wanted.value)
        }
    }
  }

  /// Whether it says itself what another call asks for, with no condition that leaves it open.
  func states(_ model: APICall) -> Bool {
    guard fits(model) else { return false }
    if model.arguments.isEmpty { return arguments == ["true"] || isMember && arguments.isEmpty }
    let own = arguments(of: model)
    return model.arguments.allSatisfy { wanted in own.contains { $0.isSameConstant(as: wanted) } }
  }

  /// The arguments as another call has them, to which it may be the bare argument.
  private func arguments(of model: APICall) -> [String] {
    hasNamedValue(of: model) && !isSame(as: model)
      ? ["\(stem)=\(arguments.joined())"] : arguments
  }

  /// Whether it is the same API, by its name.
  ///
  /// The name may lack the namespace or the type that the other one has in front. It may also lack
  /// the `is` that the property loses in Objective-C.
  private func isSame(as model: APICall) -> Bool {
    let own = foldedStem
    let other = model.foldedStem
    if own.isEmpty || own == other { return own == other }
    // A spec may name the type that has the method: `TabLayout.selectTab()`.
    if own.hasSuffix(other), own.dropLast(other.count).last == "." { return !other.isEmpty }
    guard other.hasSuffix(own) else { return false }
    let lead = other.dropLast(own.count)
    return lead.last == ":" || lead.last == "." || lead == "is"
  }

  /// Whether it is the argument of an element that a spec does not have.
  ///
  /// The spec has the element that is asked for.
  func isOfOther(_ model: APICall, than elements: [String]) -> Bool {
    stem != model.stem && stem.isElementName && elements.contains(model.stem)
      && !elements.contains(stem)
  }

  /// Whether it is the bare argument of an element, such as `enabled = false`.
  private func hasNamedValue(of model: APICall) -> Bool {
    model.stem.isElementName && model.arguments.contains { $0.hasPrefix(stem + "=") }
  }
}

extension String {
  private static let wordsOfReturn: Set<Substring> = ["return", "returns", "Bool", "Boolean"]

  /// What the text always returns: `returns false`, `-> Bool { true }`, `close(); return false`.
  var returnedLiteral: String? {
    guard utf8.count <= 200 else { return nil }
    let words = split { !$0.isLetter }
    guard let last = words.last, ["true", "false"].contains(last), words.count > 1 else {
      return nil
    }
    let isWhole = words.dropLast().allSatisfy { Self.wordsOfReturn.contains($0) }
    // What stands in front may do anything, as long as nothing else is returned.
    let isAtEnd = words.count { $0 == "return" } == 1 && words.dropLast().last == "return"
    return isWhole || isAtEnd ? String(last) : nil
  }

  /// What a method returns that is written with its body.
  fileprivate func result(ofMethod name: String) -> String? {
    guard !name.isEmpty, hasByte(UInt8(ascii: "{")), let place = firstRange(of: name) else {
      return nil
    }
    return String(self[place.upperBound...]).returnedLiteral
  }

  /// The text behind a stem; `nil` where it does not occur.
  fileprivate func behind(stem: String) -> String? {
    let bare = Array(stem.withoutBlanksAndQuotes.utf8)
    let bytes = Array(utf8)
    guard !bare.isEmpty, let found = bytes.firstOccurrence(of: bare, from: 0) else { return nil }
    return String(decoding: bytes[(found + bare.count)...], as: UTF8.self)
  }

  /// Whether an argument is the wanted one, or a condition in its place.
  fileprivate func mayMean(_ wanted: String) -> Bool {
    let written = trimmingBrackets
    if written.isSameConstant(as: wanted) { return true }
    let own = written.namedArgument
    let other = wanted.namedArgument
    guard own.name == other.name, !own.value.isEmpty, !other.value.isEmpty else { return false }
    // Where the guideline leaves a condition open, only its opposite is not accepted.
    if other.value.hasPrefix("<") { return own.value != "false" }
    let literals: Set = ["true", "false"]
    if literals.contains(own.value) { return false }
    return literals.contains(other.value)
      || other.value.hasPrefix(".") && own.value.contains(other.value)
  }

  /// Whether two names are one constant, one of them perhaps without the type that has it.
  ///
  /// `MaterialCheckBox.STATE_CHECKED` is `STATE_CHECKED`.
  func isSameConstant(as other: String) -> Bool {
    let (short, long) = count < other.count ? (self, other) : (other, self)
    if short == long { return true }
    let name = short.drop { $0 == "." }
    return !name.isEmpty && long.hasSuffix(".\(name)")
      && String(long.prefix { $0 != "." }).isElementName
  }

  /// Whether both are yes and no, or two members of one type, as `State.On` and `State.Off`.
  fileprivate func isOtherConstant(than other: String) -> Bool {
    let literals: Set = ["true", "false"]
    if literals.contains(self) || self == other { return literals.contains(other) && self != other }
    // No constant is as long; to look for its dot from behind takes long in marks and flags.
    guard utf8.count <= 200, let dot = lastIndex(of: "."), String(self[..<dot]).isElementName else {
      return false
    }
    return other.hasPrefix(self[...dot])
  }

  /// The name and the value of an argument in Kotlin, such as `enabled = false`.
  var namedArgument: (name: String, value: String) {
    guard let equals = firstIndex(of: "=") else { return ("", self) }
    let value = self[index(after: equals)...]
    // A comparison is a condition without a name.
    let isComparison = value.hasPrefix("=") || self[..<equals].last.map("!<>".contains) ?? false
    return isComparison ? ("", self) : (String(self[..<equals]), String(value))
  }

  /// Whether it is the name of a type, such as a composable.
  var isElementName: Bool {
    guard let first = utf8.first, (0x41...0x5A).contains(first) else { return false }
    return !contains(".")
  }
}

extension String {
  /// The argument without the brackets of a list around it.
  ///
  /// The first and the last item of a list have one bracket each.
  var trimmingBrackets: String {
    var text = self[...]
    if text.hasPrefix("[") { text = text.dropFirst() }
    if text.hasSuffix("]"), !text.contains("[") { text = text.dropLast() }
    return String(text)
  }

  private static let knownIdentifiers = Memo<String, [String]>()

  /// The names in an expression, folded: `.post(notification: .screenChanged)` has `post`,
  /// `notification` and `screenchanged`.
  var identifiers: [String] {
    Self.knownIdentifiers.value(forWord: self) {
      split { !$0.isPartOfName }.map { String($0).foldedForComparison }
    }
  }

  /// The names in an expression with the types in front of them: `role = Role.Tab` has `role` and
  /// `Role.Tab`.
  var qualifiedIdentifiers: [String] {
    split { !$0.isPartOfName && $0 != "." }.map(String.init)
  }
}

extension Character {
  fileprivate var isPartOfName: Bool {
    // Asking Unicode for each character of a name costs more than all else.
    guard let byte = asciiValue else { return isLetter || isNumber }
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): return true
    default: return false
    }
  }
}

extension Fact {
  /// The last name of each API that the fact accepts, folded, as ``Swift/String/identifiers`` has
  /// it.
  var acceptedIdentifiers: Set<String> {
    attachments.value(AcceptedIdentifiers.self) {
      AcceptedIdentifiers(names: Set(accepted.compactMap(\.identifiers.last)))
    }.names
  }
}

/// What a fact keeps of the names that it accepts.
private struct AcceptedIdentifiers {
  let names: Set<String>
}
