import JSONText
package import SpecRules

/// Findings that a team has accepted for now, by ``Fingerprint``.
///
/// The file is JSON, one finding after the other in the order of the paths. So a change of it can
/// be reviewed: `{"version":1,"findings":[{"path":…,"code":…,"message":…,"fingerprint":…}]}`.
package struct Baseline: Sendable {
  private struct Entry: Sendable {
    let path: String
    let code: String
    let message: String
    let fingerprint: Fingerprint
  }

  /// The version of this form; a new one is needed when a reader of the old one would stumble.
  private static let version = 1

  private var entries: [Entry] = []
  /// The fingerprints of each path.
  private var known: [String: Set<Fingerprint>] = [:]

  package init() {}

  /// Reads a baseline; `nil` when it is not one.
  package init?(parsing bytes: [UInt8]) {
    guard let value = try? JSONValue(parsing: bytes), value["version"]?.int == Self.version,
      let findings = value["findings"]?.items
    else { return nil }
    for finding in findings {
      guard let path = finding["path"]?.string, let digits = finding["fingerprint"]?.string,
        let fingerprint = Fingerprint(digits)
      else { return nil }
      known[path, default: []].insert(fingerprint)
      entries.append(
        Entry(
          path: path,
          code: finding["code"]?.string ?? "",
          message: finding["message"]?.string ?? "",
          fingerprint: fingerprint
        )
      )
    }
  }

  /// Adds what another baseline knows of some files.
  ///
  /// - Parameters:
  ///   - other: The other baseline.
  ///   - name: The path that a file has in this baseline; `nil` for one to be left out.
  package mutating func add(_ other: Baseline, named name: (_ path: String) -> String?) {
    var names: [String: String?] = [:]
    for entry in other.entries {
      let path = names[entry.path] ?? name(entry.path)
      names[entry.path] = .some(path)
      guard let path else { continue }
      entries.append(
        Entry(
          path: path,
          code: entry.code,
          message: entry.message,
          fingerprint: entry.fingerprint
        )
      )
    }
  }

  /// Adds a finding of a file.
  package mutating func add(_ finding: Finding, _ fingerprint: Fingerprint, named path: String) {
    entries.append(
      Entry(path: path, code: finding.code, message: finding.message, fingerprint: fingerprint)
    )
  }

  /// What is known of a file under its path.
  package func fingerprints(named path: String) -> Set<Fingerprint> { known[path] ?? [] }

  /// The content of the file.
  package var json: [UInt8] {
    let paths = Dictionary(grouping: entries, by: \.path)
    let ordered = paths.keys.sorted().flatMap { paths[$0] ?? [] }
    var writer = JSONWriter(.pretty, capacity: 1 << 12)
    writer.object {
      $0.member("version", Self.version)
      $0.key("findings")
      $0.array {
        for entry in ordered {
          $0.object {
            $0.member("path", entry.path)
            $0.member("code", entry.code)
            $0.member("message", entry.message)
            $0.member("fingerprint", entry.fingerprint.description)
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
