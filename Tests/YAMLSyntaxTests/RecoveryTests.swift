import Testing
import YAMLSyntax

/// A wrong text, what is understood of it, and what is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let text: String
  let outline: String
  let problems: [String]
  /// The text after all fixes; `nil` where there is none.
  let fixed: String?

  init(_ text: String, _ outline: String, _ problems: String..., fixed: String? = nil) {
    self.text = text
    self.outline = outline
    self.problems = problems
    self.fixed = fixed
  }

  var testDescription: String { text.debugDescription }
}

@Suite("One mistake gives one problem, and the rest is understood")
struct RecoveryTests {
  @Test("where a quote is not closed", arguments: Mistake.quotes)
  func quote(mistake: Mistake) { expect(mistake) }

  @Test("where a bracket is not closed, or a comma is wrong", arguments: Mistake.brackets)
  func bracket(mistake: Mistake) { expect(mistake) }

  @Test("where a key is half typed", arguments: Mistake.keys)
  func key(mistake: Mistake) { expect(mistake) }

  @Test("where a line is indented wrongly", arguments: Mistake.indentation)
  func indentation(mistake: Mistake) { expect(mistake) }

  @Test("where a value needs quotes", arguments: Mistake.phrases)
  func phrase(mistake: Mistake) { expect(mistake) }

  @Test("where text stands that belongs to nothing", arguments: Mistake.strays)
  func stray(mistake: Mistake) { expect(mistake) }

  @Test("where a line break divides a line, or one is gone", arguments: Mistake.divided)
  func divided(mistake: Mistake) { expect(mistake) }

  @Test("where brackets around a document do not match", arguments: Mistake.layout)
  func layout(mistake: Mistake) { expect(mistake) }

  @Test("where a mark was typed beside another", arguments: Mistake.typed)
  func typed(mistake: Mistake) { expect(mistake) }

  @Test("where an anchor, a tag or a directive is wrong", arguments: Mistake.properties)
  func property(mistake: Mistake) { expect(mistake) }

  @Test("where a mark is another than that of YAML, or one too many", arguments: Mistake.marks)
  func mark(mistake: Mistake) { expect(mistake) }

  @Test("where a mark in brackets lacks, or is another", arguments: Mistake.flow)
  func flow(mistake: Mistake) { expect(mistake) }

  @Test(
    "where a mark stands beside a bracket, or a bracket is one too many",
    arguments: Mistake.beside
  )
  func beside(mistake: Mistake) { expect(mistake) }

  @Test("where a mark stands in front of an entry, or behind its colon", arguments: Mistake.margin)
  func margin(mistake: Mistake) { expect(mistake) }

  @Test(
    "where a bracket closes nothing, or closes what it should open",
    arguments: Mistake.closings
  )
  func closing(mistake: Mistake) { expect(mistake) }

  @Test(
    "where an opening bracket lacks, is hidden, or is one too many",
    arguments: Mistake.openings
  )
  func opening(mistake: Mistake) { expect(mistake) }

  @Test("where a mark stands around the brackets of a document", arguments: Mistake.around)
  func around(mistake: Mistake) { expect(mistake) }

  @Test("where a line stands on another, or too far left", arguments: Mistake.lines)
  func line(mistake: Mistake) { expect(mistake) }

  @Test(
    "where a key has a value and a block, or a line is not where its block is",
    arguments: Mistake.blocks
  )
  func block(mistake: Mistake) { expect(mistake) }

  @Test(
    "where lines were moved to the left, or text stands above a block",
    arguments: Mistake.moved
  )
  func moved(mistake: Mistake) { expect(mistake) }

  @Test("where the first line of a block is wrong", arguments: Mistake.firstLines)
  func firstLine(mistake: Mistake) { expect(mistake) }

  @Test(
    "where a mark stands in front of the first entry of a block",
    arguments: Mistake.firstMarks
  )
  func firstMark(mistake: Mistake) { expect(mistake) }

  @Test("where it is none, or looks like something that is none", arguments: Mistake.exact)
  func exact(mistake: Mistake) { expect(mistake) }

  private func expect(_ mistake: Mistake) {
    #expect(outline(mistake.text) == mistake.outline)
    #expect(problems(mistake.text) == mistake.problems)
    if let expected = mistake.fixed {
      #expect(fixed(mistake.text) == expected)
      #expect(problems(expected) == [])
    }
  }
}
