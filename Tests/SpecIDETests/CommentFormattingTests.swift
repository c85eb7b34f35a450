import SourceText
import SpecIDE
import TestSupport
import Testing
import YAMLSyntax

@Suite("Formatting comments")
struct CommentFormattingTests {
  @Test(
    "are left alone with all else where a mistake begins at the byte order mark",
    arguments: [
      "\"\"e", "\"a\"b", "'a'b", "[a]b", "*a b", "&a \"b\"c", "\"a\" \"b\"", "- \"a\"b",
      "? a\n\"b\"c", "\"label\"x: y\ncomponent: button", "# c\n\"a\"b",
    ] as [String]
  )
  func byteOrderMark(text: String) {
    let marked = "\u{FEFF}" + text
    #expect(Formatting.formatted(marked) == marked)
  }

  @Test(
    "keeps a comment with what it stands beside",
    arguments: [
      // Between the items of a list, whose dashes stand below the key or deeper.
      ("a:\n  - 1\n  # x\n  - 2\n", "a:\n  - 1\n  # x\n  - 2\n"),
      ("a:\n- 1\n# - 2\n- 3\n", "a:\n  - 1\n  # - 2\n  - 3\n"),
      (
        "a:\n    - b: 1\n      # c: 2\n    # - d\n    - e\n",
        "a:\n  - b: 1\n    # c: 2\n  # - d\n  - e\n"
      ),
      ("a:\n  - 1\n\n  # x\n\n  - 2\n", "a:\n  - 1\n\n  # x\n\n  - 2\n"),
      ("a:\r\n  - 1\r\n  # x\r\n  - 2\r\n", "a:\r\n  - 1\r\n  # x\r\n  - 2\r\n"),
      ("- - 1\n  # x\n  - 2\n# y\n- 3\n", "- - 1\n  # x\n  - 2\n# y\n- 3\n"),
      ("a:\n  # x\n  - 1\n", "a:\n  # x\n  - 1\n"),
      ("a:\n  -\n    # x\n    b: 1\n", "a:\n  -\n    # x\n    b: 1\n"),
      // Behind a list: an item, or a key of the map around it.
      ("a:\n- 1\n# - 2\nb: 3\n", "a:\n  - 1\n  # - 2\nb: 3\n"),
      ("a:\n- 1\n# c: 2\nb: 3\n", "a:\n  - 1\n# c: 2\nb: 3\n"),
      (
        "a:\n- c: 1\n# - c: 2\n#   d: 3\n# about b\nb: 3\n",
        "a:\n  - c: 1\n  # - c: 2\n  #   d: 3\n# about b\nb: 3\n"
      ),
      ("a:\n  - 1\n  # about 2\nb: 3\n", "a:\n  - 1\n  # about 2\nb: 3\n"),
      ("a:\n- 1\n# ---\nb: 3\n", "a:\n  - 1\n# ---\nb: 3\n"),
      ("\u{FEFF}a:\n- 1\n# x\nb: 3\n", "\u{FEFF}a:\n  - 1\n# x\nb: 3\n"),
      // Between entries.
      ("a:\n    b: 1\n    # c: 2\nd: 3\n", "a:\n  b: 1\n  # c: 2\nd: 3\n"),
      (
        "a:\n    b:\n        c: 1\n    # d: 2\n    e: 3\n", "a:\n  b:\n    c: 1\n  # d: 2\n  e: 3\n"
      ),
      ("a:\n    b:\n    # c: 1\n    d: 2\n", "a:\n  b:\n  # c: 1\n  d: 2\n"),
      ("a:\n    b: |\n        c\n    # d: 1\n", "a:\n  b: |\n    c\n  # d: 1\n"),
      // In place of all that a key has.
      ("a:\n    b:\n        # c: 1\n    d: 2\n", "a:\n  b:\n    # c: 1\n  d: 2\n"),
      ("a:\n    # b: 1\n", "a:\n  # b: 1\n"),
      ("a:\n    -\n        # b: 1\n", "a:\n  -\n    # b: 1\n"),
      // One by one, each in its own column.
      (
        "a:\n    b: 1\n    # c:\n        # d: 2\n        # e: 3\n    # f: 4\n",
        "a:\n  b: 1\n  # c:\n      # d: 2\n      # e: 3\n  # f: 4\n"
      ),
      // With their marks in the first column.
      ("a:\n    b: 1\n#    c: 2\n", "a:\n  b: 1\n#  c: 2\n"),
      ("a:\n    b: 1\n#     c: 2\n    d: 3\n", "a:\n  b: 1\n#   c: 2\n  d: 3\n"),
      (
        "a:\n#    b:\n#        c: 2\n#        d: 3\n    e: 4\n",
        "a:\n#  b:\n#      c: 2\n#      d: 3\n  e: 4\n"
      ),
      // In the column of nothing: with the line below, or the last thing above that is not deeper.
      ("a: 1\n   # x\nb: 2\n", "a: 1\n# x\nb: 2\n"),
      ("a:\n # x\n    b: 1\n", "a:\n  # x\n  b: 1\n"),
      ("  # x\na: 1\n", "# x\na: 1\n"),
      // In several documents.
      ("a:\n    b: 1\n    # c: 2\n---\n# x\na: 1\n", "a:\n  b: 1\n  # c: 2\n---\n# x\na: 1\n"),
    ] as [(String, String)]
  )
  func places(text: String, formatted: String) {
    #expect(Formatting.formatted(text) == formatted)
    #expect(Formatting.formatted(formatted) == formatted)
  }

  @Test(
    "what is commented out reads the same once it is put back",
    arguments: try Formatting.files()
  )
  func putBack(path: String) throws {
    let spec = try Files.text(path).withoutNotes
    // Each line is tried in some of the forms, other ones in each file.
    var turn = path.utf8.count
    for list in [spec, spec.withDashesBelowKeys] {
      for form in [SpecForm.block, .fourSpaces, .crlf] {
        let text = form.text(of: list)
        for style in CommentStyle.allCases {
          turn += 1
          check(text, style, "\(form)", from: turn % Self.step)
        }
      }
    }
  }

  private static let step = 67

  private func check(_ text: String, _ style: CommentStyle, _ form: String, from first: Int) {
    let values = Formatting.values(of: text)
    let lines = text.lines
    let withinTexts = YAMLStream(parsing: SourceText(text)).linesWithinTexts
    for number in stride(from: first, to: lines.count, by: Self.step)
    where !lines[number].isBlank && !withinTexts.contains(number) {
      let block = lines.block(from: number)
      let commented = style.comment(lines, block, text.contains("\r\n") ? "\r\n" : "\n")
      guard YAMLStream(parsing: SourceText(commented.text)).isSound else { continue }
      let formatted = Formatting.formatted(commented.text)
      let count = block.count { !lines[$0].isBlank }
      let back = style.uncomment(formatted, from: commented.number, count: count)
      #expect(
        Formatting.values(of: back) == values,
        "\(form), \(style): \(lines[number])\n\(formatted)"
      )
    }
  }
}

/// How an editor comments lines out.
private enum CommentStyle: CaseIterable {
  /// All in the column of the first, as most do.
  case block
  /// Each in its own column.
  case each
  /// In the first column.
  case margin

  /// The text with some lines commented out, and how many lines of comments stand above them.
  func comment(
    _ lines: [String],
    _ block: Range<Int>,
    _ lineBreak: String
  ) -> (text: String, number: Int) {
    let column = lines[block.lowerBound].columns
    let written = lines.enumerated().map { number, line in
      guard block.contains(number), !line.isBlank else { return line }
      switch self {
      case .block: return line.inserting("# ", at: column)
      case .each: return line.inserting("# ", at: line.columns)
      case .margin: return "#" + line
      }
    }
    return (
      written.joined(separator: lineBreak), lines[..<block.lowerBound].count(where: \.isComment)
    )
  }

  /// The text with some of its lines of comments put back.
  func uncomment(_ text: String, from first: Int, count: Int) -> String {
    var number = -1
    return text.lines.map { line -> String in
      guard line.isComment else { return line }
      number += 1
      guard (first..<(first + count)).contains(number), let mark = line.firstIndex(of: "#") else {
        return line
      }
      let rest = line[mark...].dropFirst()
      let isKept = self == .margin || !rest.hasPrefix(" ")
      return String(line[..<mark] + rest.dropFirst(isKept ? 0 : 1))
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The text without the lines that point at findings.
  fileprivate var withoutNotes: String {
    lines.filter { !$0.hasPrefix("#") || !$0.contains("^") }.joined(separator: "\n")
  }

  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }

  fileprivate var columns: Int { prefix { $0 == " " }.count }

  fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("#") }

  fileprivate func inserting(_ text: String, at column: Int) -> String {
    prefix(column) + text + dropFirst(column)
  }

  /// The text with the dashes of lists in the column of their keys.
  fileprivate var withDashesBelowKeys: String {
    var lines = lines
    let text = SourceText(self)
    for document in YAMLStream(parsing: text).documents {
      var pending = document.tree.root.map { [$0] } ?? []
      while let node = pending.popLast() {
        pending += node.items + node.entries.map(\.value)
        let lists = node.entries.map(\.value).filter { $0.kind == .sequence && $0.style == .block }
        for list in lists {
          let range = list.range.shifted(by: document.start)
          let last = text.lines.line(at: max(range.lowerBound, range.upperBound - 1))
          for line in text.lines.line(at: range.lowerBound)...last
          where lines[line].hasPrefix("  ") { lines[line].removeFirst(2) }
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension [String] {
  /// A line with those that belong to it: deeper ones, and below a key the dashes of its list.
  fileprivate func block(from first: Int) -> Range<Int> {
    let column = self[first].columns
    let isKey = !self[first].dropFirst(column).hasPrefix("-")
    var end = first + 1
    for (number, line) in enumerated().dropFirst(end) where !line.isBlank {
      let isItem = isKey && line.columns == column && line.dropFirst(column).hasPrefix("- ")
      guard line.columns > column || isItem else { break }
      end = number + 1
    }
    return first..<end
  }
}

extension YAMLStream {
  /// The lines that a scalar goes on with.
  fileprivate var linesWithinTexts: Set<Int> {
    var found: Set<Int> = []
    for document in documents {
      var pending = document.tree.root.map { [$0] } ?? []
      while let node = pending.popLast() {
        pending += node.items + node.entries.flatMap { [$0.key, $0.value] }
        let range = node.range.shifted(by: document.start)
        guard node.kind == .scalar, !range.isEmpty else { continue }
        let lines =
          text.lines.line(at: range.lowerBound)...text.lines.line(at: range.upperBound - 1)
        found.formUnion(lines.dropFirst())
      }
    }
    return found
  }

  fileprivate var isSound: Bool { documents.allSatisfy { $0.tree.problems.isEmpty } }
}
