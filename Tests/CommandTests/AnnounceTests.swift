import JSONText
import TestSupport
import Testing

@Suite("announce")
struct AnnounceTests {
  private static let spec = """
    component: stepper
    title: Seats
    label: Seats
    value: 2
    platforms:
      ios:
        framework: uikit
        element: UIStepper
        announcements: { increment: "{label}, {value}, Increment, Button" }
      android:
        framework: views
        element: ImageButton
        increment: { name: Add }

    """

  @Test("shows each swipe with both voices, what the spec writes, and what all that rests on")
  func text() throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let run = try Run(["announce"], in: folder)
    #expect((run.code, run.errors) == (0, ""))
    #expect(
      run.output.hasPrefix(
        """
        a.a11y.yaml: Seats

        iOS: VoiceOver (iOS 13 to 18)

        1. decrement, UIStepper
            device     Decrement. Button. [1]
            guideline  Seats, 2, Decrement, Button [2]

           after decrement: value-change
            device     not known: what VoiceOver says after an action here
            guideline  1 [3]

        2. increment, UIStepper
            device     Increment. Button. [1]
            guideline  Seats, 2, Increment, Button [4]
            spec       Seats, 2, Increment, Button (line 9)

        """
      )
    )
    #expect(
      run.output.contains("    device     Add, Button [5]\n      then     Double-tap to activate\n")
    )
    #expect(run.output.contains("    device     nothing is said [7]\n"))
    #expect(
      run.output.contains("[2] the guideline: “Label with current value, Decrement, Button”\n")
    )
  }

  @Test(
    "shows one voice alone",
    arguments: [
      ("device", true, false), ("guideline", false, true), ("both", true, true),
    ]
  )
  func voices(voice: String, device: Bool, guideline: Bool) throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let run = try Run(["announce", "--voice", voice], in: folder)
    #expect(run.output.contains("device") == device)
    #expect(run.output.contains("guideline  ") == guideline)
  }

  @Test("puts the platforms beside each other")
  func sideBySide() throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let text = try Run(["announce", "--side-by-side"], in: folder).output
    #expect(
      text.contains(
        """
        2. increment
            iOS, UIStepper
              device     Increment. Button. [1]
              guideline  Seats, 2, Increment, Button [7]
              spec       Seats, 2, Increment, Button (line 9)
            Android, ImageButton
              device     Add, Button [3]
                then     Double-tap to activate

        """
      )
    )
    let table = try Run(["announce", "--side-by-side", "--format", "csv"], in: folder).output
    #expect(
      table.hasPrefix("\"file\",\"title\",\"number\",\"moment\",\"after\",\"state\",\"iOS device\"")
    )
    #expect(table.split(separator: "\n").count == 5)
  }

  @Test("says a setting or a version by its name")
  func variants() throws {
    let folder = try Folder([
      "a.a11y.yaml": Self.spec.replacing("value: 2", with: "value: { current: 0, min: 0 }")
    ])
    let run = try Run(["announce", "--variant", "usage hints off"], in: folder)
    #expect(run.output.contains("    device     Add, Button ["))
    #expect(!run.output.contains("Double-tap to activate\n"))
  }

  @Test("is read by programs")
  func json() throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let run = try Run(["announce", "--format", "json"], in: folder)
    let report = try JSONValue(parsing: Array(run.output.utf8))
    let platforms = report["specs"]?.items?.first?["platforms"]?.items ?? []
    #expect(platforms.map { $0["platform"]?.string } == ["ios", "android"])
    let moments = platforms.first?["moments"]?.items ?? []
    #expect(
      moments.map { $0["moment"]?.string } == [
        "decrement", "value-change", "increment", "value-change",
      ]
    )
    let device = moments.first?["device"]?.items?.first
    #expect(device?["says"]?.string == "Decrement. Button.")
    #expect(device?["basis"]?.string == "image")
    #expect(moments[1]["device"]?.items?.first?["notKnown"]?.string?.isEmpty == false)
    #expect(moments[2]["spec"]?.items?.first?["line"]?.int == 9)
  }

  @Test(
    "says what is wrong with its arguments",
    arguments: [
      (["none"], "none: no such file or folder"),
      (["-"], "'-' needs --stdin-filepath NAME, which tells what file it is"),
      (["--voice", "devise"], "'devise' is no value of --voice; did you mean 'device'?"),
      (["--variant", "odd"], "'odd' is no variant; 'a11y-spec help announce' lists them"),
      (
        ["--side-by-side", "--format", "json"],
        "--side-by-side does not go with json, which has the platforms apart"
      ),
    ] as [([String], String)]
  )
  func usage(arguments: [String], message: String) throws {
    let run = try Run(["announce"] + arguments, in: try Folder([:]))
    #expect((run.code, run.errors) == (2, "a11y-spec: \(message)\n"))
  }

  @Test("reads standard input, a file behind --, and files of several specs")
  func inputs() throws {
    let run = try Run(["announce", "--stdin-filepath", "b.a11y.yaml"], input: Self.spec)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("b.a11y.yaml: Seats\n"))
    let folder = try Folder(["-x.a11y.yaml": "\(Self.spec)---\n\(Self.spec)"])
    let second = try Run(["announce", "--", "-x.a11y.yaml"], in: folder)
    #expect(second.output.split(separator: "\n").count { $0 == "-x.a11y.yaml: Seats" } == 2)
    #expect(second.output.contains("(line 9)"))
    #expect(second.output.contains("(line 23)"))
  }

  @Test(
    "ends after as many documents as are checked, and says so",
    arguments: [
      ("---\ncomponent: stepper\n", 600, true), ("--- a\n", 600, true),
      ("---\ncomponent: stepper\n", 400, false), ("---\n# none\n", 600, false),
    ] as [(String, Int, Bool)]
  )
  func documents(document: String, count: Int, isCut: Bool) throws {
    let folder = try Folder(["a.a11y.yaml": String(repeating: document, count: count)])
    let run = try Run(["announce", "a.a11y.yaml"], in: folder)
    #expect(run.code == 0)
    #expect(run.errors.contains("a.a11y.yaml: has more than 50") == isCut)
  }

  @Test("is harmless to spreadsheets, tables and terminals")
  func harmless() throws {
    let folder = try Folder([
      "a.a11y.yaml": Self.spec.replacing("name: Add", with: #"name: "=1+2|\e]0;x\a::error::""#)
    ])
    let table = try Run(["announce", "--format", "csv"], in: folder).output
    #expect(table.contains("\"'=1+2|"))
    let markdown = try Run(["announce", "--format", "markdown"], in: folder).output
    #expect(markdown.contains("=1+2\\|"))
    for format in ["text", "markdown", "csv", "json"] {
      let output = try Run(["announce", "--format", format], in: folder).output
      #expect(!output.contains("\u{1B}"))
    }
  }

  @Test("the bundled examples have something to say at each moment")
  func examples() throws {
    let run = try Run(["announce", "\(Files.root)/Tests/Examples"])
    #expect((run.code, run.errors) == (0, ""))
    #expect(run.output.contains("Selected: Day. Button. 1 of 3."))
    #expect(run.output.contains("selected, Day, Tab, 1 of 3, In list Period, 3 items"))
  }
}
