import Guidelines
package import SourceText
package import SpecChecking
import SpecModel
import SpecRules

/// A line that an editor shows above a line of the text.
package struct CodeLens: Sendable, Equatable {
  package let range: ByteRange
  package let title: String
  /// Whether the announcements of the spec can be copied there.
  package let copies: Bool
}

extension Snapshot {
  /// Above each spec its counts, and above each platform what is said first.
  package var codeLenses: [CodeLens] {
    zip(documents, findingsByDocument).flatMap { part, reported in
      let (start, document) = part
      return document.codeLenses(findingCount: reported.findings.count).map {
        CodeLens(range: $0.range.shifted(by: start), title: $0.title, copies: $0.copies)
      }
    }
  }
}

extension AnalyzedDocument {
  fileprivate func codeLenses(findingCount: Int) -> [CodeLens] {
    guard let spec, spec.guideline != nil else { return [] }
    let spoken = spec.spokenPlatforms
    let counts = [
      Self.count(spec.platforms.count, "platform"),
      Self.count(spoken.reduce(0) { $0 + $1.phrases.count }, "announcement"),
      Self.count(findingCount, "finding"),
    ].joined(separator: " · ")
    let first = spoken.compactMap { platform -> CodeLens? in
      guard let name = platform.platform, let phrase = platform.phrases.first else { return nil }
      let title = "\(name.screenReader) says first: \(phrase.text.clipped(to: 100))"
      return CodeLens(range: platform.range, title: title, copies: false)
    }
    let copies = spoken.contains { !$0.phrases.isEmpty }
    return [CodeLens(range: spec.anchorRange, title: counts, copies: copies)] + first
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// What is announced on one platform of a spec, moment by moment, placeholders filled in.
struct SpokenPlatform {
  let platform: Platform?
  /// The key of the platform.
  let range: ByteRange
  let phrases: [(moment: String, text: String)]
}

extension Spec {
  /// What is announced on each platform.
  var spokenPlatforms: [SpokenPlatform] {
    scopes.map { scope in
      SpokenPlatform(
        platform: scope.platform,
        range: scope.anchorRange,
        phrases: scope.announcements.map {
          ($0.moment.value, filledPhrase(of: $0, in: scope) ?? $0.phrase.value)
        }
      )
    }
  }
}
