import Guidelines
import SourceText
package import SpecChecking
import SpecModel

extension Snapshot {
  /// What people look for among many specs: each by its component, its title and its label, and
  /// its segments.
  package var landmarks: [Symbol] {
    documents.flatMap { start, document in
      (document.spec?.landmarks ?? []).map { word, kind, detail in
        let range = word.range.shifted(by: start)
        return Symbol(
          name: word.value,
          detail: detail,
          kind: kind,
          range: range,
          selectionRange: range,
          children: []
        )
      }
    }
  }
}

extension Spec {
  fileprivate var landmarks: [(word: LocatedText, kind: Symbol.Kind, detail: String?)] {
    let title = root["title"]?.word
    let name = title?.value ?? guideline?.title ?? component?.value
    var places: Set<ByteRange> = []
    let lists = [segments] + scopes.map(\.segments)
    // What the top level lists, each platform has as well.
    let segments = lists.flatMap { $0.segments ?? [] }.compactMap { $0.label ?? $0.name }
      .filter { places.insert($0.range).inserted }
    var found: [(LocatedText?, Symbol.Kind, String?)] = [
      (component, .spec, title?.value), (title, .spec, guideline?.title), (label, .field, name),
    ]
    for segment in segments { found.append((segment, .part, name)) }
    return found.compactMap { word, kind, detail in
      guard let word, !word.value.isEmpty else { return nil }
      return (word, kind, detail)
    }
  }
}

/// What a search for symbols asks for, prepared once for all of them.
package struct SymbolQuery: Sendable {
  fileprivate let letters: [Character]

  /// How many letters of a query are looked for.
  private static let mostLetters = 200

  package init(_ text: String) {
    letters = Array(text.streamSafe.lowercased().prefix(Self.mostLetters))
      .filter { !$0.isWhitespace }
  }
}

extension Symbol {
  /// Whether the letters of a query stand in the name in their order, whatever their case.
  package func matches(_ query: SymbolQuery) -> Bool {
    var rest = name.lowercased()[...]
    for letter in query.letters {
      guard let found = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: found)...]
    }
    return true
  }
}
