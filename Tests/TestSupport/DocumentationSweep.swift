import SourceText
import SpecChecking
import SpecIDE
import SpecModel
import YAMLSyntax

/// Compares what a list of proposals says of each key and word with the hover on it.
///
/// It deletes all but the first two letters of the word, and looks for the word in the proposals.
package struct DocumentationSweep: Sendable {
  /// How many words are offered and explained.
  package private(set) var compared = 0
  /// The lines, with a mark `‸` at the word, where the hover says something else.
  package private(set) var different: [String] = []

  package init() {}

  /// Sweeps a spec, without the keys whose words decide what is said of themselves.
  package mutating func sweep(_ text: String, without decisive: Set<String>) {
    let source = SourceText(text)
    let snapshot = Snapshot(source)
    for document in YAMLStream(parsing: source).documents {
      guard let root = document.tree.root else { continue }
      let tokens = SpecToken.all(in: root, .spec, [], from: document.start, source.bytes)
      let phrases = tokens.filter { $0.kind == .phrase }
      // The hover on a moment also shows what both voices make of the phrase behind it.
      let spoken = Set(phrases.map { source.lines.line(at: $0.range.lowerBound) })
      for token in tokens where !spoken.contains(source.lines.line(at: token.range.lowerBound)) {
        let line = source.line(around: token.range.lowerBound)
        if decisive.contains(where: { line.contains("\($0):") }) { continue }
        compare(token, in: snapshot, line)
      }
    }
  }

  private mutating func compare(_ token: SpecToken, in snapshot: Snapshot, _ line: String) {
    let source = snapshot.text
    let typed = token.typed(2, in: source.bytes)
    let text = source.applying(TextEdit(token.removed, with: typed))
    let items = Snapshot(text).completions(at: token.removed.lowerBound + typed.utf8.count)
    guard let key = items.first(where: { $0.label == token.word })?.documentationKey,
      let prose = Snapshot.documentation(for: key, as: .plainText)
    else { return }
    compared += 1
    let hover = snapshot.hover(at: token.range.lowerBound, as: .plainText)
    if hover?.content != prose { different.append(line) }
  }
}
