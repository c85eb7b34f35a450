import English
import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// Lines that are indented too far or not far enough, so that they stand under a wrong key.
///
/// They are found by trial. Lines near a fault of the structure are moved to columns that they may
/// stand in, even levels first. They were displaced where less is wrong then.
struct DisplacedLines {
  /// What is said of the lines.
  let finding: Finding
  /// The document with the lines in their place.
  let tree: SyntaxTree
  let spec: Spec
  /// What is found in it, in its own offsets.
  let findings: [Finding]
  /// Whether other lines may have been displaced by other slips of the same kind.
  let isOneOfSeveral: Bool
  /// What puts the lines there, in order.
  private let edits: [TextEdit]

  /// How many slips of one document are looked for.
  static let mostSlips = 4
  /// The most mistakes of the syntax that a document may have when its lines are moved.
  ///
  /// A displaced line leads to few mistakes, and each trial reads all of them again.
  private static let mostProblems = 8
  /// How many findings are looked at for a sign that columns are to blame.
  private static let mostSigns = 30
  /// At how many places of what is wrong the search begins.
  private static let mostPlaces = 4
  /// How many moves are tried, the likely ones first.
  private static let mostMoves = 60
  /// The rest of a document is as likely to move as so many lines are.
  private static let lengthOfRest = 8
  /// How many moves that leave the same structure are compared by all that is found then.
  private static let mostCompared = 4

  /// `nil` where no move explains more of what is wrong than one finding, which has its own fix.
  init?(
    explaining all: [Finding],
    of spec: Spec,
    in tree: SyntaxTree,
    configuration: Configuration,
    trials: inout TrialBudget
  ) {
    let structural = all.filter(\.isStructural)
    guard tree.problems.count <= Self.mostProblems else { return nil }
    var search = SlipSearch(
      all: all,
      spec: spec,
      tree: tree,
      configuration: configuration,
      trials: trials
    )
    defer { trials = search.trials }
    let slip =
      search.hiddenKey() ?? search.unbracedMap() ?? search.keyBeforeBraces()
      ?? search.valueAboveKeys() ?? search.dividedName() ?? search.missingMark()
    if let slip {
      self.init(slip.finding, slip.trial, slip.findings)
      return
    }
    guard !structural.isEmpty, search.trials.has(spec) else { return nil }
    // Phrases without their topic are no keys of the map above them.
    let ofFormat = structural.filter(\.isOfFormat)
    if !ofFormat.isEmpty,
      ofFormat.prefix(Self.mostSigns).allSatisfy({ $0.isOfPhrase(in: tree) }),
      let lost = search.lostKey(),
      lost.findings.weight < all.weight
    {
      self.init(lost.finding, lost.trial, lost.findings)
      return
    }
    if structural.count == 1,
      let lost = search.lostKey(),
      lost.findings.count < (structural[0].isOfKeylessList(in: tree) ? all.count : all.count - 1)
    {
      self.init(lost.finding, lost.trial, lost.findings)
      return
    }
    let known = StructuralFindings(structural, in: tree)
    let layout = LineLayout(tree.bytes)
    let signs = structural.prefix(Self.mostSigns)
    // A key that stands twice, and nothing else, was written twice.
    let isWrittenTwice =
      structural.count == 1 && structural[0].code == SpecProblem.Code.duplicateKey.rawValue
    guard !isWrittenTwice,
      signs.contains(where: { $0.hintsAtColumns(of: layout, in: tree, spec) })
    else { return nil }
    for finding in structural.prefix(Self.mostPlaces) where search.trials.take(spec) {
      let isMoved = finding.movesLines(in: tree)
      guard isMoved || structural.count == 1, let trial = finding.trial(in: tree, of: spec),
        !isMoved || LineLayout(trial.tree.bytes).isAsEven(as: layout)
      else { continue }
      let findings = search.check(trial)
      guard structural.count > 1 || isMoved && findings.count < all.count - 1 else { return nil }
      self.init(finding, trial, findings)
      return
    }
    let lost = search.lostKey()
    var best: (trial: Trial, findings: [Finding])?
    for trial in Self.trials(of: structural, layout, spec, tree, &search.trials)
    where search.trials.take(spec) {
      let findings = search.check(trial)
      guard known.isExplained(by: findings, in: trial.tree),
        structural.count > 1 || findings.count < all.count,
        findings.weight < (best?.findings ?? all).weight
      else { continue }
      best = (trial, findings)
    }
    let found = best?.findings ?? all
    // In front of a phrase a key is missing rather than that it stands too far right.
    let most = found.count - (signs.contains { $0.isOfPhrase(in: tree) } ? 0 : 1)
    if let lost, (lost.findings.weight, lost.findings.count) <= (found.weight, most) {
      self.init(lost.finding, lost.trial, lost.findings)
      return
    }
    guard let best, let move = best.trial.move else { return nil }
    let finding = Finding(about: move, of: layout, in: best.trial.tree, for: structural)
    self.init(finding, best.trial, best.findings)
  }

  private init(_ finding: Finding, _ trial: Trial, _ findings: [Finding]) {
    self.finding = finding
    self.findings = findings
    isOneOfSeveral = trial.mayBeOneOfSeveral
    tree = trial.tree
    spec = trial.spec
    edits = trial.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A document with some lines moved.
  struct Trial {
    /// The lines; `nil` where a fix moves them.
    var move: LineMove?
    let edits: [TextEdit]
    let tree: SyntaxTree
    let spec: Spec
    var mayBeOneOfSeveral = false
  }

  /// The first of the moves that leave the fewest problems of structure.
  ///
  /// Moves that findings tell are tried first, then those that leave even levels, and short ones
  /// before long ones.
  private static func trials(
    of structural: [Finding],
    _ layout: LineLayout,
    _ spec: Spec,
    _ tree: SyntaxTree,
    _ budget: inout TrialBudget
  ) -> [Trial] {
    let places = structural.map { $0.place(in: layout) }.uniqued.sorted()
    let moves = places.prefix(mostPlaces).flatMap { layout.moves(around: $0) }.uniqued
    let ranked = moves.enumerated().map { index, move in
      let isWhole = layout.isWhole(move)
      let rank = 2 * layout.unevenLevels(after: move) + (isWhole ? 0 : 1)
      let isRest = move.lines.upperBound == layout.lines.count
      let length = min(move.lines.count, isRest ? lengthOfRest : .max)
      return (move: move, rank: (rank, isWhole ? length : 0, index))
    }
    let likely = ranked.sorted { $0.rank < $1.rank }.prefix(mostMoves)
    // What is read for a trial takes a hundred times what it is read from.
    var trials: [(move: LineMove, edits: [TextEdit])] = []
    var fewest = structural.count - 1
    let told = layout.moves(toldBy: structural, spec)
    for move in (told + likely.map(\.move)).uniqued where budget.take(spec) {
      let edits = layout.edits(of: move)
      guard let (moved, read) = spec.applying(edits, to: tree) else { continue }
      let left = moved.problems.count + read.problems.count
      let first = layout.lines[move.lines.lowerBound].text.lowerBound + move.distance
      guard left <= fewest, !moved.isIgnored(at: first), !moved.hidesPlatform(at: first),
        !layout.joinsLines(move, edits, tree, moved)
      else { continue }
      if left < fewest { trials = [] }
      fewest = left
      trials.append((move, edits))
    }
    return trials.prefix(mostCompared).compactMap { trial in
      spec.applying(trial.edits, to: tree).map {
        Trial(move: trial.move, edits: trial.edits, tree: $0, spec: $1)
      }
    }
  }

  /// The findings with the lines in their place, at the places where they stand now.
  ///
  /// Fixes that write into the lines are left out.
  func returned(_ findings: [Finding]) -> [Finding] {
    let moved =
      edits.isEmpty ? 0..<0 : edits[0].range.lowerBound..<edits[edits.count - 1].range.upperBound
    return findings.map { finding in
      let fixes = finding.fixes.compactMap { fix -> Fix? in
        let own = fix.edits.map { TextEdit(original($0.range), with: $0.replacement) }
        guard
          own.allSatisfy({
            !$0.range.touches(moved.lowerBound) && !moved.touches($0.range.lowerBound)
          })
        else { return nil }
        return Fix(fix.title, own, isSafe: fix.isSafe, isPreferred: fix.isPreferred)
      }
      return finding.with(
        range: original(finding.range),
        related: finding.related.map { .init($0.message, at: original($0.range)) },
        fixes: fixes
      )
    }
  }

  /// Where a range of the document with the lines in their place stands now.
  private func original(_ range: ByteRange) -> ByteRange {
    let start = original(range.lowerBound)
    return start..<max(start, original(range.upperBound))
  }

  private func original(_ offset: Int) -> Int {
    var growth = 0
    for edit in edits {
      let start = edit.range.lowerBound + growth
      guard start <= offset else { break }
      let length = edit.replacement.utf8.count
      if offset < start + length { return edit.range.lowerBound }
      growth += length - edit.range.count
    }
    return offset - growth
  }
}

extension SyntaxTree {
  /// Whether the entry at an offset is a platform in another map than that of platforms.
  fileprivate func hidesPlatform(at offset: Int) -> Bool {
    let path = pathOfEntry(at: offset)
    guard case .key(let name)? = path.last, Platform(rawValue: name) != nil else { return false }
    return path.dropLast() != [.key("platforms")]
  }
}

extension [Finding] {
  /// How much is wrong.
  ///
  /// A finding about the structure counts twice: rules have more to say once the structure is read.
  /// Information counts nothing: an unknown word may be a key in a wrong place.
  fileprivate var weight: Int {
    reduce(0) { $0 + ($1.isStructural ? 2 : $1.severity == .information ? 0 : 1) }
  }
}

extension Finding {
  /// What is said of lines that were found to be displaced, in place of what they led to.
  fileprivate init(
    about move: LineMove,
    of layout: LineLayout,
    in mended: SyntaxTree,
    for structural: [Finding]
  ) {
    let text = layout.lines[move.lines.lowerBound].text
    let place = text.lowerBound + move.distance
    let owner = mended.path(to: place).owner(of: place)
    let edits = layout.edits(of: move)
    let direction = move.distance < 0 ? "less" : "more"
    let speaker = structural.first { $0.code == SpecProblem.Code.unknownKey.rawValue }
    let isSyntax = structural.contains { $0.code.hasPrefix("yaml-") }
    let isOne = edits.count == 1
    self.init(
      code: isSyntax ? YAMLProblem.Code.indentation.rawValue : (speaker ?? structural[0]).code,
      severity: isSyntax ? .error : (speaker ?? structural[0]).severity,
      message: "\(owner.subject) belongs \(owner.place); "
        + "indent \(isOne ? "it" : "the \(edits.count) lines") \(direction)",
      range: text.prefix(owner.length),
      // It stands above the lines, so that it stays where it is.
      related: owner.key.map { [RelatedRange("the key it belongs under", at: $0)] } ?? [],
      fixes: [Fix("Indent the line\(isOne ? "" : "s") \(direction)", edits, isPreferred: true)]
    )
  }
}

extension Spec {
  /// The document after some edits, read anew; `nil` where it is another number of documents.
  func applying(_ edits: [TextEdit], to tree: SyntaxTree) -> (SyntaxTree, Spec)? {
    guard let tree = tree.applying(edits) else { return nil }
    return Spec(reading: tree, in: library).map { (tree, $0) }
  }
}

extension SyntaxTree {
  /// Whether an offset is inside an `x-…`, which nobody reads.
  fileprivate func isIgnored(at offset: Int) -> Bool {
    guard let top = root?.key(at: offset) else { return false }
    return MapShape.spec.ignores(top.text) && top.range.lowerBound < offset
  }
}

extension SyntaxTree {
  /// Whether an edit takes away what somebody wrote.
  ///
  /// The mark in front of a key that a comment hides does not count.
  fileprivate func removesText(_ edit: TextEdit) -> Bool {
    edit.replacement.isEmpty && !bytes[edit.range].elementsEqual("#".utf8)
  }

  /// Whether the key of a value belongs to another map than its own.
  fileprivate func isKeyOfOthers(at offset: Int) -> Bool {
    let path = pathOfEntry(at: offset)
    guard case .key(let key)? = path.last else { return false }
    return Shape.spec.descendant(path.dropLast())?.mapShape?.description(of: key) == nil
      && MapShape.ofSpecs.contains { $0.description(of: key) != nil }
  }
}

extension [YAMLNode] {
  /// What begins at an offset that these nodes lead to, and the key that it belongs under.
  fileprivate func owner(of offset: Int) -> (
    subject: String, length: Int, place: String, key: ByteRange?
  ) {
    let map = last {
      $0.kind == .mapping && $0.entries.contains { $0.key.range.lowerBound == offset }
    }
    let key = map?.key(at: offset)
    let above = lazy.compactMap { node in
      node.kind == .mapping ? node.key(at: offset) : nil
    }.last { $0.range.lowerBound < offset }
    return (
      key.map { "'\($0.text)'" } ?? "this item", key?.range.count ?? 1,
      above.map { "under '\($0.text)'" } ?? "to the whole spec", above?.range
    )
  }
}

extension Finding {
  /// Whether a wrong column may be behind the finding.
  ///
  /// A word that is just unknown hints at none, nor does a key that is being typed.
  fileprivate func hintsAtColumns(
    of layout: LineLayout,
    in tree: SyntaxTree,
    _ spec: Spec
  ) -> Bool {
    switch code {
    case YAMLProblem.Code.indentation.rawValue, YAMLProblem.Code.tabIndentation.rawValue,
      YAMLProblem.Code.missingDash.rawValue, SpecProblem.Code.duplicateKey.rawValue:
      return true
    case SpecProblem.Code.unknownKey.rawValue, Rule.foreignAPI.id, Rule.frameworkPlatformMatch.id:
      let word = tree.string(in: range)
      return Platform(rawValue: word) != nil
        || MapShape.ofSpecs.contains { $0.description(of: word) != nil }
        || spec.hasMoment(word) || spec.library.vocabulary.api(named: word) != nil
        || layout.followsEmptyKey(layout.index(at: range.lowerBound))
        || tree.path(to: range.lowerBound).contains { node in
          node.entries.contains { $0.key.range == range && $0.value.kind == .mapping }
        }
    case SpecProblem.Code.missingComponent.rawValue: return layout.index(ofKey: "component") != nil
    case SpecProblem.Code.wrongType.rawValue:
      if tree.path(to: range.lowerBound).contains(where: { $0.range == range && $0.kind != .scalar }
      ) {
        return true
      }
      return layout.followsEmptyKey(layout.index(at: range.lowerBound))
        || tree.isKeyOfOthers(at: range.lowerBound)
    default: return false
    }
  }

  /// The line to look at first: where `component` stands for one that is missed.
  fileprivate func place(in layout: LineLayout) -> Int {
    let isMissed = code == SpecProblem.Code.missingComponent.rawValue
    return isMissed
      ? layout.index(ofKey: "component") ?? 0 : layout.index(at: range.lowerBound)
  }

  /// Whether its fix moves lines to other columns, and does nothing else.
  fileprivate func movesLines(in tree: SyntaxTree) -> Bool {
    fixes.first?.edits.allSatisfy { edit in
      edit.replacement.utf8.allSatisfy { $0 == 0x20 }
        && tree.bytes[edit.range].allSatisfy(\.isBlank)
    } ?? false
  }

  /// The document after its fix, where that leaves a sound one and does not hide or remove what is
  /// wrong.
  fileprivate func trial(in tree: SyntaxTree, of spec: Spec) -> DisplacedLines.Trial? {
    guard let edits = fixes.first?.edits, let first = edits.first,
      let (mended, read) = spec.applying(edits, to: tree),
      mended.problems.isEmpty, read.problems.isEmpty,
      !mended.isIgnored(at: first.range.lowerBound + first.replacement.utf8.count),
      movesLines(in: tree) || !edits.allSatisfy({ tree.removesText($0) }) && isOfFormat
    else { return nil }
    return DisplacedLines.Trial(edits: edits, tree: mended, spec: read)
  }
}
