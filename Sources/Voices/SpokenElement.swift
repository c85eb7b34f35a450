package import Guidelines

/// What one element tells at one moment, before a voice speaks of it.
package struct SpokenElement: Sendable, Hashable {
  /// The element in code, as a voice lists it; `nil` where it is not known.
  package var control: String?
  /// The framework that the element is written in; `nil` where it is not known.
  package var framework: Framework?
  /// What the app says.
  package var texts: [TextKind: String] = [:]
  /// What the app says in words that are not known.
  package var open: Set<TextKind> = []
  /// The traits of the element in the words of a voice, its states included.
  package var traits: Set<String> = []
  /// Its place in a set.
  package var place: SpokenPlace?
  /// Whether it has a place in a set that the spec does not tell.
  package var hasOpenPlace = false
  /// The action of the element by its name, such as `increment`.
  package var action: String?
  /// The bounds that its value lies in.
  package var range: ValueRange?
  /// Whether the value has no room for the action, such as an increment at the end of a range.
  package var isAtLimit = false

  package init(_ control: String?, in framework: Framework?) {
    self.control = control
    self.framework = framework
  }
}

/// The place of an element in a set, counted from 1.
package struct SpokenPlace: Sendable, Hashable {
  package let position: Int
  package let count: Int

  package init(_ position: Int, of count: Int) {
    self.position = position
    self.count = count
  }
}

/// The bounds of a value, and where in them it is.
package struct ValueRange: Sendable, Hashable {
  package let current: Double
  package let minimum: Double
  package let maximum: Double

  /// `nil` where the bounds hold nothing.
  package init?(_ current: Double, from minimum: Double, to maximum: Double) {
    guard current.isFinite, minimum.isFinite, maximum.isFinite, minimum < maximum else {
      return nil
    }
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The whole percentage of the range, 0 and 100 for the bounds alone.
  var percent: Int {
    let share = (current - minimum) / (maximum - minimum)
    if share <= 0 { return 0 }
    if share >= 1 { return 100 }
    return min(99, max(1, Int((share * 100).rounded())))
  }
}
