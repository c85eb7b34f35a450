import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("What is offered")
struct OfferedTests {
  static let cases: [(component: String, framework: Framework)] = GuidelineLibrary.builtIn.names
    .flatMap { name in Framework.allCases.filter(\.isNative).map { (name, $0) } }

  private static let contents = [
    "stepper": "value: 2\n", "page-control": "pages: 4\n",
    "segmented-control": "segments: [{ label: Day, selected: true }, { label: Week }]\n",
  ]

  @Test("is no mistake at any key of any component in any framework", arguments: cases)
  func accepted(component: String, framework: Framework) {
    let head = "component: \(component)\nlabel: Things\n" + (Self.contents[component] ?? "")
    let platform =
      "platforms:\n  \(framework.platforms[0].rawValue):\n    framework: \(framework.rawValue)\n"
    var sweep = AcceptanceSweep()
    sweep.sweep(head + platform + "    $0\n")
    sweep.sweep(head + "$0\n" + platform)
    #expect(sweep.accepted > 300)
    #expect(sweep.reports == [])
  }

  @Test(
    "belongs to the component, the platform and the framework",
    arguments: [
      // The events of the focus that the component has, and the right words for them.
      (
        "stepper", .uikit, "focus:\n      $0", ["on-value-change"], ["on-select", "on-page-change"]
      ),
      ("page-control", .views, "focus: { $0 }", ["on-page-change"], ["on-select"]),
      ("segmented-control", .compose, "focus: { $0 }", ["on-select"], ["on-value-change"]),
      ("dialog", .uikit, "focus: { $0 }", ["initial", "on-close"], ["on-select", "on-error"]),
      ("text-field", .compose, "focus: { $0 }", ["on-error"], ["on-select", "on-page-change"]),
      ("snackbar", .views, "focus: { $0 }", ["on-appear"], ["on-value-change"]),
      ("stepper", .uikit, "focus: { on-value-change: $0 }", ["stay"], ["content"]),
      ("segmented-control", .compose, "focus: { on-select: $0 }", ["stay"], ["content"]),
      ("page-control", .swiftui, "focus: { on-page-change: $0 }", ["stay", "content"], []),
      (
        "stepper", .views, "focus: { on-value-change: { focus: $0 } }", ["stay"],
        ["TYPE_VIEW_FOCUSED"]
      ),
      ("stepper", .compose, "focus: { on-value-change: { announce: $0 } }", ["true"], ["false"]),
      // Handlers, and no others; what only one platform has.
      ("stepper", .compose, "handlers: $0", ["onClick"], ["disabled()", "heading()"]),
      ("segmented-control", .views, "handlers: [$0]", ["onClick"], ["requestFocus()"]),
      ("page-control", .compose, "handlers:\n      - $0", ["onClick"], ["onClickLabel"]),
      ("stepper", .compose, "$0", ["handlers"], ["traits", "methods"]),
      ("page-control", .views, "$0", ["handlers"], ["traits", "methods"]),
      ("segmented-control", .uikit, "$0", ["traits", "methods"], ["handlers"]),
      ("page-control", .uikit, "methods: [$0]", ["accessibilityIncrement()"], ["setTitle()"]),
      // Nothing obsolete, nothing that hides what is there to be used or takes its role away.
      (
        "stepper", .uikit, "states: { disabled: { api: $0 } }", ["isEnabled=false"], ["setTitle( )"]
      ),
      ("stepper", .uikit, "traits: $0", [".adjustable"], ["UIAccessibilityTraitAdjustable"]),
      ("stepper", .uikit, "traits: $0", [".adjustable"], [".notEnabled"]),
      ("stepper", .uikit, "role: button\n    traits: $0", [".notEnabled"], []),
      ("segmented-control", .uikit, "isAccessibilityElement: $0", ["true"], ["false"]),
      // A guideline without a list of moments has those of its phrases.
      ("button", .uikit, "announcements:\n      $0", ["focus"], []),
      ("checkbox", .views, "announcements: { $0 }", ["checked", "unchecked"], []),
      ("dialog", .compose, "announcements:\n      $0", ["open"], []),
      ("segmented-control", .uikit, "states: { selected: { announce: $0 } }", [], ["Dimmed"]),
      ("stepper", .views, "importantForAccessibility: $0", ["yes"], ["no", "noHideDescendants"]),
      ("stepper", .views, "icon: { importantForAccessibility: $0 }", ["no"], []),
      (
        "stepper", .views, "label-hidden: $0", ["importantForAccessibility=no"],
        ["importantForAccessibility=no=yes"]
      ),
      ("page-control", .compose, "settings: { text-resize: $0 }", ["200%"], ["fixed"]),
    ] as [(String, Framework, String, [String], [String])]
  )
  func belongs(
    component: String,
    framework: Framework,
    text: String,
    offered: [String],
    absent: [String]
  ) {
    let document =
      "component: \(component)\nlabel: Things\nplatforms:\n  \(framework.platforms[0].rawValue):\n"
      + "    framework: \(framework.rawValue)\n    \(text)"
    let labels = Set(completions(in: document).map(\.label))
    #expect(labels.isSuperset(of: offered))
    #expect(labels.intersection(absent) == [])
  }

  @Test(
    "finds a component by its name, by what people call it and misspelt",
    arguments: [
      ("car", "page-control"), ("pagin", "page-control"), ("slidesh", "page-control"),
      ("tab", "segmented-control"), ("toggle-g", "segmented-control"), ("quant", "stepper"),
      ("number-pi", "stepper"), ("step", "stepper"), ("stpper", "stepper"),
      ("segmnted-control", "segmented-control"), ("", "stepper"),
    ] as [(String, String)]
  )
  func components(typed: String, name: String) {
    let shown = completions(in: "component: \(typed)$0").filter {
      ($0.filter ?? $0.label).hasPrefix(typed)
    }
    #expect(shown.contains { $0.insertion == name })
  }

  @Test(
    "is all that a hint says is expected",
    arguments: cases.flatMap { component, framework in
      ["role", "element", "states", "announcements", "keyboard", "gestures"].flatMap { key in
        [false, true].map { (component, framework, key, $0) }
      }
    }
  )
  func expected(component: String, framework: Framework, key: String, isShared: Bool) {
    let head = "component: \(component)\nlabel: Things\n" + (Self.contents[component] ?? "")
    let platforms =
      "platforms:\n  \(framework.platforms[0].rawValue):\n    framework: \(framework.rawValue)\n"
    let document =
      isShared
      ? head + "\(key):\n  $0\n" + platforms + "  \(framework.platforms[0].other.rawValue): {}\n"
      : head + platforms + "    \(key):\n      $0\n"
    let labels = completions(in: document).map(\.label)
    let source = SourceText(document.replacing("$0", with: ""))
    for hint in Snapshot(source).inlayHints(in: source.range) {
      let words = hint.label.trimmingPrefix("expected: ").split(separator: ", ").map(String.init)
      // A hint that is cut, or quotes a sentence, is no list of words.
      guard words.allSatisfy({ !$0.contains(" ") && !$0.hasSuffix("…") }) else { continue }
      #expect(Set(words).subtracting(labels) == [])
    }
  }
}

extension Platform {
  fileprivate var other: Platform { self == .ios ? .android : .ios }
}
