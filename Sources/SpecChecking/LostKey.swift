import English
import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// A key that is missing above its lines, so that they belong to another key or to none.
struct LostKey {
  /// What writes it on a line of its own.
  let edit: TextEdit
  private let name: String
  /// The first of its own keys.
  private let child: ByteRange
  private let childName: String

  /// Above how many of the things that are wrong a key is looked for, and how many are tried at each.
  private static let mostPlaces = 2
  private static let mostKeys = 4

  /// The keys that may be missing above the first lines that something is wrong with.
  static func all(above structural: [Finding], in tree: SyntaxTree, of spec: Spec) -> [LostKey] {
    let layout = LineLayout(tree.bytes)
    let lines = structural.map { layout.index(at: $0.range.lowerBound) }.uniqued
    // The key may be missing above the first line of a block, or below a line that was moved.
    let places = lines.prefix(mostPlaces).flatMap { line in
      [line, layout.startOfBlock(around: line)] + (layout.opensBlock(line) ? [line + 1] : [])
    }
    return places.uniqued.flatMap {
      all(above: $0, layout, tree, spec).prefix(mostKeys)
    }
  }

  private static func all(
    above index: Int,
    _ layout: LineLayout,
    _ tree: SyntaxTree,
    _ spec: Spec
  ) -> [LostKey] {
    guard layout.lines.indices.contains(index) else { return [] }
    let line = layout.lines[index]
    let start = line.start + line.content
    let text = tree.bytes[start..<line.text.upperBound]
    let word = layout.keyOfBlock(at: index, in: tree.bytes) ?? text.prefix(0)
    let isItem = line.content > line.column
    let isPhrase =
      text.indices.contains(word.startIndex) && text[word.endIndex...].dropFirst().looksLikePhrase
    guard !word.isEmpty,
      let above = layout.lines[..<index].last(where: { $0.column < line.column })
    else { return [] }
    let child = String(decoding: word, as: UTF8.self).streamSafe.trimmingQuotes
    let path = tree.pathOfEntry(at: above.start + above.content)
    let middle = (above.column + line.column) / 2
    // The line above may be read elsewhere than below the lines that it stands below.
    let isRead = tree.problems.isEmpty || above.content > above.column
    let written = isRead ? path : layout.keys(above: above, in: tree.bytes).map(PathStep.key)
    let places = [(above.content, written.dropLast()), (middle, written[...]), (middle, path[...])]
      .prefix(written == path ? 2 : 3)
    // A key right above that has nothing else below it is not to lose that.
    let last = layout.lines[index - 1]
    return places.flatMap { column, path -> [LostKey] in
      guard column < line.column, !last.opens || column > last.content,
        let map = Shape.spec.descendant(path)?.mapShape
      else { return [] }
      return spec.keys(of: map, above: child, isItem: isItem, isPhrase: isPhrase).map { name in
        let text = String(repeating: " ", count: column) + name + ":" + tree.bytes.lineBreak()
        return LostKey(
          edit: .insert(text, at: line.start),
          name: name,
          child: word.startIndex..<word.endIndex,
          childName: child
        )
      }
    }
  }

  /// Whether the map that it is written into does not have it already.
  func isAlone(in mended: SyntaxTree) -> Bool {
    let offset = edit.range.lowerBound + edit.replacement.prefix { $0 == " " }.utf8.count
    return mended.path(to: offset).contains { node in
      node.entries.contains { $0.key.range.lowerBound == offset }
        && node.entries.count { $0.key.text == name } == 1
    }
  }

  /// What is said of it in place of what it led to.
  func finding(for structural: [Finding]) -> Finding {
    let isSyntax = structural.contains { $0.code.hasPrefix("yaml-") }
    let speaker = structural.first { SpecProblem.Code(rawValue: $0.code) != nil } ?? structural[0]
    return Finding(
      code: isSyntax ? YAMLProblem.Code.indentation.rawValue : speaker.code,
      severity: .error,
      message: "'\(name):' is missing above '\(childName)'; insert it",
      range: child,
      fixes: [Fix("Insert '\(name):'", [edit], isPreferred: true)]
    )
  }
}

extension Spec {
  /// The keys of a map that may have a key below them, those first whose map names it.
  ///
  /// What stands in front of a phrase is a moment, whatever else it may be.
  fileprivate func keys(of map: MapShape, above child: String, isItem: Bool, isPhrase: Bool)
    -> [String]
  {
    let owners = map.keys.compactMap { key -> (name: String, map: MapShape)? in
      let shape = isItem ? key.shape.itemShape : key.shape
      return shape?.mapShape.map { (key.name, $0) }
    }
    let phrases = isPhrase ? owners.filter { $0.map.openKeys?.kind == .moment } : []
    let named = owners.filter { $0.map.description(of: child) != nil }
    let open = owners.filter { $0.map.openKeys.map { knows(child, as: $0.kind) } ?? false }
    return (phrases + named + open).map(\.name).uniqued
  }

  /// Whether a key is one of a map for certain.
  func has(_ key: String, in map: MapShape) -> Bool {
    map.description(of: key) != nil || map.openKeys.map { knows(key, as: $0.kind) } ?? false
  }

  /// Whether a word is one of a vocabulary, or names something of the spec.
  private func knows(_ word: String, as kind: WordKind) -> Bool {
    switch kind {
    case .platform: Platform(rawValue: word) != nil
    case .moment: hasMoment(word) || isState(word)
    case .state: isState(word)
    case .key: library.vocabulary.term(.key, word) != nil
    case .gesture: library.vocabulary.term(.gesture, word) != nil
    case .part: true
    default: false
    }
  }

  private func isState(_ word: String) -> Bool {
    library.vocabulary.term(.state, word) != nil
      || guideline?.model.facts("states").contains { $0.accepts(word) } == true
  }

  /// Whether something may be announced at a moment of a name.
  func hasMoment(_ name: String) -> Bool {
    let folded = name.foldedForComparison
    let examples = guideline?.model.facts("announcement-templates") ?? []
    let moments =
      (guideline?.model.facts("moments").flatMap(\.values) ?? [])
      + examples.compactMap { $0.detail("moment") }
    return moments.contains { $0.foldedForComparison == folded }
      || scopes.contains { $0.segments.position(of: folded) != nil }
  }
}

extension LineLayout {
  /// How many lines above another one of its block are looked at.
  private static let mostOfBlock = 20

  /// The first line of the block that a line stands in.
  fileprivate func startOfBlock(around index: Int) -> Int {
    guard lines.indices.contains(index) else { return index }
    var first = index
    for line in lines.indices.prefix(index).reversed().prefix(Self.mostOfBlock) {
      if lines[line].column < lines[index].column { break }
      if lines[line].column == lines[index].column { first = line }
    }
    return first
  }

  /// Whether deeper lines follow a line.
  fileprivate func opensBlock(_ index: Int) -> Bool {
    lines.indices.contains(index + 1) && lines[index + 1].column > lines[index].column
  }

  /// The key of a line, with those of the lines that it stands below, the outermost first.
  fileprivate func keys(above line: Line, in bytes: [UInt8]) -> [String] {
    var keys: [String] = []
    var column = Int.max
    for line in lines.prefix(while: { $0.start <= line.start }).reversed()
    where line.column < column {
      let text = bytes[(line.start + line.content)..<line.text.upperBound]
      let key = text.prefix { $0 != UInt8(ascii: ":") }
      keys.append(String(decoding: key, as: UTF8.self).streamSafe)
      column = line.column
      if column == 0 { break }
    }
    return keys.reversed()
  }

  /// The key of a line, or of the next one of its block where the line merges a map.
  fileprivate func keyOfBlock(at index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let column = lines[index].content
    let keys = lines[index...].prefix(2).filter { $0.content == column }.compactMap { line in
      let text = bytes[(line.start + line.content)..<line.text.upperBound].drop {
        $0 == 0x20 || $0 == UInt8(ascii: "{")
      }
      let colon = text.indices.first { index in
        text[index] == UInt8(ascii: ":")
          && (index + 1 == text.endIndex || text[index + 1].isBlankOrBreak)
      }
      return colon.map { text[..<$0] }
    }
    return keys.first { !$0.elementsEqual("<<".utf8) }
  }
}

extension String {
  /// The text of a key without the quotes around it.
  fileprivate var trimmingQuotes: String {
    guard let first, let last, count > 2, first == last, "\"'".contains(first) else { return self }
    return String(dropFirst().dropLast())
  }
}

extension Collection<UInt8> {
  /// Whether the bytes are a text in quotes with a comma or a placeholder, as phrases have.
  var looksLikePhrase: Bool {
    guard let quote = first(where: { $0 != 0x20 }), "\"'".utf8.contains(quote) else { return false }
    return contains { ",{".utf8.contains($0) }
  }
}
