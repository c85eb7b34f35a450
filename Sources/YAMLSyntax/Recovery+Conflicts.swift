import SourceText

/// Lines that version control left behind.
extension Parser {
  /// Skips a marker of a merge conflict, where it cannot be anything else.
  mutating func skipConflictMarker(_ bytes: Span<UInt8>) -> Bool {
    guard isConflictMarker(bytes, at: offset), !frames.isEmpty || isAboveKey(bytes) else {
      return false
    }
    let mark = bytes[offset]
    let end = bytes.endOfLine(from: offset)
    let range = offset..<bytes.trimmingBlanks(from: offset, to: end)
    skipped.append(range)
    offset = end
    if let index = conflict, mark != .less, problems.indices.contains(index),
      problems[index].code == .conflictMarker
    {
      problems[index] = Self.conflict(problems[index], with: range, mark)
      if mark == .greater { conflict = nil }
      return true
    }
    let count = problems.count
    report(
      .conflictMarker,
      at: range,
      "this line marks a merge conflict; choose one side and remove all its marks"
    )
    conflict = mark != .greater && problems.count > count ? count : nil
    return true
  }

  /// Skips a line of three backticks, which is how Markdown begins and ends a block of code.
  mutating func skipFence(_ bytes: Span<UInt8>) -> Bool {
    guard offset + 3 <= bytes.count else { return false }
    for position in offset..<(offset + 3) where bytes[position] != .backtick { return false }
    let end = bytes.trimmingBlanks(from: offset, to: bytes.endOfLine(from: offset))
    for position in (offset + 3)..<end where !bytes[position].isWordCharacter { return false }
    let range = offset..<end
    skipped.append(range)
    let count = problems.count
    report(
      bytes,
      Repeatable(
        kind: .fence,
        code: .unexpectedContent,
        range: range,
        message: "three backticks are Markdown and no YAML; remove this line and its counterpart",
        edit: .delete(range),
        titles: ("Remove the line", "Remove both lines")
      ),
      continuing: 0,
      at: 0
    )
    if problems.count == count { relate(toFence: range) }
    offset = end
    return true
  }

  /// Makes the second of two fences a related place of the first.
  private mutating func relate(toFence range: ByteRange) {
    guard let first = repeated.first(where: { $0.kind == .fence })?.problem,
      problems.indices.contains(first), problems[first].related.isEmpty
    else { return }
    let told = problems[first]
    problems[first] = YAMLProblem(
      told.code,
      at: told.range,
      told.message,
      related: [RelatedRange("its counterpart", at: range)],
      fix: told.fix
    )
  }

  /// The problem of a conflict with one more of its lines.
  private static func conflict(
    _ problem: YAMLProblem,
    with range: ByteRange,
    _ mark: UInt8
  ) -> YAMLProblem {
    let message =
      switch mark {
      case .greater: "the conflict ends here"
      case .bar: "what both sides come from begins here"
      default: "the other side begins here"
      }
    return YAMLProblem(
      problem.code,
      at: problem.range,
      problem.message,
      related: problem.related + [RelatedRange(message, at: range)],
      fix: problem.fix
    )
  }

  /// Whether seven equal marks, and then white space, stand at an offset, and make no key.
  func isConflictMarker(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    guard start + 7 <= bytes.count, bytes.isWhiteOrEnd(at: start + 7) else { return false }
    let mark = bytes[start]
    guard mark == .less || mark == .equals || mark == .greater || mark == .bar else { return false }
    for position in start..<(start + 7) where bytes[position] != mark { return false }
    // What begins with one of the others is no plain text.
    return mark == .greater || mark == .bar || plainKey(bytes, at: start) == nil
  }
}
