package import English
import Guidelines

extension Phrase {
  /// The placeholders of the format.
  package static let placeholders = FactDescription.placeholders
}
