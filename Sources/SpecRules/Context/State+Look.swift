import Guidelines
import SpecModel

extension State {
  /// Whether all that sets the state changes what is seen alone: `{ api: .opacity(0.4) }`.
  var isOnlySeen: Bool {
    let others = value.entries.filter { !["api", "announce", "text"].contains($0.key.value) }
    return !apis.isEmpty && others.isEmpty
      && apis.allSatisfy { code in
        // A chain of modifiers may do more than the first of them.
        Vocabulary.isLook(code.value)
          && APICall.all(in: code.value).dropFirst().allSatisfy { Vocabulary.isLook($0.stem) }
      }
  }
}
