package import Guidelines
package import SourceText
package import SpecChecking
import SpecModel
import SpecRules
import YAMLSyntax

/// One proposal for the text at the cursor.
package struct Completion: Sendable, Equatable {
  /// What is proposed; decides the symbol that an editor shows.
  package enum Kind: Sendable, Equatable {
    case key
    case word
    case element
    case api
    case phrase
    case anchor
    case skeleton
  }

  /// The word as the list shows it.
  package let label: String
  /// Shown behind the label, such as "Dimmed".
  package let detail: String?
  package let kind: Kind
  /// The bytes that the proposal replaces; the cursor lies within.
  package let replaces: ByteRange
  /// Where the replaced part ends when the client inserts instead of replacing.
  package let insertsUpTo: Int
  /// The text to insert, indented for its place.
  package let insertion: String
  /// The same with placeholders in snippet syntax, `$`, `}` and `\` escaped; `nil` when it has none.
  package let snippet: String?
  /// What the client compares with the typed characters; `nil` means the label.
  package let filter: String?
  /// Sorts the list: lower first.
  package let rank: Int
  /// Whether something is on offer where the insertion leaves the cursor.
  package let leadsOn: Bool
  /// What ``Snapshot/documentation(for:as:)`` resolves, an opaque word.
  package let documentationKey: String?

  package init(
    label: String,
    detail: String? = nil,
    kind: Kind,
    replaces: ByteRange,
    insertsUpTo: Int,
    insertion: String,
    snippet: String? = nil,
    filter: String? = nil,
    rank: Int,
    leadsOn: Bool = false,
    documentationKey: String? = nil
  ) {
    self.label = label
    self.detail = detail
    self.kind = kind
    self.replaces = replaces
    self.insertsUpTo = insertsUpTo
    self.insertion = insertion
    self.snippet = snippet
    self.filter = filter
    self.rank = rank
    self.leadsOn = leadsOn
    self.documentationKey = documentationKey
  }
}

extension Snapshot {
  /// What may be written at an offset, the best first.
  package func completions(at offset: Int) -> [Completion] {
    let reading = withoutUnfinishedKey(at: offset)
    let (start, document) = (reading ?? self).document(at: offset)
    if let comment = document.allowances(at: offset - start) {
      return comment.map { $0.shifted(by: start) }
    }
    let tree = self.document(at: offset).document.tree
    guard
      var cursor = Cursor(at: offset - start, in: tree, amid: reading == nil ? nil : document.tree),
      !cursor.isTooLong
    else { return [] }
    let spec = document.spec
    let uses = document.tree.uses(of: cursor.path, at: offset - start)
    cursor.path = uses.sharedTopic ?? uses.first ?? cursor.path
    let applicability = Applicability(of: spec, at: uses.isEmpty ? [cursor.path] : uses)
    var list = CompletionList(
      cursor: cursor,
      root: spec?.root,
      spec: spec,
      applicability: applicability,
      library: analysis.library,
      gaps: document.findings.filter(\.isGap)
    )
    list.propose()
    return list.items.map { $0.shifted(by: start) }
  }

  /// The prose of a proposal, quoted from the guideline.
  package static func documentation(
    for key: String,
    in library: GuidelineLibrary = .builtIn,
    as style: MarkupStyle
  ) -> String? {
    DocumentationKey(rawValue: key).prose(in: library, style)
  }
}

extension [Completion] {
  /// What a list shows that opens by itself behind a blank, where Enter breaks the line.
  ///
  /// It has nothing that breaks the line as well. It is empty where one item is left, because Enter
  /// would take that.
  package var unasked: [Completion] {
    let choices = filter { !$0.insertion.hasPrefix("\n") }
    return choices.count > 1 ? choices : []
  }
}

extension Cursor {
  /// Whether the typed word is too long for any proposal.
  var isTooLong: Bool { typed.utf8.count > 1_000 }
}

extension Completion {
  func shifted(by distance: Int) -> Completion {
    Completion(
      label: label,
      detail: detail,
      kind: kind,
      replaces: replaces.shifted(by: distance),
      insertsUpTo: insertsUpTo + distance,
      insertion: insertion,
      snippet: snippet,
      filter: filter,
      rank: rank,
      leadsOn: leadsOn,
      documentationKey: documentationKey
    )
  }
}

extension AnalyzedDocument {
  /// What may stand in a comment: `allow` behind `# a11y-spec:`, and rule ids; `nil` outside of one.
  ///
  /// Rules that the document breaks come first.
  fileprivate func allowances(at offset: Int) -> [Completion]? {
    let comment = tree.comments.first { $0.lowerBound < offset && offset <= $0.upperBound }
    guard let comment else { return nil }
    let typed = AllowComment(comment.lowerBound..<offset, in: tree.bytes)
    guard let typed, typed.isAddressed, !typed.hasReason else { return [] }
    let isBehindBlank = tree.bytes[offset - 1] <= 0x20
    if let instruction = typed.instruction, isBehindBlank || instruction.range.upperBound < offset {
      guard typed.isRight else { return [] }
      let word = typed.ids.last.flatMap { $0.range.upperBound == offset ? $0.range : nil }
      return ruleIDs(behind: "", replacing: word ?? offset..<offset)
    }
    // Behind the colon a blank is still missing.
    let lead = typed.instruction == nil && !isBehindBlank ? " " : ""
    let range = typed.instruction?.range ?? offset..<offset
    let word = Completion(
      label: "allow",
      kind: .word,
      replaces: range,
      insertsUpTo: offset,
      insertion: lead + "allow ",
      rank: 0,
      leadsOn: true
    )
    return [word] + ruleIDs(behind: lead + "allow ", replacing: range)
  }

  private func ruleIDs(behind lead: String, replacing range: ByteRange) -> [Completion] {
    let found = Set(findings.map(\.code))
    let rules =
      Rule.all.filter { found.contains($0.id) } + Rule.all.filter { !found.contains($0.id) }
    return rules.enumerated().map { rank, rule in
      Completion(
        label: rule.id,
        detail: rule.severity.rawValue,
        kind: .word,
        replaces: range,
        insertsUpTo: range.upperBound,
        insertion: lead + rule.id,
        rank: rank + 1,
        documentationKey: DocumentationKey(of: rule).rawValue
      )
    }
  }
}
