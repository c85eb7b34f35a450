import SourceText

extension Guideline {
  /// The guideline and the documents of others about its component, itself first.
  package var documents: [Guideline] { [self] + companions }

  /// The name that tells the document from others of a library.
  ///
  /// Companions share the name of their guideline; the publisher in the title tells them apart.
  package var documentName: String { isCompanion ? fullTitle : name }

  /// The document that a statement stands in.
  package func document(of statement: Statement) -> Guideline {
    companions.first { $0.statements.contains(statement) } ?? self
  }

  /// The guideline with documents of others beside it.
  ///
  /// What they say in the same words at the same place is not said again.
  func joined(by others: [Guideline]) -> Guideline {
    guard !others.isEmpty else { return self }
    var told = Set(documents.flatMap(\.statements).map(PlacedSentence.init))
    told.reserveCapacity(others.reduce(told.count) { $0 + $1.statements.count })
    let companions = others.map { other in
      other.companion(
        of: self,
        saying: other.statements.filter { told.insert(PlacedSentence($0)).inserted }
      )
    }
    return copy(
      named: name,
      by: publisher,
      saying: statements,
      inherited: inherited,
      beside: self.companions + companions
    )
  }

  /// The document as a companion of a guideline, with those of its statements that are new there.
  private func companion(of guideline: Guideline, saying statements: [Statement]) -> Guideline {
    copy(
      named: guideline.name,
      by: publisher ?? href?.host ?? "\(name).md",
      saying: statements,
      disputes: guideline.disputes,
      isCompanion: true
    )
  }

  /// The same with something else in some places.
  func copy(
    named name: String,
    by publisher: String?,
    saying statements: [Statement],
    model: ComponentModel? = nil,
    inherited: Set<ObjectIdentifier> = [],
    disputes: [Dispute] = [],
    beside companions: [Guideline] = [],
    isCompanion: Bool = false
  ) -> Guideline {
    Guideline(
      name: name,
      title: title,
      aliases: aliases,
      aliasRanges: aliasRanges,
      otherNames: otherNames,
      href: href,
      publisher: publisher,
      markdown: markdown,
      statements: statements,
      omitted: omitted,
      model: model ?? self.model,
      hasModel: hasModel,
      problems: problems,
      isGuidance: isGuidance,
      isReadWhole: isReadWhole,
      companions: companions,
      inherited: inherited,
      disputes: disputes,
      isCompanion: isCompanion
    )
  }
}

/// A sentence at its place, however it is set.
private struct PlacedSentence: Hashable {
  let platform: Platform?
  let framework: Framework?
  let topic: Topic
  let text: [UInt8]
  private let hash: Int

  init(_ statement: Statement) {
    platform = statement.platform
    framework = statement.framework
    topic = statement.topic
    text = statement.comparableText
    hash = statement.comparableHash
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension String {
  /// Who is named by the address of a page: `magentaa11y.com` by `https://www.magentaa11y.com/#x`.
  fileprivate var host: String? {
    guard let scheme = firstRange(of: "://") else { return nil }
    let host = self[scheme.upperBound...].prefix { !"/?#:".contains($0) }
    return host.isEmpty ? nil : String(host.hasPrefix("www.") ? host.dropFirst(4) : host)
  }
}
