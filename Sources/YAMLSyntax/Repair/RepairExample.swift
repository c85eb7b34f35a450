/// What shows that a row of the table does what it says.
package struct RepairExample: Sendable, CustomStringConvertible {
  package let code: YAMLProblem.Code
  /// What its fix is called; `nil` where only the author can choose one.
  package let title: String?
  package let broken: String
  /// The text that the row makes of it.
  package let mended: String

  package var description: String { "\(code.rawValue): \(broken.debugDescription)" }

  package static var all: [RepairExample] {
    Mistake.all.map {
      RepairExample(
        code: $0.code,
        title: $0.isFixable ? $0.title : nil,
        broken: $0.example.broken,
        mended: $0.example.mended
      )
    }
  }
}
