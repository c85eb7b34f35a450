import English
package import SourceText

extension Guideline {
  /// Reads a guideline document and the model beside it.
  ///
  /// Any bytes are accepted: what cannot be read becomes a problem, and the rest is read.
  ///
  /// - Parameters:
  ///   - document: The Markdown, in the canonical form or the one that MagentaA11y publishes.
  ///   - name: The name of the file without its extension, for a document that states none.
  ///   - model: The text of the model file.
  ///   - specKeys: The keys of specs that a model may name; `nil` allows any.
  package convenience init(
    reading document: SourceText,
    named name: String? = nil,
    model: SourceText? = nil,
    specKeys: SpecKeys? = nil
  ) {
    let frontMatter = FrontMatter(of: document)
    let body = GuidelineReader(document, fromLine: frontMatter.endLine)
    let modelReader = model.map { ModelReader($0, specKeys: specKeys) }
    let statements = (frontMatter.statements + body.statements).map(body.footnotes.read.resolved)
    let problems = frontMatter.problems + body.problems
    var shortQuotes = ShortQuotes(among: statements)
    let ownModel = modelReader.map(\.model).flatMap { model in
      model.isEmpty ? nil : shortQuotes.expanding(model)
    }
    let href = body.href ?? frontMatter.href
    let page = href.flatMap { $0.split(separator: "/").last.map(String.init) }
    let ownName = GuidelineLibrary.normalized(frontMatter.name ?? name ?? page ?? "")
    self.init(
      name: ownName,
      title: frontMatter.title ?? body.title ?? ownName.asTitle,
      aliases: frontMatter.aliases.map { GuidelineLibrary.normalized($0.name) },
      aliasRanges: frontMatter.aliases.map(\.range),
      otherNames: frontMatter.otherNames.map(GuidelineLibrary.normalized),
      href: href,
      publisher: frontMatter.publisher,
      markdown: document,
      statements: statements,
      omitted: problems.contains { Self.omittingCodes.contains($0.code) }
        ? frontMatter.omitted + body.omitted : [],
      model: ownModel?.dividingQuotes(among: statements).laidOverPlatform(by: statements)
        ?? .shared(by: statements),
      hasModel: ownModel != nil,
      problems: problems + (modelReader?.problems ?? []) + shortQuotes.problems,
      isGuidance: body.hasPlatforms || !frontMatter.statements.isEmpty || model != nil,
      isReadWhole: body.hasPlatforms && !body.isUnclosed && !frontMatter.isBroken
    )
  }

  /// The codes that say that a part of the document was left out.
  private static let omittingCodes: [ReadingProblem.Code] = [.unknownHeading, .unknownFrontMatter]
}

extension String {
  /// A name with hyphens as a title: `radio-button` is `Radio button`.
  fileprivate var asTitle: String {
    split(separator: "-").joined(separator: " ").capitalizingFirst
  }
}
