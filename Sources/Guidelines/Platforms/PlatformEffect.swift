/// The effect of a framework's name on a platform whose controls the framework makes.
///
/// An example is React Native's `accessibilityRole: button`, which is the trait `.button` on iOS and
/// the class `Button` on Android.
package final class PlatformEffect: Sendable {
  /// What is wrong with a name there.
  package enum Fault: Sendable, Equatable {
    /// It does nothing.
    case silent
    /// It ends the app.
    case `throws`
    /// It is nothing without other names.
    case needs([String])
  }

  package let framework: Framework
  package let platform: Platform
  package let name: String
  /// The value that it is about: empty for any other one, `?` for one that no framework has.
  package let value: String
  /// The text that tells people what the name becomes.
  package let becomes: String
  /// What stands for it, as entries of a platform of a spec; `*` is the value that is given.
  package let standsFor: [(key: String, value: String)]
  package let fault: Fault?
  /// What a finding says of it, behind its name.
  package let clause: String
  /// The state that the name sets with any value but `false`, and the one with any but `true`.
  package let states: [String]
  /// Where the facts come from.
  package let source: String

  /// `nil` for a row that lacks columns.
  init?(_ row: ArraySlice<UInt8>) {
    let columns = row.columns
    guard columns.count == 10, let framework = Framework(rawValue: columns[0]),
      let platform = Platform(rawValue: columns[1])
    else { return nil }
    self.framework = framework
    self.platform = platform
    name = columns[2]
    value = columns[3]
    becomes = columns[4]
    standsFor = columns[5].alternatives.compactMap { entry in
      let sides = entry.split(separator: "=", maxSplits: 1).map { String($0) }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
    fault = Fault(columns[6])
    clause = columns[7]
    states = columns[8].alternatives
    source = columns[9]
  }

  /// Whether the name sets a state with a value; none is one that is not known.
  package func sets(_ state: String, with value: String?) -> Bool {
    guard let position = states.firstIndex(of: state) else { return false }
    return value != (position == 0 ? "false" : "true")
  }

  /// The element that stands for it; `nil` where the name is about no element.
  package var element: String? { standsFor.first { $0.key == "element" }?.value }
}

extension PlatformEffect.Fault {
  /// `nil` for an empty column.
  fileprivate init?(_ column: String) {
    switch column {
    case "silent": self = .silent
    case "throws": self = .throws
    case let text where text.hasPrefix("needs "):
      self = .needs(String(text.dropFirst(6)).alternatives)
    default: return nil
    }
  }
}

/// What names of cross-platform frameworks become on each platform.
///
/// Everything in it is data, `Library/platform-effects.tsv`, which is read when it is first asked for.
package final class PlatformEffects: Sendable {
  package static let builtIn = PlatformEffects()

  private let rows = Lazily<Tables>()

  private struct Tables: Sendable {
    var all: [PlatformEffect] = []
    var byName: [Platform: [String: [PlatformEffect]]] = [:]
  }

  /// Every row of the table.
  package var all: [PlatformEffect] { tables.all }

  /// What is known of a name on a platform, value by value.
  package func effects(of name: String, on platform: Platform) -> [PlatformEffect] {
    tables.byName[platform]?[name] ?? []
  }

  /// What is known of a key of some map, such as `disabled` of `accessibilityState.disabled`.
  package func effects(ofKey key: String, on platform: Platform) -> [PlatformEffect] {
    all.filter { $0.platform == platform && $0.name.hasSuffix(".\(key)") }
  }

  /// The effect of a name with a value on a platform.
  ///
  /// A value that the table lacks has the row of any other value. Without such a row, it has the
  /// row of values that no framework has.
  package func effect(of name: String, _ value: String?, on platform: Platform) -> PlatformEffect? {
    let known = effects(of: name, on: platform)
    let folded = value?.lowercased() ?? ""
    return known.first { !folded.isEmpty && $0.value == folded }
      ?? known.first { $0.value.isEmpty }
      ?? (folded.isEmpty ? nil : known.first { $0.value == "?" })
  }

  private var tables: Tables {
    rows.value {
      var tables = Tables()
      tables.all = PlatformNames.rows(of: "platform-effects.tsv").compactMap(PlatformEffect.init)
      for effect in tables.all {
        tables.byName[effect.platform, default: [:]][effect.name, default: []].append(effect)
      }
      return tables
    }
  }
}
