import Guidelines
import SpecModel
import SpecRules

/// What a proposal is about, as an opaque text that a client hands back to have it explained.
struct DocumentationKey {
  let rawValue: String

  init(rawValue: String) {
    self.rawValue = rawValue
  }

  init(of rule: Rule) {
    self.init(fields: [Kind.rule.rawValue, rule.id])
  }

  init(of subject: Subject) {
    let kind: Kind = subject.word == nil ? .key : .word
    let applicability = subject.applicability
    self.init(fields: [
      kind.rawValue, subject.key, subject.word ?? "", subject.map?.name ?? "",
      subject.outer.key ?? "", subject.outer.map?.name ?? "",
      subject.isOfPlatform ? "platform" : "",
      applicability.guideline?.name ?? "", applicability.platform?.rawValue ?? "",
      applicability.variant ?? "",
      applicability.targets.map(\.name).joined(separator: ","),
    ])
  }

  /// Makes the key of a component; its document is read when it is explained.
  init(ofComponent name: String) {
    self.init(fields: [
      Kind.word.rawValue, "component", name, MapShape.spec.name, "", "", "", name, "", "", "",
    ])
  }

  private enum Kind: String {
    case key
    case word
    case rule
  }

  private static let separator: Character = "\u{1F}"

  private init(fields: [String]) {
    rawValue = fields.joined(separator: String(Self.separator))
  }

  /// The maps of all formats, by their names.
  private static let maps = Dictionary(
    [MapShape.spec, .configuration, .model].flatMap(\.all).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// What a hover would say; `nil` when there is nothing to say, or for a text of another origin.
  func prose(in library: GuidelineLibrary, _ style: MarkupStyle) -> String? {
    let fields = rawValue.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map(String.init)
    switch Kind(rawValue: fields[0]) {
    case .rule? where fields.count == 2: return Rule.named(fields[1])?.proseWithQuote(in: style)
    case .key? where fields.count == 11, .word? where fields.count == 11:
      return KeyProse(Self.subject(fields, in: library)).text(style)
    default: return nil
    }
  }

  private static func subject(_ fields: [String], in library: GuidelineLibrary) -> Subject {
    let guideline = library[fields[7]]
    let map = maps[fields[3]]
    return Subject(
      key: fields[1],
      word: fields[0] == Kind.word.rawValue ? fields[2] : nil,
      map: map == .spec ? .spec(of: guideline) : map,
      outer: (fields[4].isEmpty ? nil : fields[4], maps[fields[5]]),
      isOfPlatform: !fields[6].isEmpty,
      applicability: Applicability(
        of: guideline,
        in: library,
        on: Platform(rawValue: fields[8]),
        targets: fields[10].split(separator: ",").map { Target(named: String($0)) },
        variant: fields[9].isEmpty ? nil : fields[9]
      )
    )
  }
}

extension Target {
  private static let separator: Character = "/"

  /// The platform and the framework, such as `ios/uikit`.
  fileprivate var name: String {
    "\(platform?.rawValue ?? "")\(Self.separator)\(framework?.rawValue ?? "")"
  }

  fileprivate init(named name: String) {
    let parts = name.split(separator: Self.separator, omittingEmptySubsequences: false)
    self.init(
      platform: parts.first.flatMap { Platform(rawValue: String($0)) },
      framework: parts.last.flatMap { Framework(rawValue: String($0)) }
    )
  }
}
