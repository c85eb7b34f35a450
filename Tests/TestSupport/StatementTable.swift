package import Guidelines

/// One row of the table of statements beside the package.
package struct StatementRow: Sendable {
  package let id: String
  package let component: String
  package let platform: Platform?
  package let framework: Framework?
  package let topic: Topic?
  package let text: String

  /// Reads the table, which has no quoting; empty when it is not there.
  package static let all: [StatementRow] = {
    let lines = Files.shared("statements.tsv")?.split(separator: "\n").dropFirst() ?? []
    return lines.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return StatementRow(
        id: cells[0],
        component: cells[2],
        platform: Platform(rawValue: cells[3]),
        framework: Framework(rawValue: cells[4]),
        topic: Topic(rawValue: cells[5]),
        text: cells[6]
      )
    }
  }()

  /// Whether the row stands in a statement of exactly its platform, framework and topic.
  package func stands(in statement: Statement) -> Bool {
    statement.platform == platform && statement.framework == framework
      && statement.topic == topic && statement.contains(text)
  }
}
