/// What differs from how a device usually is: settings of the user, and versions.
package struct Variant: Sendable, Hashable {
  /// The names of the variants, as a voice lists them.
  package let names: [String]

  package init(_ names: [String]) {
    self.names = names
  }

  /// The device as it usually is.
  package static let usual = Variant([])
}
