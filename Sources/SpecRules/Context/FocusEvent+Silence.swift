import English
import Guidelines
import SourceText
import SpecModel

extension FocusEvent {
  /// Whether it says in so many words that nothing is heard.
  var isSaidToBeSilent: Bool {
    (value.word ?? value["announce"]?.word).map { word in
      word.value.foldedForComparison == "silent" || Denial.isOfSpeech(word.value)
    } ?? false
  }

  /// What is wrong with an event that nobody hears of, at the word that says so, or at its key.
  ///
  /// `thing` is what is not heard, with its article.
  func silence(about thing: String, in context: PlatformContext) -> Violation? {
    let name = context.announcer(at: key.range)
    let written = name.asAnnouncer
    let shown = "'announce: \(name ?? "true")'"
    let (set, add) = ("Set \(shown)", "Add \(shown)")
    let path = ["focus", key.value]
    let change = Change.set(path + ["announce"], written)
    let fault: (range: ByteRange, offer: Offer)?
    if let word = value.word {
      let change = Change.set(path, "{ announce: \(written), focus: stay }")
      // "none" is no place for the focus at an event that has to be heard.
      let event = String(key.value.dropFirst("on-".count))
      let isHeard = context.facts("announced-events").contains { $0.values.contains(event) }
      let silences: Set = isHeard ? ["silent", "none"] : ["silent"]
      let isSilent = silences.contains(word.value.foldedForComparison)
      fault = isSilent ? (word.range, Offer(change, title: set)) : nil
    } else if let word = value["announce"]?.word {
      let range = word.value.isBlank ? context.spec.quoted(word) : word.range
      fault = Denial.isOfSpeech(word.value) ? (range, Offer(change, title: set)) : nil
    } else {
      fault = saysHowItIsAnnounced ? nil : (key.range, Offer(change, title: add))
    }
    return fault.map { range, offer in
      Violation(
        "\(thing) is not announced; "
          + (name.map { "announce it with '\($0)'" } ?? "announce it"),
        at: range,
        isGap: true,
        offers: [offer]
      )
    }
  }

  /// Whether the event names something that announces, or may.
  ///
  /// The entry has an API, a text or a reason, or no value yet.
  private var saysHowItIsAnnounced: Bool {
    value.entries.contains { entry in
      switch entry.key.value {
      case "focus": false
      case "announce", "api", "argument", "reason": true
      default: !(entry.value.word.map { Denial.isOfSpeech($0.value) } ?? false)
      }
    }
  }
}
