import English
import Guidelines
import TestSupport
import Testing

@Suite("The hover on a key")
struct HoverMapTests {
  @Test(
    "owes every statement of its topic and the criteria of the same key",
    arguments: [
      ("stepper", "role", Platform.ios, Framework.uikit, "026 115 116 024 025 007 095"),
      ("stepper", "role", .ios, .swiftui, "027 024 025 007 095"),
      ("stepper", "role", .android, .compose, "007 095"),
      ("stepper", "name", .android, .views, "060 061 062 063 059 104 006 094"),
      ("stepper", "value", .ios, .uikit, "008"),
      ("stepper", "states", .ios, .swiftui, "036 031 032 119 009 097"),
      ("stepper", "groupings", .android, .views, "096"),
      ("stepper", "groupings", .ios, .uikit, "029 028 096"),
      ("stepper", "actions", .ios, .uikit, "099"),
      ("stepper", "keyboard", .ios, .uikit, "001 002 003 100 101 102"),
      ("stepper", "gestures", .android, .views, "128 004 005"),
      ("stepper", "settings", .ios, .uikit, "010"),
      ("stepper", "component", .android, .views, "054 056 057 058 103"),
      ("stepper", "announcements", .ios, .uikit, "048 049 050 051 052 053"),
      ("stepper", "focus", .ios, .swiftui, "044 045 046 047 037 038 120 122"),
      ("stepper", "label", .ios, .uikit, ""),
      ("page-control", "role", .ios, .swiftui, "150"),
      ("page-control", "role", .android, .compose, "208"),
      ("page-control", "keyboard", .ios, .uikit, ""),
      ("page-control", "custom-actions", .android, .compose, "261 262 255 256 257"),
      ("page-control", "custom-actions", .ios, .uikit, ""),
      ("page-control", "announcements", .android, .views, "263 264 265"),
      ("segmented-control", "role", .android, .compose, "330 331 326 327"),
      ("segmented-control", "states", .ios, .uikit, "287 289 291 285 286"),
      ("segmented-control", "settings", .ios, .uikit, ""),
    ] as [(String, String, Platform, Framework, String)]
  )
  func owed(
    component: String,
    key: String,
    platform: Platform,
    framework: Framework,
    ids: String
  ) throws {
    let rows = StatementRow.all
    guard !rows.isEmpty else { return }
    let guideline = try #require(GuidelineLibrary.builtIn[component])
    let owed = guideline.statements(forKey: key, platform: platform, framework: framework)
    var found: [String] = []
    for statement in owed {
      // A bullet of several sentences is several rows; the table names the first.
      let own = rows.filter {
        $0.component == component && $0.stands(in: statement) && !found.contains($0.id)
      }
      let whole = own.first { comparable($0.text) == comparable(statement.text) }
      found.append((whole ?? own.first)?.id ?? statement.text)
    }
    #expect(found == ids.split(separator: " ").map { "S-" + $0 })
  }

  @Test("owes exactly the rows of its scope, for every key, component and framework")
  func everyScope() throws {
    let rows = StatementRow.all
    guard !rows.isEmpty else { return }
    for component in GuidelineLibrary.builtIn.names {
      let guideline = try #require(GuidelineLibrary.builtIn[component])
      for framework in Framework.allCases.filter(\.isNative) {
        for (key, topic, criterion) in Self.keys {
          let expected = rows.filter { row in
            guard row.component == component else { return false }
            guard row.platform == nil || row.platform == framework.platform else { return false }
            guard row.framework == nil || row.framework == framework else { return false }
            let isCriterion = row.topic == .screenreader || row.topic == .criteria
            return row.topic == topic
              || (isCriterion
                && criterion.map { row.text.foldedForComparison.hasPrefix($0) } ?? false)
          }
          let owed = guideline.statements(
            forKey: key,
            platform: framework.platform,
            framework: framework
          )
          let found = rows.filter { row in
            row.component == component && owed.contains { row.stands(in: $0) }
          }
          #expect(found.map(\.id) == expected.map(\.id), "\(component) \(framework) \(key)")
        }
      }
    }
  }

  /// Each key, the topic it carries and the beginning of the criteria that belong to it.
  private static let keys: [(String, Topic?, String?)] = [
    ("component", .developerNotes, nil), ("name", .name, "name"), ("role", .role, "role"),
    ("value", nil, "value"), ("states", .state, "state"), ("groupings", .groupings, "grouping"),
    ("actions", nil, "actions"), ("focus", .focus, nil), ("announcements", .announcements, nil),
    ("custom-actions", .customActions, nil), ("keyboard", .keyboard, nil),
    ("gestures", .gestures, nil), ("settings", .settings, nil), ("framework", .codeExample, nil),
    ("platforms", nil, nil),
  ]
}
