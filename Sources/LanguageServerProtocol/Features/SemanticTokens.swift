package import JSONText

extension LSP {
  /// `textDocument/semanticTokens/full`; the server advertises `semanticTokensProvider.full`.
  package struct SemanticTokensFull: DocumentRequest {
    package static let method = "textDocument/semanticTokens/full"

    package let uri: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
    }

    package typealias Answer = SemanticTokens
  }

  /// `textDocument/semanticTokens/full/delta`; what has changed since an earlier answer.
  package struct SemanticTokensDelta: DocumentRequest {
    package static let method = "textDocument/semanticTokens/full/delta"

    package let uri: String
    package let previousResultID: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let previous = value["previousResultId"]?.string else {
        return nil
      }
      self.uri = uri
      self.previousResultID = previous
    }

    /// The difference, or everything where the earlier answer is unknown.
    package enum Answer: JSONWritable, Sendable {
      case full(SemanticTokens)
      case delta(resultID: String, [SemanticTokensEdit])

      package func write(to writer: inout JSONWriter) {
        switch self {
        case .full(let tokens): tokens.write(to: &writer)
        case .delta(let resultID, let edits):
          writer.object {
            $0.member("resultId", resultID)
            $0.member("edits", edits)
          }
        }
      }
    }
  }

  /// `textDocument/semanticTokens/range`; the server advertises `semanticTokensProvider.range`.
  package struct SemanticTokensRange: DocumentRequest {
    package static let method = "textDocument/semanticTokens/range"

    package let uri: String
    package let range: Range

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let range: Range = value.read("range") else { return nil }
      self.uri = uri
      self.range = range
    }

    package typealias Answer = SemanticTokens
  }

  /// Tokens, five numbers each: lines and columns from the token before, length, type, modifiers.
  package struct SemanticTokens: JSONWritable, Sendable, Equatable {
    /// The name under which a delta may be asked for later.
    package let resultID: String?
    package let data: [Int]

    package init(resultID: String?, data: [Int]) {
      self.resultID = resultID
      self.data = data
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member(optional: "resultId", resultID)
        $0.member("data", data)
      }
    }

    /// The edits that make the data of an earlier answer these; one at most.
    package func edits(from old: [Int]) -> [SemanticTokensEdit] {
      let shorter = min(old.count, data.count)
      var start = 0
      while start < shorter, old[start] == data[start] { start += 1 }
      var tail = 0
      while tail < shorter - start, old[old.count - 1 - tail] == data[data.count - 1 - tail] {
        tail += 1
      }
      let deleted = old.count - start - tail
      let inserted = Array(data[start..<(data.count - tail)])
      guard deleted > 0 || !inserted.isEmpty else { return [] }
      return [SemanticTokensEdit(start: start, deleteCount: deleted, data: inserted)]
    }
  }

  package struct SemanticTokensEdit: JSONWritable, Sendable, Equatable {
    package let start: Int
    package let deleteCount: Int
    package let data: [Int]

    package init(start: Int, deleteCount: Int, data: [Int]) {
      self.start = start
      self.deleteCount = deleteCount
      self.data = data
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("start", start)
        $0.member("deleteCount", deleteCount)
        $0.member("data", data)
      }
    }
  }

  /// What the numbers of tokens mean, and what may be asked for.
  package struct SemanticTokensOptions: JSONWritable, Sendable {
    package let types: [String]
    package let modifiers: [String]
    package let hasFull: Bool
    package let hasDelta: Bool
    package let hasRange: Bool

    package init(
      types: [String],
      modifiers: [String],
      hasFull: Bool,
      hasDelta: Bool,
      hasRange: Bool
    ) {
      self.types = types
      self.modifiers = modifiers
      self.hasFull = hasFull
      self.hasDelta = hasDelta
      self.hasRange = hasRange
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.key("legend")
        $0.object {
          $0.member("tokenTypes", types)
          $0.member("tokenModifiers", modifiers)
        }
        if hasDelta {
          $0.key("full")
          $0.object { $0.member("delta", true) }
        } else if hasFull {
          $0.member("full", true)
        }
        if hasRange { $0.member("range", true) }
      }
    }
  }

  /// `workspace/semanticTokens/refresh`: the client is to ask for tokens again.
  package struct SemanticTokensRefresh: Outgoing {
    package static let method = "workspace/semanticTokens/refresh"

    package init() {}

    package func write(to writer: inout JSONWriter) {
      writer.null()
    }
  }
}
