import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

/// What an editor shows where React Native makes the controls of both platforms.
@Suite("A name of React Native")
struct SharedFrameworkTests {
  @Test(
    "is explained by what it becomes on the platform",
    arguments: [
      ("ios", "$0accessibilityHint: x", "on iOS it becomes accessibilityHint."),
      ("android", "$0accessibilityHint: x", "on Android it becomes tooltipText, with the label."),
      ("ios", "accessibilityRole: but$0ton", "on iOS it becomes the trait .button."),
      ("android", "accessibilityRole: but$0ton", "on Android it becomes Button, clickable."),
      ("ios", "accessibilityRole: t$0ab", "on iOS it becomes no trait: it gives neither a trait"),
      ("android", "role: t$0ab", "on Android it becomes View with a localized role description."),
      ("ios", "accessibilityLive$0Region: polite", "on iOS it becomes nothing"),
      (
        "ios", "accessibilityState: { sel$0ected: true }",
        "it becomes the trait .selected where it is"
      ),
      ("ios", "accessibilityState: { expanded: fa$0lse }", "on iOS it becomes nothing: it says"),
      ("android", "accessibilityState: { dis$0abled: true }", "it becomes enabled, the other way"),
    ] as [(String, String, String)]
  )
  func hover(platform: String, line: String, sentence: String) throws {
    let fixture = Fixture(Self.spec(on: platform, line))
    let hover = Snapshot(SourceText(fixture.text)).hover(
      at: try #require(fixture.cursor),
      as: .plainText
    )
    #expect(hover?.content.contains(sentence) == true, "\(hover?.content ?? "nothing")")
  }

  @Test(
    "of a platform is told with its age, and with what takes its place",
    arguments: [
      ("views", "android:accessi$0bilityHeading: true", "There since API level 28."),
      ("views", "announceFor$0Accessibility: x", "deprecated since API level 36; use 'accessib"),
      ("views", "setExpanded$0State: x", "A name of Android Views, there since API level 36."),
      ("compose", "invisible$0ToUser(): true", "deprecated since Compose 1.8; use 'hideFrom"),
      ("compose", "contentDes$0cription: x", "API of Android Views, Jetpack Compose."),
    ] as [(String, String, String)]
  )
  func ages(framework: String, line: String, sentence: String) throws {
    let fixture = Fixture(
      "component: stepper\nlabel: Tickets\nplatforms:\n  android:\n    framework: \(framework)\n"
        + "    \(line)\n"
    )
    let hover = Snapshot(SourceText(fixture.text)).hover(
      at: try #require(fixture.cursor),
      as: .plainText
    )
    #expect(hover?.content.contains(sentence) == true, "\(hover?.content ?? "nothing")")
  }

  @Test("is proposed as a key where it does something")
  func keys() {
    let ios = labels(on: "ios", "$0")
    let android = labels(on: "android", "$0")
    for name in ["accessibilityLabel", "accessibilityRole", "accessible", "aria-hidden"] {
      #expect(ios.contains(name) && android.contains(name), "\(name)")
    }
    #expect(!ios.contains("accessibilityLiveRegion") && android.contains("accessibilityLiveRegion"))
    #expect(ios.contains("accessibilityViewIsModal"))
    #expect(!android.contains("accessibilityViewIsModal"))
    let onlyAndroid = ["aria-live", "accessibilityLabelledBy", "aria-labelledby"]
    #expect(ios.filter(onlyAndroid.contains) == [])
    #expect(!android.contains("aria-modal"))
    for name in ["contentDescription", "isAccessibilityElement", "accessibilityTraits"] {
      #expect(!ios.contains(name) && !android.contains(name), "\(name)")
    }
  }

  @Test("has the values proposed that do something")
  func values() {
    let ios = labels(on: "ios", "accessibilityRole: $0")
    let android = labels(on: "android", "accessibilityRole: $0")
    #expect(ios.contains("tabbar") && !ios.contains("tab"))
    #expect(android.contains("tab") && !android.contains("tabbar"))
  }

  @Test(
    "has the words of its own proposed, and none of another framework",
    arguments: [
      ("ios", "importantForAccessibility", []),
      ("ios", "accessibilityLiveRegion", []),
      ("android", "importantForAccessibility", ["auto", "yes", "no", "no-hide-descendants"]),
      ("android", "accessibilityLiveRegion", ["none", "polite", "assertive"]),
    ] as [(String, String, [String])]
  )
  func words(platform: String, key: String, offered: [String]) {
    #expect(labels(on: platform, "\(key): $0") == offered)
  }

  private static func spec(on platform: String, _ line: String) -> String {
    "component: stepper\nplatforms:\n  \(platform):\n    framework: react-native\n    \(line)\n"
  }

  private func labels(on platform: String, _ line: String) -> [String] {
    completions(in: Self.spec(on: platform, line)).map(\.label)
  }
}
