import SourceText
import Testing
import YAMLSyntax

@Suite("A node")
struct NodeTests {
  @Test("has entries with key, value, range and colon")
  func entries() throws {
    let text = "a: b\n\"c\"  : &x d # :\ne:\n? f\n? g\n: h\nhalf\n"
    let root = try root(of: text)
    let entries = Array(root.entries)
    #expect(entries.map(\.key.text) == ["a", "c", "e", "f", "g", "half"])
    #expect(entries.map(\.value.text) == ["b", "d", "", "", "h", ""])
    #expect(entries.map(\.colon) == [1, 10, 22, nil, 32, nil])
    #expect(entries.map(\.range) == [0..<4, 5..<16, 21..<23, 26..<27, 30..<35, 36..<40])
    #expect(root.entries.isEmpty == false)
    #expect(root.items.isEmpty)
  }

  @Test("has a range from its first to its last byte")
  func ranges() throws {
    let root = try root(of: "# c\na:\n  - [b, c] # d\n  - |\n    e\n\nf: {g: }\n")
    #expect(root.range == 4..<43)
    #expect(root["a"]?.range == 9..<33)
    #expect(root["a"]?.items.map(\.range) == [11..<17, 26..<33])
    #expect(root["f"]?.range == 38..<43)
    #expect(root["a"]?.column == 2)
    #expect(root["a"]?.items.first { _ in true }?.column == 4)
    #expect(root["a"]?.items.first { _ in true }?.indentation == 2)
  }

  @Test(
    "is found by the offsets that touch it",
    arguments: [
      (0, "a"), (1, "a"), (3, "b"), (4, "b"), (8, "{d: e}"), (9, "d"), (12, "e"), (13, "e"),
      (14, "{d: e}"), (17, ""), (99, nil),
    ] as [(Int, String?)]
  )
  func path(offset: Int, text: String?) throws {
    let tree = YAMLStream(parsing: SourceText("a: b\nc: {d: e}\nf:\n")).documents[0].tree
    let path = tree.path(to: offset)
    #expect(path.last.map { tree.string(in: $0.range) } == text)
    #expect(path.first == (text == nil ? nil : tree.root))
    for (parent, child) in zip(path, path.dropFirst()) { #expect(child.parent == parent) }
  }

  @Test(
    "is found at many offsets as at one",
    arguments: [
      "a: b\nc: {d: e}\nf:\n", "- a\n- [b, , {c, : d}]\n-\n- &x !t e\n",
      "&a b: &c d\n? e\n: f\n? g\n",
      "{ :, a: , : b,, }", "[a, &b b, *b]", "- - - a\n    - b\n  - c\n", "a: |\n  b\n\nc: 'd", "",
    ] as [String]
  )
  func paths(text: String) {
    let tree = YAMLStream(parsing: SourceText(text)).documents[0].tree
    let reader = PathReader(tree)
    let offsets = Array(-1...(text.utf8.count + 2))
    for offset in offsets + offsets.reversed() {
      let path = tree.path(to: offset)
      #expect(Array(reader.nodes(around: offset).reversed()) == path)
      for node in path {
        let entry = Array(node.entries).last { $0.range.touches(offset) }
        #expect(reader.entry(of: node, touching: offset) == entry)
      }
    }
  }

  @Test("resolves aliases to the nearest preceding anchor")
  func aliases() throws {
    let root = try root(of: "a: &x 1\nb: *x\nc: &x 2\nd: *x\ne: *y\nf: &y 3\n")
    #expect(root["b"]?.resolved == root["a"])
    #expect(root["d"]?.resolved == root["c"])
    #expect(root["e"]?.resolved == nil)
    #expect(root["f"]?.resolved == root["f"])
    #expect(root["f"]?.anchor?.name == "y")
    #expect(root["f"]?.anchor?.range == 37..<39)
    #expect(root["b"]?.text == "x")
  }

  @Test("resolves an alias within its own anchor without end")
  func cycle() throws {
    let root = try root(of: "&x [*x, {<<: *x}]")
    #expect(root.items.map(\.resolved) == [root, root.items.map(\.self)[1]])
    #expect(root.items.map(\.mergedEntries.count) == [0, 0])
  }

  @Test(
    "merges the mappings that '<<' names",
    arguments: [
      ("a: &a {x: 1, y: 2}\nm: {<<: *a, y: 3}", ["y3", "x1"]),
      ("a: &a {x: 1}\nb: &b {x: 2, y: 2}\nm: {<<: [*a, *b]}", ["x1", "y2"]),
      ("a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nm: {z: 3, <<: *b}", ["z3", "y2", "x1"]),
      ("m: {<<: {x: 1}, y: 2}", ["y2", "x1"]),
      ("m: {\"<<\": {x: 1}}", ["<<"]),
      ("m: {<<: 1, x: 2}", ["x2"]),
      ("m: &m {<<: *m, x: 2}", ["x2"]),
    ] as [(String, [String])]
  )
  func merging(text: String, entries: [String]) throws {
    let mapping = try #require(try root(of: text)["m"])
    #expect(mapping.mergedEntries.map { $0.key.text + $0.value.text } == entries)
  }

  @Test("merges mappings that would multiply without end once each")
  func billion() throws {
    var text = "a0: &a0 {k: v}\n"
    for level in 1...40 {
      text += "a\(level): &a\(level) {<<: [*a\(level - 1), *a\(level - 1)], k\(level): v}\n"
    }
    #expect(try root(of: text)["a40"]?.mergedEntries.count == 41)
  }

  @Test(
    "tells the alias by which a document would become too large",
    arguments: [
      ("a: &a b\nc: [*a, *a]\nd: *x", nil), ("a: &a [*a]", "a"), ("a: &a { b: &b [*a] }", "a"),
      ("a: &a b\nc: &c [*a, *a]\nd: [*c, *c]", nil), ("*a : b", nil), ("", nil),
    ] as [(String, String?)]
  )
  func excessiveAlias(text: String, name: String?) {
    let tree = YAMLStream(parsing: SourceText(text)).documents[0].tree
    #expect(tree.excessiveAlias?.text == name)
  }

  @Test("tells the alias by which products become too large")
  func products() {
    var text = "a0: &a0 [b, b, b, b, b, b, b, b, b, b]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let tree = YAMLStream(parsing: SourceText(text)).documents[0].tree
    #expect(tree.excessiveAlias?.text == "a3")
  }

  @Test(
    "has the tag that its handle stands for",
    arguments: [
      ("!!str a", "tag:yaml.org,2002:str"), ("!a b", "!a"), ("! a", "!"),
      ("!<tag:x> a", "tag:x"), ("%TAG !e! tag:e:\n---\n!e!a%21 b", "tag:e:a!"),
      ("%TAG ! tag:e:\n---\n!a b", "tag:e:a"),
    ] as [(String, String)]
  )
  func tag(text: String, tag: String) throws {
    #expect(try root(of: text).tag?.resolved == tag)
  }

  @Test("keeps comments beside the nodes")
  func comments() {
    let text = "# a\nb: c # d\n- # e"
    let tree = YAMLStream(parsing: SourceText(text)).documents[0].tree
    #expect(tree.comments.map(tree.string) == ["# a", "# d", "# e"])
  }

  private func root(of text: String) throws -> YAMLNode {
    try #require(YAMLStream(parsing: SourceText(text)).documents[0].tree.root)
  }
}
