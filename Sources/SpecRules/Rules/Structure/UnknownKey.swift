import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A key that the format, or the component, does not have.
  static let unknownKey = Rule(
    id: SpecProblem.Code.unknownKey.rawValue,
    severity: .warning,
    summary: "A key that the format or the component does not have",
    rationale: """
      Whatever stands under a misspelt key is not checked, and the team believes that it is.
      """,
    wcag: .bestPractice,
    examples: Examples(
      failing: """
        component: stepper
        lable: Tickets
        ^^^^^ there is no key 'lable' here; did you mean 'label'?
        """,
      passing: """
        component: stepper
        label: Tickets
        """
    ),
    check: .spec { context in
      let problems = context.spec.problems.filter { $0.code == .unknownKey }
      guard !problems.isEmpty else { return [] }
      let places = Set(problems.flatMap { [$0.range, $0.related?.range].compactMap(\.self) })
      let maps = [context.spec.root, context.spec.root["platforms"]].compactMap(\.self)
      let keys = maps.flatMap(\.entries).lazy.filter { places.contains($0.key.range) }
      let entries = Dictionary(keys.map { ($0.key.range, $0) }) { first, _ in first }
      let removable = context.spec.entries(removing: problems)
      // Each move looks through the whole map that it leads into.
      var moves = 0
      return problems.map { problem in
        let entry = entries[problem.range]
        let moving =
          moves < 100 && problem.fix == nil
          ? context.spec.move(of: problem) ?? entry.flatMap { move(intoPlatform: $0, in: context) }
          : nil
        if moving != nil { moves += 1 }
        let parent = problem.related.flatMap { entries[$0.range] }
        let indentation = parent.flatMap { parent in
          entry.flatMap { context.spec.indentation(of: $0, under: parent) }
        }
        let block = problem.lines.flatMap { lines in
          lines == entry?.range ? indentation : context.spec.indentation(of: lines)
        }
        let fixes = (block ?? indentation ?? moving).map { [$0] }
        return Violation(problem, fixes: fixes ?? context.spec.dismissals(of: problem, removable))
      }
    }
  )
}

extension Spec {
  /// Makes an entry part of the one above it.
  fileprivate func indentation(of entry: SpecEntry, under parent: SpecEntry) -> Fix? {
    .preferred("Indent '\(entry.key.value)'", indenting(entry, under: parent))
  }

  /// Makes lines part of the key above them.
  fileprivate func indentation(of lines: ByteRange) -> Fix? {
    .preferred("Indent the line\(hasSeveralLines(lines) ? "s" : "")", indenting(lines))
  }

  /// Moves a key to the map that it belongs to.
  fileprivate func move(of problem: SpecProblem) -> Fix? {
    guard let path = problem.destination, !isUsedElsewhere(problem.range) else { return nil }
    let key = source(in: problem.range)
    if path == ["platforms"], root["platforms"] == nil {
      let platforms = root.entries.filter { Platform(rawValue: $0.key.value) != nil }
      let names = platforms.map(\.key.value).listed("and")
      return .preferred("Put \(names) under 'platforms'", gathering(platforms, under: "platforms"))
    }
    return .preferred("Indent '\(key)' less", moving(keyAt: problem.range, outTo: path))
      ?? .preferred("Move '\(key)' there", relocating(keyAt: problem.range, to: path))
  }

  /// The fixes for a key that belongs nowhere.
  ///
  /// They rename it to a key of the author's own, or remove it. A key with a block of lines below
  /// it is not removed.
  fileprivate func dismissals(
    of problem: SpecProblem,
    _ removable: [ByteRange: ByteRange]
  ) -> [Fix]? {
    guard let range = removable[problem.range] else { return nil }
    let key = source(in: problem.range)
    let rename =
      problem.dismissal == .rename
      ? [Fix("Change '\(key)' to 'x-\(key)'", [.insert("x-", at: problem.range.lowerBound)])] : []
    return rename + (hasSeveralLines(range) ? [] : [Fix("Remove '\(key)'", [removing(range)])])
  }

  /// The entries of the keys that may be removed, by the keys.
  fileprivate func entries(removing problems: [SpecProblem]) -> [ByteRange: ByteRange] {
    let keys = problems.filter { $0.dismissal != nil && $0.fix == nil }
      .map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    let found = EntrySearch(for: keys.map(startOfKey), in: tree).found
    return zip(keys, found).reduce(into: [:]) { entries, pair in
      guard let entry = pair.1, !isUsedElsewhere(entry) else { return }
      entries[pair.0] = entry
    }
  }
}

/// Moves an API from the top level into the first platform that is its home.
///
/// A spec without `platforms` gets that key. What describes a button moves into each platform.
private func move(intoPlatform entry: SpecEntry, in context: RuleContext) -> Fix? {
  let key = entry.key.value
  let homes = context.vocabulary.frameworks(declaring: key)
  let isButton = context.fact("required-actions", .component)?.values.contains(key) ?? false
  let scopes = isButton ? context.spec.scopes : context.spec.scopes.filter { $0.mayHave(homes) }
  let targets = scopes.filter { $0.platform != nil }.prefix(isButton ? scopes.count : 1)
  // A comment beside what is moved would be lost, as would an anchor.
  guard !context.spec.isUsedElsewhere(entry.range),
    !context.spec.source(in: entry.range).utf8.contains(UInt8(ascii: "#")),
    let text = entry.value.written ?? entry.value.writtenMap
  else { return nil }
  guard !targets.isEmpty else { return move(entry, text, intoOnlyOf: homes, in: context.spec) }
  let removal = context.spec.removing(entry.range)
  let edits = targets.compactMap { context.spec.inserting(key, text, in: $0) }
  guard edits.count == targets.count,
    edits.allSatisfy({ !$0.range.overlaps(removal.range) }),
    scopes.allSatisfy({ !isButton || $0.own.entry(key) == nil })
  else { return nil }
  let titles = targets.compactMap(\.platform?.title).joined(separator: " and ")
  return .preferred("Move '\(key)' to \(titles)", [removal] + edits)
}

/// Moves an API of one platform into that, in a spec that names none.
private func move(
  _ entry: SpecEntry,
  _ text: String,
  intoOnlyOf homes: [Framework],
  in spec: Spec
) -> Fix? {
  let platforms = homes.flatMap(\.platforms).uniqued
  guard platforms.count == 1, let platform = platforms.first,
    spec.root["platforms"]?.isNull ?? true
  else { return nil }
  let key = entry.key.value
  let title = "Move '\(key)' to \(platform.title)"
  guard let platforms = spec.root.entry("platforms") else {
    let map = "{ \(platform.rawValue): { \(ScalarWriting.scalar(key)): \(text) } }"
    return .preferred(title, spec.replacing(entry, with: "platforms", map))
  }
  let removal = spec.removing(entry.range)
  guard let insertion = spec.inserting(key, text, at: [platforms.key.value, platform.rawValue]),
    !insertion.range.overlaps(removal.range), insertion.range != removal.range
  else { return nil }
  return .preferred(title, [removal, insertion])
}
