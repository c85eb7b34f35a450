import Guidelines
import Testing

@Suite("The vocabulary")
struct VocabularyTests {
  private let vocabulary = Vocabulary.builtIn

  @Test(
    "recognises a name by its stem",
    arguments: [
      (".adjustable", "adjustable"),
      ("accessibilityLabel(_:)", "accessibilityLabel"),
      (".accessibilityLabel(\"Tickets (3)\")", "accessibilityLabel"),
      ("isEnabled=false", "isEnabled"),
      (" isEnabled = false ", "isEnabled"),
      ("android:enabled=false", "android:enabled"),
      ("onClick( )", "onClick"),
      ("@FocusState private var focus", "@FocusState"),
      ("UIAccessibility.post(notification:argument:)", "UIAccessibility.post"),
      ("second.requestFocus()", "requestFocus"),
      ("FocusRequester.createRefs()", "FocusRequester.createRefs"),
      ("Modifier.semantics { disabled() }", "Modifier.semantics"),
      ("modifier = Modifier.semantics { contentDescription = \"\" }", "Modifier.semantics"),
      ("Modifier.semantics(mergeDescendants = true) {}", "Modifier.semantics"),
      ("role = Role.Tab", "Role.Tab"),
      ("Tab(selected = <condition logic>)", "Tab"),
      ("contentDescription = \"\"", "contentDescription"),
      ("accessibility service", "accessibility service"),
      ("android=clickable=true", "android=clickable"),
      ("modifier", "modifier"), ("role = button", "role"), ("", ""), ("...", ""), ("()", ""),
    ] as [(String, String)]
  )
  func stem(name: String, stem: String) {
    #expect(Vocabulary.stem(of: name) == stem)
  }

  @Test(
    "knows where a name is at home",
    arguments: [
      ("accessibilityLabel", [.uikit, .swiftui]),
      ("disabled()", [.swiftui, .compose]),
      ("contentDescription", [.views, .compose]),
      ("onClick", [.views, .compose]),
      ("Button", [.swiftui, .views, .compose]), (".button", [.uikit]), (".stepper", []),
      ("isSelected=true", [.uikit, .swiftui, .views]), ("isEnabled=false", [.uikit, .views]),
      ("requestFocus()", [.views, .compose]), ("stateDescription", [.views, .compose]),
      ("focusable()", [.swiftui, .views, .compose]), ("TextField", [.swiftui, .compose]),
      ("BUTTON", Framework.allCases.filter(\.isNative)),
      ("Tab(selected = true)", [.compose]), ("Tab(enabled = isOpen)", [.compose]),
      ("UIAccessibility.post(notification: .announcement, argument: x)", [.uikit, .swiftui]),
      ("Modifier.semantics { disabled() }", [.compose]),
      ("isAccessibilityElement=false", [.uikit]),
      ("accessibilityHidden(true)", [.swiftui]),
      ("labelFor", [.views]), ("android:labelFor", [.views]), ("nextFocusDown", [.views]),
      ("liveRegion", [.compose]), ("Role.Tab", [.compose]), ("TabView", [.swiftui]),
      ("frobnicate", []),
    ] as [(String, [Framework])]
  )
  func homes(name: String, homes: [Framework]) {
    #expect(vocabulary.frameworks(declaring: name) == homes)
  }

  @Test(
    "tells names of one stem apart by their spelling",
    arguments: [
      ("accessibilityLabel", "accessibilityLabel"),
      ("accessibilityLabel(_:)", "accessibilityLabel(_:)"),
      ("setTitle( )", "setTitle()"),
      ("Tab(enabled=false)", "Tab(enabled = false)"),
      ("Tab(enabled = maybe)", "Tab(enabled = true)"),
      ("notEnabled", ".notEnabled"),
    ] as [(String, String)]
  )
  func spelling(name: String, found: String) {
    #expect(vocabulary.api(named: name)?.name == found)
  }

  @Test(
    "knows what replaces an obsolete name",
    arguments: [
      ("UIAccessibilityTraitNotEnabled", [".notEnabled"]),
      ("UIAccessibilityTraitAdjustable", [".adjustable"]),
      ("UIAccessibilityAnnouncementNotification", [".announcement"]),
      ("UIAccessibilityLayoutChangedNotification", [".screenChanged", ".layoutChanged"]),
      (".notEnabled", []),
    ] as [(String, [String])]
  )
  func obsolete(name: String, replacements: [String]) {
    #expect(vocabulary.api(named: name)?.obsolete == replacements)
  }

  @Test(
    "corrects the misprints of the guidelines",
    arguments: [
      ("android=clickable=true", "android:clickable=true"),
      ("android=clickable", "android:clickable"),
      ("android=clickable=false", "android:clickable=false"),
      ("Type_View_Focused", "TYPE_VIEW_FOCUSED"),
      ("Important_For _Accessibility_NO", "IMPORTANT_FOR_ACCESSIBILITY_NO"),
      ("importantForAccessibility=false", "importantForAccessibility=no"),
      ("accessibilityFrameInContainer", "accessibilityFrameInContainerSpace"),
      ("shouldGroupAccessibilityElement=true", "shouldGroupAccessibilityChildren=true"),
      ("Ctr+tab", "ctrl+tab"),
      ("Image Button", "ImageButton"),
      ("Stackview", "UIStackView"),
      ("EditBox", "EditText"),
      ("accessibilityRemoveTraits(:)", "accessibilityRemoveTraits(_:)"),
      (".accessibilityValue(:)", ".accessibilityValue(_:)"),
      (".accessibilityAddTraits(:)", ".accessibilityAddTraits(_:)"),
      ("accessibility(:)", "accessibilityValue(_:)"), ("android=focusable", "android:focusable"),
      (".pickerStyle(.radioGroup)", ".pickerStyle(.inline)"),
      (".toggleStyle(.checkbox)", ".toggleStyle(.switch)"),
      ("@FocusStatein", "@FocusState"),
      ("ImageButton", nil), ("TYPE_VIEW_FOCUSED", nil), ("importantForAccessibility=no", nil),
      ("importantForAccessibility", nil), ("android:clickable=true", nil), ("", nil),
    ] as [(String, String?)]
  )
  func misspelling(name: String, right: String?) {
    #expect(vocabulary.misspelling(of: name) == right)
  }

  @Test(
    "tells what a sentence prints wrong",
    arguments: [
      ("To move focus: Type_View_Focused", ["Type_View_Focused: TYPE_VIEW_FOCUSED"]),
      (
        "Use accessibilityRemoveTraits(:).",
        ["accessibilityRemoveTraits(:): accessibilityRemoveTraits(_:)"]
      ),
      (
        "EditBox, or `.toggleStyle(.checkbox)`",
        [".toggleStyle(.checkbox): .toggleStyle(.switch)", "EditBox: EditText"]
      ),
      ("Set accessibilityFrameInContainerSpace", []), ("Use UIStackView, or MyStackviews", []),
    ] as [(String, [String])]
  )
  func misprints(sentence: String, found: [String]) {
    #expect(vocabulary.misprints(in: sentence).map { "\($0.name): \($0.right)" } == found)
  }

  @Test(
    "names the counterpart in another framework",
    arguments: [
      ("contentDescription", .uikit, ["accessibilityLabel"]),
      ("accessibilityLabel", .views, ["contentDescription", "android:text"]),
      ("accessibilityLabel", .swiftui, ["accessibilityLabel(_:)"]),
      ("isAccessibilityElement=false", .swiftui, ["accessibilityHidden(true)"]),
      ("isAccessibilityElement = true", .compose, ["Modifier.focusTarget()"]),
      ("isAccessibilityElement", .swiftui, ["accessibilityHidden(true)"]),
      ("isEnabled=false", .views, ["android:enabled=false"]),
      ("android:enabled=true", .uikit, ["isEnabled=true"]),
      ("labelFor", .uikit, []),
      (
        "accessibilityLiveRegion", .uikit,
        [".announcement", "UIAccessibility.post(notification:argument:)"]
      ),
      ("frobnicate", .uikit, []),
    ] as [(String, Framework, [String])]
  )
  func counterparts(name: String, framework: Framework, names: [String]) {
    #expect(vocabulary.counterparts(of: name, in: framework) == names)
  }

  @Test(
    "limits words to their components and platforms",
    arguments: [
      (.role, "stepper", .ios, ["button", "adjustable"]),
      (.role, "stepper", .android, ["button"]),
      (
        .role, "page-control", .android,
        ["button", "list", "in horizontal pager", "out of grid pager"]
      ),
      (.role, "segmented-control", .ios, ["button", "tab"]),
      (.state, "segmented-control", .ios, ["disabled", "enabled", "selected", "unselected"]),
      (.stateWord, "stepper", .ios, ["Dimmed", "Increment", "Decrement"]),
      (.key, "page-control", nil, ["tab", "ctrl+tab", "arrows", "space", "enter"]),
      (.role, "carousel", nil, []),
    ] as [(Term.Kind, String, Platform?, [String])]
  )
  func terms(kind: Term.Kind, component: String, platform: Platform?, words: [String]) {
    let found = vocabulary.terms(kind, component: component, platform: platform)
    #expect(found.map(\.word) == words)
  }

  @Test("has a home, a kind and one entry for every name")
  func isSound() {
    #expect(vocabulary.problems == [])
    var seen: Set<String> = []
    for api in vocabulary.apis {
      #expect(seen.insert("\(api.name) \(api.homes.map(\.rawValue))").inserted, "\(api.name)")
      for other in api.obsolete { #expect(vocabulary.api(named: other) != nil, "\(other)") }
    }
    for row in vocabulary.counterparts {
      for (framework, names) in row.names {
        for name in names {
          let isShared = PlatformNames.builtIn.has(name, in: framework) && !framework.isNative
          #expect(
            isShared || vocabulary.frameworks(declaring: name).contains(framework)
              || elements(as: row.purpose, in: framework).contains(name),
            "\(name)"
          )
        }
      }
    }
  }

  /// The elements that the model of a component names, which a row of the counterparts calls native.
  private func elements(as purpose: String, in framework: Framework) -> [String] {
    let title = purpose.replacing("native ", with: "")
    let library = GuidelineLibrary.builtIn
    return library.names.compactMap { library[$0] }.filter { $0.title.lowercased() == title }
      .flatMap { $0.model.facts("elements", platform: framework.platform, framework: framework) }
      .flatMap(\.values)
  }
}
