import Guidelines
import Reports
import SpecIDE

extension Command {
  static let explain = Command(
    name: "explain",
    operands: "[WORD]",
    summary: "tells what the guidelines say of a word",
    details: """
      WORD is a rule or another code of findings, a component, a topic or key, a
      role, a state or any other term, an API, or a success criterion of WCAG:
      a11y-spec explain role-expected
      a11y-spec explain double tap to activate
      a11y-spec explain isAccessibilityElement
      a11y-spec explain 4.1.2

      Every sentence stands verbatim below its place. Without WORD all words are
      listed.
      """,
    options: [Option("--markdown", nil, "as Markdown")]
  ) { arguments throws(UsageError) in
    let library = try GuidelineLibrary.current()
    let index = ExplanationIndex(of: library)
    guard !arguments.operands.isEmpty else {
      Terminal.print(lines: index.groups.map(listing).joined(separator: "\n"))
      return .success
    }
    let word = arguments.operands.joined(separator: " ")
    let style: MarkupStyle = arguments.has("--markdown") ? .markdown : .plainText
    guard let explanation = Explanation(of: word, in: library, as: style) else {
      let nearest = index.nearest(to: word).map { "'\($0)'" }
      let advice =
        nearest.isEmpty
        ? "'a11y-spec explain' lists the words"
        : "did you mean \(nearest.joined(separator: " or "))?"
      throw UsageError("nothing is known of '\(word)'; \(advice)")
    }
    Terminal.print(lines: wrapped(explanation.text, to: Terminal.width) + "\n")
    return .success
  }

  /// A heading and words below it, in columns of a line of 80.
  private static func listing(_ title: String, _ words: [String]) -> String {
    var lines = [title]
    var line = " "
    for (number, word) in words.enumerated() {
      let item = " " + word + (number + 1 < words.count ? "," : "")
      if line.count + item.count > 80, line != " " {
        lines.append(line)
        line = " "
      }
      line += item
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }
}
