import Guidelines
import SourceText
import SpecChecking
import SpecModel
import SpecRules
import YAMLSyntax

extension AnalyzedDocument {
  /// The largest document that is looked at, in bytes: it is checked again with each change that
  /// might be offered.
  private static let refactoringLimit = 1 << 16

  /// The ways to say the same otherwise, or to say more, on offer for a range of the document.
  ///
  /// Each leaves the document with nothing new to report; one that does not parse gets none.
  func refactorings(in range: ByteRange, _ analysis: Analysis) -> [CodeAction] {
    guard let spec, tree.problems.isEmpty, tree.bytes.count <= Self.refactoringLimit else {
      return []
    }
    let trial = EditTrial(of: self, analysis)
    let expanded = spec.stateLists(touching: range).compactMap { entry, path -> CodeAction? in
      let edits = spec.expansions(of: entry, at: path).lazy
        .compactMap { spec.expanding(entry, with: $0) }
        .first { trial.applying($0).news.isEmpty }
      return edits.map {
        CodeAction(title: "Expand '\(entry.key.value)' to a map", kind: .refactoring, edits: $0)
      }
    }
    return expanded + [platform(of: spec, in: range, trial)].compactMap { $0 }
      + Rewordings(of: spec, in: range, trial).actions
  }

  /// The section for the platform that is missing, offered on the keys around its place.
  private func platform(of spec: Spec, in range: ByteRange, _ trial: EditTrial) -> CodeAction? {
    guard let entry = spec.root.entry("platforms"),
      ([entry] + entry.value.entries).contains(where: { $0.keyWithColon.meets(range) }),
      let section = PlatformSection(of: spec),
      let edit = spec.inserting(section.platform.rawValue, lines: section.lines, into: entry),
      let completed = trial.completing(edit)
    else { return nil }
    return CodeAction(
      title: "Add the platform '\(section.platform.rawValue)'",
      kind: .refactoring,
      edits: [completed]
    )
  }
}

// MARK: - States

extension Spec {
  /// The lists of states that a range touches, each with the way to its key's map.
  fileprivate func stateLists(
    touching range: ByteRange
  ) -> [(entry: SpecEntry, path: [PathStep])] {
    var found: [(entry: SpecEntry, path: [PathStep])] = []
    var pending: [(map: SpecValue, shape: Shape, path: [PathStep])] = [(root, .spec, [])]
    while let (map, shape, path) = pending.popLast() {
      for entry in map.entries where entry.range.meets(range) {
        let step = PathStep.key(entry.key.value)
        guard let child = shape.child(step) else { continue }
        if entry.value.isMap { pending.append((entry.value, child, path + [step])) }
        guard entry.value.isList, case .word(.state) = child.itemShape, child.mapShape != nil else {
          continue
        }
        found.append((entry, path))
      }
    }
    return found
  }

  /// What may stand behind each state of a list, the fullest first.
  ///
  /// It is the API and the word that the guideline gives, or less.
  fileprivate func expansions(of entry: SpecEntry, at path: [PathStep]) -> [[String]] {
    let applicability = Applicability(of: self, at: path + [.key(entry.key.value)])
    let details = entry.value.words.map { word in
      let known = path.isEmpty ? nil : inherited(word.value, at: path)
      return (
        api: known?["api"] == nil ? applicability.apiValue(of: word.value) : nil,
        announce: known?["announce"] == nil ? applicability.stateWord(of: word.value) : nil
      )
    }
    let choices = [(true, true), (true, false), (false, true), (false, false)]
    return choices.map { hasAPI, hasWord in
      details.map { detail in
        let parts = [
          hasAPI ? detail.api.map { "api: \($0)" } : nil,
          hasWord ? detail.announce.map { "announce: \(ScalarWriting.scalar($0))" } : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
      }
    }
  }

  /// What the top level says of a state that a platform lists.
  private func inherited(_ state: String, at path: [PathStep]) -> SpecValue? {
    path.count == 2 ? root["states"]?[state] : nil
  }
}

extension Applicability {
  /// The APIs that set a state, as YAML: one for each framework; `nil` where one of them has none.
  fileprivate func apiValue(of state: String) -> String? {
    guard let model = guideline?.model else { return nil }
    var apis: [String] = []
    for target in targets {
      let facts = model.facts("\(state.lowercased())-api", for: [target], variant: nil)
      guard target.framework != nil, let api = facts.first?.values.first else { return nil }
      if !apis.contains(api) { apis.append(api) }
    }
    return apis.oneOrBracketed
  }

  /// What the screen reader says for a state, where all that the place is about say the same.
  fileprivate func stateWord(of state: String) -> String? {
    let facts = facts("states").filter { $0.values.contains(state) }
    let words = Set(facts.map { $0.detail("announced") })
    return words.count == 1 ? words.first ?? nil : nil
  }
}

extension SpecEntry {
  /// The key up to the colon that stands right behind it.
  var keyWithColon: ByteRange { key.range.lowerBound..<(key.range.upperBound + 1) }
}
