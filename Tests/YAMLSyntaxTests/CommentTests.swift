import Testing

@Suite("A comment")
struct CommentTests {
  @Test(
    "between the lines of lists is silent in every column",
    arguments: [
      "a:\n  - b\n  - c\nd: e",
      "a:\n- b\n- c: d\n  e: f\ng: h",
      "- - a\n  - b\n-\n  - c\n- d: e\n  f:\n    - g\n- h",
      "a:\n  - b:\n      c: d\n    e: [f]\n  -   g: h\n      i: j",
      "a: [\n  b,\n  c\n]\nd: {\n  e: f,\n  g: h }",
    ] as [String]
  )
  func betweenLines(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = outline(text)
    for place in 0...lines.count {
      for column in 0...9 {
        var commented = lines
        commented.insert(String(repeating: " ", count: column) + "# - x: y", at: place)
        let written = commented.joined(separator: "\n")
        #expect(problems(written) == [])
        #expect(outline(written) == expected)
      }
    }
  }
}
