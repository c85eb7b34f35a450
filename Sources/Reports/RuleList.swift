package import Guidelines
import JSONText
import SpecRules

/// All rules for programs: what each is called, how much it matters, and whether it has fixes.
package enum RuleList {
  /// The version of this form; a new one is needed when a reader of the old one would stumble.
  private static let version = 1

  /// The rules as JSON, with the severities that the guidelines of a library give them.
  package static func json(in library: GuidelineLibrary = .builtIn) -> String {
    var writer = JSONWriter(.pretty, capacity: 1 << 15)
    writer.object {
      $0.member("version", version)
      $0.key("rules")
      $0.array { for rule in Rule.all { write(rule, in: library, to: &$0) } }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private static func write(
    _ rule: Rule,
    in library: GuidelineLibrary,
    to writer: inout JSONWriter
  ) {
    writer.object {
      $0.member("code", rule.id)
      $0.member("severity", rule.severity.rawValue)
      $0.member("fixes", rule.fixes.rawValue)
      $0.member("summary", rule.summary)
      $0.member("isOnByDefault", rule.isOnByDefault)
      $0.key("wcag")
      $0.object { write(rule.wcag, to: &$0) }
      $0.key("severities")
      $0.array {
        for (severity, places) in rule.severities(in: library) {
          $0.object {
            $0.member("severity", severity.rawValue)
            $0.key("scopes")
            $0.array { for place in places { $0.string(place) } }
          }
        }
      }
    }
  }

  private static func write(_ conformance: Rule.Conformance, to writer: inout JSONWriter) {
    writer.member("kind", conformance.kind.rawValue)
    writer.key("criteria")
    writer.array {
      for criterion in conformance.successCriteria {
        $0.object {
          $0.member("id", criterion.id)
          $0.member("name", criterion.name)
          $0.member("level", criterion.level)
          $0.member("since", criterion.since)
          $0.member(optional: "en301549", criterion.clause)
        }
      }
    }
  }
}
