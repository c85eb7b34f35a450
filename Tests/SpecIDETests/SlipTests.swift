import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

/// A word that is begun on the line below a slip of the keyboard.
@Suite("Below a slip")
struct SlipTests {
  private static let forms = [SpecForm.block, .fourSpaces, .crlf]

  /// The places and slips above the last word of a document that are not told apart from it yet.
  private static let shortfalls: [(place: String, slip: Slip)] = [
    // A tab below a deeper block may be meant further left, where its text goes on.
    ("android", .tab)
  ]

  @Test("a word is completed as on an empty line", arguments: SlipPlace.all, forms)
  func completion(place: SlipPlace, form: SpecForm) {
    for slip in Slip.allCases {
      for isLast in [false, true] {
        let text = place.text(slip, place.begun, isLast: isLast, in: form)
        let labels = Snapshot(SourceText(text.whole)).completions(at: text.caret).map(\.label)
        // An editor shows those that begin with what is typed.
        let shown = labels.filter { $0.hasPrefix(place.begun) }
        #expect(shown.first == place.wanted, "\(slip), last: \(isLast): \(labels)")
      }
    }
  }

  @Test("a word is a key of the item that begins with the slip", arguments: Slip.allCases)
  func item(slip: Slip) {
    // A tab or a second dash begins nothing there.
    guard slip != .tab, slip != .dash, slip != .value else { return }
    for (margin, dash) in [("  ", "- "), ("", "- "), ("  ", "-   ")] {
      let line = margin + dash + slip.line("label", "Map", 0)
      let blanks = String(repeating: " ", count: margin.count + dash.count)
      for begun in ["", "se"] {
        let text = "component: segmented-control\nsegments:\n\(line)\n\(blanks)\(begun)"
        let items = Snapshot(SourceText(text)).completions(at: text.utf8.count)
        let item = items.first { $0.label == "selected" }
        #expect(item?.insertion == "selected: ", "\(line): \(begun)")
      }
    }
  }

  @Test(
    "a word is a key beside the bare keys above it",
    arguments: [
      ("platforms:\n  ios:\n    states:\n      disabled\n      en$0", "enabled"),
      ("platforms:\n  ios:\n    keyboard:\n      tab\n      sp$0", "space"),
      ("platforms:\n  ios:\n    focus:\n      confined\n      mod$0", "modal"),
      ("platforms:\n  ios:\n    groupings:\n      parent\n      ch$0", "children"),
      ("platforms:\n  ios:\n    custom-actions:\n      service\n      fl$0", "flags"),
      ("platforms:\n  ios:\n    framework\n    el$0", "element"),
      ("platforms:\n  ios:\n    framework\n    element\n    ro$0", "role"),
      ("platforms:\n  ios\n  an$0", "android"),
    ] as [(String, String)]
  )
  func bare(document: String, wanted: String) throws {
    for below in ["", "\n", "\nlabel: Tickets\n"] {
      let fixture = Fixture("component: stepper\n" + document + below)
      let labels = Snapshot(SourceText(fixture.text))
        .completions(at: try #require(fixture.cursor)).map(\.label)
      #expect(labels.contains(wanted), "\(labels)")
      #expect(!labels.contains("title"))
    }
  }

  @Test("a word that is typed changes nothing in what is told", arguments: SlipPlace.all, forms)
  func writing(place: SlipPlace, form: SpecForm) {
    for slip in Slip.allCases {
      for isLast in [false, true] {
        let before = place.text(slip, "", isLast: isLast, in: form)
        let told = Draft(before).lines(isPaused: true)
        #expect(Set(told.filter(\.isOfStructure).map(\.line)) == [before.slipLine], "\(slip)")
        for count in 1...place.begun.count {
          let begun = String(place.begun.prefix(count))
          let draft = Draft(place.text(slip, begun, isLast: isLast, in: form))
          #expect(draft.lines(isPaused: false) == told, "\(slip), last: \(isLast): \(begun)")
        }
      }
    }
  }

  @Test("a word that was left is a mistake of its own", arguments: SlipPlace.all, forms)
  func rest(place: SlipPlace, form: SpecForm) {
    // What stands in brackets that are open may go on in the first column.
    for slip in Slip.allCases where slip != .bracket || place.column > 0 {
      for isLast in [false, true] {
        let isShortfall = Self.shortfalls.contains { $0.place == place.name && $0.slip == slip }
        if isLast, isShortfall { continue }
        let text = place.text(slip, place.begun, isLast: isLast, in: form)
        let lines = Draft(text).lines(isPaused: true).filter(\.isOfStructure).map(\.line)
        #expect(
          Set(lines) == [text.slipLine, text.slipLine + 1],
          "\(slip), last: \(isLast): \(lines)"
        )
      }
    }
  }

  @Test("another slip is a mistake of its own", arguments: SlipPlace.all)
  func several(place: SlipPlace) {
    for first in Slip.allCases where first != .bracket {
      for second in Slip.allCases where second != .bracket {
        let line = second.line(place.wanted, "x", place.column)
        let typed = second == .tab ? line : String(line.dropFirst(place.column))
        let text = place.text(first, typed, isLast: false, in: .block)
        let lines = Set(Draft(text).lines(isPaused: true).filter(\.isOfStructure).map(\.line))
        let both: Set = [text.slipLine, text.slipLine + 1]
        #expect(lines.isSubset(of: both) && !lines.isEmpty, "\(first), \(second): \(lines)")
        // Comments and tabs are told of once, and below a key may stand a list.
        let isOne = first == second && (first == .slashes || first == .tab)
        if !isOne, first != .dash, second != .dash {
          #expect(lines == both, "\(first), \(second): \(lines)")
        }
      }
    }
  }
}

/// What is wrong with a line that was to be a key and its value.
enum Slip: CaseIterable {
  case space, colon, value, equals, colons, quote, singleQuote, dash, tab, slashes, bracket

  /// The line of a key in a column.
  func line(_ key: String, _ value: String, _ column: Int) -> String {
    let margin = String(repeating: " ", count: column)
    return switch self {
    case .space: "\(margin)\(key):\(value)"
    case .colon: "\(margin)\(key) \(value)"
    case .value: "\(margin)\(key)"
    case .equals: "\(margin)\(key) = \(value)"
    case .colons: "\(margin)\(key): a: b"
    case .quote: "\(margin)\(key): \"\(value)"
    case .singleQuote: "\(margin)\(key): '\(value)"
    case .dash: "\(margin)- \(key)"
    case .tab: "\(String(repeating: "\t", count: max(column / 2, 1)))\(key): \(value)"
    case .slashes: "\(margin)// \(key)"
    case .bracket: "\(margin)\(key): [a, b"
    }
  }
}

/// A place in a spec for an entry with a slip, and a word that is begun below it.
struct SlipPlace: CustomTestStringConvertible {
  let name: String
  let column: Int
  let key: String
  let value: String
  let begun: String
  let wanted: String

  var testDescription: String { name }

  static let all = [
    SlipPlace(name: "top", column: 0, key: "title", value: "Cart", begun: "ac", wanted: "actions"),
    SlipPlace(name: "end", column: 0, key: "value", value: "3", begun: "ac", wanted: "actions"),
    SlipPlace(name: "ios", column: 4, key: "role", value: "button", begun: "st", wanted: "states"),
    SlipPlace(
      name: "change",
      column: 8,
      key: "announce",
      value: ".announcement",
      begun: "ar",
      wanted: "argument"
    ),
    SlipPlace(
      name: "phrases",
      column: 6,
      key: "increment",
      value: "{label}, {value}, Increment, Button",
      begun: "de",
      wanted: "decrement"
    ),
    SlipPlace(
      name: "states",
      column: 6,
      key: "selected",
      value: "Selected",
      begun: "dis",
      wanted: "disabled"
    ),
    SlipPlace(
      name: "android",
      column: 4,
      key: "role",
      value: "button",
      begun: "gr",
      wanted: "groupings"
    ),
  ]

  /// The spec with a comment at each place.
  private static let spec = """
    component: stepper
    # top
    purpose: Choose how many tickets to buy
    label: Tickets
    keyboard: { tab: focus, arrows: focus, space: activate }
    gestures: { swipe: focus, touch: focus, doubletap: activate }
    settings: { text-resize: 200% }
    # end
    platforms:
      ios:
        framework: uikit
        element: UIStepper
        # ios
        groupings: native
        focus:
          on-value-change:
            api: UIAccessibility.post(notification:argument:)
            # change
            focus: stay
        announcements:
          value-change: "{label}, {value}"
          # phrases
      android:
        framework: compose
        element: Button
        states:
          busy: { announce: Busy }
          # states
        # android
        announcements:
          increment: "Tickets, 3, Increment, Double tap to activate"
          decrement: "Tickets, 3, Decrement, Double tap to activate"

    """

  /// The spec with a slip at the place and something else on the line below, or up to that line.
  func text(_ slip: Slip, _ begun: String, isLast: Bool, in form: SpecForm) -> SlipText {
    let lines = Self.spec.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = lines.firstIndex { $0.hasSuffix("# \(name)") } ?? 0
    let margin = begun.first == "\t" ? "" : String(repeating: " ", count: column)
    let above = lines[..<place].filter { !$0.contains("# ") }
    let below = lines[(place + 1)...].filter { !$0.contains("# ") }
    let start = form.text(
      of: (above + [slip.line(key, value, column), margin + begun]).joined(separator: "\n")
    )
    let end = isLast ? "" : form.text(of: "\n" + below.joined(separator: "\n"))
    return SlipText(
      whole: start + end,
      caret: start.utf8.count,
      typed: begun.utf8.count,
      slipLine: above.count
    )
  }
}

/// A spec with a slip, and a word that was typed below it.
struct SlipText {
  let whole: String
  let caret: Int
  /// How many bytes of it have been typed.
  let typed: Int
  let slipLine: Int
}

/// What somebody sees who types the word.
private struct Draft {
  private let snapshot: Snapshot
  private var edits = UnsavedEdits()

  struct Told: Equatable, CustomStringConvertible {
    let line: Int
    let code: String
    let message: String

    /// Whether it is about the structure of the document.
    var isOfStructure: Bool {
      code.hasPrefix("yaml-")
        || ["unknown-key", "wrong-type", "duplicate-key", "framework-platform-match"].contains(code)
    }

    var description: String { "\(line + 1) \(code): \(message)" }
  }

  init(_ text: SlipText) {
    snapshot = Snapshot(SourceText(text.whole))
    edits.note((text.caret - text.typed)..<(text.caret - text.typed), replacedBy: text.typed)
  }

  func lines(isPaused: Bool) -> [Told] {
    var edits = edits
    if isPaused { edits.pause() }
    return snapshot.findings(after: edits).byPart.flatMap { part in
      part.findings.map { finding in
        Told(
          line: snapshot.text.lines.line(at: part.start + finding.range.lowerBound),
          code: finding.code,
          message: finding.message
        )
      }
    }
  }
}
