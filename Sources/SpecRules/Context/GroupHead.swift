import English
import Guidelines
import SpecModel

/// The element that stands for a group of a control and its label.
struct GroupHead: PlatformPart {
  let context: PlatformContext

  /// The entries that it takes: one makes it reachable, another describes it.
  ///
  /// `nil` where nothing is known to call it.
  func entries(in framework: Framework) -> [(key: String, value: String)]? {
    let head = context.fact("group-head", .framework(framework))
    guard let attribute = head?.values.first.map(APICall.init) else { return nil }
    let described = context.fact("group-description", .framework(framework))
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
    let role = scope.role?.value ?? context.likelyRole ?? ""
    let trait = vocabulary.apis.first {
      $0.kind == .trait && $0.homes.contains(.uikit) && $0.stem.foldedForComparison == role.roleWord
    }
    return (own ?? trait?.name).map(ScalarWriting.scalar)
  }
}
