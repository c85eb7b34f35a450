import English
package import Guidelines
import SourceText
package import Voices

extension Spec {
  /// The moments at which something is said on a platform, swipe by swipe.
  ///
  /// What an action leads to stands behind its swipe. A spec without a platform has none.
  package func moments(on scope: PlatformSpec) -> [Moment] {
    guard let platform = scope.platform else { return [] }
    var reader = MomentReader(of: self, on: scope, voice(of: platform))
    return reader.moments()
  }

  /// The voice of a platform, with the elements of the component's own model.
  package func voice(of platform: Platform) -> Voice {
    guideline?.voice(of: platform) ?? .builtIn(platform)
  }

  /// The value that the component has, which stands alone or as one of its numbers.
  package var currentValue: SpecValue? {
    value(.currentValue) ?? value(.value)
  }

  /// The name of a state as facts have it, or as it is written.
  package func stateName(_ word: String) -> String {
    let facts = guideline?.model.facts("states") ?? []
    return facts.first { $0.accepts(word) }?.values.first
      ?? library.vocabulary.term(.state, word)?.word ?? word.foldedForComparison
  }

  /// The state that a moment announces, as facts call it; `nil` if it announces none.
  package func state(ofMoment key: String) -> String? {
    let facts = guideline?.model.facts("states") ?? []
    let isState = facts.contains { $0.accepts(key) } || library.vocabulary.term(.state, key) != nil
    return isState ? stateName(key) : nil
  }

  /// The visible text that an API of the map gives the element.
  func title(of map: SpecValue?) -> String? {
    map?.entries.lazy.filter { entry in
      self.library.vocabulary.api(named: entry.key.value)?.purpose == "title"
    }
    .compactMap { $0.value.boolean == nil ? $0.value.word?.value : nil }.first
  }

  /// Whether a moment is that of one page, folded.
  package func isPage(_ key: String) -> Bool {
    key.isPageNumber
      || ["page", FormatMoment.pages, FormatMoment.slides, "container"].contains(key)
  }

  /// The place in the set that a moment tells of; `nil` where the spec does not say it.
  func place(at key: String, in scope: PlatformSpec) -> SpokenPlace? {
    let keys = facts("index-set", in: scope).flatMap(\.values)
    let counted = keys.firstNonNil { self.root[$0]?.integer }
    guard let count = counted ?? value(.dotCount)?.integer, count > 0 else { return nil }
    let numbered = key.isPageNumber ? Int(key.drop { !$0.isNumber }) : nil
    guard let position = numbered ?? currentPage, (1...count).contains(position)
    else { return nil }
    return SpokenPlace(position, of: count)
  }
}

extension PlatformSpec {
  /// The language of the screen reader's own words, BCP 47.
  package var deviceLanguage: String {
    guard let word = map["language"]?.word?.value else { return "en" }
    return foreignLanguage != nil || word.lowercased().hasPrefix("en-") ? word : "en"
  }

  /// Whether what changes at an event stands in a region that is read by itself.
  func hasLiveRegion(at event: String, _ voice: Voice) -> Bool {
    let value = map["focus"]?[event]
    let words = ["api", "announce"].flatMap { value?[$0]?.words.map(\.value) ?? [] }
    let keys = (value?.entries ?? []) + map.entries
    let names = words.filter { !$0.isOff } + keys.filter { !$0.isOff }.map(\.key.value)
    return names.contains { voice.trait(of: Vocabulary.stem(of: $0)) == "live-region" }
  }
}

extension SpecEntry {
  /// Whether the value says that what the key names is not used.
  var isOff: Bool { value.boolean == false || value.word?.value.isOff ?? false }
}

extension String {
  /// Whether a setting, or a name with one, is that of something that is not used: `false`, `none`,
  /// `LIVE_REGION_NONE`, `liveRegion=none`.
  package var isOff: Bool {
    // Whatever is longer is a text.
    guard utf8.count <= 100 else { return false }
    if foldedForComparison == "false" { return true }
    return split { !$0.isLetter && !$0.isNumber }.last?.lowercased() == "none"
  }
}

extension Double {
  /// The number as people write it: whole ones without decimal places.
  var spoken: String { Int(exactly: self).map { String($0) } ?? String(self) }
}

extension String {
  /// The text with a word in place of the last one that is another.
  func replacingWord(_ old: String, with new: String) -> String {
    var words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let mark = { (word: String) in word.last.map { ",.;:".contains($0) } ?? false }
    guard !old.isEmpty,
      let index = words.lastIndex(where: { word in
        word == old || mark(word) && word.dropLast() == old[...]
      })
    else { return self }
    words[index] = mark(words[index]) ? new + String(words[index].suffix(1)) : new
    return words.joined(separator: " ")
  }
}

extension Guideline {
  /// The voice of a platform, with the elements of the component's own model.
  package func voice(of platform: Platform) -> Voice {
    let voice = Voice.builtIn(platform)
    return model.voices.map { voice.adding(controlsIn: $0.node) } ?? voice
  }
}
