import SourceText
import SpecWorkspace
import YAMLSyntax

extension Command {
  static let yamlEvents = Command(
    name: "yaml-events",
    operands: "[FILE]",
    summary: "prints the events of a YAML file as the YAML test suite does",
    details: """
      Reads standard input without FILE. Exits with 1 if the file has syntax problems,
      which are printed on standard error.
      """,
    options: []
  ) { arguments throws(UsageError) in
    guard arguments.operands.count < 2 else { throw UsageError("'yaml-events' takes one file") }
    let path = arguments.operands.first ?? "-"
    let text: SourceText
    switch path == "-" ? standardInput : FileAccess.readAny(path) {
    case .success(let read): text = read
    case .failure(let problem):
      Terminal.printError("\(FilePath.shown(path)): \(problem.message)")
      return .failure
    }
    let stream = YAMLStream(parsing: text)
    Terminal.print(lines: YAMLEvents.print(stream))
    let problems = stream.documents.flatMap { document in
      document.tree.problems.map { (document.start + $0.range.lowerBound, $0) }
    }
    for (offset, problem) in problems {
      let place = text.position(at: offset, in: .utf32)
      let position = "\(FilePath.shown(path)):\(place.line + 1):\(place.column + 1)"
      Terminal.printError("\(position): \(problem.code.rawValue): \(problem.message)")
    }
    return problems.isEmpty ? .success : .findings
  }

  private static var standardInput: Result<SourceText, FileProblem> {
    Terminal.readAll().map { .success(SourceText($0)) } ?? .failure(.unreadable)
  }
}
