import Testing

@Suite("What a fix changes")
struct ChangeTests {
  @Test("is said by a rule, and written elsewhere, but for structure and phrases")
  func edits() {
    let found = SourceFile.sources.filter { file in
      ["Rules/", "Context/"].contains { file.path.hasPrefix("Sources/SpecRules/" + $0) }
        && file.lines.contains { line in
          !line.drop(while: { $0 == " " }).hasPrefix("//")
            && Self.builders.contains { line.contains($0) }
        }
    }
    let names = found.compactMap { file in
      file.path.split(separator: "/").last?.dropLast(".swift".count)
    }
    let listed = Self.ofStructure + Self.ofPhrases
    #expect(names.map(String.init).sorted() == listed.sorted())
  }

  /// What only somebody writes who builds an edit or a fix.
  private static let builders = [
    "TextEdit", "Fix(", ".preferred(", "spec.change(", "spec.removal(", ".replacing(phrase, with",
  ]

  /// What moves or renames keys and APIs, whatever they mean.
  private static let ofStructure: [String] = [
    "ForeignAPI", "UnknownKey", "Mention",
  ]

  /// What writes phrases.
  private static let ofPhrases: [String] = [
    "AnnouncementPerButton"
  ]
}
