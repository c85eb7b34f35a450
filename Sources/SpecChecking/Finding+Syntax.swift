import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

extension Finding {
  /// A finding about the syntax of a document.
  ///
  /// Its fix is safe where it writes what has been understood. It is not safe where it would quote
  /// text that holds another entry. Two lines that became one are not meant as one value.
  init(_ problem: YAMLProblem, in tree: SyntaxTree, of spec: Spec? = nil) {
    if let key = UnquotedKey(problem, in: tree) {
      self.init(
        code: problem.code.rawValue,
        severity: .error,
        message: "a key with ': ' in it needs quotes; quote it",
        range: key.range,
        fixes: [key.fix]
      )
      return
    }
    if let second = SecondSpec(problem, in: tree) {
      self.init(
        code: problem.code.rawValue,
        severity: .error,
        message: second.message,
        range: second.range,
        fixes: [second.fix]
      )
      return
    }
    if let map = UnbracedMap(problem, in: tree) {
      self.init(
        code: problem.code.rawValue,
        severity: .error,
        message: UnbracedMap.message,
        range: map.range,
        fixes: [map.fix]
      )
      return
    }
    if let indentation = tree.indentingRest(of: problem) {
      self.init(
        code: problem.code.rawValue,
        severity: .error,
        message: "this line goes on with the text above it; indent it more",
        range: problem.range,
        fixes: [Fix("Indent the line", [indentation], isPreferred: true)]
      )
      return
    }
    let joined = MissingSeparator(problem, in: tree, of: spec)
    let isMeant =
      problem.code != .quoteNeeded || joined == nil && !tree.holdsEntry(in: problem.range)
    self.init(
      code: problem.code.rawValue,
      severity: .error,
      message: joined?.message ?? problem.message,
      range: problem.range,
      isGap: problem.code == .unclosedQuote || problem.code == .unclosedFlow,
      related: problem.related,
      fixes: [
        joined?.fix,
        tree.splittingKey(problem)
          ?? problem.fix.map {
            $0.with(isSafe: isMeant && $0.isSafe, isPreferred: isMeant)
          },
      ].compactMap(\.self)
    )
  }
}

extension Finding {
  /// A finding about a part that is not read, or that is read as it was meant; `nil` for others.
  ///
  /// A part is not read where it would be too much. Rules report the other problems.
  init?(unread problem: SpecProblem) {
    switch problem.code {
    case .aliasExpansion, .tooManyValues, .missingSpace, .missingColon, .unclosedQuote,
      .missingComma, .missingDash, .unexpectedContent:
      break
    case .unknownKey, .wrongType, .duplicateKey, .missingComponent, .unknownComponent,
      .guidelineWording:
      return nil
    }
    self.init(
      code: problem.code.rawValue,
      severity: .error,
      message: problem.message,
      range: problem.range,
      fixes: problem.fix.map { [$0.with(isSafe: $0.isSafe, isPreferred: true)] } ?? []
    )
  }
}

extension SyntaxTree {
  /// The edit that puts a line back into the text on several lines above it.
  ///
  /// The line was taken for a key without its colon. `nil` where no such text ends above it, or the
  /// format has the key.
  fileprivate func indentingRest(of problem: YAMLProblem) -> TextEdit? {
    let line = problem.range.lowerBound - column(of: problem.range.lowerBound)
    guard problem.code == .missingColon,
      bytes[line..<problem.range.lowerBound].allSatisfy({ $0 == 0x20 }),
      let above = bytes[..<line].lastIndex(where: { $0 > 0x20 }),
      let text = path(to: above).last, text.style == .folded || text.style == .literal
    else { return nil }
    let word = string(in: problem.range).prefix { $0 != " " }
    guard !MapShape.ofSpecs.contains(where: { $0.description(of: String(word)) != nil }) else {
      return nil
    }
    let start = above - column(of: above)
    let depth = bytes[start...above].prefix { $0 == 0x20 }.count
    let missing = depth - (problem.range.lowerBound - line)
    return missing > 0 ? .insert(String(repeating: " ", count: missing), at: line) : nil
  }

  /// Puts the colon behind a key of the format where its value stands on its line, as in
  /// `role button`.
  fileprivate func splittingKey(_ problem: YAMLProblem) -> Fix? {
    guard problem.code == .missingColon, let fix = problem.fix,
      fix.edits.first?.replacement.hasPrefix(":") == true,
      let map = Shape.spec.descendant(pathOfEntry(at: problem.range.lowerBound).dropLast())?
        .mapShape
    else { return nil }
    if let fix = splittingMoment(problem, in: map) { return fix }
    let text = string(in: problem.range)
    // In `value; {}` the mark was typed in place of the colon.
    if let mark = text.last, ";=".contains(mark),
      map.description(of: String(text.dropLast())) != nil
    {
      let end = problem.range.upperBound
      let edit = TextEdit((end - 1)..<end, with: ":")
      return Fix("Change '\(mark)' to ':'", [edit], isSafe: fix.isSafe, isPreferred: true)
    }
    let key = String(text.prefix { $0 != " " })
    guard key.utf8.count < text.utf8.count, map.description(of: text) == nil,
      map.description(of: key) != nil
    else { return nil }
    let end = problem.range.lowerBound + key.utf8.count
    let next = bytes[end..<problem.range.upperBound].firstIndex { !$0.isBlank }
    // In `role = button` the mark was typed in place of the colon.
    if let next, let mark = ["=", ";", "-"].first(where: { $0.utf8.first == bytes[next] }),
      mark != "-" || bytes[next + 1].isBlank
    {
      let edit = TextEdit(end..<(next + 1), with: ":")
      return Fix("Change '\(mark)' to ':'", [edit], isSafe: fix.isSafe, isPreferred: true)
    }
    return Fix("Insert ':'", [.insert(":", at: end)], isSafe: fix.isSafe, isPreferred: true)
  }

  /// Puts the colon in front of the phrase in quotes behind a moment of several words, as in
  /// `page 1 "Photos"`.
  private func splittingMoment(_ problem: YAMLProblem, in map: MapShape) -> Fix? {
    let start = problem.range.lowerBound
    let line = bytes[start...].prefix { !$0.isBreak }
    guard map == .announcements,
      let quote = line.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
      quote > start, bytes[quote - 1] == 0x20,
      problem.fix?.edits.first?.replacement == ":",
      line[quote...].count(where: { $0 == bytes[quote] }) == 2,
      let end = line[..<quote].lastIndex(where: { $0 != 0x20 }).map({ $0 + 1 }),
      line[..<end].allSatisfy({ byte in
        byte == 0x20 || (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      })
    else { return nil }
    return Fix("Insert ':'", [.insert(":", at: end)], isPreferred: true)
  }

  /// Whether a value that needs quotes holds another entry.
  ///
  /// A colon in it follows a key of the format, or a word that stands apart by several blanks.
  fileprivate func holdsEntry(in range: ByteRange) -> Bool {
    let path = pathOfEntry(at: range.lowerBound)
    let maps = [Shape.spec.descendant(path.dropLast()), Shape.spec.descendant(path)]
      .compactMap { $0?.mapShape }
    return words(beforeColonsIn: range).contains { word in
      let start = word.lowerBound
      if start - range.lowerBound > 1, bytes[start - 2] <= 0x20 { return true }
      return maps.contains { $0.mayHold(string(in: word)) }
    }
  }

  /// The words in front of colons that a blank follows, each back to the blank before it.
  ///
  /// In parentheses such a word is the argument of a call, and is left out.
  func words(beforeColonsIn range: ByteRange) -> [ByteRange] {
    var depth = 0
    var words: [ByteRange] = []
    for offset in range.dropLast() {
      switch bytes[offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where bytes[offset + 1] <= 0x20 && depth <= 0:
        var start = offset
        while start > range.lowerBound, bytes[start - 1] > 0x20 { start -= 1 }
        words.append(start..<offset)
      default: break
      }
    }
    return words
  }

  /// The way to the value of the entry at an offset.
  func pathOfEntry(at offset: Int) -> [PathStep] {
    path(to: offset).compactMap { node in
      switch node.kind {
      case .mapping: node.key(at: offset).map { .key($0.text) }
      case .sequence: .item
      case .scalar, .alias: nil
      }
    }
  }
}

extension YAMLNode {
  /// The key of the last entry that begins at an offset or before it.
  func key(at offset: Int) -> YAMLNode? {
    var last: YAMLNode?
    for entry in entries {
      if entry.range.lowerBound > offset { break }
      last = entry.key
    }
    return last
  }
}

extension MapShape {
  /// Whether a word is a key of the map for certain, or may be one of its open keys.
  func mayHold(_ word: String) -> Bool {
    if description(of: word) != nil { return true }
    switch openKeys?.kind {
    case .key, .gesture, .state: return !word.isEmpty
    default: return false
    }
  }
}
