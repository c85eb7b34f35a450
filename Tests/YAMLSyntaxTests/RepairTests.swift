import SourceText
import Testing
import YAMLSyntax

@Suite("Reading with repairs")
struct RepairTests {
  @Test(
    "mends the example of each row as it says, and reports nothing else",
    arguments: RepairExample.all
  )
  func example(_ example: RepairExample) {
    let stream = YAMLStream(parsing: SourceText(example.broken))
    let problems = stream.documents.flatMap(\.tree.problems)
    #expect(problems.map(\.code) == [example.code])
    #expect(problems.map { $0.fix?.title } == [example.title])
    let after = YAMLStream(parsing: SourceText(example.mended))
    #expect(after.documents.flatMap(\.tree.problems) == [])
    guard example.title != nil else { return }
    #expect(mended(stream).0 == example.mended)
  }

  @Test("gives a tree of the mended text, which has no fault", arguments: BrokenDocument.all)
  func broken(document: BrokenDocument) {
    let stream = YAMLStream(parsing: SourceText(document.text))
    expectSound(stream)
    let (text, isWhole) = mended(stream)
    guard isWhole else { return }
    let after = YAMLStream(parsing: SourceText(text))
    #expect(after.documents.flatMap(\.tree.problems) == [], "\(text.debugDescription)")
    // A no-break space is text by the grammar; that it is meant as a space shows in no tree.
    if stream.documents.contains(where: { $0.tree.problems.contains(where: isNoBreakSpace) }) {
      return
    }
    #expect(shape(of: stream) == shape(of: after), "\(text.debugDescription)")
    for (document, mended) in zip(stream.documents, after.documents) {
      let edits = document.tree.problems.flatMap { $0.fix?.edits ?? [] }.map(\.range)
      for (node, other) in zip(allNodes(of: document.tree), allNodes(of: mended.tree))
      where node.kind == .scalar {
        // What a fix takes out of the middle of a text stays in the text that is shown.
        let isEdited = edits.contains {
          node.range.lowerBound < $0.lowerBound && $0.upperBound < node.range.upperBound
        }
        #expect(isEdited || node.text == other.text, "\(text.debugDescription)")
      }
    }
  }

  @Test(
    "writes text in quotes as its author means it",
    arguments: [
      (#"a: 'don\'t, 3'"#, "a: 'don''t, 3'"),
      (#"a: 'b\'c'"#, "a: 'b''c'"),
      (#"a: {b: 'isn\'t', c: d}"#, "a: {b: 'isn''t', c: d}"),
      ("a: 'rock 'n' roll'", "a: 'rock ''n'' roll'"),
      ("a: 'b' c 'd'", #"a: "'b' c 'd'""#),
      ("a: 'b', 'c'", #"a: "'b', 'c'""#),
      (#"a: "b", "c""#, #"a: '"b", "c"'"#),
      (#"a: "b "c" d""#, #"a: "b \"c\" d""#),
      (#"a: "it\'s""#, #"a: "it's""#),
      (#"a: "C:\temp\Users""#, #"a: "C:\\temp\\Users""#),
      (#"a: "d:\\new\games""#, #"a: "d:\\new\\games""#),
      (#"a: "tab\tand \d""#, #"a: "tab\tand \\d""#),
    ] as [(String, String)]
  )
  func quotes(broken: String, meant: String) {
    #expect(fixed(broken) == meant)
  }

  @Test(
    "quotes texts that begin with brackets, line after line",
    arguments: [
      "{label} up", "{label}, up", "{label}. Up", "{label}!", "{label}’s value", "{label}, {value}",
      "{value} of {count}", "{label} - {value}, up", "[label] up", "[label], up",
    ]
  )
  func brackets(text: String) {
    let places = [
      "a:\n  b: TEXT\n  c: TEXT\n  d: TEXT\ne: f\n", "a:\n  b: c\n  d: TEXT\n  e: TEXT\n",
      "a:\n  - b\n  - TEXT\n  - TEXT\nc: d\n", "a:\n  - TEXT\n  - b\n  - TEXT\nc: d\n",
      "- TEXT\n- TEXT\n- TEXT\n",
    ]
    for place in places {
      let broken = place.replacing("TEXT", with: text)
      #expect(fixed(broken) == place.replacing("TEXT", with: "\"\(text)\""))
    }
  }

  @Test(
    "mends what YAML has another reading for",
    arguments: [
      ("a:\n  -b\n  -c\nd: e\n", "a:\n  - b\n  - c\nd: e\n"),
      ("a:\n  -\"b\"\n  -\"c\"\n", "a:\n  - \"b\"\n  - \"c\"\n"),
      ("a:\n  -{b: c}\n  -{b: d}\n", "a:\n  - {b: c}\n  - {b: d}\n"),
      ("a:\n  -{b}, c\n  -{b}, d\n", "a:\n  - \"{b}, c\"\n  - \"{b}, d\"\n"),
      ("a:\n  -b: c\n   d: e\n  -b: f\n", "a:\n  - b: c\n    d: e\n  - b: f\n"),
      ("a: [{b: c, {b: d}]\n", "a: [{b: c}, {b: d}]\n"),
      ("a: [{b: c}, {b: d, e: f, {b: g}]\n", "a: [{b: c}, {b: d, e: f}, {b: g}]\n"),
      ("a: [{b: c, {b: d, {b: e}]\n", "a: [{b: c}, {b: d}, {b: e}]\n"),
      ("a: 'b' c\n", "a: \"'b' c\"\n"), ("a: 'b', c\n", "a: \"'b', c\"\n"),
      ("- 'b' it's c\n", "- \"'b' it's c\"\n"),
      ("a: [b {}]\n", "a: [\"b {}\"]\n"), ("a: [b, c() { d }]\n", "a: [b, \"c() { d }\"]\n"),
      ("a:\n  [b]\n    c: d\n", "a:\n  b:\n    c: d\n"),
      ("a: b\nc:\u{3000}d\n", "a: b\nc: d\n"),
      ("a:\n\u{A0}\u{A0}b: c\n\u{A0}\u{A0}d: e\nf: g\n", "a:\n  b: c\n  d: e\nf: g\n"),
      ("a:\n  b: c\n\u{A0} d: e\nf: g\n", "a:\n  b: c\n  d: e\nf: g\n"),
    ] as [(String, String)]
  )
  func slips(broken: String, meant: String) {
    #expect(fixed(broken) == meant)
  }

  @Test(
    "mends two slips in brackets on neighbouring lines, each by itself",
    arguments: [
      ("b: { c: d, e: f", "b: { c: d, e: f}"), ("b: { c: d e: f }", "b: { c: d, e: f }"),
      ("b: { c: d() e: f }", "b: { c: d(), e: f }"), ("b: [c, d", "b: [c, d]"),
      ("b: { c: { d: e }, f: g", "b: { c: { d: e }, f: g}"),
      ("b: { c: { d: e, f: g, h: { d: j } }", "b: { c: { d: e, f: g}, h: { d: j } }"),
      ("b: { c: { d: e, h: { i: j } }", "b: { c: { d: e, h: { i: j } }}"),
      (
        "b: { c: { d: e }, f: { g: h, i: j, k: { g: m } }",
        "b: { c: { d: e }, f: { g: h, i: j}, k: { g: m } }"
      ),
    ] as [(String, String)],
    [
      ("n:{ o: p, q: r }", "n: { o: p, q: r }"), ("n = { o: p }", "n: { o: p }"),
      ("n={ o: p }", "n: { o: p }"), ("n:{ o: \"{p}, q\" }", "n: { o: \"{p}, q\" }"),
      ("n => { o: { p: q } }", "n: { o: { p: q } }"), ("s: { t: u v: w }", "s: { t: u, v: w }"),
      ("n: { o: p", "n: { o: p}"), ("n: [o, p", "n: [o, p]"),
    ] as [(String, String)]
  )
  func neighbours(first: (broken: String, meant: String), second: (broken: String, meant: String)) {
    for form in [
      "a: b\nFIRST\nSECOND\nx: y\n", "a: b\nSECOND\nFIRST\nx: y\n",
      "a:\n  FIRST\n  SECOND\n  x: y\nz: {}\n", "a:\n  FIRST # 1\n\n  SECOND # { 2 }\nz: {}\n",
    ] {
      let broken = form.replacing("FIRST", with: first.broken)
        .replacing("SECOND", with: second.broken)
      let meant = form.replacing("FIRST", with: first.meant).replacing("SECOND", with: second.meant)
      #expect(fixed(broken) == meant)
    }
  }

  @Test("gives a sound tree of whatever a text is cut to")
  func prefixes() {
    for document in BrokenDocument.all {
      let bytes = Array(document.text.utf8)
      for count in 0..<bytes.count where (count + bytes.count) % 7 == 0 {
        expectSound(YAMLStream(parsing: SourceText(Array(bytes[..<count]))))
      }
    }
  }

  @Test("gives anchors their places where brackets go on behind the line that is mended")
  func anchors() {
    let stream = YAMLStream(parsing: SourceText("- x\n-&a [b,\n  c]\n- *a\n"))
    let tree = stream.documents[0].tree
    #expect(tree.problems.map(\.code) == [.missingSpace])
    #expect(allNodes(of: tree).compactMap { $0.anchor?.range } == [5..<7])
  }

  @Test(
    "ends, whatever is wrong throughout",
    arguments: [
      "key: \"a\n", "key: [a\n", "* a\n", "%YAML 1\n", "a: b: c\n", "[", "{", "- - \"", "\ta: b\n",
      "@a\n",
      "a:\n\tb: c\n", "<<<<<<< a\n", "a: &b &c\n", "}\n", "a: |\nb\n",
    ] as [String]
  )
  func throughout(_ line: String) {
    for (count, end) in [(1200, ""), (600, "%YAML 1.2\n"), (600, "--- a\n"), (3, "...")] {
      let text = String(repeating: line, count: count) + end
      let stream = YAMLStream(parsing: SourceText(text))
      expectSound(stream)
      #expect(stream.documents.allSatisfy { $0.tree.problems.count <= 502 })
    }
  }

  /// A text with all fixes made; whether each problem has one.
  private func mended(_ stream: YAMLStream) -> (String, Bool) {
    let fixes = stream.documents.flatMap { document in
      document.tree.problems.map { $0.fix?.shifted(by: document.start) }
    }
    let text = stream.text.applying(fixes.flatMap { $0?.edits ?? [] })
    return (text.string(in: text.range), fixes.allSatisfy { $0 != nil })
  }

  private func isNoBreakSpace(_ problem: YAMLProblem) -> Bool {
    problem.message.hasPrefix("a no-break space")
  }

  /// The kinds of all nodes, and how many each holds.
  private func shape(of stream: YAMLStream) -> [[String]] {
    stream.documents.map { document in
      allNodes(of: document.tree).map { node in
        "\(node.kind) \(Array(node.entries).count + Array(node.items).count)"
      }
    }
  }
}
