import English
import Guidelines
import SourceText
import SpecModel

extension ExplanationWriter {
  /// The fact of that name, with what each guideline says in it.
  func fact(_ name: String) -> [String] {
    guard
      let description = FactDescription.all.first(where: { $0.name.foldedForComparison == name })
    else { return [] }
    return [
      write { prose in
        prose.introduce(description.name, "A fact of models.")
        var parts: [(name: String, text: String)] = []
        if !description.summary.isEmpty { parts.append(("values", description.summary)) }
        if let number = description.number { parts.append(("number", number)) }
        prose.list(parts + description.details.map { ($0.name, $0.summary) })
        for guideline in guidelines {
          let statements = guideline.model.facts(name).flatMap { $0.statements(in: guideline) }
          prose.quote(statements.uniqued, of: guideline)
        }
      }
    ]
  }

  /// A word that no vocabulary has and the model of some guideline does.
  func modelWord(_ word: String) -> [String] {
    let found = guidelines.flatMap { guideline in
      guideline.model.facts.filter { $0.mentions(word) }.map { (guideline, $0) }
    }
    guard !found.isEmpty else { return [] }
    var names: [String] = []
    for (guideline, fact) in found {
      let name = "\(guideline.title), \(fact.name)"
      if !names.contains(name) { names.append(name) }
    }
    return [
      write { prose in
        prose.introduce(word, "A word of \(names.joined(separator: "; ")).")
        let states = found.map(\.1).filter { $0.name == "states" && $0.accepts(word) }
        if let state = states.first?.values.first {
          prose.list(announcements(of: state) + settingAPIs(of: state))
        }
        for guideline in guidelines {
          let own = found.filter { $0.0 === guideline }.map(\.1)
          prose.quote(
            own.flatMap { $0.statements(in: guideline) }.uniqued,
            of: guideline
          )
        }
      }
    ]
  }
}

extension Fact {
  /// Whether the fact has a word, in any case, as a value or in one of its further keys.
  fileprivate func mentions(_ word: String) -> Bool {
    (values + details.values.flatMap(\.self)).contains { $0.foldedForComparison == word }
  }
}

extension ComponentModel {
  /// The words that its facts are about: roles, states, elements, keys and so on, no whole phrases.
  var words: [String] {
    let names: Set = [
      "roles", "other-roles", "states", "elements", "style", "keys", "gestures", "traits", "parts",
      "moments", "variants", "required-actions", "button-words", "purpose-words",
    ]
    return facts.filter { names.contains($0.name) || $0.name.hasSuffix("-api") }
      .flatMap(\.accepted)
  }
}
