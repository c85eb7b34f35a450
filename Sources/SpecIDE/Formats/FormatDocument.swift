package import Guidelines
package import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// A configuration or a component model, as an editor asks about it.
///
/// It is read again for each question, most of which are about its findings alone.
package struct FormatDocument: Sendable {
  /// The whole document.
  let format: MapShape
  package let library: GuidelineLibrary
  private let text: SourceText
  /// The Markdown that a model belongs to, and the name of its component.
  private let origin: (markdown: SourceText, name: String)?

  package init(configuration text: SourceText) {
    format = .configuration
    library = .builtIn
    self.text = text
    origin = nil
  }

  /// A model alone, for questions that do not need its document.
  init(model text: SourceText) {
    self.init(model: text, of: SourceText(""), named: "", in: .builtIn)
  }

  /// - Parameters:
  ///   - text: The model.
  ///   - markdown: The document that it belongs to; empty where there is none.
  ///   - name: The name of the component, for a document that states none.
  ///   - library: The guidelines beside which it stands.
  package init(
    model text: SourceText,
    of markdown: SourceText,
    named name: String,
    in library: GuidelineLibrary
  ) {
    format = .model
    self.library = library
    self.text = text
    origin = (markdown, name)
  }

  /// What a model and its document say together.
  private var guideline: Guideline? {
    origin.map { Guideline(reading: $0.markdown, named: $0.name, model: text) }
  }

  /// Describes what stands at an offset: a key, or a word that may stand as its value.
  package func hover(
    at offset: Int,
    as style: MarkupStyle,
    linking: GuidelineLink? = nil
  ) -> Hover? {
    guard let (start, position, prose) = prose(at: offset, linking) else { return nil }
    return prose.text(style).map { Hover(content: $0, range: position.range.shifted(by: start)) }
  }

  /// The sentence of the document that a quote at an offset is of, or that the fact there rests on.
  package func guidelinePlace(at offset: Int) -> GuidelinePlace? {
    guard let (guideline, statements) = statements(at: offset) else { return nil }
    return statements.first.map { GuidelinePlace(guideline, $0.range) }
  }

  /// The sentence that the quote at an offset is of, or else those that the facts there rest on.
  func statements(at offset: Int) -> (guideline: Guideline, statements: [Statement])? {
    guard let (_, position, prose) = prose(at: offset),
      let guideline = prose.subject.applicability.guideline
    else { return nil }
    let isQuote = prose.subject.word != nil && prose.subject.wordKind == .quote
    if isQuote, let sentence = prose.sentences.first { return (guideline, [sentence]) }
    // The name of a fact stands in front of its entries.
    let isName = position.path.isEmpty && position.isOnKey
    let facts =
      isName
      ? guideline.model.facts(position.key)
      : guideline.model.facts.filter { $0.range.touches(offset) }
    let statements = facts.flatMap { $0.statements(in: guideline) }
    return (guideline, statements.uniqued { $0.range.lowerBound })
  }

  /// What may be written at an offset.
  package func completions(at offset: Int) -> [Completion] {
    let stream = YAMLStream(parsing: text)
    let (start, tree) = (stream.document(at: offset).start, stream.document(at: offset).tree)
    let surroundings = stream.withoutUnfinishedKey(at: offset)?.document(at: offset).tree
    guard let cursor = Cursor(at: offset - start, in: tree, amid: surroundings),
      !cursor.isTooLong
    else { return [] }
    let root = SpecValue(reading: surroundings ?? tree)
    var list = CompletionList(
      cursor: cursor,
      format: format,
      root: root,
      applicability: applicability(at: cursor.path, around: cursor.word, in: root),
      library: library
    )
    list.propose()
    return list.items.map { $0.shifted(by: start) }
  }

  /// The YAML documents, each with its offset in the text.
  var documents: [(start: Int, tree: SyntaxTree)] {
    YAMLStream(parsing: text).documents.map { ($0.start, $0.tree) }
  }

  private func document(at offset: Int) -> (start: Int, tree: SyntaxTree) {
    let document = YAMLStream(parsing: text).document(at: offset)
    return (document.start, document.tree)
  }

  private func prose(
    at offset: Int,
    _ linking: GuidelineLink? = nil
  ) -> (start: Int, position: TreePosition, prose: KeyProse)? {
    let (start, tree) = document(at: offset)
    guard let position = TreePosition(at: offset - start, in: tree) else { return nil }
    let path = position.path + [.key(position.entry.key.text)]
    let applicability = applicability(
      at: path,
      around: position.range,
      in: SpecValue(reading: tree)
    )
    let prose = KeyProse(position, in: format, applicability: applicability, linking)
    return (start, position, prose)
  }

  /// The words that fit at a place, by the `on` of the fact there.
  private func applicability(
    at path: [PathStep],
    around word: ByteRange,
    in root: SpecValue?
  ) -> Applicability {
    let isInList = path.count > 1 && path[1] == .item
    let fact = root?.value(at: path.prefix(isInList ? 2 : 1), around: word)
    let targets = (fact?["on"]?.words ?? []).compactMap { Target(named: $0.value) }
    return Applicability(of: guideline, in: library, targets: targets)
  }
}

extension Target {
  /// The platform or the framework of a name; `nil` where it is of none.
  fileprivate init?(named name: String) {
    let framework = Framework(rawValue: name)
    let platform = framework?.platform ?? Platform(rawValue: name)
    guard framework != nil || platform != nil else { return nil }
    self.init(platform: platform, framework: framework)
  }
}
