import English
import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// What is wrong with a configuration: its shape, and the names that it gives.
struct ConfigurationCheck {
  let problems: [Finding]

  init(_ root: YAMLNode) {
    let document = ShapedDocument(reading: root, as: .configuration)
    let overrides = document.root["overrides"]?.items.filter(\.isMap) ?? []
    let rules = ([document.root] + overrides).compactMap { $0["rules"] }.flatMap(\.entries)
    let ids = Dictionary(rules.map { ($0.key.range, $0.key.value) }) { first, _ in first }
    problems =
      document.problems.map { problem in
        let rule = problem.code == .unknownKey ? ids[problem.range] : nil
        return rule.map { Finding(unknownRule: $0, at: problem.range) } ?? Finding(problem)
      }
      + document.words.filter { $0.kind == .pattern }.compactMap { Finding(pattern: $0.word) }
      + overrides.flatMap(Self.problems(ofFilesIn:))
  }

  /// What is wrong with an override that is for no file: without `files`, or with a number.
  private static func problems(ofFilesIn override: SpecValue) -> [Finding] {
    if let files = override["files"] {
      let words = files.isList ? files.items : [files]
      return words.filter { $0.word != nil && !$0.isString }.map {
        Finding(.wrongType, "a pattern such as 'legacy/**' is expected here", at: $0.range)
      }
    }
    // A misspelt key is another fault.
    guard override.entries.allSatisfy({ MapShape.override.description(of: $0.key.value) != nil })
    else { return [] }
    let message = "an override needs 'files', the patterns of the specs that it is for"
    return [Finding(.wrongType, message, at: override.range)]
  }
}

extension SpecValue {
  fileprivate var isString: Bool {
    guard case .scalar(_, .string) = content else { return false }
    return true
  }
}

extension Finding {
  /// What is reported of guidelines beside others, besides what is wrong in one of them.
  private static let packCodes: Set = [
    "duplicate-alias", "duplicate-guideline", "missing-document",
  ]

  /// What is reported of configurations alone.
  private static let ownCodes: Set = ["bad-pattern", "missing-baseline", "missing-guideline"]

  /// What a code tells that no configuration turns off, and what to do about it.
  private static func meaning(ofOtherCode code: String) -> (meaning: String, advice: String)? {
    if YAMLProblem.Code(rawValue: code) != nil {
      return ("but reports mistakes in the YAML, which are always errors", "mend the spec")
    }
    if ReadingProblem.Code(rawValue: code) != nil || packCodes.contains(code) {
      return (
        "about specs but reports faults of guidelines",
        "it cannot be turned off, mend the document or the model"
      )
    }
    if ownCodes.contains(code) {
      return (
        "about specs but reports faults of the configuration",
        "it cannot be turned off, mend this file"
      )
    }
    if code == "file-size" {
      return (
        "but tells that a file is not checked", "raise 'limits: { file-size }' or divide the file"
      )
    }
    return nil
  }

  /// Reports a rule of a configuration that does not exist.
  fileprivate init(unknownRule id: String, at range: ByteRange) {
    if let (meaning, advice) = Self.meaning(ofOtherCode: id) {
      self.init(.unknownKey, "'\(id)' is no rule \(meaning); \(advice)", at: range)
      return
    }
    let nearest = Rule.nearest(to: id)
    let advice = nearest.map { "use '\($0)'" } ?? "'a11y-spec rules' lists them"
    let fix = nearest.map { Fix("Change to '\($0)'", [TextEdit(range, with: $0)]) }
    self.init(.unknownKey, "there is no rule '\(id)'; \(advice)", at: range, fix: fix)
  }

  /// Reports a pattern that matches nothing; `nil` where it may match.
  fileprivate init?(pattern: LocatedText) {
    guard let fault = Glob.fault(in: pattern.value) else { return nil }
    self.init(
      code: "bad-pattern",
      severity: .warning,
      message: "'\(pattern.value)' matches nothing as it stands; \(fault)",
      range: pattern.range
    )
  }

  fileprivate init(_ problem: SpecProblem) {
    self.init(problem.code, problem.message, at: problem.range, problem.related, fix: problem.fix)
  }

  fileprivate init(
    _ code: SpecProblem.Code,
    _ message: String,
    at range: ByteRange,
    _ related: RelatedRange? = nil,
    fix: Fix? = nil
  ) {
    self.init(
      code: code.rawValue,
      severity: code == .unknownKey ? .warning : .error,
      message: message,
      range: range,
      related: [related].compactMap(\.self),
      fixes: fix.map { [$0.with(isPreferred: true)] } ?? []
    )
  }
}
