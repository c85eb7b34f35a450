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
      """,
    options: [
      Option(
        "--framework",
        Framework.allCases.map(\.rawValue).joined(separator: "|"),
        "what the spec is about; may be given several times"
      )
    ]
  ) { arguments throws(UsageError) in
    let library = try GuidelineLibrary.current()
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw UsageError("'new' takes one component: \(library.names.joined(separator: ", "))")
    }
    guard let guideline = library[name] else {
      let advice =
        library.nearest(to: name).map { "did you mean '\($0)'?" }
        ?? "there are \(library.names.joined(separator: ", "))"
      throw UsageError("no guideline is called '\(name)'; \(advice)")
    }
    let frameworks = try frameworks(of: arguments)
    let skeleton = SpecSkeleton(of: guideline, frameworks: frameworks, in: library)
    Terminal.print(skeleton.text)
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
