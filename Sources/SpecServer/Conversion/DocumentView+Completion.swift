import LanguageServerProtocol
import SourceText
import SpecChecking
import SpecIDE

extension DocumentView {
  private var abilities: LSP.ClientCapabilities.Completion { client.abilities.completion }

  /// What the items have in common, as far as the client lets it be said once.
  func completionDefaults(of completions: [Completion]) -> LSP.CompletionDefaults {
    var defaults = LSP.CompletionDefaults()
    if abilities.itemDefaults.contains("editRange"), let first = completions.first {
      defaults.editRange = editRange(of: first)
    }
    if abilities.itemDefaults.contains("insertTextMode"), abilities.hasAsIsIndentation {
      defaults.insertTextMode = 1
    }
    return defaults
  }

  /// A proposal in the units of the client, with no more than the client understands.
  func item(_ completion: Completion, defaults: LSP.CompletionDefaults) -> LSP.CompletionItem {
    let snippet = abilities.hasSnippets ? completion.snippet : nil
    var item = LSP.CompletionItem(
      label: completion.label.inOneLine,
      kind: LSP.CompletionItem.Kind(completion.kind),
      newText: indented(snippet ?? completion.insertion, at: completion.replaces.lowerBound)
    )
    item.isSnippet = snippet != nil
    item.detail = completion.detail?.inOneLine
    item.hasLabelDetails = abilities.hasLabelDetails
    item.sortText = sortText(completion.rank)
    item.filterText = completion.filter
    if defaults.insertTextMode == nil, abilities.hasAsIsIndentation { item.insertTextMode = 1 }
    let range = editRange(of: completion)
    if range != defaults.editRange { item.editRange = range }
    let next = LSP.Command.showProposals
    if completion.leadsOn, client.abilities.commands.contains(next.command) { item.command = next }
    describe(&item, completion.documentationKey)
    return item
  }

  /// The text of a proposal as its client indents it.
  ///
  /// A client may insert lines as they are. Any other client indents all lines but the first like
  /// the line that they go into (LSP 3.18, `InsertTextMode`).
  private func indented(_ insertion: String, at offset: Int) -> String {
    guard !abilities.hasAsIsIndentation, insertion.contains("\n") else { return insertion }
    let before = text.bytes[..<offset].reversed().prefix { !$0.isBreak }
    let indentation = before.reversed().prefix { $0.isBlank }.count
    let lines = insertion.split(separator: "\n", omittingEmptySubsequences: false)
    let others = lines.dropFirst().map { line in
      line.dropFirst(min(indentation, line.prefix { $0 == " " }.count))
    }
    return (lines.prefix(1) + others).joined(separator: "\n")
  }

  private func editRange(of completion: Completion) -> LSP.CompletionEditRange {
    let replace = range(of: completion.replaces)
    guard abilities.hasInsertReplace else { return .single(replace) }
    let insert = completion.replaces.lowerBound..<completion.insertsUpTo
    return .insertReplace(insert: range(of: insert), replace: replace)
  }

  /// Numbers of equal length sort as text in the order of the ranks.
  private func sortText(_ rank: Int) -> String {
    let digits = String(max(rank, 0))
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  /// Leaves the documentation to `completionItem/resolve` where the client asks for it later.
  private func describe(_ item: inout LSP.CompletionItem, _ key: String?) {
    guard let key else { return }
    if abilities.resolvableProperties.contains("documentation") {
      item.data = key + Self.separator + uri
      return
    }
    let formats = abilities.documentationFormats
    item.documentation = Snapshot.documentation(
      for: key,
      in: library,
      as: client.style(formats)
    ).map { client.content($0, formats) }
  }

  private static let separator = "\u{1E}"

  /// What the data of an item say: the subject of its documentation, and its document, whose
  /// guidelines have the words.
  static func completionSubject(_ data: String) -> (key: String, uri: String) {
    let parts = data.split(separator: separator, maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }
}

extension LSP.CompletionItem.Kind {
  fileprivate init(_ kind: Completion.Kind) {
    switch kind {
    case .key: self = .property
    case .word: self = .value
    case .element: self = .class
    case .api: self = .function
    case .phrase: self = .text
    case .anchor: self = .reference
    case .skeleton: self = .snippet
    }
  }
}
