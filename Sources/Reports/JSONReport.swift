import JSONText
import SourceText
import SpecRules

/// A report for programs; lines and columns are zero-based, columns in UTF-16 code units.
enum JSONReport {
  /// The version of this form; a new one is needed when a reader of the old one would stumble.
  private static let version = 1

  static func write(_ report: Report) -> [UInt8] {
    var writer = JSONWriter(.pretty, capacity: 1 << 14)
    writer.object {
      $0.member("version", version)
      $0.key("files")
      $0.array { for file in report.files { write(file, to: &$0) } }
      $0.key("summary")
      $0.object {
        $0.member("files", report.files.count)
        for severity in Severity.allCases.reversed() {
          $0.member(severity.rawValue, report.count(of: severity))
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ file: Report.File, to writer: inout JSONWriter) {
    writer.object {
      $0.member("path", file.path)
      $0.key("diagnostics")
      $0.array { for finding in file.findings { write(finding, in: file.text, to: &$0) } }
    }
  }

  private static func write(
    _ finding: Finding,
    in text: SourceText,
    to writer: inout JSONWriter
  ) {
    writer.object {
      $0.member("code", finding.code)
      $0.member("severity", finding.severity.rawValue)
      $0.member("message", finding.message)
      write(finding.range, in: text, to: &$0)
      $0.key("wcag")
      $0.array(Rule.named(finding.code)?.wcag.criteria ?? [])
      $0.member(optional: "quote", finding.quote?.text)
      $0.member(optional: "href", finding.quote?.href)
      $0.key("fixes")
      $0.array { for fix in finding.fixes { write(fix, in: text, to: &$0) } }
    }
  }

  private static func write(_ fix: Fix, in text: SourceText, to writer: inout JSONWriter) {
    writer.object {
      $0.member("title", fix.title)
      $0.key("edits")
      $0.array {
        for edit in fix.edits {
          $0.object {
            write(edit.range, in: text, to: &$0)
            $0.member("newText", edit.replacement)
          }
        }
      }
    }
  }

  private static func write(
    _ range: ByteRange,
    in text: SourceText,
    to writer: inout JSONWriter
  ) {
    writer.key("range")
    writer.object {
      for (key, offset) in [("start", range.lowerBound), ("end", range.upperBound)] {
        let position = text.positionInFile(at: offset, in: .utf16)
        $0.key(key)
        $0.object {
          $0.member("line", position.line)
          $0.member("character", position.column)
        }
      }
    }
  }
}
