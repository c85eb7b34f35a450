package import Guidelines
import SourceText
import SpecChecking
import SpecModel
import SpecRules
import YAMLSyntax

/// A whole spec of a component, composed from its model, that checks clean.
///
/// It writes the facts of the model. Fixes add what rules still miss, so that no rule needs a
/// counterpart here.
package struct SpecSkeleton: Sendable {
  /// The spec, with words in place of what only its author knows.
  package let text: String

  /// The spec as a snippet, with `$`, `}` and `\` escaped.
  ///
  /// The author's words are places to type. A word that occurs more than once is typed once.
  package let snippet: String

  /// The words that stand for the author's own; each occurs in nothing else that is written.
  static let label = "Label"
  static let segments = ["First", "Second", "Third"]
  static let purpose = "What it is for"

  /// How many fixes complete a spec.
  private static let fixLimit = 40

  /// Composes a spec about some frameworks; about the first of each platform where none is given.
  package init(of guideline: Guideline, frameworks: [Framework], in library: GuidelineLibrary) {
    let chosen = frameworks.isEmpty ? Platform.allCases.map { $0.frameworks[0] } : frameworks
    var writer = SkeletonWriter(guideline: guideline, frameworks: chosen, library: library)
    writer.write()
    // The title of a guideline may hold what a terminal takes for a command.
    text = Self.completed(writer.text, in: library).inItsLines
    snippet = Self.snippet(of: text, in: library)
  }

  /// A spec about a component of a library, by its name, composed once for each choice of frameworks.
  ///
  /// For one framework, or none, those of the program's own models are composed before it is built.
  package init?(of name: String, frameworks: [Framework], in library: GuidelineLibrary) {
    let key = Self.key(of: name, frameworks: frameworks)
    let snippet = library.composedSpecs.value(forWord: key) {
      let known = library.isBuiltIn(named: name) ? BuiltInSpecs.snippet(of: key) : nil
      let composed = { (guideline: Guideline) in
        SpecSkeleton(of: guideline, frameworks: frameworks, in: library).snippet
      }
      return known ?? library[name].map(composed) ?? ""
    }
    guard !snippet.isEmpty else { return nil }
    self.snippet = snippet
    text = Self.text(of: snippet)
  }

  /// The words that tell what a spec is of.
  package static func key(of name: String, frameworks: [Framework]) -> String {
    ([name] + frameworks.map(\.rawValue)).joined(separator: " ")
  }

  /// What a snippet leaves where nobody types: `Label` of `${2:Label}`.
  private static func text(of snippet: String) -> String {
    var text: [UInt8] = []
    var rest = Array(snippet.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        text += rest.prefix(1)
        rest = rest.dropFirst()
      case UInt8(ascii: "$"):
        // The last place, `$0`, is empty.
        let place = rest.first == UInt8(ascii: "{") ? rest.prefix { $0 != UInt8(ascii: "}") } : []
        text += place.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        rest = rest.dropFirst(place.count + 1)
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text with a place to type for each key and scalar that is one of the author's words.
  ///
  /// A text that only contains such a word, such as the name of an API, is left as it is.
  private static func snippet(of text: String, in library: GuidelineLibrary) -> String {
    let words = [purpose, label] + segments
    let document = YAMLStream(parsing: SourceText(text)).documents.first
    let spec = document.flatMap { Spec(reading: $0.tree, in: library) }
    let places = (spec?.root.allWords ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let bytes = Array(text.utf8)
    var (snippet, end) = ("", 0)
    let copy = { (range: ByteRange) in
      String(decoding: bytes[range], as: UTF8.self).escapedForSnippet
    }
    for place in places {
      guard let number = words.firstIndex(of: place.value) else { continue }
      snippet += copy(end..<place.range.lowerBound) + "${\(number + 1):\(place.value)}"
      end = place.range.upperBound
    }
    return snippet + copy(end..<bytes.count) + "$0"
  }

  /// The text after fixes, as long as each leaves fewer findings than there were.
  private static func completed(_ text: String, in library: GuidelineLibrary) -> String {
    var trial = EditTrial(of: SourceText(text), Analysis(library: library))
    trial.apply(upTo: fixLimit) { trial in
      let fixes = trial.findings.flatMap(\.fixes)
      return fixes.filter(\.isPreferred) + fixes.filter { !$0.isPreferred }
    } where: { next, trial in
      next.findings.count < trial.findings.count
    }
    return trial.text.string(in: trial.text.range)
  }
}
