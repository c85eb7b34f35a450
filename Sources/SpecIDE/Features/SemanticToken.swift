import English
import Guidelines
package import SourceText
package import SpecChecking
import SpecModel
import SpecRules
import YAMLSyntax

/// A word of the text and what it means, where the highlighting of plain YAML cannot tell.
package struct SemanticToken: Sendable, Equatable {
  package enum Kind: Sendable, CaseIterable {
    case component
    /// A platform or a framework.
    case platform
    /// A class or view.
    case element
    case role
    /// A state, or the word that is said for it.
    case state
    case api
    /// A name in braces within a phrase.
    case placeholder
    /// A moment at which something is announced.
    case moment
    /// What a comment allows, and that it does.
    case allowance
  }

  /// The range, without quotes; it has several lines where the word has.
  package let range: ByteRange
  package let kind: Kind
  /// Whether it names something obsolete.
  package let isDeprecated: Bool

  package init(_ kind: Kind, at range: ByteRange, isDeprecated: Bool = false) {
    self.kind = kind
    self.range = range
    self.isDeprecated = isDeprecated
  }
}

extension Snapshot {
  /// The tokens that a range of the text touches, in order; none overlaps another.
  package func semanticTokens(in range: ByteRange) -> [SemanticToken] {
    documents.flatMap { start, document -> [SemanticToken] in
      let extent = start..<(start + document.tree.bytes.count)
      guard range.meets(extent) else { return [] }
      let tokens = document.tokens
      let first = tokens.firstIndex(notBelow: range.lowerBound - start, by: \.range.upperBound)
      return tokens[first...].prefix { $0.range.lowerBound + start <= range.upperBound }
        .map {
          SemanticToken($0.kind, at: $0.range.shifted(by: start), isDeprecated: $0.isDeprecated)
        }
    }
  }
}

extension AnalyzedDocument {
  /// The tokens of the document, offsets counted from its start.
  fileprivate var tokens: [SemanticToken] {
    attachments.value([SemanticToken].self) {
      let found = allowances + (spec.map { $0.wordTokens + $0.placeholderTokens } ?? [])
      var end = 0
      // What is anchored is mentioned once for each of its uses.
      return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { token in
        guard !token.range.isEmpty, token.range.lowerBound >= end else { return false }
        end = token.range.upperBound
        return true
      }
    }
  }

  private var allowances: [SemanticToken] {
    AllowComment.all(in: tree).filter { !$0.ids.isEmpty }.flatMap { comment in
      [SemanticToken(.allowance, at: comment.marker)]
        + comment.ids.map { SemanticToken(.allowance, at: $0.range) }
    }
  }
}

extension Spec {
  fileprivate var wordTokens: [SemanticToken] {
    let platforms = (root["platforms"]?.entries ?? []).map(\.key)
      .filter { Platform(rawValue: $0.value) != nil }
    return platforms.map { SemanticToken(.platform, at: $0.range) } + mentionTokens
  }

  private var mentionTokens: [SemanticToken] {
    mentions.compactMap { mention in
      guard let kind = SemanticToken.Kind(mention.kind) else { return nil }
      let isAPI = kind == .api || kind == .element
      let obsolete = isAPI ? library.vocabulary.api(named: mention.word.value)?.obsolete : nil
      return SemanticToken(kind, at: mention.word.range, isDeprecated: obsolete?.isEmpty == false)
    }
  }

  fileprivate var placeholderTokens: [SemanticToken] {
    scopes.flatMap(\.announcements).flatMap { announcement in
      announcement.spoken.names.isEmpty
        ? [] : tree.bytes.placeholders(in: announcement.phrase.range)
    }
    .filter { Phrase.placeholders.contains($0.value) }
    .map { SemanticToken(.placeholder, at: $0.range) }
  }
}

extension SemanticToken.Kind {
  /// The kind of the words of a vocabulary; `nil` where their key says what they are.
  fileprivate init?(_ kind: WordKind) {
    switch kind {
    case .component: self = .component
    case .platform, .framework: self = .platform
    case .element: self = .element
    case .role: self = .role
    case .state, .stateWord: self = .state
    case .api, .trait, .method, .handler: self = .api
    case .moment: self = .moment
    case .action, .key, .gesture, .effect, .place, .direction, .part, .variant, .stateFact,
      .addedKey, .quote, .path, .pattern:
      return nil
    }
  }
}
