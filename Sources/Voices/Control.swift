package import Guidelines

/// How a native element behaves: which parts it tells, and what changes them.
package struct Control: Sendable {
  /// The name in code.
  package let name: String
  /// Other names that behave alike.
  package let otherNames: [String]
  /// The frameworks in which it is so; empty for all.
  package let frameworks: [Framework]
  /// The variants in which alone it is so; empty for the usual one.
  let variants: [String]
  /// The elements that it consists of, in the order of reading; empty where it is one element.
  ///
  /// They are `segments`, `pages`, or the names of actions.
  package let each: [String]
  /// What an app takes in its place so that more is said, as a clause of advice.
  package let instead: String?
  /// How it behaves by itself.
  let behaviour: Behaviour
  /// How it behaves where it is or has something, in order.
  let changes: [(condition: UInt64, behaviour: Behaviour)]

  /// What an element lends to what the app says.
  struct Behaviour: Sendable {
    /// The word for the role.
    var role: String?
    /// The rows that its child tells in its place, in order; `nil` where the voice does not say.
    var child: [String]?
    /// The bits of what it is.
    var adds: UInt64 = 0
    /// The bits of what it is not.
    var removes: UInt64 = 0
    /// The words that stand for texts which the app does not give.
    var texts: [TextKind: String] = [:]
    /// What nobody knows of it.
    var unknown: String?
    var basis: Basis?
  }

  func applies(to framework: Framework?) -> Bool {
    framework.map { frameworks.isEmpty || frameworks.contains($0) } ?? true
  }
}
