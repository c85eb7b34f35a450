import SourceText
package import SpecChecking
package import SpecRules
import Synchronization

/// What was worked out for texts, kept for the other tests that ask for the same; any thread may
/// ask.
package final class Remembered<Value: Sendable>: Sendable {
  private let values = Mutex<[String: (text: String, value: Value)]>([:])

  package init() {}

  package func value(for text: String, _ compute: () -> Value) -> Value {
    // Strings of other bytes may be equal.
    if let known = values.withLock({ $0[text] }), known.text.utf8.elementsEqual(text.utf8) {
      return known.value
    }
    let value = compute()
    values.withLock { $0[text] = (text, value) }
    return value
  }
}

extension Snapshot {
  private static let known = Remembered<[Finding]>()

  /// The findings of a text under the built-in guidelines.
  package static func findings(of text: String) -> [Finding] {
    known.value(for: text) { Snapshot(SourceText(text)).findings }
  }
}
