import English
import Guidelines
import SourceText
import SpecModel

/// A name of a framework that makes the controls of several platforms, where a spec uses it.
struct EffectUse {
  /// The name with the key of its map, such as `accessibilityState.expanded`.
  let name: String
  let value: String?
  /// The word that names it, and the word that is its value.
  let nameRange: ByteRange
  let valueRange: ByteRange
  let mention: Mention
  let platform: Platform
  /// The effect of the name on the platform.
  let effect: PlatformEffect

  /// Where a finding about it stands: at the value where that is at fault.
  var range: ByteRange { effect.value.isEmpty ? nameRange : valueRange }

  /// The value if that is at fault, otherwise the name; a boolean comes with its key.
  var title: String {
    guard !effect.value.isEmpty, let value else { return name }
    return ["true", "false"].contains(value)
      ? "\(name.split(separator: ".").last ?? ""): \(value)" : value
  }
}

extension RuleContext {
  func readEffectUses() -> [EffectUse] {
    let platforms = Set(spec.scopes.filter(\.isOfSharedFramework).compactMap(\.platform))
    guard !platforms.isEmpty else { return [] }
    return mentions.flatMap { mention -> [EffectUse] in
      guard let platform = mention.place.platform, platforms.contains(platform) else { return [] }
      return mention.effectUses(on: platform)
    }
  }
}

/// A name and its value, with the words that they stand in.
private struct NamedValue {
  let name: String
  let value: String?
  let nameRange: ByteRange
  let valueRange: ByteRange
}

extension Mention {
  fileprivate func effectUses(on platform: Platform) -> [EffectUse] {
    let effects = PlatformEffects.builtIn
    if kind == .role, !isKey {
      // A role of the format is one of the framework's two kinds of role, if the framework has it.
      let rows = ["accessibilityRole", "role"].flatMap { effects.effects(of: $0, on: platform) }
      let folded = word.value.lowercased()
      let fitting = rows.filter { $0.value == folded }
      return (fitting.first { $0.fault != .throws } ?? fitting.first).map { effect in
        [use(NamedValue(name: "role", value: word.value, at: word.range), effect, platform)]
      } ?? []
    }
    guard namesAPI else { return [] }
    let values = isKey ? keyedValues : writtenValues
    return values.compactMap { value in
      effects.effect(of: value.name, value.value, on: platform).map { use(value, $0, platform) }
    }
  }

  private func use(
    _ value: NamedValue,
    _ effect: PlatformEffect,
    _ platform: Platform
  ) -> EffectUse {
    EffectUse(
      name: value.name,
      value: value.value,
      nameRange: value.nameRange,
      valueRange: value.valueRange,
      mention: self,
      platform: platform,
      effect: effect
    )
  }

  /// How long a value is at most that is compared, in bytes: what is longer is an expression.
  fileprivate static let longestValue = 1_000

  /// What stands behind the name as a key: a value, or the keys of a map with theirs.
  private var keyedValues: [NamedValue] {
    let (name, _) = word.value.nameAndRest
    let inner = (value?.entries ?? []).map { entry in
      NamedValue(
        name: "\(name).\(entry.key.value)",
        value: entry.value.word?.value,
        nameRange: entry.key.range,
        valueRange: entry.value.word?.range ?? entry.key.range
      )
    }
    let text = value?.word.flatMap { $0.value.utf8.count > Self.longestValue ? nil : $0.value }
    let isExpression =
      text.map { $0[...].isExpression || $0.hasPrefix("{{") || $0.hasOperator } ?? false
    let literal = isExpression ? nil : text.map { $0.filter { !"\"'{}".contains($0) } }
    let place = value?.word.flatMap { word in
      literal.flatMap { word.value.firstRange(of: $0) }.map { spec.range(of: $0, in: word) }
    }
    let own = NamedValue(
      name: name,
      value: literal,
      nameRange: word.range,
      valueRange: place ?? value?.word?.range ?? word.range
    )
    return [own] + inner
  }

  /// The marks around names and values in an expression.
  private static let marks = Set("\"'`{}()= ".utf8)

  /// What the expression sets: `accessibilityState={{ expanded: false }}`, `aria-live="polite"`.
  private var writtenValues: [NamedValue] {
    let (name, rest) = word.value.nameAndRest
    // Variables and what is spread into a map may be anything.
    if rest.isExpression || rest.contains("...") {
      return [NamedValue(name: name, value: nil, at: word.range)]
    }
    // A filter of characters takes a second for each megabyte.
    let bare = rest.utf8.filter { !Self.marks.contains($0) }
    let body = String(decoding: bare, as: UTF8.self).trimmingPrefix(":")
    guard rest.contains("{"), body.contains(":") else {
      let value = body.isEmpty ? nil : String(body)
      let place = value.flatMap { rest.firstRange(of: $0) }
      let range = place.map { spec.range(of: $0, in: word) } ?? word.range
      return [NamedValue(name: name, value: value, nameRange: word.range, valueRange: range)]
    }
    let pairs = body.split(separator: ",").map { $0.split(separator: ":").map { String($0) } }
    // A key alone has the variable of its name.
    return pairs.filter { (1...2).contains($0.count) }.map { pair in
      NamedValue(
        name: "\(name).\(pair[0])",
        value: pair.count == 2 ? pair[1] : nil,
        at: word.range
      )
    }
  }
}

extension NamedValue {
  fileprivate init(name: String, value: String?, at range: ByteRange) {
    self.init(name: name, value: value, nameRange: range, valueRange: range)
  }
}

extension Substring {
  /// Whether braces hold code and no literal: `{role}`, but neither `{'tab'}`, `{false}` nor a map.
  fileprivate var isExpression: Bool {
    let text = drop { "= ".contains($0) }
    guard text.hasPrefix("{"), !text.hasPrefix("{{") else { return false }
    if text.utf8.count > Mention.longestValue { return true }
    let code = text.filter { !"{} ".contains($0) }
    let isQuoted =
      code.count > 2 && "\"'`".contains(code.first ?? " ") && code.first == code.last
      && !code.dropFirst().dropLast().contains(code.first ?? " ")
    return !isQuoted && !["true", "false"].contains(code) && Double(code) == nil
  }
}

extension String {
  /// Whether the text asks, compares, calls or looks something up, so that it is code without braces.
  fileprivate var hasOperator: Bool { utf8.contains(where: "?=()[]&|".utf8.contains) }

  /// The name that an expression begins with, and what is behind it.
  fileprivate var nameAndRest: (name: String, rest: Substring) {
    let end = firstIndex { !($0.isLetter || $0.isNumber || "._-".contains($0)) } ?? endIndex
    return (String(self[..<end]), self[end...])
  }
}
