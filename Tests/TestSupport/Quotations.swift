import English
import Guidelines

/// The sentences that were shown to somebody, by the place of the guideline that stood above them.
package struct Quotations {
  private var texts: [String: [String]] = [:]

  package init() {}

  /// Notes a sentence below its place, such as `Stepper › iOS › Role`.
  package mutating func add(_ text: String, at place: String) {
    texts[place, default: []].append(Self.comparable(text))
  }

  /// Notes every sentence of a plain explanation: they stand indented below their place.
  package mutating func add(explanation: String) {
    var place = ""
    var shown: [String] = []
    for line in explanation.split(separator: "\n").map(String.init) {
      if line.hasPrefix("  ") {
        shown.append(line)
      } else {
        add(shown.joined(), at: place)
        (place, shown) = (line, [])
      }
    }
    add(shown.joined(), at: place)
  }

  /// Whether the whole row was shown, word for word, below the place where it stands.
  package func contain(_ row: StatementRow) -> Bool {
    let wanted = Self.comparable(row.text)
    return texts[row.place, default: []].contains { $0.contains(wanted) }
  }

  /// Whether the row, or a part of it, was shown below the place where it stands.
  package func touch(_ row: StatementRow) -> Bool {
    let wanted = Self.comparable(row.text)
    return texts[row.place, default: []].contains { $0.contains(wanted) || wanted.contains($0) }
  }

  private static func comparable(_ text: String) -> String {
    String(decoding: English.comparable(text), as: UTF8.self)
  }
}

extension StatementRow {
  /// Where the row stands, as quotations have it.
  fileprivate var place: String {
    var parts = [GuidelineLibrary.builtIn[component]?.title ?? component]
    parts.append(platform?.title ?? "All platforms")
    if let topic { parts.append(topic.title) }
    if let framework { parts.append(framework.title) }
    return parts.joined(separator: " › ")
  }
}
