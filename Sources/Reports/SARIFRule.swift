import English
import JSONText
import SourceText
import SpecIDE
import SpecRules

/// The description of a rule, or of a code of the YAML parser, in SARIF.
struct SARIFRule {
  private let code: String
  private let rule: Rule?

  /// Where the codes of the syntax are explained.
  private static let yamlSpecification = "https://yaml.org/spec/1.2.2/"

  init(_ code: String) {
    self.code = code
    rule = Rule.named(code)
  }

  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", code)
      $0.member("name", name)
      $0.text("shortDescription", (rule?.summary ?? "An error in the YAML itself") + ".")
      $0.text("fullDescription", rule?.rationale ?? "The text cannot be read as YAML 1.2.")
      writeHelp(to: &$0)
      $0.key("defaultConfiguration")
      $0.object {
        $0.member("enabled", rule?.isOnByDefault ?? true)
        $0.member("level", (rule?.severity ?? .error).sarifLevel)
      }
      $0.key("properties")
      $0.object {
        $0.key("tags")
        $0.array(["accessibility", "mobile"] + (rule?.wcag.tags ?? []))
        $0.member("problem.severity", problemSeverity)
      }
    }
  }

  private func writeHelp(to writer: inout JSONWriter) {
    guard let rule else {
      let help = "The specification of YAML says how it is written:"
      writer.key("help")
      writer.object {
        $0.member("text", "\(help) \(Self.yamlSpecification)")
        $0.member("markdown", "\(help) <\(Self.yamlSpecification)>")
      }
      writer.member("helpUri", Self.yamlSpecification)
      return
    }
    let explanation = RuleExplanation(of: rule)
    writer.key("help")
    writer.object {
      $0.member("text", explanation.prose(as: .plainText))
      $0.member("markdown", explanation.prose(as: .markdown))
    }
    writer.member(optional: "helpUri", explanation.href)
  }

  /// The id as a name in Pascal case.
  private var name: String {
    code.split(separator: "-").map(\.capitalizingFirst).joined()
  }

  /// The severity as GitHub's code scanning sorts by it.
  private var problemSeverity: String {
    switch rule?.severity ?? .error {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "recommendation"
    }
  }
}

extension Rule.Conformance {
  /// The tags by which tools for accessibility name the criteria: `wcag2a` and `wcag412`.
  fileprivate var tags: [String] {
    guard kind != .bestPractice else { return [kind.rawValue] }
    let levels = successCriteria.map { criterion in
      let version = criterion.since == "2.0" ? "2" : criterion.since.filter { $0 != "." }
      return "wcag\(version)\(criterion.level.lowercased())"
    }
    return levels.uniqued + criteria.map { "wcag" + $0.filter { $0 != "." } }
  }
}
