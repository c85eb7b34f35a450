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
  /// The only platform that has what the key is about; `nil` where both have.
  package let platform: Platform?
  /// Whether a map without the key is incomplete.
  package let isRequired: Bool

  package init(
    _ name: String,
    _ shape: Shape,
    _ summary: String,
    ofComponent isComponentKey: Bool = false,
    guideline guidelineKey: String? = nil,
    only platform: Platform? = nil,
    isRequired: Bool = false
  ) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isComponentKey = isComponentKey
    self.guidelineKey = guidelineKey
    self.platform = platform
    self.isRequired = isRequired
  }
}
