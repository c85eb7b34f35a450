import Guidelines
import JSONText
package import SpecIDE

extension GuidelineCoverage {
  /// The version of the form for programs.
  private static let version = 1

  /// The coverage for people: how many sentences there are of each use, and which.
  package var text: String {
    let counts = Use.allCases.map { "\(rows($0).count) \($0.title)" }.joined(separator: ", ")
    let noun = rows.count == 1 ? "sentence" : "sentences"
    var lines = ["\(guideline.title): \(rows.count) \(noun); \(counts)"]
    for use in Use.allCases.reversed() where !rows(use).isEmpty {
      lines += ["", use.title]
      lines += rows(use).map { row in
        let place = "\(row.document.fullTitle) › \(row.statement.place)"
        let users = row.users.isEmpty ? "" : " (\(row.users.joined(separator: ", ")))"
        let text = row.statement.text.split(separator: "\n").first.map(String.init) ?? ""
        return "  \(place): \(text)\(row.statement.isCode ? " …" : "")\(users)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The coverage for programs, each sentence with its place and what becomes of it.
  package var json: String {
    var writer = JSONWriter(.pretty, capacity: 1 << 15)
    writer.object {
      $0.member("version", Self.version)
      $0.member("guideline", guideline.name)
      $0.key("counts")
      $0.object { for use in Use.allCases { $0.member(use.rawValue, rows(use).count) } }
      $0.key("sentences")
      $0.array { for row in rows { Self.write(row, to: &$0) } }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private static func write(_ row: Row, to writer: inout JSONWriter) {
    writer.object {
      $0.member("document", row.document.fullTitle)
      $0.member("line", row.statement.line + 1)
      $0.member("place", row.statement.place)
      $0.member("text", row.statement.text)
      $0.member("use", row.use.rawValue)
      $0.key("users")
      $0.array { for user in row.users { $0.string(user) } }
    }
  }
}
