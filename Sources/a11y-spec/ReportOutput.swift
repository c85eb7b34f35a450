import Reports

/// A further report, and where it goes.
struct ReportOutput: Sendable {
  let format: ReportFormat
  let path: String

  /// The names of the formats.
  static var formats: String {
    ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Reads `FORMAT=FILE`.
  init(_ value: String) throws(UsageError) {
    let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else {
      throw UsageError("-o needs FORMAT=FILE, not '\(value)'; the formats are \(Self.formats)")
    }
    self.format = format
    path = parts[1]
  }

  /// Whether it goes where other reports go by default.
  ///
  /// The system has other names for that place. A file written under one of them would go over what
  /// the process has printed.
  var isStandardOutput: Bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
  }
}
