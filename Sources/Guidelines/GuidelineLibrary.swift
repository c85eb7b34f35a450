import English
import SourceText

/// The guidelines that specs can name, and the vocabulary they share.
package struct GuidelineLibrary: Sendable {
  let entries: [LazyGuideline]

  /// The names and words of the built-in guidelines, and the APIs that others name beyond them.
  package var vocabulary: Vocabulary { ownVocabulary ?? .builtIn }

  /// The vocabulary of a library with guidelines of a team; `nil` leaves the built-in one unread.
  private let ownVocabulary: Vocabulary?

  /// The snippets of whole specs that were composed from the models, by the words that tell what
  /// they are of.
  package let composedSpecs = Memo<String, String>()

  /// The guidelines inside the program; each document is read when it is first asked for.
  package static let builtIn = GuidelineLibrary(
    entries: BuiltInText.guidelines.map { index in
      LazyGuideline(index) {
        Guideline(
          reading: text(of: "\(index.name).md") ?? SourceText(""),
          named: index.name,
          model: index.hasModel ? text(of: "\(index.name).model.yaml") : nil
        )
      }
    }
  )

  init(entries: [LazyGuideline], vocabulary: Vocabulary? = nil) {
    self.entries = entries
    ownVocabulary = vocabulary
  }

  private static func text(of file: String) -> SourceText? {
    BuiltInText.files.first { $0.name == file }?.source
  }

  /// Whether a guideline is one of those inside the program.
  ///
  /// A document that was added beside one of them is not.
  package func isBuiltIn(_ guideline: Guideline) -> Bool {
    !guideline.isCompanion && isBuiltIn(named: guideline.name)
  }

  /// Whether a name is that of a guideline inside the program, which no other one replaces.
  package func isBuiltIn(named name: String) -> Bool {
    guard let own = Self.builtIn.entries.first(where: { $0.name == name }) else { return false }
    return entries.contains { $0.base === own }
  }

  /// The names of the guidelines, in the order in which they were added.
  package var names: [String] { entries.map(\.name) }

  /// What each guideline is called, in the same order.
  package var index: [EmbeddedGuideline] { entries.map(\.index) }

  /// The guideline of a component: in any case, with blanks for hyphens, under its name or an
  /// alias.
  package subscript(name: String) -> Guideline? { entry(named: name)?.guideline }

  /// The name of the guideline that a name or an alias means, which need not be read for it.
  package func name(meantBy name: String) -> String? { entry(named: name)?.name }

  private func entry(named name: String) -> LazyGuideline? {
    let wanted = Self.normalized(name)
    return entries.first { $0.name == wanted }
      ?? entries.first { $0.index.aliases.contains(wanted) }
  }

  /// The guidelines that some normalized names mean, by the name.
  package func guidelines(of names: Set<String>) -> [String: Guideline] {
    var found: [String: Guideline] = [:]
    for entry in entries where names.contains(entry.name) && found[entry.name] == nil {
      found[entry.name] = entry.guideline
    }
    guard found.count < names.count else { return found }
    for entry in entries {
      for alias in entry.index.aliases where names.contains(alias) && found[alias] == nil {
        found[alias] = entry.guideline
      }
    }
    return found
  }

  /// The document that findings quote by its name: a guideline, or a companion of one.
  package func document(named name: String) -> Guideline? {
    if let entry = entries.first(where: { $0.name == name }) { return entry.guideline }
    return entries.lazy.filter(\.isJoined).flatMap(\.guideline.companions)
      .first { $0.documentName == name }
  }

  /// The name or alias that is spelt most like a word; `nil` where none is near.
  ///
  /// It may also be the name of the component that people call by that word.
  package func nearest(to word: String) -> String? {
    let wanted = Self.normalized(word)
    let guidelines = entries.map(\.index)
    func component(called name: String) -> String? {
      guidelines.first { $0.otherNames.contains(name) }?.name
    }
    let begun = names.filter { $0.hasPrefix(wanted + "-") }
    return component(called: wanted)
      ?? (begun.count == 1 ? begun[0] : nil)
      ?? (wanted.count < 5
        ? Spelling.nearest(to: wanted, among: names)
        : Spelling.nearest(to: wanted, amongFew: names))
      ?? Spelling.nearest(to: wanted, among: guidelines.flatMap(\.aliases))
      ?? Spelling.nearest(
        to: wanted,
        // Short ones are near to words for other things.
        among: guidelines.flatMap(\.otherNames).filter { $0.utf8.count > 4 },
        limit: 1
      ).flatMap(component)
  }

  /// A name as it is compared: in lower case, with hyphens for blanks and underscores.
  package static func normalized(_ name: String) -> String {
    let words = name.foldedForComparison.split { $0 == " " || $0 == "_" || $0 == "-" }
    return words.joined(separator: "-")
  }
}
