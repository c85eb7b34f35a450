import English
package import SourceText

/// One bullet, paragraph, criterion or code example of a guideline, in its own words.
package struct Statement: Sendable, Equatable {
  /// The words without markup; inline code and links keep their words only.
  package let text: String

  /// The words with their markup, as they stand in the document, on one line except for code.
  package let markdown: String

  /// The platform it is written for; `nil` means all.
  package let platform: Platform?

  /// The framework it is written for; `nil` means all of the platform.
  package let framework: Framework?

  package let topic: Topic

  /// How deep its bullet is nested within its framework or topic; 0 at the outermost level.
  package let depth: Int

  /// The key of a criterion in lower case, such as `role` or `space bar`.
  package let key: String?

  /// The zero-based line of the document on which it begins.
  package let line: Int

  /// The UTF-8 bytes of the document that it occupies, without the bullet.
  package let range: ByteRange

  /// What says so: the text of each of its footnotes.
  package let sources: [String]

  /// The text as quotations are compared: see ``comparable(_:)``.
  package let comparableText: [UInt8]

  /// The bytes of the folded text, in which words are looked for.
  let foldedText: [UInt8]

  /// The contents of its inline code, in order.
  let inlineCode: [String]

  /// A hash of the comparable text, which many libraries of one document ask for.
  let comparableHash: Int

  init(
    text: String,
    markdown: String,
    headings: Headings,
    depth: Int = 0,
    key: String? = nil,
    line: Int,
    range: ByteRange,
    sources: [String] = []
  ) {
    self.text = text
    self.markdown = markdown
    self.platform = headings.platform
    self.framework = headings.framework
    self.topic = headings.topic
    self.depth = depth
    self.key = key
    self.line = line
    self.range = range
    self.sources = sources
    self.comparableText = comparable(text)
    self.foldedText = Array(text.foldedForComparison.utf8)
    self.inlineCode = contentsOfInlineCode(in: markdown)
    self.comparableHash = comparableText.hashValue
  }

  /// Whether it is a code block; its text and its ``markdown`` have several lines then.
  package var isCode: Bool { markdown.hasPrefix("```") }

  /// Where it stands, for people: `iOS › Name › UIKit`.
  package var place: String {
    var parts = [platform?.title ?? "All platforms", topic.title]
    if let framework { parts.append(framework.title) }
    return parts.joined(separator: " › ")
  }

  /// Whether it holds for a platform and framework; an unknown one (`nil`) excludes nothing.
  package func applies(platform: Platform?, framework: Framework?) -> Bool {
    if let framework, let own = self.framework, own != framework { return false }
    guard let wanted = platform ?? framework?.platform, let own = self.platform else { return true }
    return own == wanted
  }

  /// Whether a sentence stands in it, word for word, as ``comparable(_:)`` compares.
  package func contains(_ sentence: String) -> Bool {
    contains(comparable: comparable(sentence))
  }

  /// Whether the bytes that ``comparable(_:)`` makes of a sentence stand in it.
  package func contains(comparable sentence: [UInt8]) -> Bool {
    comparableText.contains(run: sentence)
  }

  /// 0 for a statement of one framework, 1 for one of a platform, 2 for one of all platforms.
  package var generality: Int {
    framework != nil ? 0 : platform != nil ? 1 : 2
  }
}

/// The headings above a statement.
struct Headings: Sendable, Equatable {
  var platform: Platform?
  var framework: Framework?
  var topic = Topic.developerNotes
}
