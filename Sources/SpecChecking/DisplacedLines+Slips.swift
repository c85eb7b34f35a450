import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// Slips that hide what lines belong under, each found by mending it.
extension DisplacedLines {
  /// What is said of a slip, the document without it, and what is found there.
  typealias Slip = (finding: Finding, trial: Trial, findings: [Finding])

  /// The key of a comment that explains some of what is found, with what is found beside it.
  static func hiddenKey(
    behind all: [Finding],
    of spec: Spec,
    in tree: SyntaxTree,
    _ trials: inout TrialBudget,
    _ check: (Trial) -> [Finding]
  ) -> Slip? {
    let signs = all.signs(in: tree)
    let known = StructuralFindings(signs, in: tree)
    for key in HiddenKey.all(beside: signs, in: tree) {
      for edit in key.edits where trials.take(spec) {
        guard let trial = Trial(mending: spec, in: tree, by: [edit]) else { continue }
        let findings = check(trial)
        let left = findings.signs(in: trial.tree)
        // As much may be left: what is told once of several lines, or the second of two comments.
        let isFurtherDown = left.allSatisfy { $0.range.lowerBound > signs[0].range.upperBound }
        guard
          known.isLessened(by: left, in: trial.tree)
            || known.isAsMuch(as: left, in: trial.tree) && isFurtherDown
            || signs.count > 3 && 2 * left.count <= signs.count
        else { continue }
        return (key.finding(for: signs, edit), trial, findings)
      }
    }
    return nil
  }

  /// A map without its braces, whose entries are read once it has them.
  static func unbracedMap(
    behind all: [Finding],
    of spec: Spec,
    in tree: SyntaxTree,
    _ trials: inout TrialBudget,
    _ check: (Trial) -> [Finding]
  ) -> Slip? {
    for problem in tree.problems {
      guard let map = UnbracedMap(problem, in: tree), trials.take(spec),
        let trial = Trial(mending: spec, in: tree, by: map.fix.edits)
      else { continue }
      let findings = check(trial)
      guard findings.count < all.count else { continue }
      return (Finding(problem, in: tree), trial, findings)
    }
    return nil
  }

  /// A key in front of braces whose colon is missing, so that YAML takes both for a key.
  static func keyBeforeBraces(
    behind all: [Finding],
    of spec: Spec,
    in tree: SyntaxTree,
    _ trials: inout TrialBudget,
    _ check: (Trial) -> [Finding]
  ) -> Slip? {
    for finding in all where finding.code == SpecProblem.Code.unknownKey.rawValue {
      let words = tree.string(in: finding.range).split(separator: " ", maxSplits: 1)
      guard words.count == 2, "{[".contains(words[1].prefix(1)), trials.take(spec) else { continue }
      // Another mark may stand in place of the colon.
      let name = words[0].prefix { !";=".contains($0) }
      let key = finding.range.prefix(name.utf8.count)
      let edit = TextEdit(key.upperBound..<(key.lowerBound + words[0].utf8.count), with: ":")
      guard let trial = Trial(mending: spec, in: tree, by: [edit]) else { continue }
      let findings = check(trial)
      guard findings.count < all.count else { continue }
      let told = Finding(
        code: YAMLProblem.Code.missingColon.rawValue,
        severity: .error,
        message: "'\(name)' is a key here, which ends with ':'; add it",
        range: key,
        fixes: [Fix("Insert ':'", [edit], isPreferred: true)]
      )
      return (told, trial, findings)
    }
    return nil
  }

  /// A value whose key has the lines below it for a value, once it is gone or has a key of its own.
  static func valueAboveKeys(
    behind all: [Finding],
    of spec: Spec,
    in tree: SyntaxTree,
    _ trials: inout TrialBudget,
    _ check: (Trial) -> [Finding]
  ) -> Slip? {
    let structural = all.filter(\.isStructural)
    guard !tree.problems.isEmpty, !structural.isEmpty else { return nil }
    let known = StructuralFindings(structural, in: tree)
    for value in ValueAboveKeys.all(beside: structural, in: tree) where trials.take(spec) {
      guard let bare = Trial(mending: spec, in: tree, by: value.removal.edits) else { continue }
      let keys = bare.tree.keys(below: value.key.lowerBound)
      let path = bare.tree.pathOfEntry(at: value.key.lowerBound)
      guard let map = Shape.spec.descendant(path)?.mapShape, !keys.isEmpty,
        case .key(let key)? = path.last,
        let outer = Shape.spec.descendant(path.dropLast())?.mapShape,
        spec.has(key, in: outer),
        keys.allSatisfy({ Shape.map(map).child(.key($0)) != nil })
      else { continue }
      let name = map.key(ofScalar: value.text).flatMap { keys.contains($0) ? nil : $0 }
      let fix = name.map(value.naming) ?? value.removal
      guard let trial = name == nil ? bare : Trial(mending: spec, in: tree, by: fix.edits) else {
        continue
      }
      let findings = check(trial)
      let left = findings.filter(\.isStructural)
      guard known.isLessened(by: left, in: trial.tree) else { continue }
      return (value.finding(fix, under: name), trial, findings)
    }
    return nil
  }
}

extension DisplacedLines {
  /// The key above some lines whose return leaves the least to be said.
  static func lostKey(
    behind all: [Finding],
    of spec: Spec,
    in tree: SyntaxTree,
    _ trials: inout TrialBudget,
    _ check: (Trial) -> [Finding]
  ) -> Slip? {
    let signs = all.signs(in: tree).sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard signs.count > 1 || signs.first?.isOfPhrase(in: tree) == true else { return nil }
    let known = StructuralFindings(signs, in: tree)
    var best: Slip?
    for key in LostKey.all(above: signs, in: tree, of: spec) where trials.take(spec) {
      guard let trial = Trial(mending: spec, in: tree, by: [key.edit]), key.isAlone(in: trial.tree)
      else { continue }
      let findings = check(trial)
      let left = findings.signs(in: trial.tree)
      guard left.isEmpty || signs.count - left.count > 1,
        known.isLessened(by: left, in: trial.tree),
        findings.count < best?.findings.count ?? .max
      else { continue }
      best = (key.finding(for: signs), trial, findings)
    }
    return best
  }
}

extension DisplacedLines.Trial {
  /// The document with one of maybe several slips mended; `nil` where nothing can be read then.
  fileprivate init?(mending spec: Spec, in tree: SyntaxTree, by edits: [TextEdit]) {
    guard let (mended, read) = spec.applying(edits, to: tree) else { return nil }
    self.init(edits: edits, tree: mended, spec: read, mayBeOneOfSeveral: true)
  }
}

extension [Finding] {
  /// The findings that may come of a key that is not read as one.
  fileprivate func signs(in tree: SyntaxTree) -> [Finding] {
    filter { $0.isStructural || $0.isOfKeyElsewhere(in: tree) }
  }
}

extension Finding {
  /// Whether a key is in a wrong place, or its value, which look like a moment and its phrase.
  func isOfPhrase(in tree: SyntaxTree) -> Bool {
    guard isOfFormat else { return false }
    let maps = tree.path(to: range.lowerBound).filter { $0.style == .block }
    return maps.flatMap(\.entries).contains { entry in
      (entry.key.range.contains(range.lowerBound) || entry.value.range.contains(range.lowerBound))
        && entry.value.kind == .scalar && tree.bytes[entry.value.range].looksLikePhrase
    }
  }

  /// Whether a word is unknown where it stands that is a key of the format elsewhere.
  fileprivate func isOfKeyElsewhere(in tree: SyntaxTree) -> Bool {
    guard code == Rule.unknownTerm.id else { return false }
    // Few words are keys of the format, and a map may have thousands of others.
    let word = tree.string(in: range)
    return MapShape.ofSpecs.contains { $0.description(of: word) != nil }
      && tree.path(to: range.lowerBound).contains { node in
        node.entries.contains { $0.key.range == range }
      }
  }
}

extension SyntaxTree {
  /// The keys of the map that is the value of the key at an offset.
  fileprivate func keys(below offset: Int) -> [String] {
    for node in path(to: offset) where node.kind == .mapping {
      guard let entry = node.entries.first(where: { $0.key.range.lowerBound == offset }) else {
        continue
      }
      return entry.value.entries.map(\.key.text)
    }
    return []
  }
}
