import SourceText

/// A mistake that was made at several places of one block, told of once and mended at once.
struct RepeatedMistake {
  enum Kind: Equatable {
    case tabIndentation, tabBehindDash
    case bracketDash, bullet
    case missingComma, trailingComma
    case bracketIndentation, semicolon
    case fence, noBreakSpace
    /// Lines that all stand that far right of their columns, or left of them if it is negative.
    case indentation(by: Int)

    /// Whether it is made between brackets.
    var isFlow: Bool {
      switch self {
      case .bracketDash, .missingComma, .trailingComma, .bracketIndentation, .semicolon: true
      case .tabIndentation, .tabBehindDash, .bullet, .fence, .noBreakSpace, .indentation: false
      }
    }
  }

  let kind: Kind
  /// The index of its problem, where that begins, and what it says.
  let problem: Int
  let start: Int
  let message: String
  /// What tells whether another one belongs to it: its collection, or the latest of its lines.
  var place: Int
  /// Where its latest place begins.
  var latest: Int
  /// The line behind that place, once it is known.
  var next: Int?
  /// What mends each place, in order.
  var edits: [TextEdit]
  /// What mends all of them.
  let title: String
}

extension Parser {
  /// What there is to say of one place of a mistake that may be made again.
  struct Repeatable {
    let kind: RepeatedMistake.Kind
    let code: YAMLProblem.Code
    let range: ByteRange
    let message: String
    var related: [RelatedRange] = []
    let edit: TextEdit
    /// What mends one place, and several.
    let titles: (one: String, all: String)
  }

  /// How many places one fix mends, for the sake of files that are no text.
  static var mostEdits: Int { 4096 }
  /// How many bytes may lie between two places of one mistake, or between brackets around a list.
  static var farthestRepetition: Int { 1 << 14 }

  /// Reports a mistake, or adds a place to the one that was reported for `previous`.
  mutating func report(
    _ bytes: Span<UInt8>,
    _ mistake: Repeatable,
    continuing previous: Int,
    at place: Int
  ) {
    let index = repeated.firstIndex { $0.kind == mistake.kind }
    if let index, repeated[index].place == previous, isStanding(repeated[index]),
      isNear(mistake.range.lowerBound, repeated[index])
    {
      repeated[index].place = place
      repeated[index].latest = mistake.range.lowerBound
      if repeated[index].edits.count < Self.mostEdits { repeated[index].edits.append(mistake.edit) }
      return
    }
    if let index { settle(bytes, repeated.remove(at: index)) }
    let count = problems.count
    report(
      mistake.code,
      at: mistake.range,
      mistake.message,
      related: mistake.related,
      fix: Fix(mistake.titles.one, [mistake.edit])
    )
    guard problems.count > count else { return }
    repeated.append(
      RepeatedMistake(
        kind: mistake.kind,
        problem: count,
        start: mistake.range.lowerBound,
        message: mistake.message,
        place: place,
        latest: mistake.range.lowerBound,
        edits: [mistake.edit],
        title: mistake.titles.all
      )
    )
  }

  /// Gives all repeated mistakes their common fixes.
  mutating func settleRepeated(_ bytes: Span<UInt8>) {
    for index in repeated.indices { endRun(bytes, index) }
    for mistake in repeated { settle(bytes, mistake) }
    repeated = []
  }

  /// Gives mistakes in brackets, which have no end, their fixes.
  mutating func settleFlow(_ bytes: Span<UInt8>) {
    while let index = repeated.firstIndex(where: { $0.kind.isFlow }) {
      settle(bytes, repeated.remove(at: index))
    }
  }

  /// Gives those mistakes their fixes that cannot be made again from this line on.
  mutating func settleEnded(_ bytes: Span<UInt8>) {
    var ongoing: [RepeatedMistake] = []
    for mistake in repeated {
      if isGoingOn(bytes, mistake) { ongoing.append(mistake) } else { settle(bytes, mistake) }
    }
    repeated = ongoing
  }

  private func isGoingOn(_ bytes: Span<UInt8>, _ mistake: RepeatedMistake) -> Bool {
    guard isNear(lineStart, mistake) else { return false }
    return switch mistake.kind {
    case .tabIndentation: followsTab || lineAboveWithTabs(bytes) >= 0
    case .bracketDash, .missingComma, .bracketIndentation, .semicolon, .bullet, .tabBehindDash,
      .trailingComma:
      Int(top.node) == mistake.place || frames.contains { Int($0.node) == mistake.place }
    case .fence, .noBreakSpace: true
    case .indentation: (mistake.next ?? lineStart) == lineStart
    }
  }

  func isNear(_ offset: Int, _ mistake: RepeatedMistake) -> Bool {
    offset - mistake.latest < Self.farthestRepetition
  }

  /// Whether the problem of a mistake has not been taken back since.
  func isStanding(_ mistake: RepeatedMistake) -> Bool {
    problems.indices.contains(mistake.problem)
      && problems[mistake.problem].range.lowerBound == mistake.start
      && problems[mistake.problem].message == mistake.message
  }

  mutating func settle(_ bytes: Span<UInt8>, _ mistake: RepeatedMistake) {
    guard mistake.edits.count > 1, isStanding(mistake) else { return }
    let told = problems[mistake.problem]
    problems[mistake.problem] = YAMLProblem(
      told.code,
      at: told.range,
      told.message,
      related: told.related,
      fix: Fix(mistake.title, [Self.joined(bytes, mistake.edits)])
    )
  }

  /// One edit that does what several do, which are in order and do not overlap.
  static func joined(_ bytes: Span<UInt8>, _ edits: [TextEdit]) -> TextEdit {
    var text = ""
    let start = edits.first?.range.lowerBound ?? 0
    var end = start
    for edit in edits where edit.range.lowerBound >= end {
      text += string(bytes, end..<edit.range.lowerBound)
      text += edit.replacement
      end = edit.range.upperBound
    }
    return TextEdit(start..<end, with: text)
  }
}
