import JSONText
import TestSupport
import Testing

/// How an editor writes an accepted item into its text, and what it announces that it can do.
private enum EditorModel: CaseIterable {
  /// Adjusts the lines unless the item says that they stand as they are.
  case vsCode
  /// Replaces from where the edit begins to the cursor.
  ///
  /// It indents the lines of a snippet by what stands in front of it. Other text loses the lines
  /// below its first one.
  case neovim
  /// Indents the lines of a snippet in the same way, and writes other text as it is.
  case helix

  var abilities: String {
    switch self {
    case .vsCode:
      #"{"snippetSupport":true,"insertReplaceSupport":true,"insertTextModeSupport":{"valueSet":[1,2]}}"#
    case .neovim: #"{"snippetSupport":true}"#
    case .helix: #"{"snippetSupport":true,"insertReplaceSupport":true}"#
    }
  }

  /// The lines of the text after an item was accepted, the place where a snippet stops as `$0`.
  func accept(_ item: JSONValue, in lines: [String], line: Int, cursor: Int) -> String? {
    let edit = item["textEdit"]
    let range = edit?["range"] ?? edit?["insert"]
    guard let newText = edit?["newText"]?.string, range?["start"]?["line"]?.int == line,
      range?["end"]?["line"]?.int == line, let start = range?["start"]?["character"]?.int,
      let last = range?["end"]?["character"]?.int
    else { return nil }
    let end = self == .neovim ? cursor : last
    let isSnippet = item["insertTextFormat"]?.int == 2
    let isAsIs = item["insertTextMode"]?.int == 1
    let text = Array(lines[line])
    let indentation = String(text[..<start].prefix { $0 == " " })
    var parts = newText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch self {
    case .vsCode where isAsIs: break
    case .helix where !isSnippet: break
    case .neovim where !isSnippet: parts = Array(parts.prefix(1))
    default: parts = parts.prefix(1) + parts.dropFirst().map { indentation + $0 }
    }
    let written = parts.joined(separator: "\n") + (isSnippet ? "" : "$0")
    var result = lines
    result[line] =
      String(text[..<start])
      + (isSnippet ? written.replacing("\\}", with: "}") : written) + String(text[end...])
    return result.joined(separator: "\n")
  }
}

@Suite("An item accepted in an editor")
struct EditorModelTests {
  @Test(
    "leaves the same text in each",
    arguments: [
      ("platforms:\n  ios:\n    $0", "framework", "platforms:\n  ios:\n    framework: $0"),
      ("platforms:\n  ios:\n    st$0", "states", "platforms:\n  ios:\n    states:\n      $0"),
      ("plat$0", "platforms", "platforms:\n  $0"),
      ("platforms:\n  $0", "ios", "platforms:\n  ios:\n    $0"),
      ("platforms:\n    $0", "ios", "platforms:\n    ios:\n        $0"),
      (
        "platforms:\n  ios:\n    role: Button\n   $0", "states",
        "platforms:\n  ios:\n    role: Button\n    states:\n      $0"
      ),
      ("label: x\n   $0", "gestures", "label: x\ngestures:\n  $0"),
      (
        "platforms:\n  ios:\n    framework:$0", "uikit",
        "platforms:\n  ios:\n    framework: uikit$0"
      ),
      ("actions:\n  $0", "increment", "actions:\n  - increment$0"),
      ("actions:\n  -$0", "increment", "actions:\n  - increment$0"),
      ("keyboard: {$0 tab: focus }", "space", "keyboard: { space: activate$0, tab: focus }"),
      (
        "announcements:\n  - for: increment\n  $0", "text",
        "announcements:\n  - for: increment\n  - text: $0"
      ),
    ] as [(String, String, String)]
  )
  func accepted(document: String, label: String, text: String) throws {
    let fixture = Fixture("component: stepper\n" + document)
    let head = fixture.text.utf8.prefix(try #require(fixture.cursor))
    let line = head.count { $0 == 0x0A }
    let character =
      head.count
      - ((head.lastIndex(of: 0x0A).map { head.distance(from: head.startIndex, to: $0) + 1 }) ?? 0)
    for editor in EditorModel.allCases {
      var client = TestClient(
        capabilities: #"{"textDocument":{"completion":{"completionItem":\#(editor.abilities)}}}"#
      )
      client.open("file:///none/a.a11y.yaml", fixture.text)
      let list = client.result(
        "textDocument/completion",
        #"{"textDocument":{"uri":"file:///none/a.a11y.yaml"},"position":"#
          + #"{"line":\#(line),"character":\#(character)}}"#
      )
      let item = try #require(list?["items"]?.items?.first { $0["label"]?.string == label })
      let lines = fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      let result = editor.accept(item, in: lines, line: line, cursor: character)
      #expect(result == "component: stepper\n" + text, "\(editor)")
    }
  }
}
