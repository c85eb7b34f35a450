import English
import JSONText
import SourceText
import SpecIDE
import SpecRules

/// A report in the Static Analysis Results Interchange Format 2.1.0.
///
/// Lines and columns are one-based, columns in UTF-16 code units; the end of a region is the column
/// behind it.
struct SARIFReport {
  private let report: Report
  /// The rules, and behind them the codes of the syntax problems that occur.
  private let codes: [String]
  private let indices: [String: Int]

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  init(_ report: Report) {
    self.report = report
    let rules = Rule.all.map(\.id)
    let found = Set(report.files.flatMap { $0.findings.map(\.code) }).subtracting(rules)
    codes = rules + found.sorted()
    indices = Dictionary(zip(codes, codes.indices)) { first, _ in first }
  }

  func write() -> [UInt8] {
    var writer = JSONWriter(.pretty, capacity: 1 << 17)
    writer.object {
      $0.member("$schema", Self.schema)
      $0.member("version", "2.1.0")
      $0.key("runs")
      $0.array { $0.object(writeRun) }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func writeRun(_ writer: inout JSONWriter) {
    writer.key("tool")
    writer.object {
      $0.key("driver")
      $0.object {
        $0.member("name", "a11y-spec")
        if !report.version.isEmpty { $0.member("semanticVersion", report.version) }
        $0.key("rules")
        $0.array { for code in codes { SARIFRule(code).write(to: &$0) } }
      }
    }
    writer.member("columnKind", "utf16CodeUnits")
    writer.key("invocations")
    writer.array { $0.object(writeInvocation) }
    writer.key("artifacts")
    writer.array { for file in report.files { writeArtifact(file, to: &$0) } }
    writer.key("results")
    writer.array { writer in
      for (number, file) in report.files.enumerated() {
        let place = SARIFPlace(file: file, index: number)
        for (finding, fingerprint) in zip(file.findings, file.fingerprints) {
          writer.object { write(finding, fingerprint, at: place, to: &$0) }
        }
      }
    }
  }

  private func writeInvocation(_ writer: inout JSONWriter) {
    writer.member("executionSuccessful", report.failures.isEmpty)
    guard !report.failures.isEmpty else { return }
    writer.key("toolExecutionNotifications")
    writer.array {
      for failure in report.failures {
        $0.object {
          $0.member("level", "error")
          $0.text("message", plain("\(failure.path): \(failure.message)"))
        }
      }
    }
  }

  private func writeArtifact(_ file: Report.File, to writer: inout JSONWriter) {
    writer.object {
      $0.key("location")
      SARIFPlace(file: file, index: nil).writeLocation(to: &$0)
      $0.member("length", file.text.bytes.count)
    }
  }

  private func write(
    _ finding: Finding,
    _ fingerprint: Fingerprint,
    at place: SARIFPlace,
    to writer: inout JSONWriter
  ) {
    writer.member("ruleId", finding.code)
    writer.member("ruleIndex", indices[finding.code] ?? -1)
    writer.member("level", finding.severity.sarifLevel)
    writer.text("message", message(of: finding))
    writer.key("locations")
    writer.array { $0.object { place.writePhysical(finding.range, to: &$0) } }
    if !finding.related.isEmpty {
      writer.key("relatedLocations")
      writer.array {
        for (number, related) in finding.related.enumerated() {
          $0.object {
            $0.member("id", number)
            place.writePhysical(related.range, to: &$0)
            $0.text("message", plain(related.message))
          }
        }
      }
    }
    writer.key("partialFingerprints")
    writer.object { $0.member("a11ySpecFinding/v1", fingerprint.description) }
    if !finding.fixes.isEmpty {
      writer.key("fixes")
      writer.array { for fix in finding.fixes { write(fix, at: place, to: &$0) } }
    }
  }

  /// The message as sentences; with little room, viewers show the first alone.
  private func message(of finding: Finding) -> String {
    var sentence = finding.message.capitalizingFirst
    if let last = sentence.last, !".?!".contains(last) { sentence += "." }
    return plain([sentence, finding.quotation].compactMap(\.self).joined(separator: "\n"))
  }

  /// A text in which nothing is a link, as brackets would make one (SARIF 2.1.0, section 3.11.6).
  private func plain(_ text: String) -> String {
    text.inItsLines.reduce(into: "") { plain, character in
      if "\\[]".contains(character) { plain.append("\\") }
      plain.append(character)
    }
  }

  private func write(_ fix: Fix, at place: SARIFPlace, to writer: inout JSONWriter) {
    writer.object {
      $0.text("description", plain(fix.title))
      $0.key("artifactChanges")
      $0.array {
        $0.object {
          $0.key("artifactLocation")
          place.writeLocation(to: &$0)
          $0.key("replacements")
          $0.array {
            for edit in fix.edits {
              $0.object {
                place.writeRegion("deletedRegion", edit.range, to: &$0)
                $0.text("insertedContent", edit.replacement)
              }
            }
          }
        }
      }
    }
  }
}

/// A file of the report, as SARIF points at it.
private struct SARIFPlace {
  let file: Report.File
  /// Its position among the artifacts; `nil` where it is described itself.
  let index: Int?

  func writeLocation(to writer: inout JSONWriter) {
    let path = file.plainPathBytes
    writer.object {
      $0.member("uri", fileURI(path))
      // Relative to wherever the reader has the sources.
      if path.first != UInt8(ascii: "/") { $0.member("uriBaseId", "%SRCROOT%") }
      if let index { $0.member("index", index) }
    }
  }

  func writePhysical(_ range: ByteRange, to writer: inout JSONWriter) {
    writer.key("physicalLocation")
    writer.object {
      $0.key("artifactLocation")
      writeLocation(to: &$0)
      writeRegion("region", range, to: &$0)
    }
  }

  func writeRegion(_ key: String, _ range: ByteRange, to writer: inout JSONWriter) {
    let start = file.text.positionInFile(at: range.lowerBound, in: .utf16)
    let end = file.text.positionInFile(at: range.upperBound, in: .utf16)
    writer.key(key)
    writer.object {
      $0.member("startLine", start.line + 1)
      $0.member("startColumn", start.column + 1)
      $0.member("endLine", end.line + 1)
      $0.member("endColumn", end.column + 1)
    }
  }
}

extension JSONWriter {
  /// Writes a message, which is an object in SARIF.
  mutating func text(_ key: String, _ text: String) {
    self.key(key)
    object { $0.member("text", text) }
  }
}

extension Severity {
  /// The level of SARIF, which has none below `note` that is still shown.
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
