import English
import Reports

/// The help, written from the descriptions of the commands.
enum Help {
  /// How wide a line may be, in columns; the details of the commands keep to it as well.
  private static let lineWidth = 80

  static var overview: String {
    let commands = Command.all.map { ("\($0.name) \($0.operands)", $0.summary) }
    return """
      Checks component accessibility specs (*.a11y.yaml) against their guidelines.

      Usage: a11y-spec COMMAND [OPTION...]

      Commands:
      \(table(commands))
      Options:
      \(table([("--help", "this text"), ("--version", "the version")]))
      'a11y-spec help COMMAND' tells more about one of them.

      """
  }

  static func text(of command: Command) -> String {
    var usage = "a11y-spec \(command.name)"
    if !command.options.isEmpty { usage += " [OPTION...]" }
    if !command.operands.isEmpty { usage += " \(command.operands)" }
    var text = "\(command.summary.capitalizingFirst).\n\n"
    text += "Usage: \(usage)\n"
    if !command.options.isEmpty {
      let options = command.options.map { option in
        ([option.name] + [option.value].compactMap { $0 }, option.summary)
      }
      text += "\nOptions:\n" + table(options.map { ($0.joined(separator: " "), $1) })
    }
    let details = command.details()
    return details.isEmpty ? text : text + "\n\(details)\n"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.reduce(into: "") { text, row in
      let name = row.0 + String(repeating: " ", count: width - row.0.count)
      text += wrapped("  \(name)  \(row.1)", to: lineWidth, indentation: width + 4) + "\n"
    }
  }
}

extension Command {
  static let help = Command(
    name: "help",
    operands: "[COMMAND]",
    summary: "describes a command",
    details: "",
    options: []
  ) { arguments throws(UsageError) in
    guard let name = arguments.operands.first else {
      Terminal.print(Help.overview)
      return .success
    }
    Terminal.print(Help.text(of: try named(name)))
    return .success
  }
}
