import SourceText

extension GuidelineLibrary {
  /// The library with further guidelines.
  ///
  /// A guideline with a model replaces the one of its name. It replaces one of this program's own
  /// that shares any name, and takes over all its names.
  ///
  /// A model that is based on a built-in one lies over it.
  ///
  /// A document without a model joins the guideline with a model that has its name. Its sentences
  /// are shown beside the guideline's own, and no rule goes by them. A plain copy of a published
  /// document must not switch off the checks.
  package func adding(_ guidelines: [Guideline]) -> GuidelineLibrary {
    var entries = entries
    for guideline in guidelines where guideline.hasModel { entries.place(guideline) }
    var joining: [String: [Guideline]] = [:]
    for guideline in guidelines where !guideline.hasModel {
      if let base = entries.base(of: guideline) {
        joining[base.name, default: []].append(guideline)
      } else {
        entries.place(guideline)
      }
    }
    let joined = entries.map { entry in
      joining[entry.name].map { entry.joined(by: $0, beside: entries) } ?? entry
    }
    let added = joined.filter { entry in !self.entries.contains { $0.base === entry.base } }
    let kept = joined.filter { entry in !added.contains { $0 === entry } }
    // In the order in which they were given, whatever has a model.
    let ordered = guidelines.map(\.name).uniqued.flatMap { name in
      added.filter { $0.name == name }
    }
    let companions = joined.filter { joining[$0.name] != nil }
      .flatMap(\.guideline.companions).filter { !$0.isOwn }
    return GuidelineLibrary(
      entries: kept + ordered,
      vocabulary: vocabulary.adding(namesIn: ordered.map(\.guideline) + companions)
    )
  }
}

extension [LazyGuideline] {
  /// Puts a guideline in the place of those that give way to it.
  fileprivate mutating func place(_ guideline: Guideline) {
    let names = Set([guideline.name] + guideline.aliases)
    let replaced = filter { $0.index.isOwn && !names.isDisjoint(with: $0.names) }
    removeAll { entry in
      entry.name == guideline.name || replaced.contains { $0 === entry }
    }
    let inherited = replaced.flatMap(\.names).filter { !names.contains($0) }
    let index = guideline.index(inheriting: inherited)
    append(LazyGuideline(index) { guideline.laidOverItsBasis() })
  }

  /// The guideline with a model that is about the component of a document.
  ///
  /// It has the name of the document, or, as one of this program's own, one of its aliases.
  fileprivate func base(of document: Guideline) -> LazyGuideline? {
    let modelled = filter(\.index.hasModel)
    return modelled.first { $0.name == document.name }
      ?? modelled.first { $0.names.contains(document.name) }
      ?? modelled.first { entry in
        entry.index.isOwn && !contains { $0.name == document.name }
          && !Set(document.aliases).isDisjoint(with: entry.names)
      }
  }
}

extension LazyGuideline {
  /// The guideline with documents beside it, found under their names as well.
  ///
  /// A name of another guideline stays with that one.
  fileprivate func joined(by documents: [Guideline], beside others: [LazyGuideline])
    -> LazyGuideline
  {
    let taken = Set(others.filter { $0 !== self }.flatMap(\.names) + names)
    let further = documents.flatMap { [$0.name] + $0.aliases }.uniqued
      .filter { !taken.contains($0) }
    return LazyGuideline(index.adding(aliases: further), base: base) { [self] in
      withDocuments.value(of: documents) { guideline.joined(by: documents) }
    }
  }
}

extension EmbeddedGuideline {
  /// The same under further names.
  fileprivate func adding(aliases further: [String]) -> EmbeddedGuideline {
    EmbeddedGuideline(
      name: name,
      title: title,
      aliases: aliases + further,
      otherNames: otherNames,
      hasModel: hasModel,
      isOwn: isOwn
    )
  }
}

extension Guideline {
  /// The index entry: its own name, and the names that it takes over.
  fileprivate func index(inheriting names: [String]) -> EmbeddedGuideline {
    EmbeddedGuideline(
      name: name,
      title: title,
      aliases: aliases + names,
      otherNames: otherNames,
      hasModel: hasModel,
      isOwn: isOwn
    )
  }
}
