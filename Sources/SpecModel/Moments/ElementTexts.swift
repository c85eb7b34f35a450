import English
import Guidelines
import SourceText
import Voices

/// What a spec says of one element of a platform: found by the purposes of the vocabulary.
struct ElementTexts {
  let spec: Spec
  let scope: PlatformSpec
  let voice: Voice
  /// What fills the placeholders of texts.
  let fillings: [String: String]

  private var vocabulary: Vocabulary { spec.library.vocabulary }

  /// The texts that the maps give, the first map before the others.
  func texts(in maps: [SpecValue]) -> [TextKind: String] {
    var texts: [TextKind: String] = [:]
    for entry in maps.flatMap(\.entries) {
      guard let kind = kind(of: entry.key.value), texts[kind] == nil,
        let word = entry.value.word, entry.value.boolean == nil, word.value != "none"
      else { continue }
      texts[kind] = filled(word.value)
    }
    if let label = spec.label, maps.contains(where: linksLabel) { texts[.labelledBy] = label.value }
    return texts
  }

  /// What the maps say that an element is: by its traits, its role and what it implements.
  func traits(in maps: [SpecValue]) -> Set<String> {
    var traits: Set<String> = []
    for entry in maps.flatMap(\.entries) {
      let key = entry.key.value
      let isList =
        ["traits", "methods", "handlers"].contains(key)
        || vocabulary.api(named: key)?.purpose == "traits"
      let words =
        isList ? entry.value.words.map(\.value) : entry.isOff ? [] : [key]
      for word in words {
        if let trait = voice.trait(of: word) ?? voice.trait(of: Vocabulary.stem(of: word)) {
          traits.insert(trait)
        }
      }
      if key == "role", let role = entry.value.word?.value.foldedForComparison,
        voice.knows(trait: role), TextKind(rawValue: role) == nil
      {
        traits.insert(role)
      }
    }
    return traits
  }

  /// The kind of text that tells a state, and the text itself if the spec gives it.
  ///
  /// It is `nil` where no API of the state gives a text.
  func text(of state: State) -> (kind: TextKind, text: String?)? {
    state.apis.firstNonNil { api -> TextKind? in
      self.vocabulary.api(named: Vocabulary.stem(of: api.value))?.setsStateText == true
        ? (self.voice.platform == .ios ? .value : .stateText) : nil
    }.map { ($0, state.announce.map { filled($0.value) }) }
  }

  /// A text with its placeholders filled in.
  func filled(_ text: String) -> String { Phrase(text).spoken(fillings) }

  /// The text that an API of one state gives, such as `android:textOff` that of "off".
  func ownText(of state: String, in maps: [SpecValue]) -> String? {
    let word = maps.lazy.flatMap(\.entries).first {
      vocabulary.api(named: $0.key.value)?.purpose == "\(state) text"
    }?.value.word
    return word.map { filled($0.value) }
  }

  private func kind(of key: String) -> TextKind? {
    if key == "hint" { return .hint }
    if let kind = voice.text(of: key) { return kind }
    switch vocabulary.api(named: key)?.purpose {
    case "state text": return voice.platform == .ios ? .value : .stateText
    case "hint": return .hint
    default: return nil
    }
  }

  private func linksLabel(_ map: SpecValue) -> Bool {
    map.entries.contains { vocabulary.api(named: $0.key.value)?.purpose == "link label" }
  }
}
