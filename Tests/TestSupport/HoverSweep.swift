import SourceText
import SpecChecking
import SpecIDE
import SpecModel
import YAMLSyntax

/// How many keys, words and phrases of specs have a hover.
package struct HoverSweep: Sendable {
  package private(set) var places: [OfferSweep.Kind: Int] = [:]
  package private(set) var answered: [OfferSweep.Kind: Int] = [:]
  /// The lines with a mark `‸` where nothing answers.
  package private(set) var silent: [String] = []
  /// The lines whose hover is about something that the cursor does not stand in.
  package private(set) var astray: [String] = []

  package init() {}

  /// Puts the cursor at the beginning and in the middle of each token.
  package mutating func sweep(_ text: String) {
    let source = SourceText(text)
    let snapshot = Snapshot(source)
    for document in YAMLStream(parsing: source).documents {
      guard let root = document.tree.root else { continue }
      for token in SpecToken.all(in: root, .spec, [], from: document.start, source.bytes) {
        let range = token.range
        for offset in [range.lowerBound, (range.lowerBound + range.upperBound) / 2] {
          places[token.kind, default: 0] += 1
          let line = source.line(around: offset)
          guard let hover = snapshot.hover(at: offset, as: .markdown) else {
            silent.append(line)
            continue
          }
          answered[token.kind, default: 0] += 1
          if !hover.range.contains(offset) { astray.append(line) }
        }
      }
    }
  }
}
