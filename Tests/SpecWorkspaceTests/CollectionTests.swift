import Foundation
import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import SpecWorkspace
import Testing

@Suite("The published collection", .enabled(if: Collection.isThere, "../shared is not there"))
struct CollectionTests {
  private let pack = GuidelinePack(loading: [Collection.folder])

  @Test("loads without a problem")
  func loading() {
    #expect(pack.files.count == 15)
    #expect(pack.files.flatMap(\.findings).map(\.message) == [])
    for name in ["toggle-switch", "button", "snackbar-toast", "table", "carousel"] {
      #expect(pack.library[name] != nil, "\(name)")
    }
    #expect(pack.library["pagination-control"]?.name == "page-control")
  }

  @Test(
    "adds its sentences to the built-in component, each in its explanation",
    arguments: [
      ("button", "button"), ("checkbox", "checkbox"), ("radio-button", "radio-group"),
      ("toggle-switch", "switch"), ("slider", "slider"), ("alert-dialog", "dialog"),
      ("snackbar-toast", "snackbar"), ("stepper", "stepper"),
      ("pagination-control", "page-control"), ("segmented-control", "segmented-control"),
    ] as [(String, String)]
  )
  func joining(name: String, base: String) throws {
    let guideline = try #require(pack.library[name])
    #expect(guideline.name == base)
    #expect(guideline.model == GuidelineLibrary.builtIn[base]?.model)
    let file = try #require(pack.files.first { $0.path.hasSuffix("/\(name).md") })
    let document = Guideline(reading: file.text, named: name)
    let text = try #require(Explanation(of: name, in: pack.library, as: .plainText)).text
    let shown = guideline.documents.flatMap(\.statements)
    for statement in document.statements where !statement.isCode {
      // What the built-in document says at the same place in the same words stands for it.
      let own = shown.first {
        $0.place == statement.place && $0.comparableText == statement.comparableText
      }
      let words = own?.text ?? statement.text
      #expect(text.contains(words), "\(statement.place): \(statement.text)")
    }
    #expect(text.contains("magentaa11y.com › "))
  }

  @Test("says whose sentence it is")
  func whose() throws {
    let text = "component: checkbox\nplatforms: { ios: { framework: uikit, name: Terms } }"
    let place = try #require(text.firstRange(of: "name")).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    let hover = try #require(snapshot(text).hover(at: offset, as: .plainText)).content
    #expect(hover.contains("a11y-spec › Checkbox › iOS › Name"))
    #expect(hover.contains("magentaa11y.com › Checkbox › iOS › Name › UIKit"))
  }

  @Test(
    "says below a sentence what the source of the platform says instead",
    arguments: [
      ("button", "or \"double tap to activate\" in Android", "that is a hint"),
      ("button", "\"Label, button, selected\" (selected state)", "VoiceOver says the state first"),
      (
        "button", "\"Label, button, selected, double tap to activate\" (selected state)",
        "TalkBack says the state first"
      ),
      ("button", "to announce as disabled", "that marks the control"),
      (
        "checkbox", "will overwrite the checkbox's accessibilityLabel.",
        "a label that is set wins over the title (UIAccessibility.h)."
      ),
      ("checkbox", "with toggleStyle(.checkbox)", "the style exists on macOS alone"),
      ("radio-group", "checked/not checked)", "from Android 12 on a radio button is heard as"),
      ("radio-group", "double tap to select\" (unselected state)", "from Android 12 on a radio"),
      ("button", "use registerAccessibilityButtonCallback()", "these steps give a service"),
      ("slider", "contentDescription overrides android:text", "a SeekBar is no text view"),
      ("checkbox", "when compared to android views.", "it merges the parts into one stop"),
      ("dialog", "AlertDialog has the dialog role defined", "TalkBack has no word for a dialog"),
      ("dialog", "uses the title as the programmatic name", "the name of the window is the word"),
      (
        "radio-group", "Using selectableGroup() announces the number of items.",
        "the number is said"
      ),
      ("radio-group", "toggleable(role = Role.RadioButton). Code example above.", "it is heard as"),
      ("slider", "You can programmatically set the visible label with setTitle().", "UISlider has"),
      ("slider", "Increase/decrease slider value one step", "the volume keys change the volume"),
      ("slider", "set the contentDescription to the correct value.", "a contentDescription takes"),
      (
        "snackbar", "since the message is not critical information",
        "one with an action has to stay"
      ),
      ("switch", "overwrite the current accessibility role of the button.", "the role goes only"),
      ("switch", "For checked state: Set accessibilityValue to \"On\"", "a UISwitch keeps both"),
      ("switch", "the role is implied by announcing the current state", "VoiceOver says"),
      ("switch", "as well as onTouch( )", "onClick alone serves touch, keys and services"),
      ("page-control", "Create an accessibility service", "these steps give a service"),
      (
        "page-control", "in combination with FocusRequesters to define focus order",
        "it is deprecated"
      ),
    ] as [(String, String, String)]
  )
  func disputes(name: String, sentence: String, note: String) throws {
    let text = try #require(Explanation(of: name, in: pack.library, as: .plainText)).text
    #expect(text.contains("\(sentence)\n    Not so: \(note)"))
  }

  @Test(
    "gives hovers by platform, framework and topic",
    arguments: [
      ("role", "uikit", "UITableView", "RecyclerView"),
      ("role", "views", "RecyclerView", "UITableView"),
      ("states", "views", "android:enabled=false", "isEnabled=false"),
    ] as [(String, String, String, String)]
  )
  func hovers(topic: String, framework: String, wanted: String, other: String) throws {
    let platform = ["uikit", "swiftui"].contains(framework) ? "ios" : "android"
    let text = """
      component: table-row-button
      platforms:
        \(platform):
          framework: \(framework)
          \(topic):
      """
    let hover = snapshot(text).hover(at: text.utf8.count - 2, as: .markdown)
    let content = try #require(hover).content
    #expect(content.contains(wanted))
    #expect(!content.contains(other))
  }

  @Test(
    "gives completions by platform and framework",
    arguments: [
      ("element: ", "uikit", "UITableView", "RecyclerView"),
      ("element: ", "views", "RecyclerView", "UITableView"),
      ("announcements: { press: ", "views", "Label, double tap to activate", "Label, button"),
    ] as [(String, String, String, String)]
  )
  func completions(key: String, framework: String, wanted: String, other: String) {
    let platform = ["uikit", "swiftui"].contains(framework) ? "ios" : "android"
    let text = """
      component: table-row-button
      platforms:
        \(platform):
          framework: \(framework)
          \(key)
      """
    let labels = snapshot(text).completions(at: text.utf8.count).map(\.label)
    #expect(labels.contains(wanted))
    #expect(!labels.contains(other))
  }

  @Test(
    "leaves the rules of the built-in component as they are",
    arguments: [
      ("ios, framework: uikit, labelFor: x", "foreign-api"),
      ("android, framework: compose, accessibilityViewIsModal: true", "foreign-api"),
      ("android, framework: views, focus: { api: Type_View_Focused }", "misspelt-api"),
      (
        "ios, framework: uikit, states: { on: {}, disabled: { api: isEnabled=false, announce: disabled } }",
        "disabled-announcement-word"
      ),
      (
        "android, framework: views, states: { on: {}, disabled: { api: 'android:enabled=false', announce: Dimmed } }",
        "disabled-announcement-word"
      ),
      ("ios, framework: uikit, name: Something else", "name-matches-label"),
      ("ios, framework: compose, name: Wi-Fi", "framework-platform-match"),
    ] as [(String, String)]
  )
  func rules(platform: String, rule: String) {
    let parts = platform.split(separator: ", ", maxSplits: 1)
    let text = """
      component: toggle-switch
      label: Wi-Fi
      platforms: { \(parts[0]): { \(parts[1]) } }
      """
    #expect(snapshot(text).findings.map(\.code) == [rule])
  }

  @Test("finds no name foreign that a document has for the framework")
  func ownNames() {
    for guideline in pack.library.names.compactMap({ pack.library[$0] }) where !guideline.hasModel {
      for framework in Framework.allCases.filter(\.isNative) {
        let words = guideline.statements.filter { $0.framework == framework && !$0.isCode }
          .flatMap {
            $0.markdown.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          }
          .filter { $0.offset % 2 == 1 }.map { "'\($0.element.replacing("'", with: "''"))'" }
        let text = """
          component: \(guideline.name)
          platforms:
            \(framework.platforms[0].rawValue):
              framework: \(framework.rawValue)
              groupings: { api: [\(words.joined(separator: ", "))] }
          """
        let foreign = snapshot(text).findings.filter {
          $0.code == "foreign-api" && $0.severity == .error
        }
        #expect(foreign.map(\.message) == [], "\(guideline.name)")
      }
    }
  }

  @Test("leaves a sensible spec alone")
  func silence() {
    let text = """
      component: toggle-switch
      label: Wi-Fi
      keyboard: { tab: focus, space: activate }
      platforms:
        ios:
          framework: uikit
          element: UISwitch
          role: switch button
          states: { disabled: { api: isEnabled=false, announce: Dimmed }, on: {}, off: {} }
          announcements: { toggle: "Wi-Fi, off, switch button, double tap to toggle setting" }
        android:
          framework: views
          element: Switch
          role: switch
          states: { disabled: { api: "android:enabled=false", announce: disabled }, on: {} }
          announcements: { toggle: "On, Wi-Fi, Switch, double tap to toggle" }
      """
    #expect(snapshot(text).findings.map { "\($0.code): \($0.message)" } == [])
  }

  private func snapshot(_ text: String) -> Snapshot {
    Snapshot(SourceText(text), analysis: Analysis(library: pack.library))
  }
}

/// The published documents that may lie beside the package.
private enum Collection {
  static let folder =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    + "/shared/magentaa11y"
  static let isThere = FileManager.default.fileExists(atPath: folder)
}
