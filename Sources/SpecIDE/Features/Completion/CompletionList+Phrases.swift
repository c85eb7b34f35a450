import Guidelines
import SpecModel

extension CompletionList {
  /// The phrases of an announcement, composed from the guideline's templates and the spec; nothing
  /// for other text.
  mutating func proposePhrase() {
    if cursor.path.last == .key("on-close") { return addAll(terms(.place) + values("parts")) }
    guard let announced else {
      proposeLabel()
      return
    }
    for phrase in phrases(at: announced.moment, in: announced.state) {
      add(
        phrase,
        kind: .phrase,
        insertion: cursor.quote == nil ? "\"\(phrase)\"" : phrase,
        about: subject(.key, "announcements", in: .spec)
      )
    }
    proposeQuotedAnnouncements()
  }

  /// What may be said at a moment on the platforms at hand; of the moments of a list that name none
  /// yet, at any.
  func phrases(at moment: String, in state: String? = nil) -> [String] {
    let templates = audience.facts("announcement-templates")
    guard let spec else { return templates.templates(of: moment).flatMap(\.values) }
    let scopes = spec.scopes.filter {
      cursor.path.platform == nil || $0.platform == cursor.path.platform
    }
    return scopes.flatMap { scope in
      PhraseComposer(at: moment, in: state, scope, spec).phrases(from: templates)
    }
  }

  /// The moment whose phrase is written, and its state: the key, or what stands under `for` in an
  /// item of a list; empty where the item has none yet, `nil` where something else is written.
  private var announced: (moment: String, state: String?)? {
    guard case .key(let key) = cursor.path.last else { return nil }
    let map = cursor.path.dropLast()
    if map.last == .key("announcements") { return (key, nil) }
    let list = map.dropLast()
    guard key == "text", map.last == .item, list.last == .key("announcements") else { return nil }
    var value = spec?.root
    for case .key(let name) in list { value = value?[name] }
    let item = value?.items.last { $0.range.lowerBound <= cursor.word.lowerBound }
    return (item?["for"]?.word?.value ?? "", item?["state"]?.word?.value)
  }

  /// The announcements that the document of a guideline without a model prints.
  private mutating func proposeQuotedAnnouncements() {
    guard let guideline = audience.guideline, !guideline.hasModel else { return }
    for target in audience.targets {
      let phrases = guideline.quotedAnnouncements(
        platform: target.platform,
        framework: target.framework
      )
      for phrase in phrases { addScalar(phrase, kind: .phrase) }
    }
  }

  /// The label, where a name stands that follows it.
  private mutating func proposeLabel() {
    guard cursor.path.last == .key("name"), let label = spec?.label?.value else { return }
    addScalar(label, detail: "the visible label", kind: .phrase)
  }
}
