import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// Looks for slips that hide what lines belong under, each found by mending it.
struct SlipSearch {
  typealias Trial = DisplacedLines.Trial
  /// What is said of a slip, the document without it, and what is found there.
  typealias Slip = (finding: Finding, trial: Trial, findings: [Finding])

  /// What is found in the document.
  let all: [Finding]
  let spec: Spec
  let tree: SyntaxTree
  let configuration: Configuration
  var trials: TrialBudget

  func check(_ trial: Trial) -> [Finding] {
    SpecCheck.findings(of: trial.spec, in: trial.tree, configuration: configuration)
  }

  /// The key of a comment that explains some of what is found, with what is found beside it.
  mutating func hiddenKey() -> Slip? {
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
  mutating func unbracedMap() -> Slip? {
    let tree = tree
    let maps = tree.problems.lazy.compactMap { problem in
      UnbracedMap(problem, in: tree).map { (Finding(problem, in: tree), $0.fix.edits) }
    }
    return first(of: maps)
  }

  /// A key in front of braces or quotes whose colon is missing, so that YAML takes both for a key.
  mutating func keyBeforeBraces() -> Slip? {
    let codes: Set = [SpecProblem.Code.unknownKey.rawValue, Rule.unknownTerm.id]
    let tree = tree
    let keys = all.lazy.filter { codes.contains($0.code) }.compactMap { finding in
      JoinedKey(finding, in: tree).map { ($0.finding, $0.edits) }
    }
    return first(of: keys)
  }

  /// How many marks that are missing are tried.
  private static let mostMarks = 4

  /// A key that is not read for want of its colon or its space, so that more is found missing.
  mutating func missingMark() -> Slip? {
    guard all.count > 1 else { return nil }
    let known = StructuralFindings(all.filter(\.isStructural), in: tree)
    for finding in all.filter(\.insertsMark).prefix(Self.mostMarks) where trials.take(spec) {
      guard let edits = finding.fixes.first?.edits,
        let trial = Trial(mending: spec, in: tree, by: edits)
      else { continue }
      let findings = check(trial)
      guard findings.count < all.count - 1,
        known.isLessened(by: findings.filter(\.isStructural), in: trial.tree)
      else { continue }
      return (finding, trial, findings)
    }
    return nil
  }

  /// On the lines of how many findings divided names are looked for.
  private static let mostNames = 20

  /// A name of a platform's namespace, such as `android:text`, that is divided at a wrong colon.
  mutating func dividedName() -> Slip? {
    let places = all.prefix(Self.mostNames).map(\.range.lowerBound)
    let names = places.flatMap { DividedName.all(onLineOf: $0, in: tree.bytes) }
      .uniqued(by: { $0.finding.range }).map { ($0.finding, $0.edits) }
    return first(of: names)
  }

  /// The first of some slips, each with what mends it, without which less is found.
  private mutating func first(of slips: some Sequence<(Finding, [TextEdit])>) -> Slip? {
    for (finding, edits) in slips where trials.take(spec) {
      guard let trial = Trial(mending: spec, in: tree, by: edits) else { continue }
      let findings = check(trial)
      guard findings.count < all.count else { continue }
      return (finding, trial, findings)
    }
    return nil
  }

  /// A value that stands between its key and the lines below, which are the key's own.
  mutating func valueAboveKeys() -> Slip? {
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

  /// The key above some lines whose return leaves the least to be said.
  mutating func lostKey() -> Slip? {
    let signs = all.signs(in: tree).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let isCertain =
      signs.count > 1
      || signs.contains { $0.isOfPhrase(in: tree) || $0.isOfKeylessList(in: tree) }
    // One sign alone is one of a key only where that explains what else is found.
    guard isCertain || all.count > 1 && signs.contains(where: \.mayBeOfKey) else { return nil }
    let known = StructuralFindings(signs, in: tree)
    var best: Slip?
    for key in LostKey.all(above: signs, in: tree, of: spec) where trials.take(spec) {
      guard let trial = Trial(mending: spec, in: tree, by: [key.edit]), key.isAlone(in: trial.tree)
      else { continue }
      let findings = check(trial)
      let left = findings.signs(in: trial.tree)
      guard left.isEmpty || signs.count - left.count > 1,
        known.isLessened(by: left, in: trial.tree),
        findings.count < best?.findings.count ?? (isCertain ? .max : all.count - 1)
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
    let blanks = tree.bytes[range.lowerBound...].prefix { $0 == 0x20 }.count
    let place = range.lowerBound + blanks
    let maps = tree.path(to: place).filter { $0.style == .block }
    return maps.flatMap(\.entries).contains { entry in
      (entry.key.range.contains(place) || entry.value.range.contains(place))
        && entry.value.kind == .scalar && tree.bytes[entry.value.range].looksLikePhrase
    }
  }

  /// Whether the key above may be what is missing, and not a mark or another form of the value.
  fileprivate var mayBeOfKey: Bool {
    isOfFormat && code != SpecProblem.Code.wrongType.rawValue
  }

  /// Whether it is about a list that no key stands above.
  func isOfKeylessList(in tree: SyntaxTree) -> Bool {
    code == YAMLProblem.Code.unexpectedContent.rawValue && range.lowerBound < tree.bytes.count
      && tree.bytes[range.lowerBound] == UInt8(ascii: "-")
  }

  /// Whether its fix writes a colon or a space behind a key, and nothing else.
  fileprivate var insertsMark: Bool {
    let codes: Set = [
      SpecProblem.Code.wrongType.rawValue, SpecProblem.Code.missingColon.rawValue,
      SpecProblem.Code.missingSpace.rawValue,
    ]
    return codes.contains(code)
      && fixes.first?.edits.allSatisfy {
        $0.range.isEmpty && [":", " ", ": "].contains($0.replacement)
      } == true
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
