import English
import Guidelines
import SourceText
import SpecModel
import Voices

/// A phrase of the spec that the device composes from the spec's own facts.
struct ComposedPhrase {
  let element: SpokenElement
  /// What is said.
  let utterance: Utterance
  /// The setting or version that the device composes it with.
  let variant: Variant
  /// What the device says as it usually is.
  let usual: Utterance
  /// What tells more in place of the element, where that is known.
  let instead: String?

  /// Whether the app has a text there which the spec does not tell, so that any may stand there.
  var isOpen: Bool { Pieces(utterance, of: element).isOpen }

  /// Whether the utterance or the hint behind it tells a part.
  ///
  /// Only the app's name for a button tells what it does. What is adjusted as a whole is no button.
  /// A value may be said as a state in words of the app.
  func tells(_ part: PhrasePart) -> Bool {
    switch part {
    case .name: element.action == nil
    case .hint: !utterance.hint.isEmpty
    case .value:
      utterance.parts.contains { $0.kind == .value || $0.kind == .state && $0.name == nil }
    default: utterance.parts.contains { $0.kind == part }
    }
  }

  /// Whether the variant changes how a part is said.
  func varies(_ part: PhrasePart) -> Bool {
    let words = { (utterance: Utterance) in
      part == .hint ? [utterance.hintText] : utterance.parts.filter { $0.kind == part }.map(\.text)
    }
    return words(utterance) != words(usual)
  }
}

extension ComposedPhrase {
  /// A phrase that is said at a moment; `nil` where the device does not say it, or nobody knows.
  ///
  /// A spec that names no element has nothing composed.
  init?(_ phrase: Phrase, at moment: Moment, by voice: Voice, in language: String) {
    guard !moment.isAssumed, moment.trigger == nil else { return nil }
    let text = phrase.spoken(moment.texts)
    guard text.utf8.count <= Self.longest else { return nil }
    var varied: ComposedPhrase?
    for element in moment.elements + moment.others
    where element.texts.values.allSatisfy({ $0.utf8.count <= Self.longest }) {
      // By touch, or backwards, the focus enters a group with any of its elements.
      var entering = element
      entering.traits.insert("enters")
      let speech = { voice.speech(of: $0, after: moment.event, as: $1, in: language) }
      guard case .says(let usual) = speech(element, .usual),
        case .says(let entered) = speech(entering, .usual)
      else { continue }
      let pieces = Pieces(entered, of: element)
      let (isWhole, hasOwnWords) = pieces.read(in: text)
      if isWhole {
        self.init(element, usual, .usual, usual: usual, by: voice)
        return
      }
      // Where any words may stand, those that are missing are no sign of a setting.
      guard varied == nil, !pieces.isOpen else { continue }
      let variants = voice.variants(changing: element, forOwnWords: hasOwnWords)
      varied =
        variants.firstNonNil { variant in
          guard case .says(let other) = speech(element, variant),
            case .says(let entered) = speech(entering, variant),
            Pieces(entered, of: element).read(in: text).isWhole
          else { return nil }
          return Self(element, other, variant, usual: usual, by: voice)
        }
    }
    guard let varied else { return nil }
    self = varied
  }

  /// How many bytes a phrase, or a text that it is composed of, has at most.
  ///
  /// Each is read for every element and variant.
  private static let longest = 2_000

  private init(
    _ element: SpokenElement,
    _ utterance: Utterance,
    _ variant: Variant,
    usual: Utterance,
    by voice: Voice
  ) {
    self.element = element
    self.utterance = utterance
    self.variant = variant
    self.usual = usual
    let controls = element.control.map { voice.controls(named: $0, in: element.framework) }
    instead = controls?.firstNonNil(\.instead)
  }
}

extension PlatformContext {
  func readMomentsByAnnouncement() -> [ObjectIdentifier: [Moment]] {
    moments.reduce(into: [:]) { moments, moment in
      for announcement in moment.written {
        moments[ObjectIdentifier(announcement), default: []].append(moment)
      }
    }
  }

  /// An announcement as the device composes it; `nil` where the device does not.
  func composed(_ announcement: Announcement, as phrase: Phrase) -> ComposedPhrase? {
    guard let voice, let moments = momentsByAnnouncement[ObjectIdentifier(announcement)] else {
      return nil
    }
    return moments.firstNonNil {
      ComposedPhrase(phrase, at: $0, by: voice, in: self.language)
    }
  }

  /// What the device says at the moment of an announcement; `nil` where that is not known of each
  /// element.
  func said(at announcement: Announcement) -> Utterance? {
    let moments = momentsByAnnouncement[ObjectIdentifier(announcement)] ?? []
    guard let voice, let moment = moments.first, !moment.isAssumed, moment.trigger == nil else {
      return nil
    }
    let said = moment.elements.map { element -> Utterance? in
      guard case .says(let utterance) = voice.speech(of: element, in: language),
        !Pieces(utterance, of: element).isOpen
      else { return nil }
      return utterance
    }
    return said.contains(nil) ? nil : said.first.flatMap(\.self)
  }

  /// The language of the device's own words.
  var language: String { scope.deviceLanguage }
}

/// The texts that a phrase is made of, and whether one is open.
private struct Pieces {
  private var needed: [String] = []
  /// The texts that need not be written down.
  ///
  /// The device says them behind a phrase or on entering. A label is one where the name has it as
  /// well.
  private var added: [String] = []
  private(set) var isOpen = false

  init(_ utterance: Utterance, of element: SpokenElement) {
    let label = element.texts[.labelledBy]
    let isNamed = label.map { element.texts[.name]?.containsWords($0) ?? false } ?? false
    for part in utterance.parts {
      var text = part.text
      for kind in element.open {
        let closed = text.replacing("{\(kind.rawValue)}", with: "")
        if closed != text { isOpen = true }
        text = closed
      }
      if part.kind == .index, element.hasOpenPlace {
        isOpen = true
        continue
      }
      // A name that the spec does not tell may have the label.
      if part.kind == .label, let label, element.open.contains(.name) { text = label }
      let isAdded = part.kind == .container || part.kind == .label && isNamed
      if isAdded { added.append(text) } else { needed.append(text) }
    }
    added += utterance.hint.map(\.text)
  }

  /// Whether a text says all that is needed and nothing unknown, and whether it has further words.
  ///
  /// The order does not matter.
  func read(in text: String) -> (isWhole: Bool, hasOwnWords: Bool) {
    let read = SaidTexts(text, sayingAny: needed + added)
    let saysAll = needed.indices.allSatisfy(read.said.contains)
    return (saysAll && (isOpen || !read.hasOwnWords), read.hasOwnWords)
  }
}
