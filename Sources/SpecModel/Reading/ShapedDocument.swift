import Guidelines
package import YAMLSyntax

/// A document of another format than that of specs, compared with the description of its keys.
package struct ShapedDocument {
  package let root: SpecValue
  /// What the format does not allow.
  package let problems: [SpecProblem]
  /// The words that stand where the format takes one of a kind, in the order of the text.
  package let words: [TermReference]

  package init(reading node: YAMLNode, as format: MapShape) {
    var values = ValueReader(of: node.tree, repeating: .max)
    root = values.value(of: node)
    let library = GuidelineLibrary.builtIn
    let segments = SegmentList(of: root, on: nil, in: library.vocabulary, node.tree)
    var shapes = SpecValidator(
      of: root,
      as: format,
      library: library,
      guideline: nil,
      segments: segments
    )
    shapes.read(root, as: .map(format), at: SpecPath())
    problems = values.problems + shapes.problems
    words = shapes.mentions
  }
}
