import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

extension LineLayout {
  /// How many findings are looked at for what they tell.
  private static let mostTold = 30

  /// Whether a line begins at an offset, apart from dashes and a quote.
  fileprivate func begins(_ line: Int, at offset: Int) -> Bool {
    lines.indices.contains(line) && offset <= lines[line].start + lines[line].content + 1
  }

  /// The moves that two findings about one line tell together.
  func moves(toldBy structural: [Finding], _ spec: Spec) -> [LineMove] {
    let indented = structural.prefix(Self.mostTold).filter(\.isAboutColumns)
    guard !indented.isEmpty else { return [] }
    return spec.problems.prefix(Self.mostTold).filter { $0.destination != nil }
      .compactMap { move(of: $0, toldBy: indented, spec) }
  }

  /// The move of lines to the column of the map that their first key belongs to.
  ///
  /// The syntax says of the same lines that they stand with their neighbours.
  private func move(of problem: SpecProblem, toldBy indented: [Finding], _ spec: Spec) -> LineMove?
  {
    let first = index(at: problem.range.lowerBound)
    let lines = indented.first { index(at: $0.range.lowerBound) == first }?.fixes.first?.edits
    guard let last = lines?.last?.range.lowerBound,
      let map = problem.destination?.reduce(spec.root, { $0?[$1] }),
      let neighbour = map.entries.first?.key.range.lowerBound, neighbour < problem.range.lowerBound
    else { return nil }
    let column = self.lines[index(at: neighbour)].content
    let distance = column - self.lines[first].column
    let end = index(at: last) + 1
    guard distance != 0, first < end,
      self.lines[first..<end].allSatisfy({ $0.column + distance >= 0 })
    else { return nil }
    return LineMove(lines: first..<end, distance: distance)
  }
}

extension Finding {
  /// Whether it is the syntax's, and tells a line to stand in another column.
  var isAboutColumns: Bool { code == YAMLProblem.Code.indentation.rawValue }

  /// What is said of a line whose column and key are both wrong.
  ///
  /// It says where the key belongs, since the column that the parser chose is a guess.
  fileprivate func merged(with owner: Finding, _ problem: SpecProblem, in spec: Spec) -> Finding {
    let isPlaced = problem.destination != nil || problem.related != nil
    let word = spec.source(in: owner.range)
    // A word that is a key nowhere says nothing against the column.
    guard isPlaced || MapShape.ofSpecs.contains(where: { $0.description(of: word) != nil }) else {
      return self
    }
    let message =
      isPlaced
      ? owner.message.prefix { $0 != ";" && $0 != "," } + "; indent it there"
      : "'\(word)' stands in no column of the keys above it; indent it like one of them"
    return Finding(
      code: code,
      severity: severity,
      message: message,
      range: owner.range,
      related: owner.related,
      fixes: isPlaced ? owner.fixes : []
    )
  }
}

extension [Finding] {
  /// The findings with one advice for a line whose column and key are both wrong.
  func withOneAdvice(for spec: Spec) -> [Finding] {
    guard contains(where: \.isAboutColumns) else { return self }
    let layout = LineLayout(spec.tree.bytes)
    let line = { (finding: Finding) in layout.index(at: finding.range.lowerBound) }
    let key = SpecProblem.Code.unknownKey
    let problems = spec.problems.filter { $0.code == key }.map { ($0.range, $0) }
    let problem = Dictionary(problems) { first, _ in first }
    let keys = filter {
      $0.code == key.rawValue && problem[$0.range] != nil
        && layout.begins(line($0), at: $0.range.lowerBound)
    }
    let owners = Dictionary(keys.map { (line($0), $0) }) { first, _ in first }
    var told: Set<ByteRange> = []
    let merged = map { finding -> Finding in
      guard finding.isAboutColumns, let owner = owners[line(finding)],
        let problem = problem[owner.range]
      else { return finding }
      told.insert(owner.range)
      return finding.merged(with: owner, problem, in: spec)
    }
    return merged.filter { $0.code != key.rawValue || !told.contains($0.range) }
  }
}
