import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

extension Rule {
  /// Reports a key that the format, or the component, does not have.
  static let unknownKey = Rule(
    id: SpecProblem.Code.unknownKey.rawValue,
    severity: .warning,
    summary: "A key that the format or the component does not have",
    rationale: """
      Whatever stands under a misspelt key is not checked, and the team believes that it is.
      """,
    examples: Examples(
      failing: """
        component: stepper
        lable: Tickets
        ^^^^^ nothing here is called 'lable'; did you mean 'label'?
        """,
      passing: """
        component: stepper
        label: Tickets
        """
    ),
    check: .reportingSpec { spec, context in
      let problems = spec.problems.filter { $0.code == .unknownKey }
      guard !problems.isEmpty else { return }
      let places = Set(problems.flatMap { [$0.range, $0.related?.range].compactMap(\.self) })
      let maps = [spec.root, spec.root["platforms"]].compactMap(\.self)
      let keys = maps.flatMap(\.entries).lazy.filter { places.contains($0.key.range) }
      let entries = Dictionary(keys.map { ($0.key.range, $0) }) { first, _ in first }
      let removable = context.entries(removing: problems)
      // Each move looks through the whole map that it leads into.
      var moves = 0
      for problem in problems {
        let entry = moves < 100 ? entries[problem.range] : nil
        let move = (moves < 100 ? context.move(of: problem) : nil) ?? entry.flatMap(context.move)
        if move != nil { moves += 1 }
        let indentation = problem.related.flatMap { entries[$0.range] }.flatMap { parent in
          entries[problem.range].flatMap { spec.indenting($0, under: parent) }
        }
        let fixes = (indentation ?? move).map { [$0] }
        context.report(Violation(problem, fixes: fixes ?? context.dismissals(of: problem, removable)))
      }
    }
  )
}

extension RuleContext {
  /// Moves a key to the map that it belongs to.
  fileprivate func move(of problem: SpecProblem) -> Fix? {
    guard let path = problem.destination, !spec.isUsedElsewhere(problem.range) else { return nil }
    let key = spec.tree.string(in: problem.range)
    if path == ["platforms"], spec.root["platforms"] == nil {
      let platforms = spec.root.entries.filter { Platform(rawValue: $0.key.value) != nil }
      let names = platforms.map(\.key.value).listed("and")
      return spec.gathering(platforms, under: "platforms").map {
        Fix("Put \(names) under 'platforms'", $0, isPreferred: true)
      }
    }
    if let edits = spec.moving(keyAt: problem.range, outTo: path) {
      return Fix("Indent '\(key)' less", edits, isPreferred: true)
    }
    return spec.relocating(keyAt: problem.range, to: path).map {
      Fix("Move '\(key)' there", $0, isPreferred: true)
    }
  }

  /// What can be done with a key that belongs nowhere: it is called the author's own, or, unless a
  /// block of lines stands below it, goes.
  fileprivate func dismissals(
    of problem: SpecProblem,
    _ removable: [ByteRange: ByteRange]
  ) -> [Fix]? {
    guard let range = removable[problem.range] else { return nil }
    let key = spec.tree.string(in: problem.range)
    let isOwn = problem.message.hasSuffix("'x-'")
    let rename =
      isOwn
      ? [Fix("Change '\(key)' to 'x-\(key)'", [.insert("x-", at: problem.range.lowerBound)])] : []
    let hasBlock = spec.tree.bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
    let removal = hasBlock ? [] : [Fix("Remove '\(key)'", [spec.removing(range)])]
    return rename + removal
  }

  /// The entries of the keys that may be removed, by the keys.
  fileprivate func entries(removing problems: [SpecProblem]) -> [ByteRange: ByteRange] {
    let isUseless = { (problem: SpecProblem) in
      problem.message.hasSuffix("remove it") || problem.message.hasSuffix("'x-'")
    }
    let keys = problems.filter { isUseless($0) && $0.remedy == nil }
      .map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    let bytes = spec.tree.bytes
    let places = keys.map { key in
      let isQuoted = key.lowerBound > 0 && "\"'".utf8.contains(bytes[key.lowerBound - 1])
      return isQuoted ? key.lowerBound - 1 : key.lowerBound
    }
    let found = EntrySearch(for: places, in: spec.tree).found
    return zip(keys, found).reduce(into: [:]) { entries, pair in
      guard let entry = pair.1, !spec.isUsedElsewhere(entry) else { return }
      entries[pair.0] = entry
    }
  }

  /// Moves an API from the top level into the first platform that is its home, and what describes a
  /// button into each platform.
  fileprivate func move(intoPlatform entry: SpecEntry) -> Fix? {
    let key = entry.key.value
    let homes = vocabulary.homes(of: key)
    let isButton = fact("required-actions")?.values.contains(key) ?? false
    let scopes =
      isButton
      ? spec.scopes : spec.scopes.filter { !Set(homes).isDisjoint(with: $0.possibleFrameworks) }
    let platforms = scopes.compactMap(\.platform).prefix(isButton ? scopes.count : 1)
    // A comment beside what is moved would be lost.
    guard !platforms.isEmpty, !spec.tree.bytes[entry.range].contains(UInt8(ascii: "#")),
      let text = entry.value.written ?? entry.value.writtenMap
    else { return nil }
    let removal = spec.removing(entry.range)
    let edits = platforms.compactMap { platform in
      spec.inserting(key, text, at: ["platforms", platform.rawValue])
    }
    guard edits.count == platforms.count,
      edits.allSatisfy({ !$0.range.overlaps(removal.range) }),
      scopes.allSatisfy({ !isButton || $0.own.entry(key) == nil })
    else { return nil }
    let titles = platforms.map(\.title).joined(separator: " and ")
    return Fix("Move '\(key)' to \(titles)", [removal] + edits, isPreferred: true)
  }
}

extension SpecValue {
  /// The text of a map in braces on one line, as it stands there or with its scalars; `nil` for any
  /// other value.
  fileprivate var writtenMap: String? {
    guard isMap, let node, node.range.upperBound <= node.tree.bytes.count else { return nil }
    if node.style == .flow {
      let text = String(decoding: node.tree.bytes[node.range], as: UTF8.self)
      return text.contains(where: { $0.isNewline || "&*#".contains($0) }) ? nil : text
    }
    let parts = entries.compactMap { entry in
      entry.value.written.map { "\(ScalarWriting.scalar(entry.key.value)): \($0)" }
    }
    return parts.count == entries.count && !parts.isEmpty
      ? "{ \(parts.joined(separator: ", ")) }" : nil
  }
}
