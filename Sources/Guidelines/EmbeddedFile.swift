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
