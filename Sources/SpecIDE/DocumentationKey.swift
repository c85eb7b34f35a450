import Guidelines
import SpecModel
import SpecRules

/// What a proposal is about, as an opaque word that a client hands back to have it explained.
struct DocumentationKey {
  enum Kind: String {
    case key
    case word
    case rule
    case component
  }

  let kind: Kind
  let word: String
  /// The map that a key stands in.
  var map: MapShape?
  var component: String?
  var platform: Platform?
  var framework: Framework?

  init(_ kind: Kind, _ word: String) {
    self.kind = kind
    self.word = word
  }

  private static let separator: Character = "\u{1F}"

  /// The maps of all formats, by their names.
  private static let maps = Dictionary(
    [MapShape.spec, .configuration, .model].flatMap(\.all).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  var rawValue: String {
    [
      kind.rawValue, map?.name ?? "", component ?? "", platform?.rawValue ?? "",
      framework?.rawValue ?? "", word,
    ].joined(separator: String(Self.separator))
  }

  /// `nil` for anything that ``rawValue`` did not write.
  init?(rawValue: String) {
    let parts = rawValue.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 6, let kind = Kind(rawValue: parts[0]) else { return nil }
    self.init(kind, parts[5])
    map = Self.maps[parts[1]]
    component = parts[2].isEmpty ? nil : parts[2]
    platform = Platform(rawValue: parts[3])
    framework = Framework(rawValue: parts[4])
  }

  /// What the guideline says of it, five sentences at most; `nil` when there is nothing to say.
  func prose(in library: GuidelineLibrary, _ style: MarkupStyle) -> String? {
    if kind == .rule { return Rule.named(word)?.proseWithQuote(in: style) }
    let guideline = (kind == .component ? word : component).flatMap { library[$0] }
    let description = map?.description(of: word)
    var prose = MarkupBuilder(style)
    prose.introduce(word, map?.summary(of: word) ?? effect ?? "")
    for document in guideline?.documents ?? [] {
      prose.quote(statements(in: document, description), of: document, limit: 5)
    }
    return prose.text
  }

  /// What a name of a shared framework comes to on the platform.
  private var effect: String? {
    let target = Applicability.Target(platform: platform, framework: framework)
    let applicability = Applicability(of: nil, targets: [target])
    return WordSummary(applicability: applicability).effect(of: word)
  }

  private func statements(
    in guideline: Guideline,
    _ description: KeyDescription?
  ) -> [Statement] {
    let key = kind == .component ? "component" : description?.guidelineKey
    if let key {
      return guideline.statements(forKey: key, platform: platform, framework: framework)
    }
    guard description == nil else { return [] }
    return guideline.statements(
      about: word,
      targets: [Applicability.Target(platform: platform, framework: framework)]
    )
  }
}
