import SourceText

/// The footnotes of a guideline document, which tell what its sentences rest on.
///
/// A sentence ends with the mark of one, `[^api]`. A paragraph at any place has its text,
/// `[^api]: The reference of the platform`, or several such texts line by line.
struct Footnotes {
  /// The text of each footnote, by its mark.
  private var texts: [String: String]

  init(texts: [String: String] = [:]) { self.texts = texts }

  /// Takes the lines of a paragraph that has the texts of footnotes; `false` for any other.
  mutating func take(_ lines: [String]) -> Bool {
    guard let first = lines.first, Self.definition(in: first) != nil else { return false }
    var mark = ""
    for line in lines {
      if let definition = Self.definition(in: line) {
        mark = definition.mark
        texts[mark] = definition.text
      } else {
        texts[mark, default: ""] += " " + line
      }
    }
    return true
  }

  /// The footnotes with their texts as they are read, without markup.
  var read: Footnotes { Footnotes(texts: texts.mapValues(inlineText)) }

  /// A statement with the texts of its footnotes in place of their marks.
  func resolved(_ statement: Statement) -> Statement {
    guard !texts.isEmpty, !statement.isCode, statement.markdown.utf8.contains(UInt8(ascii: "^"))
    else { return statement }
    var sources: [String] = []
    var words = ""
    var rest = statement.markdown[...]
    while let start = rest.firstIndex(of: "[") {
      words += rest[..<start]
      rest = rest[start...]
      if let end = rest.firstIndex(of: "]"), let text = texts[String(rest[...end])] {
        sources.append(text)
        rest = rest[rest.index(after: end)...]
      } else {
        words.append("[")
        rest = rest.dropFirst()
      }
    }
    words += rest
    return statement.with(markdown: words, sources: sources)
  }

  /// The mark and the text of a line such as `[^api]: The reference`.
  private static func definition(in line: String) -> (mark: String, text: String)? {
    guard line.hasPrefix("[^"), let end = line.firstIndex(of: "]") else { return nil }
    let behind = line[line.index(after: end)...]
    guard behind.hasPrefix(":") else { return nil }
    return (String(line[...end]), String(behind.dropFirst().drop { $0 == " " }))
  }
}

extension Statement {
  /// The statement with other words and with its sources.
  fileprivate func with(markdown: String, sources: [String]) -> Statement {
    Statement(
      text: inlineText(of: markdown),
      markdown: markdown,
      headings: Headings(platform: platform, framework: framework, topic: topic),
      depth: depth,
      key: key,
      line: line,
      range: range,
      sources: sources
    )
  }
}
