package import Guidelines

/// What a format says of one key; the reader, completion, hover and the schema all read it here.
package struct KeyDescription: Sendable {
  package let name: String
  /// One sentence for people.
  package let summary: String
  package let shape: Shape
  /// Whether only some components have the key; their models say which.
  package let isComponentKey: Bool
  /// The key whose guideline sentences a hover shows, when it has any.
  package let guidelineKey: String?
  /// The fact whose values alone may stand behind the key; `nil` where all words of its shape may.
  package let narrowing: String?
  /// The only platform that has what the key is about; `nil` where both have.
  package let platform: Platform?
  /// Whether a map without the key is incomplete.
  package let isRequired: Bool
  /// What a new spec writes behind the key; `nil` where it does not write it.
  package let sample: Sample?

  /// What stands behind a key in a new spec, and when.
  package struct Sample: Sendable {
    /// The text, in which `{FACT}` stands for the first value of a fact and `[FACT]` for all.
    ///
    /// It is `nil` where the parts of the component are written.
    package let text: String?
    /// The facts of which the model has one; any model where there are none.
    package let facts: [String]
    /// Another key that the component has as well.
    package let key: String?
  }

  package init(
    _ name: String,
    _ shape: Shape,
    _ summary: String,
    ofComponent isComponentKey: Bool = false,
    guideline guidelineKey: String? = nil,
    narrowedBy narrowing: String? = nil,
    only platform: Platform? = nil,
    isRequired: Bool = false,
    sample: Sample? = nil
  ) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isComponentKey = isComponentKey
    self.guidelineKey = guidelineKey
    self.narrowing = narrowing
    self.platform = platform
    self.isRequired = isRequired
    self.sample = sample
  }
}
