package import SourceText

/// One file of a folder `Library`, written into the program as a literal.
///
/// So the file costs nothing when the program starts.
package struct EmbeddedFile: Sendable {
  /// The name within the folder.
  package let name: String

  /// The whole text.
  package let text: StaticString

  package init(name: String, text: StaticString) {
    self.name = name
    self.text = text
  }

  /// The text as readers take it.
  package var source: SourceText { SourceText(text.description) }
}

/// What the front matter of an embedded document says of its component.
///
/// A library can be asked for a name without any document being read.
package struct EmbeddedGuideline: Sendable, Equatable {
  package let name: String
  package let title: String
  package let aliases: [String]
  package let otherNames: [String]
  package let hasModel: Bool
  /// Whether it is one of this program's own.
  package let isOwn: Bool

  package init(
    name: String,
    title: String,
    aliases: [String],
    otherNames: [String],
    hasModel: Bool,
    isOwn: Bool
  ) {
    self.name = name
    self.title = title
    self.aliases = aliases
    self.otherNames = otherNames
    self.hasModel = hasModel
    self.isOwn = isOwn
  }
}
