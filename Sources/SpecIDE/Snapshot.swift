package import SourceText
package import SpecRules

/// One version of one spec file, with everything that can be asked of it; immutable.
package struct Snapshot: Sendable {
  package let text: SourceText
  package let configuration: Configuration

  /// Reads a file whose text is complete.
  package init(_ text: SourceText, configuration: Configuration = Configuration()) {
    self.text = text
    self.configuration = configuration
  }

  /// The snapshot after one edit; documents that the edit does not touch are not read again.
  package func applying(_ edit: TextEdit) -> Snapshot {
    Snapshot(text.applying(edit), configuration: configuration)
  }

  /// The snapshot under another configuration.
  package func configured(_ configuration: Configuration) -> Snapshot {
    Snapshot(text, configuration: configuration)
  }
}
