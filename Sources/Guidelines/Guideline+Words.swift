import SourceText

extension Guideline {
  /// The alternatives that a spec may name as its `variant`; empty where the model lists none.
  package var variants: [String] {
    var variants: [String] = []
    for word in model.facts("variants").flatMap(\.values) where !variants.contains(word) {
      variants.append(word)
    }
    return variants
  }

  /// The words that the statements of a platform and framework set as inline code, each once.
  ///
  /// They are in the order of ``statements(on:platform:framework:)``.
  package func codeWords(platform: Platform?, framework: Framework?) -> [String] {
    let words = Topic.allCases.flatMap { topic in
      statements(on: topic, platform: platform, framework: framework)
        .filter { !$0.isCode }
        .flatMap(\.inlineCode)
    }
    return words.uniqued
  }

  /// Whether its document sets a name as code, or its model has it as an element.
  ///
  /// A plain word such as `false` is no name, unless it is the one of an element, such as `alert`.
  package func declares(_ name: String) -> Bool {
    attachments.value(DeclaredNames.self) {
      let code = statements.filter { !$0.isCode }.flatMap(\.inlineCode).map {
        Vocabulary.builtIn.codeWord($0)
      }
      let elements = model.facts("elements").flatMap(\.accepted)
      return DeclaredNames(
        stems: Set(code.filter { $0.isName || $0.isType }.map(\.stem) + elements)
      )
    }.stems.contains(Vocabulary.stem(of: name))
  }

  /// The native elements of a framework.
  ///
  /// They are those of the model, or else the names of types that the document sets as code under
  /// Role.
  package func elements(in framework: Framework) -> [String] {
    let facts = model.facts("elements", platform: framework.platform, framework: framework)
    guard facts.isEmpty else { return facts.flatMap(\.values) }
    return statements.filter { $0.topic == .role && $0.framework == framework && !$0.isCode }
      .flatMap(\.inlineCode)
      .filter { $0.utf8.allSatisfy(\.isWordByte) && $0.utf8.first?.isUpperCaseLetter ?? false }
      .uniqued
  }

  /// The code in the document's first sentence about a state for a framework, and that sentence.
  ///
  /// `true` and `false` are the value of the name in front of them.
  package func apis(
    ofState word: String,
    in framework: Framework
  ) -> (names: [String], statement: Statement)? {
    statements(mentioning: word, platform: framework.platform, framework: framework, on: .state)
      .lazy
      .filter { $0.framework == framework && !$0.isCode }
      .map { (names: $0.inlineCode.withValues, statement: $0) }
      .first { !$0.names.isEmpty }
  }

  /// The statements that name an API in a framework, in the order of
  /// ``statements(mentioning:platform:framework:on:)``.
  ///
  /// A name may also be an English word, such as `Button`. It is a name where it is set as code. It
  /// also is one with its capital among what the framework has for a role. In any other sentence it
  /// is just the word.
  package func statements(naming name: String, in framework: Framework) -> [Statement] {
    let stem = Vocabulary.stem(of: name)
    let found = statements(
      mentioning: stem,
      platform: framework.platform,
      framework: framework
    )
    return stem.isPlainWord ? found.filter { $0.names(stem) } : found
  }

  /// The announcements that the document prints in quotes, without the quotes, each once, in the
  /// order of ``statements(on:platform:framework:)``.
  package func quotedAnnouncements(platform: Platform?, framework: Framework?) -> [String] {
    statements(on: .announcements, platform: platform, framework: framework)
      .compactMap { statement -> String? in
        guard let first = statement.text.unicodeScalars.first, "“\"".unicodeScalars.contains(first)
        else { return nil }
        let rest = statement.text.unicodeScalars.dropFirst()
        guard let end = rest.firstIndex(where: { "”\"".unicodeScalars.contains($0) }) else {
          return nil
        }
        return String(rest[..<end])
      }
      .uniqued
  }
}

/// What a guideline keeps of the names that it declares.
private struct DeclaredNames {
  let stems: Set<String>
}

extension Statement {
  /// Whether it uses a word as the name of an API.
  fileprivate func names(_ word: String) -> Bool {
    let isElement = topic == .role && framework != nil
    let code = isCode || isElement ? [text] : inlineCode
    return code.contains {
      $0.utf8.split { !$0.isWordByte }.contains { $0.elementsEqual(word.utf8) }
    }
  }
}

extension String {
  /// Whether it is letters alone, none but the first in upper case.
  fileprivate var isPlainWord: Bool {
    utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
      && !utf8.dropFirst().contains(where: \.isUpperCaseLetter)
  }
}

extension [String] {
  /// The names with the values that follow them: `isEnabled=false` for `isEnabled` and `false`.
  fileprivate var withValues: [String] {
    reduce(into: []) { names, word in
      guard ["true", "false"].contains(word) else { return names.append(word) }
      guard let name = names.popLast() else { return }
      names.append(name.contains("=") || name.contains("(") ? name : "\(name)=\(word)")
    }
  }
}
