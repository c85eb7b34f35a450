import Guidelines
import TestSupport
import Testing
import Voices

/// What is known to be said of one element; the files of `Rows` explain how it is written.
struct SpokenRow: Sendable, CustomTestStringConvertible {
  /// The number that the facts give the row, or what it is about.
  let id: String
  var element: SpokenElement
  var event = Event.focus
  var variant = Variant.usual
  /// What is said and the hint behind it; `nil` where that is not known.
  var expected: Spoken?

  struct Spoken: Sendable, Equatable {
    var text: String
    var hint = ""
  }

  var testDescription: String { id }

  /// The rows of a file.
  static func all(in name: String) -> [SpokenRow] {
    guard let text = try? Files.text("Tests/VoicesTests/Rows/\(name).txt") else { return [] }
    return text.split(separator: "\n\n").compactMap { SpokenRow(String($0)) }
  }

  private init?(_ block: String) {
    let lines = block.split(separator: "\n").map(String.init)
    guard let head = lines.first?.wholeMatch(of: /(.+): (\w+) \((\w+)\)/),
      let framework = Framework(rawValue: String(head.3))
    else { return nil }
    id = String(head.1)
    element = SpokenElement(String(head.2), in: framework)
    for line in lines.dropFirst() {
      let words = line.drop { $0 == " " }
      let rest = String(words.drop { $0 != " " }.dropFirst())
      switch words.prefix(while: { $0 != " " }) {
      case "has": element.read(rest)
      case "after": event = Event(rawValue: rest) ?? .focus
      case "with": variant = Variant(variant.names + [rest])
      case "says": expected = Spoken(text: rest)
      case "hint": expected?.hint = rest
      case "silent": expected = Spoken(text: "")
      default: break
      }
    }
  }

  /// What the voice of the platform composes.
  func composed(in language: String = "en") -> Speech {
    let voice = Voice.builtIn(element.framework?.platform ?? .ios)
    return voice.speech(of: element, after: event, as: variant, in: language)
  }
}

extension SpokenElement {
  /// Adds texts as `kind=text`, a place as `2 of 3`, an action, the bounds of a value, and whatever
  /// the element is.
  fileprivate mutating func read(_ inputs: String) {
    for input in inputs.split(separator: "; ") {
      let sides = input.split(separator: "=", maxSplits: 1).map(String.init)
      if sides.count == 2, let kind = TextKind(rawValue: sides[0]) {
        texts[kind] = sides[1]
      } else if sides.count == 2, sides[0] == "action" {
        action = sides[1]
      } else if sides.count == 2, sides[0] == "range" {
        let bounds = sides[1].split(separator: " ").compactMap { Double($0) }
        range = ValueRange(bounds[0], from: bounds[1], to: bounds[2])
      } else if let place = input.wholeMatch(of: /(\d+) of (\d+)/),
        let position = Int(place.1), let count = Int(place.2)
      {
        self.place = SpokenPlace(position, of: count)
      } else {
        traits.insert(String(input))
      }
    }
  }
}

extension Speech {
  /// What is said and the hint; `nil` where nothing is known.
  var spoken: SpokenRow.Spoken? {
    switch self {
    case .says(let utterance): .init(text: utterance.text, hint: utterance.hintText)
    case .nothing: .init(text: "")
    case .notKnown: nil
    }
  }
}
