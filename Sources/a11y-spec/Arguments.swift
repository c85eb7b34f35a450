import English
import SpecWorkspace

/// The arguments of one command, distinguished by its description.
struct Arguments: Sendable {
  /// What is no option, in order; `-` is one of them.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var switches: Set<String> = []

  /// Reads `--name value`, `--name=value`, switches and operands; after `--` all are operands.
  init(_ arguments: some Collection<String>, of command: Command) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        operands += rest
        break
      }
      try read(argument, &rest, of: command)
    }
    guard operands.isEmpty || !command.operands.isEmpty else {
      throw UsageError("'a11y-spec \(command.name)' takes no '\(operands[0])'")
    }
  }

  /// Whether a switch is given.
  func has(_ name: String) -> Bool { switches.contains(name) }

  /// The value of an option, or the last of several.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option as one of the words that it may be; `nil` if it is not given.
  func value<LocatedText: RawRepresentable & CaseIterable>(
    _ name: String,
    as type: LocatedText.Type
  ) throws(UsageError) -> LocatedText? where LocatedText.RawValue == String {
    guard let text = value(name) else { return nil }
    if let word = LocatedText(rawValue: text) { return word }
    let words = LocatedText.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: text, amongFew: words)
    let advice = nearest.map { "did you mean '\($0)'?" } ?? "use \(words.joined(separator: ", "))"
    throw UsageError("'\(text)' is no value of \(name); \(advice)")
  }

  private mutating func read(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    of command: Command
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    let options = command.options + [Command.Option("--help", nil, "")]
    guard let option = options.first(where: { $0.name == name }) else {
      let nearest = Spelling.nearest(to: name, amongFew: command.options.map(\.name))
      let advice = nearest.map { "did you mean '\($0)'?" } ?? "see 'a11y-spec help \(command.name)'"
      throw UsageError("unknown option '\(name)'; \(advice)")
    }
    switch (option.value, parts.count) {
    case (nil, 1): switches.insert(name)
    case (nil, _): throw UsageError("\(name) takes no value")
    case (_?, 2): values[name, default: []].append(String(parts[1]))
    case (let value?, _):
      guard let next = rest.popFirst() else { throw UsageError("\(name) needs a value: \(value)") }
      values[name, default: []].append(next)
    }
  }
}
