import Guidelines
import TestSupport
import Testing

@Suite("The names of the platforms")
struct PlatformNamesTests {
  private let names = PlatformNames.builtIn

  @Test("are read from every row, each with its source and a version or 'unknown'")
  func rows() throws {
    let rows = try Files.text("Sources/Guidelines/Library/platform-names.tsv").utf8
      .split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
    #expect(names.all.count == rows.count)
    #expect(names.all.filter { $0.source.isEmpty || $0.since.isEmpty || $0.name.isEmpty } == [])
  }

  @Test("of React Native in the vocabulary have their source, or say that nobody knows it")
  func sourcesOfReactNative() {
    let own = Vocabulary.builtIn.apis.filter { $0.homes == [.reactNative] }
    let known = names.all.filter { $0.framework == .reactNative }
    let sources = own.map { api in
      known.first { $0.spellings.contains(api.name) }?.source ?? ""
    }
    #expect(zip(own, sources).filter { $1.isEmpty }.map(\.0.name) == [])
    #expect(known.filter { $0.source == "unknown" }.map(\.since).filter { $0 != "unknown" } == [])
  }

  @Test("of a set stand together, and no two of its values have one spelling")
  func sets() {
    #expect(names.closedSets.filter(\.values.isEmpty).map(\.kind) == [])
    for set in names.closedSets {
      for value in set.values {
        let isOverload = value.name.contains("(")
        #expect(isOverload || set.value(meantBy: value.name) == value, "\(value.name)")
        let spellings = value.spellings.filter { !$0.contains("=") }
        for spelling in spellings { #expect(set.has(spelling), "\(spelling)") }
      }
    }
  }

  @Test(
    "have the values that a key takes",
    arguments: [
      (
        "accessibilityLiveRegion",
        ["none", "polite", "assertive", "none", "polite", "assertive"]
      ),
      (
        "importantForAccessibility",
        ["auto", "yes", "no", "noHideDescendants", "auto", "yes", "no", "no-hide-descendants"]
      ),
      ("liveRegion", ["LiveRegionMode.Polite", "LiveRegionMode.Assertive"]),
      ("children", [".ignore", ".contain", ".combine"]),
      ("accessibilityLabel", []),
    ] as [(String, [String])]
  )
  func taken(key: String, values: [String]) {
    #expect(names.sets(takenBy: key).flatMap(\.values).map(\.name) == values)
  }

  @Test(
    "tell what is one of them",
    arguments: [
      ("UIAccessibilityElement", true), ("UIAccessibilityTraits", true),
      ("TYPE_VIEW_SELECTED", true), ("AccessibilityEvent.TYPE_VIEW_SELECTED", true),
      ("IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS", true), ("ACTION_CLICK", true),
      ("ViewCompat.setStateDescription()", true), ("android:onClick", true),
      ("accessibilityLable", false), ("TYPE_VIEW_SELECTD", false), ("", false),
    ] as [(String, Bool)]
  )
  func known(name: String, isKnown: Bool) {
    #expect(names.has(name) == isKnown)
  }

  @Test("are meant by words that people write for them, which are none themselves")
  func wordsForValues() throws {
    let rows = try Files.text("Sources/Guidelines/Library/platform-sets.tsv")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
    #expect(rows.filter { $0.count != 5 } == [])
    var count = 0
    for row in rows {
      let set = names.closedSets.first { $0.framework.rawValue == row[0] && $0.kind == row[1] }
      for pair in row[4].split(separator: "|") {
        let sides = pair.split(separator: "=").map { $0.filter { $0 != " " } }
        #expect(set?.value(meantBy: sides[0])?.name == sides[1], "\(row[1]) \(pair)")
        #expect(set?.has(sides[0]) == false, "\(row[1]) \(pair)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test(
    "say how current they are",
    arguments: [
      ("setExpandedState", "there since API level 36"),
      (
        "invisibleToUser()",
        "there since Compose 1.2 at the latest; deprecated since Compose 1.8; "
          + "use 'hideFromAccessibility()'"
      ),
      ("BottomAppBar", "discouraged by the documents of Android Views; nothing takes its place"),
      ("UIAccessibilityTraitAdjustable", "there since iOS 4"),
      ("accessibilityLable", nil),
    ] as [(String, String?)]
  )
  func currency(name: String, text: String?) {
    #expect(names.entries(named: name).compactMap(\.currency).first == text)
  }

  @Test(
    "may stand alone as keys where they are APIs or properties",
    arguments: [
      ("expand", Framework.compose, true), ("text", .compose, true), ("shape", .compose, true),
      ("expand", .views, false), ("polite", .views, false), ("button", .reactNative, false),
      ("placeholder", .reactNative, true), ("nextFocusDown", .reactNative, true),
    ] as [(String, Framework, Bool)]
  )
  func keys(name: String, framework: Framework, mayBe: Bool) {
    #expect(names.mayBeKey(name, in: [framework]) == mayBe)
  }

  @Test("come to something that a source says, on each platform of their framework")
  func effects() throws {
    let rows = try Files.text("Sources/Guidelines/Library/platform-effects.tsv").utf8
      .split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
    let effects = PlatformEffects.builtIn.all
    #expect(effects.count == rows.count)
    #expect(effects.filter { $0.becomes.isEmpty || $0.source.isEmpty }.map(\.name) == [])
    #expect(effects.filter { ($0.fault == nil) != $0.clause.isEmpty }.map(\.name) == [])
    #expect(effects.filter { !$0.framework.platforms.contains($0.platform) }.map(\.name) == [])
    let unknown = effects.map(\.name).filter { name in
      name != "element" && !names.has(name, in: .reactNative)
    }
    #expect(unknown == [])
  }

  @Test(
    "set a state, or its opposite, by their value",
    arguments: [
      ("accessibilityState.disabled", "disabled", "true", true),
      ("accessibilityState.disabled", "disabled", "!isValid", true),
      ("accessibilityState.disabled", "disabled", nil, true),
      ("accessibilityState.disabled", "disabled", "false", false),
      ("aria-disabled", "enabled", "false", true), ("aria-disabled", "enabled", "true", false),
      ("aria-selected", "selected", "true", true), ("aria-selected", "disabled", "true", false),
      ("aria-label", "disabled", "true", false),
    ] as [(String, String, String?, Bool)]
  )
  func states(name: String, state: String, value: String?, isSet: Bool) {
    for platform in Platform.allCases {
      let effect = PlatformEffects.builtIn.effect(of: name, value, on: platform)
      #expect(effect?.sets(state, with: value) == isSet)
    }
  }

  @Test("set the same states, whatever their value is and wherever they stand")
  func statesOfAllValues() {
    let effects = PlatformEffects.builtIn.all
    let stateful = effects.filter { !$0.states.isEmpty }
    for (name, rows) in Dictionary(grouping: effects, by: \.name) {
      #expect(Set(rows.map(\.states)).count == 1, "\(name)")
    }
    let keys = Set(stateful.compactMap { $0.name.split { ".-".contains($0) }.last })
    #expect(keys == ["disabled", "selected", "checked", "busy", "expanded"])
    let key = PlatformEffects.builtIn.effects(ofKey: "disabled", on: .android)
    #expect(key.map(\.name) == ["accessibilityState.disabled"])
  }

  @Test("of a set of a shared framework come to something on each platform")
  func valuesWithEffects() {
    for (taker, kind) in [("accessibilityRole", "accessibility-role"), ("role", "role")] {
      let set = names.closedSets.first { $0.kind == "react-native-\(kind)" }
      for value in set?.values ?? [] {
        for platform in Platform.allCases {
          let effect = PlatformEffects.builtIn.effect(of: taker, value.name, on: platform)
          #expect(effect?.value == value.name, "\(taker) \(value.name)")
        }
      }
      #expect(set?.values.isEmpty == false)
    }
  }

  @Test("of units that are read otherwise have their source")
  func units() {
    #expect(UnitReading.all.map(\.unit) == ["m", "s", "h", "d", "m²", "m"])
    #expect(UnitReading.all.filter { $0.source.isEmpty || $0.meanings.isEmpty } == [])
  }

  @Test("that are on their way out are accepted in the vocabulary, and offered by nobody")
  func outgoing() {
    let vocabulary = Vocabulary.builtIn
    let outgoing = vocabulary.apis.flatMap { api in
      ([api.name] + api.aliases).filter { names.deprecation(of: $0, in: api.homes) != nil }
    }
    #expect(
      outgoing == [
        "android:onClick", "TabRow(selectedTabIndex = tabIndex)", "Modifier.focusOrder()", "TabRow",
        "announceForAccessibility", "tabItem(_:)", "invisibleToUser()", "ScrollableTabRow",
      ]
    )
    for row in vocabulary.counterparts {
      for (framework, words) in row.names {
        let offered = words.flatMap { names.current($0, in: [framework]) }
        #expect(offered.filter { names.deprecation(of: $0, in: [framework]) != nil } == [])
      }
    }
  }

  @Test(
    "are replaced in what is offered",
    arguments: [
      ("TabRow", .compose, ["PrimaryTabRow", "SecondaryTabRow"]),
      (
        "Modifier.focusOrder()", .compose,
        ["Modifier.focusProperties()", "Modifier.focusRequester()"]
      ),
      ("invisibleToUser()", .compose, ["hideFromAccessibility()"]),
      ("android:onClick", .views, ["View.setOnClickListener()"]),
      ("onClick", .views, ["onClick"]), ("setLabelFor()", .views, ["setLabelFor()"]),
      ("setChecked(true)", .views, ["setChecked(true)"]), ("Button", .compose, ["Button"]),
      ("UIAccessibilityTraitAdjustable", .uikit, ["UIAccessibilityTraitAdjustable"]),
    ] as [(String, Framework, [String])]
  )
  func current(name: String, framework: Framework, offered: [String]) {
    #expect(names.current(name, in: [framework]) == offered)
  }
}
