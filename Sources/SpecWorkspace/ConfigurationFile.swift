package import SourceText
package import SpecRules
import YAMLSyntax

/// What a configuration file says, and what is wrong with it.
package struct ConfigurationFile: Sendable {
  package static let name = ".a11y-spec.yaml"
  /// The names under which a configuration is looked for in a folder, the first one found holds.
  package static let names = [name, ".a11y-spec.yml"]

  package let text: SourceText
  package let settings: Settings
  /// In the order of the text.
  package let problems: [Finding]

  /// Reads a configuration from any text; what cannot be understood is reported and left out.
  package init(parsing text: SourceText) {
    let stream = YAMLStream(parsing: text)
    var reader = ConfigurationReader()
    var problems: [Finding] = []
    if let document = stream.documents.first {
      problems += document.tree.problems.map { Finding($0) }
      if let root = document.tree.root { reader.read(root) }
      problems = (problems + reader.problems).map { $0.shifted(by: document.start) }
    }
    self.text = text
    settings = reader.settings
    self.problems = problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension Finding {
  fileprivate init(_ problem: YAMLProblem) {
    self.init(
      code: problem.code.rawValue,
      severity: .error,
      message: problem.message,
      range: problem.range
    )
  }
}
