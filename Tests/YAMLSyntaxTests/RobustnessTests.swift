import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite("Any input")
struct RobustnessTests {
  private let samples: [[UInt8]] = Samples.all.map { Array($0.utf8) }

  @Test("gives a tree that reproduces it, whatever prefix of a sample it is")
  func prefixes() {
    for sample in samples {
      for count in 0...sample.count {
        expectSound(YAMLStream(parsing: SourceText(Array(sample[..<count]))))
      }
    }
  }

  @Test("gives a tree that reproduces it, whatever byte of a sample is missing or added")
  func singleBytes() {
    let added = Array("\n \t:-?#\"'[{,}]&*!|>%@`a\0\u{FF}".utf8)
    for sample in samples {
      for offset in sample.indices {
        var bytes = sample
        bytes.remove(at: offset)
        expectSound(YAMLStream(parsing: SourceText(bytes)))
        bytes = sample
        bytes.insert(added[offset % added.count], at: offset)
        expectSound(YAMLStream(parsing: SourceText(bytes)))
      }
    }
  }

  @Test("gives a tree that reproduces it, if it is random text of indicators")
  func soup() {
    var random = SplitMix(seed: 1)
    let alphabet = Array("aab  \n\n\n::--??,[]{}#\"'&*!|>%@\t\r\\.<0\u{E9}".utf8) + [0xFF, 0]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<40, using: &random)
      let bytes = (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)]
      }
      expectSound(YAMLStream(parsing: SourceText(bytes)))
    }
  }

  @Test(
    "with a million open collections is read in linear time",
    arguments: ["[", "- ", "{a: ", "[{a: ", "? ", "- ? ", "[&a "]
  )
  func depth(opening: String) {
    let text = String(repeating: opening, count: 1_000_000)
    let stream = YAMLStream(parsing: SourceText(text))
    #expect(stream.documents[0].tree.problems.count <= 2)
    #expect(stream.documents[0].tree.path(to: 100).count > 10)
  }

  @Test(
    "with twenty thousand mistakes is read in linear time",
    arguments: [
      "   c\n", "key\n", "  c: d\n", " - e\n", "\t- f: g\n", "\"\n", "x: [\n", "-   h: i\n",
      "{a:\n[",
    ]
  )
  func mistakes(line: String) {
    let text = "a: \"b\"\n" + String(repeating: line, count: 20_000)
    let tree = YAMLStream(parsing: SourceText(text)).documents[0].tree
    #expect((1...500).contains(tree.problems.count))
  }

  @Test(
    "with much of the same on one line is read in linear time",
    arguments: ["[a}", "\u{FEFF}", "a\u{FEFF}", "- \"a\\\n", "}", "'", "\\", "&a ", "? ", "{}: "]
  )
  func repetition(piece: String) {
    for opening in ["", "[", "- ", "\"", "a\n"] {
      let text = opening + String(repeating: piece, count: 300_000)
      expectSound(YAMLStream(parsing: SourceText(text)))
    }
  }

  @Test("with thousands of tag handles is read in linear time")
  func handles() {
    let lines = (0..<50_000).map { "%TAG !e\($0)! a\n" } + ["---\n"]
    let items = (0..<50_000).map { "- !e\($0)!b c\n" }
    let tree = YAMLStream(parsing: SourceText((lines + items).joined())).documents[0].tree
    #expect(tree.problems == [])
    #expect(tree.root?.items.map(\.tag?.resolved).last == "ab")
  }

  @Test("with a handle that stands for more than a key may have is told so, and read")
  func longPrefix() {
    for (length, codes) in [(1_024, []), (1_025, [.directive])] as [(Int, [YAMLProblem.Code])] {
      let prefix = String(repeating: "p", count: length)
      let stream = YAMLStream(parsing: SourceText("%TAG ! \(prefix)\n---\n!a b\n"))
      #expect(stream.documents[0].tree.problems.map(\.code) == codes)
    }
  }

  @Test(
    "with a mistake above brackets that go on for long is read in linear time",
    arguments: [
      "{]\n  \"a\": [", "{}\n  \"a\": [", "{{\n  \"a\": [", "  \"b\": 1,\n  \"a\": [",
      "{\n  #\"a\": [", "{\n  \"a\"#: [", "{\n  \"a\": []", "{\n  \"a\": [}", "{\n  \"a\": [{",
      "{\n  \"a\":= [", "{\n  \"a [",
    ] as [String]
  )
  func longBrackets(opening: String) {
    let items = String(repeating: "    { \"c\": 2 },\n", count: 20_000)
    let stream = YAMLStream(parsing: SourceText("\(opening)\n\(items)    {}\n  ]\n}\n"))
    let problems = stream.documents.flatMap(\.tree.problems)
    #expect((1...500).contains(problems.count))
  }

  @Test(
    "with a byte that is no text gives one problem about it, wherever it stands",
    arguments: [0x00, 0x01, 0x80, 0xC0, 0xE2, 0xFF] as [UInt8]
  )
  func everywhere(byte: UInt8) {
    let spec = Array(Samples.spec.utf8)
    for offset in 0...spec.count {
      let stream = YAMLStream(
        parsing: SourceText(Array(spec[..<offset]) + [byte] + Array(spec[offset...]))
      )
      let problems = stream.documents.flatMap(\.tree.problems)
      #expect(problems.count { $0.code == .invalidCharacter } <= 1)
      #expect(problems.contains { $0.range.contains(offset) })
    }
  }

  @Test(
    "that is in another encoding, or no text at all, gives one problem",
    arguments: [
      Array(repeating: Array("titre: ".utf8) + [0xE9, 0x0A], count: 40),
      Array(repeating: Array("- a".utf8) + [0x00, 0x0A], count: 40),
    ]
  )
  func otherEncodings(lines: [[UInt8]]) {
    let tree = YAMLStream(parsing: SourceText(Array(lines.joined()))).documents[0].tree
    let problems = tree.problems.filter { $0.code == .invalidCharacter }
    #expect(problems.map(\.range) == [(lines[0].count - 2)..<(lines[0].count - 1)])
  }

  @Test("that is one line of a million bytes is read in linear time")
  func longLine() throws {
    let line = "key: " + String(repeating: "word, ", count: 170_000)
    let tree = YAMLStream(parsing: SourceText(line)).documents[0].tree
    #expect(tree.problems.isEmpty)
    #expect(try #require(tree.root).entries.first { _ in true }?.value.range.count == 1_019_999)
  }

  @Test(
    "that is no text gives one problem for each stretch of it",
    arguments: [
      ([0x61, 0x3A, 0x20, 0, 0, 0], 3..<6),
      ([0x61, 0x3A, 0x20, 0xFF, 0xFE], 3..<5),
      ([0x61, 0x3A, 0x20, 0xC3], 3..<4),
      ([0x61, 0x3A, 0x20, 0x22, 0x01, 0x22], 4..<5),
    ] as [([UInt8], ByteRange)]
  )
  func noText(bytes: [UInt8], range: ByteRange) {
    let stream = YAMLStream(parsing: SourceText(bytes))
    #expect(stream.documents[0].tree.problems.map(\.code) == [.invalidCharacter])
    #expect(stream.documents[0].tree.problems.map(\.range) == [range])
    expectSound(stream)
  }
}
