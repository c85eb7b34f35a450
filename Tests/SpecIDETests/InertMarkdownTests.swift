import Testing

@testable import SpecIDE

@Suite("Markdown of others")
struct InertMarkdownTests {
  @Test(
    "is shown without anything that leads somewhere",
    arguments: [
      ("Use **bold** and `[code](a)`.", "Use **bold** and `[code](a)`."),
      ("[words](command:a)", #"\[words\](command:a)"#),
      ("![image](https://a.b/c)", #"!\[image\](https\://a.b/c)"#),
      (#"\[words](a)"#, #"\[words\](a)"#), (#"\\[words](a)"#, #"\\\[words\](a)"#),
      ("<a href='b'>c</a>", #"\<a href='b'>c\</a>"#), ("<https://a.b>", #"\<https\://a.b>"#),
      ("www.a.b and WWW.a.b", #"www\.a.b and WWW\.a.b"#), ("a@b.c", #"a\@b.c"#),
      ("`a` [b](c) `d", #"`a` \[b\](c) \`d"#), ("``a ` [b](c)", #"\`\`a \` \[b\](c)"#),
      (#"a\"#, #"a\\"#), ("", ""),
    ] as [(String, String)]
  )
  func inert(markdown: String, expected: String) {
    #expect(markdown.inertMarkdown == expected)
  }

  @Test("has an end")
  func long() {
    #expect(String(repeating: "a", count: 5_000).inertMarkdown.count == 4_001)
  }

  @Test(
    "keeps code within its fence",
    arguments: [
      ("```swift\na\n```", ["```swift", "a", "```"]), ("```\na", ["```", "a", "```"]),
      ("```\na\n```\n[b](c)", ["````", "a", "```", "[b](c)", "````"]),
      ("```a``` [b](c)", ["```a", "```"]),
    ] as [(String, [String])]
  )
  func code(markdown: String, lines: [String]) {
    #expect(markdown.inertCodeBlock == lines)
  }
}
