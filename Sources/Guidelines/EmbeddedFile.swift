import SourceText

/// One file of `Library`, written into the program as a literal, so that starting the program
/// costs nothing for it.
package struct EmbeddedFile: Sendable {
  /// The name within the folder.
  package let name: String

  /// The whole text.
  package let text: StaticString

  var source: SourceText { SourceText(text.description) }
}
