import English
import Guidelines
import SpecIDE
import SpecWorkspace

extension Command {
  static let new = Command(
    name: "new",
    operands: "COMPONENT",
    summary: "prints a spec to begin with, which checks clean",
    details: """
      Without --framework the spec is about the first framework of each platform:
      a11y-spec new COMPONENT --framework swiftui,compose > quantity.a11y.yaml

      With --guideline it writes NAME.md and NAME.model.yaml into the current folder,
      to be filled in, and no file that is there is touched. 'guidelines:' in
      .a11y-spec.yaml names that folder or the document:
      a11y-spec new --guideline rating
      """,
    options: [
      Option(
        "--framework",
        Framework.allCases.map(\.rawValue).joined(separator: "|"),
        "what the spec is about; may be given several times"
      ),
      Option("--guideline", "NAME", "write a document and a model of a component of your own"),
    ]
  ) { arguments throws(UsageError) in
    if let name = arguments.value("--guideline") {
      guard arguments.operands.isEmpty, arguments.all("--framework").isEmpty else {
        throw UsageError("--guideline takes the name of the component, and nothing else is given")
      }
      return try writeGuideline(of: name)
    }
    let library = try GuidelineLibrary.current()
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw UsageError("'new' takes one component: \(library.names.joined(separator: ", "))")
    }
    let component = try library.found(library.name(meantBy: name), under: name)
    let frameworks = try frameworks(of: arguments)
    let skeleton = SpecSkeleton(of: component, frameworks: frameworks, in: library)
    Terminal.print(lines: skeleton?.text ?? "")
    return .success
  }

  /// Writes a document and a model to fill in, unless one of them is there.
  private static func writeGuideline(of name: String) throws(UsageError) -> ExitCode {
    guard let template = GuidelineTemplate(of: name) else {
      throw UsageError("'\(name)' is no name of a component; use letters, digits and hyphens")
    }
    for file in template.files where FileAccess.kind(of: file.name) != nil {
      throw UsageError("\(file.name) is there already; it is left as it is")
    }
    for file in template.files {
      if let problem = FileAccess.write(Array(file.text.utf8), to: file.name) {
        throw UsageError("\(file.name): \(problem.message)")
      }
    }
    let names = template.files.map(\.name).joined(separator: " and ")
    Terminal.print(lines: "wrote \(names)\n")
    return .success
  }

  /// The frameworks that are named, singly or joined by commas.
  private static func frameworks(of arguments: Arguments) throws(UsageError) -> [Framework] {
    var frameworks: [Framework] = []
    for word in arguments.all("--framework").flatMap({ $0.split(separator: ",") }) {
      guard let framework = Framework(rawValue: word.lowercased()) else {
        let names = Framework.allCases.map(\.rawValue)
        let nearest = Spelling.nearest(to: String(word), amongFew: names)
        let advice =
          nearest.map { "did you mean '\($0)'?" } ?? "use \(names.joined(separator: ", "))"
        throw UsageError("'\(word)' is no value of --framework; \(advice)")
      }
      if !frameworks.contains(framework) { frameworks.append(framework) }
    }
    return frameworks
  }
}
