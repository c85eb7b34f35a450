import SourceText

/// The column of a block collection, before and after the layout.
struct LayoutLevel {
  let column: Int
  let indentation: Int
  var isList = false

  /// By how much it moves.
  var shift: Int { indentation - column }
}

/// A comment that begins a line.
struct LineComment {
  /// The column of its mark, or of its text if the mark stands in the first column.
  var column: Int
  /// How many blanks stand behind the mark.
  let blanks: Int
  /// Whether it reads as an item of a list.
  let isItem: Bool
  /// Whether its line is laid out; otherwise it only moves.
  let isSelected: Bool
}

/// Where comments stand that have lines of their own.
///
/// What is commented out keeps its place among the entries and items around it.
struct CommentPlaces {
  /// The block collections that ended behind the last token, innermost first.
  var ended: [LayoutLevel] = []
  /// The collection whose last key or dash has nothing behind it.
  var unfilled: LayoutLevel?
  /// The comments since the last token, each deeper than the one above it.
  private var above: [LayoutLevel] = []
  /// The last comment that reads as an item.
  private var item: LineComment?
  /// Whether the comments so far have their marks in the first column and keep their texts elsewhere.
  var isInMargin = true

  /// The column that a comment gets among the collections around it, the innermost last.
  mutating func indentation(of comment: LineComment, in open: [LayoutLevel]) -> Int {
    above.removeAll { $0.column > comment.column || $0.isList && $0.column == comment.column }
    let level = home(of: comment, in: open)
    let isKept = !comment.isSelected && level.column != comment.column
    let column = isKept ? max(comment.column + level.shift, 0) : level.indentation
    let isItem = comment.isItem
    // The last comment of a column, which may have many, speaks for all.
    if above.last?.column == comment.column { above.removeLast() }
    above.append(LayoutLevel(column: comment.column, indentation: column, isList: isItem))
    if comment.isItem { item = comment }
    return column
  }

  /// The column that the text of a comment gets whose mark stands in the first column.
  ///
  /// `nil` where the text stands beside nothing.
  mutating func textIndentation(of comment: LineComment, in open: [LayoutLevel]) -> Int? {
    let levels = open + ended
    let isBeside = levels.contains { $0.column == comment.column }
    let isBelow = (above.first ?? unfilled).map { $0.column <= comment.column } ?? false
    guard isInMargin, comment.column > 0, isBeside || isBelow else { return nil }
    return indentation(of: comment, in: open)
  }

  /// What a comment stands beside.
  ///
  /// It is the first of these that is there:
  /// - the item that is commented out above it
  /// - what has its column
  /// - what it would be below if it were no comment
  /// - the last thing above it that is not deeper
  /// - the line below it
  private func home(of comment: LineComment, in open: [LayoutLevel]) -> LayoutLevel {
    if let parent = above.last, parent.isList { return comment.level(below: parent) }
    let levels = open + ended.reversed()
    var beside = (levels.filter { $0.column == comment.column })[...]
    // The dashes of a list may stand in the column of the map around it, which goes on below it.
    if let list = beside.last, list.isList, beside.count > 1, !isInList(list, comment, open) {
      beside.removeLast()
    }
    if let found = beside.last ?? above.last(where: { $0.column == comment.column }) {
      return found
    }
    if levels.allSatisfy({ $0.column < comment.column }) {
      if let parent = above.last { return comment.level(below: parent) }
      if let parent = unfilled, parent.column < comment.column {
        let indentation = parent.indentation + LayoutReader.step
        return LayoutLevel(column: comment.column, indentation: indentation)
      }
    }
    return ended.first { $0.column < comment.column } ?? open.last
      ?? LayoutLevel(column: comment.column, indentation: 0)
  }

  /// Whether a comment in the column of a list is about that list.
  ///
  /// It is while the list goes on, and where it reads as an item or as part of one.
  private func isInList(
    _ list: LayoutLevel,
    _ comment: LineComment,
    _ open: [LayoutLevel]
  ) -> Bool {
    if comment.isItem || open.contains(where: { $0.isList && $0.column == list.column }) {
      return true
    }
    return item.map { $0.column == comment.column && $0.blanks < comment.blanks } ?? false
  }
}

extension LineComment {
  /// The place of a comment that keeps its distance from what it stands below.
  fileprivate func level(below parent: LayoutLevel) -> LayoutLevel {
    LayoutLevel(column: column, indentation: parent.indentation + column - parent.column)
  }
}
