import Testing

extension RefactoringTests {
  @Test(
    "leaves a phrase alone that tells what has been typed into a field",
    arguments: [
      field(
        "android: { framework: views, element: EditText, android:hint: Email",
        "x@y.z, Edit$0 box, Email"
      ),
      field("android: { framework: compose, element: TextField", "x@y.z, Edit$0 box, Email"),
      field("ios: { framework: uikit, element: UITextField", "Email: x@y.z. Text$0 Field."),
      field("ios: { framework: swiftui, element: TextField", "x@y.z. Text$0 Field."),
    ] as [String]
  )
  func typedText(spec: String) throws {
    for voice in ["device", "guideline"] {
      #expect(try result(of: Change(spec, nil), "Say it as the \(voice) does") == nil)
    }
  }

  @Test("says it as the device does where a phrase tells nothing that was typed")
  func untypedText() throws {
    let platform = "android: { framework: views, element: EditText, android:hint: Email"
    let change = Change(
      Self.field(platform, "Email, edit$0 box, double tap to edit"),
      Self.field(platform, "Email, Edit box")
    )
    #expect(try result(of: change, "Say it as the device does") == change.after)
  }

  private static func field(_ platform: String, _ phrase: String) -> String {
    "component: text-field\nlabel: Email\nplatforms:\n"
      + "  \(platform), announcements: { focus: \"\(phrase)\" } }\n"
  }

  @Test(
    "writes no change of value at a limit",
    arguments: [
      ("android", "compose", "IconButton", 9),
      ("android", "views", "ImageButton", 9),
      ("android", "views", "ImageButton", 0),
    ] as [(String, String, String, Int)]
  )
  func missingAtLimit(platform: String, framework: String, element: String, value: Int) throws {
    let head =
      "component: stepper\nlabel: Tickets\nvalue: { current: \(value), min: 0, max: 9 }\nplatforms:\n"
    let body = "    framework: \(framework)\n    element: \(element)\n"
    let change = Change(head + "  \(platform)$0:\n" + body, nil)
    let after = try result(of: change, "Write the announcements that are missing")
    #expect(
      after == head + "  \(platform):\n" + body
        + "    announcements: { increment: \"Tickets, \(value), Increment, Double tap to activate\", "
        + "decrement: \"Tickets, \(value), Decrement, Double tap to activate\" }\n"
    )
  }
}
