package import SourceText
package import SpecRules
import YAMLSyntax

/// What a configuration file says, and what is wrong with it.
package struct ConfigurationFile: Sendable {
  package static let name = ".a11y-spec.yaml"
  /// The names under which a configuration is looked for in a folder, the first one found holds.
  package static let names = [name, ".a11y-spec.yml"]

  /// The largest configuration file that is read, in bytes.
  ///
  /// Its patterns are compared with every path.
  package static let sizeLimit = 100_000

  package let text: SourceText
  package let settings: Settings
  /// In the order of the text.
  package let problems: [Finding]
  /// The places of the paths under `guidelines`.
  private let guidelineRanges: [ByteRange]
  /// The place of the path under `baseline`.
  private let baselineRange: ByteRange?

  /// Reads a configuration from any text; what cannot be understood is reported and left out.
  package init(parsing text: SourceText) {
    if let start = text.bytes.firstIndex(of: 0) {
      self.text = text
      settings = Settings()
      problems = [.binary(at: start)]
      guidelineRanges = []
      baselineRange = nil
      return
    }
    let stream = YAMLStream(parsing: text)
    var reader = ConfigurationReader()
    var problems: [Finding] = []
    var start = 0
    if let document = stream.documents.first {
      start = document.start
      problems += document.tree.problems.map { Finding($0) }
      if let alias = document.tree.excessiveAlias {
        problems.append(.expansion(at: alias.range))
      } else if let root = document.tree.root {
        reader.read(root)
        problems += ConfigurationCheck(root).problems + reader.excess.map(Finding.excess)
      }
    }
    self.text = text
    settings = reader.settings
    self.problems = problems.map { $0.shifted(by: start) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guidelineRanges = reader.guidelineRanges.map { $0.shifted(by: start) }
    baselineRange = reader.baselineRange?.shifted(by: start)
  }

  /// Everything that is wrong with it as the configuration of a folder.
  ///
  /// It includes the problems of the file, and guidelines and a baseline that are not there.
  package func findings(in folder: String) -> [Finding] {
    var faults: [String: String?] = [:]
    let missing = zip(settings.guidelines, guidelineRanges).compactMap { path, range in
      let place = FileAccess.absolute(path, from: folder)
      let known = faults[place] ?? Self.fault(of: place, in: folder, GuidelineSearch.fault)
      faults[place] = .some(known)
      return known.map { fault in
        Finding(
          code: "missing-guideline",
          severity: .error,
          message: "no guideline is loaded from '\(path)': \(fault)",
          range: range
        )
      }
    }
    return (problems + missing + missingBaseline(in: folder))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func missingBaseline(in folder: String) -> [Finding] {
    guard let path = settings.baseline, let range = baselineRange,
      let fault = Self.fault(
        of: FileAccess.absolute(path, from: folder),
        in: folder,
        { BaselineFile.fault(of: $0)?.message }
      )
    else { return [] }
    let message =
      "no baseline is read from '\(path)': \(fault); "
      + "write one with 'a11y-spec check --write-baseline FILE'"
    return [Finding(code: Self.missingBaseline, severity: .error, message: message, range: range)]
  }

  /// The settings of the file as the configuration of a folder.
  ///
  /// A guideline or a baseline that links lead out of the repository is left out. A reader of the
  /// path cannot see where it leads.
  func settings(in folder: String) -> Settings {
    var settings = settings
    settings.guidelines.removeAll { Self.strays(FileAccess.absolute($0, from: folder), folder) }
    if let path = settings.baseline, Self.strays(FileAccess.absolute(path, from: folder), folder) {
      settings.baseline = nil
    }
    return settings
  }

  private static func strays(_ path: String, _ folder: String) -> Bool {
    FileAccess.strays(path, from: RepositoryPaths.root(above: folder) ?? folder)
  }

  /// Why nothing is read from a path, or what a function says of that.
  private static func fault(
    of path: String,
    in folder: String,
    _ fault: (String) -> String?
  ) -> String? {
    strays(path, folder) ? FileProblem.leadsOut.message : fault(path)
  }

  /// The code of the finding that there is no baseline.
  package static let missingBaseline = "missing-baseline"
}

extension Finding {
  /// Says that a configuration is no text.
  fileprivate static func binary(at offset: Int) -> Finding {
    Finding(
      code: YAMLProblem.Code.invalidCharacter.rawValue,
      severity: .error,
      message: "this file is not text in UTF-8, and nothing that it sets holds; "
        + "save it as UTF-8, without NUL characters",
      range: offset..<(offset + 1)
    )
  }

  /// Says that a list goes on behind what holds of it.
  fileprivate static func excess(at range: ByteRange) -> Finding {
    Finding(
      code: "too-many-values",
      severity: .warning,
      message: "this is more than is read, and does not hold from here on; name fewer",
      range: range
    )
  }

  fileprivate static func expansion(at range: ByteRange) -> Finding {
    Finding(
      code: "yaml-alias-expansion",
      severity: .error,
      message: "the aliases of this file expand to too much, and nothing that it sets holds; "
        + "repeat less",
      range: range
    )
  }

  fileprivate init(_ problem: YAMLProblem) {
    self.init(
      code: problem.code.rawValue,
      severity: .error,
      message: problem.message,
      range: problem.range,
      fixes: problem.fix.map { [$0.with(isSafe: true, isPreferred: true)] } ?? []
    )
  }
}
