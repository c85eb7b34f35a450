import SourceText
import SpecChecking
import SpecIDE
import SpecModel
import SpecRules
import YAMLSyntax

/// What a fix does that it should not.
package enum FixFault: String, Sendable, CaseIterable {
  case stays = "leaves its finding"
  case breaks = "breaks the document"
  case twice = "writes a key twice"
  /// The error may not be the fix's: text that was unreadable, or had another finding, may have its
  /// own mistake.
  case error = "an error follows"
  case loses = "takes words that the finding does not tell"
}

/// Changes a word of a spec as people do by mistake, and applies each fix that is offered then.
///
/// It judges what has become of the spec.
package struct FixSweep: Sendable {
  /// One fix that does harm.
  package struct Harm: Sendable {
    package let fault: FixFault
    package let code: String
    package let title: String
    /// What the fault is about: a new finding, or the words that are gone.
    package let detail: String
    package let before: String
    package let after: String
  }

  package private(set) var tried: [String: Int] = [:]
  package private(set) var harms: [Harm] = []
  private var random = SplitMix(seed: 19)
  /// Words and phrases of all specs, which people mistake for each other.
  private let words: [OfferSweep.Kind: [String]]

  /// - Parameter texts: Specs from which words come that stand where they do not belong.
  package init(wordsOf texts: [String]) {
    var words: [OfferSweep.Kind: Set<String>] = [:]
    for text in texts {
      let source = SourceText(text)
      for token in SpecToken.all(in: source) { words[token.kind, default: []].insert(token.word) }
    }
    self.words = words.mapValues { $0.sorted() }
  }

  /// Tries every so many words of a spec.
  package mutating func sweep(_ text: String, every step: Int = 1) {
    let source = SourceText(text)
    let tokens = SpecToken.all(in: source)
    for index in stride(from: 0, to: tokens.count, by: step) {
      for edit in mistakes(at: tokens[index], in: source) { tryFixes(of: source.applying(edit)) }
    }
  }

  /// A word that is gone, misspelt, another one of its kind, and a key written twice.
  private mutating func mistakes(at token: SpecToken, in source: SourceText) -> [TextEdit] {
    let written = source.string(in: token.range)
    var letters = Array(written)
    if letters.count > 3 { letters.swapAt(1, 2) }
    var edits = [
      TextEdit(token.removed, with: ""), TextEdit(token.range, with: String(letters)),
    ]
    for _ in 0..<2 {
      guard let other = words[token.kind]?.randomElement(using: &random) else { continue }
      edits.append(TextEdit(token.range, with: token.kind == .phrase ? "\"\(other)\"" : other))
    }
    if token.kind == .phrase, let comma = written.firstIndex(of: ",") {
      let head = written[..<comma]
      edits.append(TextEdit(token.range, with: head.hasPrefix("\"") ? head + "\"" : String(head)))
    }
    return edits
  }

  private mutating func tryFixes(of text: SourceText) {
    let findings = Snapshot(text).findings
    for finding in findings {
      for fix in finding.fixes {
        tried[finding.code, default: 0] += 1
        let mended = text.applying(fix.edits)
        guard let (fault, detail) = harm(of: fix, finding, findings, text, mended) else { continue }
        harms.append(
          Harm(
            fault: fault,
            code: finding.code,
            title: fix.title,
            detail: detail,
            before: text.string(in: text.range),
            after: mended.string(in: mended.range)
          )
        )
      }
    }
  }

  private func harm(
    of fix: Fix,
    _ finding: Finding,
    _ findings: [Finding],
    _ text: SourceText,
    _ mended: SourceText
  ) -> (FixFault, String)? {
    let after = Snapshot(mended).findings
    let same = { (other: Finding) in other.code == finding.code && other.message == finding.message
    }
    if after.count(where: same) >= findings.count(where: same) { return (.stays, finding.message) }
    let known = Set(findings.map(\.message))
    for new in after where new.severity == .error && !known.contains(new.message) {
      let fault: FixFault =
        new.code.hasPrefix("yaml-") ? .breaks : new.code == "duplicate-key" ? .twice : .error
      return (fault, "\(new.code): \(new.message)")
    }
    if fix.title.hasPrefix("Remove") { return nil }
    let told =
      [finding.message, fix.title, text.string(in: finding.range)]
      + finding.related.map { text.string(in: $0.range) }
    let words = Set(told.flatMap(\.words))
    let lost = text.words(lostTo: fix.edits).filter { !words.contains($0) }
    return lost.isEmpty ? nil : (.loses, lost.joined(separator: " "))
  }
}

extension SpecToken {
  /// The words of a file.
  fileprivate static func all(in source: SourceText) -> [SpecToken] {
    YAMLStream(parsing: source).documents.flatMap { document in
      document.tree.root.map { all(in: $0, .spec, [], from: document.start, source.bytes) } ?? []
    }
  }
}
