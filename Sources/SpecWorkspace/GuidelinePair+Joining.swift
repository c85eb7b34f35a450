import Guidelines

extension GuidelinePair {
  /// The pairs with each lonely model put to the document of its component, wherever that stands.
  ///
  /// A lonely model has no document beside it. Its name is the name of its file.
  static func joined(_ pairs: [GuidelinePair]) -> [GuidelinePair] {
    var pairs = pairs
    for model in pairs where model.isLonelyModel {
      let name = GuidelineLibrary.normalized(model.found.name)
      guard let place = pairs.firstIndex(where: { $0.hasNoModel(of: name) }),
        let joined = GuidelinePair(
          GuidelineSearch.Found(
            document: pairs[place].found.document,
            model: model.found.model,
            isNamed: pairs[place].found.isNamed
          )
        )
      else { continue }
      pairs[place] = joined
      pairs.removeAll { $0.found == model.found }
    }
    return pairs
  }

  /// Whether its document stands beside another guideline of its name, which has a model.
  func joins(_ other: GuidelinePair) -> Bool {
    guideline?.hasModel == false && other.guideline?.hasModel == true
  }

  private var isLonelyModel: Bool { found.document == nil && found.model != nil }

  /// Whether it is a document of a component without a model.
  private func hasNoModel(of name: String) -> Bool {
    guard let guideline, found.model == nil else { return false }
    return guideline.name == name || guideline.aliases.contains(name)
  }
}
