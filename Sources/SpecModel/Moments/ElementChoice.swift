import Guidelines
import SourceText
import Voices

/// The elements that a platform of a spec is made of, as its voice knows them.
struct ElementChoice {
  /// An element in one framework.
  struct Candidate {
    /// The name in code; `nil` where the spec names none.
    let name: String?
    let framework: Framework?
    /// How it behaves; `nil` where the voice does not know it.
    let control: Control?

    /// Whether it consists of pages.
    var isPager: Bool { control?.each.contains(FormatMoment.pages) == true }
  }

  let candidates: [Candidate]
  /// Whether the spec names none, and the guideline has just one.
  let isAssumed: Bool

  init(of names: [String], in spec: Spec, on scope: PlatformSpec, _ voice: Voice) {
    let named = scope.frameworks.map(\.value).uniqued
    let declared = named.map { $0.underlying(on: voice.platform) }
    let frameworks = declared.isEmpty ? voice.platform.frameworks : declared
    var names = names.map { Vocabulary.stem(of: $0) }
    var isAssumed = false
    if names.isEmpty {
      let assumed = (named.isEmpty ? frameworks : named).flatMap { framework in
        spec.guideline?.model.facts(
          "elements",
          platform: voice.platform,
          framework: framework,
          variant: spec.variant
        ).prefix(1).flatMap(\.values) ?? []
      }
      isAssumed = assumed.count == frameworks.count && !assumed.isEmpty
      if isAssumed { names = assumed }
    }
    self.isAssumed = isAssumed
    var seen: Set<String> = []
    let known = frameworks.flatMap { framework in
      names.compactMap { name -> Candidate? in
        guard let control = voice.controls(named: name, in: framework).first,
          seen.insert("\(framework.rawValue) \(control.name)").inserted
        else { return nil }
        // The name that the voice has tells most where several behave alike.
        let shown = names.contains(control.name) ? control.name : name
        return Candidate(name: shown, framework: framework, control: control)
      }
    }
    candidates =
      known.isEmpty
      ? [Candidate(name: names.first, framework: declared.first, control: nil)] : known
  }

  /// The candidates that consist of some elements, or all candidates where none does.
  func consisting(of words: Set<String>) -> [Candidate] {
    let found = candidates.filter { $0.control.map { !words.isDisjoint(with: $0.each) } ?? false }
    return found.isEmpty ? candidates : found
  }

  /// The candidates that do not consist of some elements.
  func besides(_ word: String) -> [Candidate] {
    candidates.filter { $0.control?.each.contains(word) != true }
  }
}
