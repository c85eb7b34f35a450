import SourceText
import SpecModel
import YAMLSyntax

extension Finding {
  /// A finding about the syntax of a document.
  ///
  /// Its fix is safe, but where it would quote text that holds another entry: two lines that became
  /// one are not meant as one value.
  init(_ problem: YAMLProblem, in tree: SyntaxTree) {
    if let key = DividedKey(problem, in: tree) {
      self.init(
        code: problem.code.rawValue,
        severity: .error,
        message: "a key with ': ' in it needs quotes; quote it",
        range: key.range,
        fixes: [key.fix]
      )
      return
    }
    let isMeant = problem.code != .quoteNeeded || !tree.holdsEntry(in: problem.range)
    self.init(
      code: problem.code.rawValue,
      severity: .error,
      message: problem.message,
      range: problem.range,
      related: problem.related.map { Related($0.message, at: $0.range) },
      fixes: problem.fix.map {
        [Fix($0.title, [$0.edit], isSafe: isMeant, isPreferred: isMeant)]
      } ?? []
    )
  }
}

extension YAMLProblem {
  /// What stands on the other side of a merge conflict, which is no spec together with the first.
  var otherSide: ByteRange? {
    guard code == .conflictMarker, related.count > 1, let first = related.first,
      let last = related.last
    else { return nil }
    return first.range.upperBound..<max(last.range.lowerBound, first.range.upperBound)
  }
}

extension SyntaxTree {
  /// Whether a value that needs quotes holds, in front of a colon, a key of the format or what
  /// stands apart by several blanks.
  fileprivate func holdsEntry(in range: ByteRange) -> Bool {
    let path = pathOfEntry(at: range.lowerBound)
    let maps = [Shape.spec.descendant(path.dropLast()), Shape.spec.descendant(path)]
      .compactMap { $0?.mapShape }
    for offset in range.dropLast()
    where bytes[offset] == UInt8(ascii: ":") && bytes[offset + 1] <= 0x20 {
      var start = offset
      while start > range.lowerBound, bytes[start - 1] > 0x20 { start -= 1 }
      if start - range.lowerBound > 1, bytes[start - 2] <= 0x20 { return true }
      let word = string(in: start..<offset)
      if maps.contains(where: { $0.mayHold(word) }) { return true }
    }
    return false
  }

  /// The way to the value of the entry at an offset.
  private func pathOfEntry(at offset: Int) -> [PathStep] {
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
  /// Whether a word is a key of the map for certain, or may be one of the words that its keys are.
  fileprivate func mayHold(_ word: String) -> Bool {
    if description(of: word) != nil { return true }
    switch openKeys?.kind {
    case .key, .gesture, .state: return !word.isEmpty
    default: return false
    }
  }
}
