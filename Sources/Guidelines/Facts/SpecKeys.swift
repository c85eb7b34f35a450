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

  package init(_ all: [Key]) { self.all = all }

  /// The names of those that only some components have.
  var ofComponents: [String] { all.filter(\.isOfComponent).map(\.name) }

  subscript(name: String) -> Key? { all.first { $0.name == name } }
}

extension SpecKeys: ExpressibleByArrayLiteral {
  /// Takes the names of keys that only some components have.
  package init(arrayLiteral names: String...) {
    all = names.map { Key($0, isOfComponent: true, isFlag: false, inner: []) { _ in true } }
  }
}
