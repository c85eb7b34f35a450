/// The keys of specs, as far as facts of models name them.
///
/// The format describes them; ``Guideline`` reads models for it.
package struct SpecKeys: Sendable {
  /// A key at the top of specs or in a platform.
  package struct Key: Sendable {
    let name: String
    /// Whether only some components have it.
    let isOfComponent: Bool
    /// Whether it is true or false.
    let isFlag: Bool
    /// The keys of the map that may stand behind it; none where no map may.
    let inner: [String]
    /// Whether a word may stand behind it.
    let takes: @Sendable (String) -> Bool

    package init(
      _ name: String,
      isOfComponent: Bool,
      isFlag: Bool,
      inner: [String],
      takes: @escaping @Sendable (String) -> Bool
    ) {
      self.name = name
      self.isOfComponent = isOfComponent
      self.isFlag = isFlag
      self.inner = inner
      self.takes = takes
    }
  }

  let all: [Key]
  /// The keys of the maps that a team's own key may take, by their names.
  private let maps: [String: [String]]

  package init(_ all: [Key], maps: [String: [String]] = [:]) {
    self.all = all
    self.maps = maps
  }

  /// The same keys and some that a team has added.
  func adding(_ keys: [Key]) -> SpecKeys { SpecKeys(all + keys, maps: maps) }

  /// The keys of the map that a type names, such as `list of map button`; none of any other.
  func inner(ofType type: String) -> [String] {
    let words = type.split(separator: " ")
    let place = words.firstIndex(of: "map").map { $0 + 1 }
    return place.flatMap { $0 < words.count ? maps[String(words[$0])] : nil } ?? []
  }

  /// The names of those that only some components have.
  var ofComponents: [String] { all.filter(\.isOfComponent).map(\.name) }

  subscript(name: String) -> Key? { all.first { $0.name == name } }
}

extension SpecKeys: ExpressibleByArrayLiteral {
  /// Takes the names of keys that only some components have.
  package init(arrayLiteral names: String...) {
    self.init(names.map { Key($0, isOfComponent: true, isFlag: false, inner: []) { _ in true } })
  }
}
