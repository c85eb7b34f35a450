import English
import Guidelines
import SpecModel

extension PlatformContext {
  /// Whether something joins the visible label with its control, or the control has a name of its
  /// own and needs no label.
  func isConnected(_ label: LocatedText) -> Bool {
    if hasName || labelHiding != nil { return true }
    if scope.grouping?.joins(label: label.value) == true { return true }
    return spec.mentions.contains { mention in
      (mention.place.platform ?? scope.platform) == scope.platform
        && vocabulary.api(named: mention.word.value)?.purpose == "link label"
    }
  }

  /// The entries of the element that stands for a group: that it is reached, and what describes it.
  ///
  /// `nil` where nothing is known to call it.
  func headEntries(_ framework: Framework) -> [(key: String, value: String)]? {
    let head = fact("group-head", .framework(framework))
    guard let attribute = head?.values.first.map(APICall.init) else { return nil }
    let described = fact("group-description", .framework(framework))
    var entries = [(attribute.stem, attribute.arguments.first ?? "true")]
    for key in described?.values ?? [] {
      guard let value = description(for: key) else { return nil }
      entries.append((key, value))
    }
    return entries
  }

  /// What a group is described with by an API: the name of the control, or the trait of its role.
  func description(for api: String) -> String? {
    if vocabulary.api(named: api)?.purpose == "name" {
      let name = scope.name ?? spec.label ?? spec.root["title"]?.word
      return name.flatMap { $0.value.isBlank ? nil : ScalarWriting.scalar($0.value) }
    }
    let own = scope.map["traits"]?.words.first?.value
    let role = scope.role?.value ?? fact("roles")?.values.first ?? ""
    let trait = vocabulary.apis.first {
      $0.kind == .trait && $0.homes.contains(.uikit) && $0.stem.foldedForComparison == role.roleWord
    }
    return (own ?? trait?.name).map(ScalarWriting.scalar)
  }
}

extension Grouping {
  /// Whether the visible label is part of the group; elements without names may be anything.
  func joins(label: String) -> Bool {
    guard joins else { return false }
    let names = children.compactMap(\.name?.value.foldedForComparison)
    guard names.count == children.count, !names.isEmpty else { return true }
    return names.contains { $0.foldedTokens.contains("label") || $0 == label.foldedForComparison }
  }
}
