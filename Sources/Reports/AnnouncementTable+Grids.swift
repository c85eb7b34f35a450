import Guidelines
import SourceText
import SpecIDE

extension AnnouncementTable {
  /// The tables as Markdown, with the basis of each cell below them.
  package static func markdown(
    of tables: [AnnouncementTable],
    voice: ShownVoice,
    sideBySide: Bool
  ) -> String {
    tables.map { table in
      let head =
        "## \(table.title.inOneLine.inertMarkdown) (\(table.path.inOneLine.inertMarkdown))\n\n"
      guard !sideBySide else {
        return head + AnnouncementGrid(sideBySide: table, voice: voice, .notes).markdown
      }
      let sections = table.sections.map { section in
        "### \(section.platform.title): \(section.voice)\n\n"
          + AnnouncementGrid(section, voice: voice, .notes).markdown
      }
      return head + sections.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The tables as comma-separated values, with the file and the platform of each row.
  package static func csv(
    of tables: [AnnouncementTable],
    voice: ShownVoice,
    sideBySide: Bool
  ) -> String {
    var text = ""
    var lastHead: [String] = []
    for table in tables {
      let grids =
        sideBySide
        ? [([], AnnouncementGrid(sideBySide: table, voice: voice, .columns))]
        : table.sections.map {
          ([$0.platform.title], AnnouncementGrid($0, voice: voice, .columns))
        }
      for (platform, grid) in grids {
        let head = ["file", "title"] + (sideBySide ? [] : ["platform"]) + grid.head
        if head != lastHead { text += head.csv }
        lastHead = head
        for row in grid.rows { text += ([table.path, table.title] + platform + row).csv }
      }
    }
    return text
  }
}

extension AnnouncementGrid {
  /// The grid as a table, columns left out in which nothing stands.
  fileprivate var markdown: String {
    let kept = head.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let line = { (cells: [String]) in
      "| " + kept.map { cells[$0] }.joined(separator: " | ") + " |\n"
    }
    let table =
      line(head) + "|" + kept.map { _ in "---|" }.joined() + "\n"
      + rows.map { line($0.map(\.markdownCell)) }.joined()
    return table + notes.lines.map { "\n\($0.inertMarkdown)\n" }.joined()
  }
}

extension String {
  /// The text as a cell of a table in Markdown.
  fileprivate var markdownCell: String {
    split(separator: "\n").map { String($0).inertMarkdown.replacing("|", with: "\\|") }
      .joined(separator: "<br>")
  }
}

extension [String] {
  /// A line of comma-separated values.
  ///
  /// What a spreadsheet would take for a formula stands behind an apostrophe.
  fileprivate var csv: String {
    map { cell in
      let isFormula = cell.first.map { "=+-@\t\r".contains($0) } ?? false
      let text = isFormula ? "'" + cell : cell
      return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\n"
  }
}
