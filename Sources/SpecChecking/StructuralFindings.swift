import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// What is wrong with the structure of a document before something is tried.
struct StructuralFindings {
  /// What is said, wherever it stands.
  private let said: [String]
  /// The words that something is said of.
  private let words: Set<String>

  init(_ structural: [Finding], in tree: SyntaxTree) {
    said = structural.map(\.wording)
    words = Set(structural.map { tree.string(in: $0.range) })
  }

  /// Whether nothing new is wrong with the structure, and less than before by more than one.
  ///
  /// An API that was not read in its old place may turn out to be a foreign one.
  func isExplained(by findings: [Finding], in tree: SyntaxTree) -> Bool {
    let left = findings.filter(\.isStructural)
    return (left.isEmpty || said.count - left.count > 1) && isLessened(by: left, in: tree)
  }

  /// Whether nothing new is wrong, and less than before.
  func isLessened(by left: [Finding], in tree: SyntaxTree) -> Bool {
    left.count < said.count && isAsMuch(as: left, in: tree)
  }

  /// Whether nothing new is wrong, and no more than before.
  func isAsMuch(as left: [Finding], in tree: SyntaxTree) -> Bool {
    let isKnown = { (finding: Finding) in
      said.contains(finding.wording) || finding.isOfSpelling
        || finding.code == Rule.foreignAPI.id && words.contains(tree.string(in: finding.range))
    }
    return left.count <= said.count && left.allSatisfy(isKnown)
  }
}

extension Finding {
  /// Whether it is about the structure of the document, and not about what the spec says.
  var isStructural: Bool {
    switch SpecProblem.Code(rawValue: code) {
    case .unknownComponent, .aliasExpansion, .tooManyValues: false
    case .some: true
    case nil: code.hasPrefix("yaml-") || !isOfFormat
    }
  }

  /// Whether the format itself is violated, and not what is known of platforms.
  var isOfFormat: Bool {
    code != Rule.foreignAPI.id && code != Rule.frameworkPlatformMatch.id
  }

  /// Whether it says that a key is another one in a wrong spelling, which its place does not change.
  fileprivate var isOfSpelling: Bool {
    code == SpecProblem.Code.unknownKey.rawValue
      && fixes.contains { fix in
        fix.edits.map(\.range) == [range] && fix.edits.allSatisfy { !$0.replacement.isEmpty }
      }
  }

  /// What it says, wherever it stands.
  var wording: String { "\(code): \(message)" }
}
