import Foundation
import SourceText
import SpecChecking
import SpecRules
import Testing

/// A spec of one component with one fault, written in one line.
///
///     compose | states: { checked: { announce: «Selected» } } | state-word
///
/// The framework comes first. What its platform says follows, with the culprit between `«` and `»`,
/// and the rule that finds it stands last. In `Components`, one file for each component.
struct ComponentCase: Sendable, CustomTestStringConvertible {
  let text: String
  /// The rule, and the words that it marks.
  let expected: String
  let testDescription: String

  private init?(_ line: String, of component: String) {
    let parts = line.components(separatedBy: " | ")
    guard parts.count == 3 else { return nil }
    let platform = ["uikit", "swiftui"].contains(parts[0]) ? "ios" : "android"
    let marked = """
      component: \(component)
      \(Self.heads[component] ?? "label: Label")
      platforms:
        \(platform): { framework: \(parts[0]), \(parts[1]) }
      """
    let pieces = marked.components(separatedBy: CharacterSet(charactersIn: "«»"))
    guard pieces.count == 3 else { return nil }
    text = pieces.joined()
    expected = "\(parts[2]) \(pieces[0].utf8.count) \(pieces[1])"
    testDescription = "\(component), \(line)"
  }

  /// What the rules find above a hint, as ``expected`` writes it.
  var found: [String] {
    let source = SourceText(text)
    return Snapshot(source).findings.filter { $0.severity > .hint }.map { finding in
      "\(finding.code) \(finding.range.lowerBound) \(source.string(in: finding.range))"
    }
  }

  /// The components that have a file of cases.
  static let components = names(endingWith: ".txt")

  /// All cases of all files.
  static let all: [ComponentCase] = components.flatMap { component in
    text(of: component + ".txt").components(separatedBy: "\n")
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .compactMap { ComponentCase($0, of: component) }
  }

  /// How many lines are meant to be cases.
  static let lineCount = components.reduce(0) { count, component in
    count
      + text(of: component + ".txt").components(separatedBy: "\n")
      .count { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// Specs in different hands, in which nothing is wrong.
  static let clean: [String] = names(endingWith: ".yaml").flatMap { name in
    text(of: name + ".yaml").components(separatedBy: "\n---\n")
  }

  /// What stands above the platforms.
  private static let heads = [
    "button": "label: Save",
    "checkbox": "label: Accept the terms",
    "dialog": "label: Delete photo?",
    "link": "label: Privacy policy",
    "radio-group": "label: Express",
    "slider": "label: Volume\nvalue: 50",
    "snackbar": "label: Message deleted",
    "switch": "label: Wi-Fi",
    "tabs": "label: Inbox",
    "text-field": "label: Email",
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Components")

  private static func names(endingWith suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { String($0.dropLast(suffix.count)) }
  }

  private static func text(of file: String) -> String {
    let data = try? Data(contentsOf: folder.appendingPathComponent(file))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
