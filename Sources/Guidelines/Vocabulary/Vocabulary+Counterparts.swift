extension Vocabulary {
  /// The names of one purpose, framework by framework.
  package struct Counterparts: Sendable, Equatable {
    package let purpose: String
    /// The names in each framework, the first choice first; a framework without any is absent.
    package let names: [Framework: [String]]
  }
}
