import Foundation
import JSONText
import TestSupport
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  @Test("writes members in order, without white space")
  func compact() {
    var writer = JSONWriter()
    sample(&writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"b":[1,-20,2.5,null,true],"a":{},"c":[],"d":[{"e":"x"},{"f":false}]}"#
    )
  }

  @Test("indents by two spaces where a person reads")
  func pretty() {
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.key("a")
      $0.array([1, 2])
      $0.key("b")
      $0.object { _ in }
      $0.member("c", "d")
    }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        {
          "a": [
            1,
            2
          ],
          "b": {},
          "c": "d"
        }
        """
    )
  }

  @Test(
    "escapes what must be escaped and nothing else",
    arguments: [
      ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
      ("é🎛/\u{2028}", "\"é🎛/\u{2028}\""), ("", #""""#),
    ] as [(String, String)]
  )
  func escapes(text: String, json: String) {
    #expect(text.json() == Array(json.utf8))
  }

  @Test(
    "writes templates with any numbers",
    arguments: [0, 9, 10, 99, 100, 12_345, -7, Int.max, Int.min]
  )
  func templates(number: Int) {
    var writer = JSONWriter()
    let template = JSONTemplate(##"{"a":[#,#],"b":#,"c":#}"##)
    writer.array {
      $0.write(template, number, 1, 20, 300)
      $0.number(number)
    }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"[{"a":[\#(number),1],"b":20,"c":300},\#(number)]"#
    )
  }

  @Test("leaves out what is nil or empty, and writes null where a value must stand")
  func absence() {
    var writer = JSONWriter()
    writer.object {
      $0.member(optional: "a", nil as Int?)
      $0.member(unlessEmpty: "b", [] as [Int])
      $0.member("c", nil as Int?)
      $0.key("d")
      $0.number(Double.nan)
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"c":null,"d":null}"#)
  }

  @Test("writes what can be read back, here and in Foundation", arguments: 0..<100 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let value = RandomJSON(using: &random, depth: 4)
    for style in [JSONWriter.Style.compact, .pretty] {
      let bytes = value.json(style)
      #expect(RandomJSON(try JSONValue(parsing: bytes)) == value)
      #expect(try JSONValue(parsing: bytes).json() == bytes)
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    }
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.object {
      $0.key("b")
      $0.array {
        $0.number(1)
        $0.number(-20)
        $0.number(2.5)
        $0.null()
        $0.bool(true)
      }
      $0.key("a")
      $0.object { _ in }
      $0.member("c", [] as [Int])
      $0.key("d")
      $0.array {
        $0.object { $0.member("e", "x") }
        $0.object { $0.member("f", false) }
      }
    }
  }
}

/// A tree of values, for tests only.
private indirect enum RandomJSON: Equatable, JSONReadable, JSONWritable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([RandomJSON])
  case object([Member])

  struct Member: Equatable {
    let key: String
    let value: RandomJSON
  }

  init(using random: inout SplitMix, depth: Int) {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: self = .null
    case 1: self = .bool(.random(using: &random))
    case 2: self = .int(Int(truncatingIfNeeded: random.next()))
    case 3: self = .double(Double.random(in: -1e9...1e9, using: &random) + 0.1234567)
    case 4: self = .string(Self.text(using: &random))
    case 5:
      self = .array(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
          RandomJSON(using: &random, depth: depth - 1)
        }
      )
    default:
      self = .object(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
          Member(
            key: Self.text(using: &random),
            value: RandomJSON(using: &random, depth: depth - 1)
          )
        }
      )
    }
  }

  init?(_ value: JSONValue) {
    if value.isNull {
      self = .null
    } else if let bool = value.bool {
      self = .bool(bool)
    } else if let int = value.int {
      self = .int(int)
    } else if let double = value.double {
      self = .double(double)
    } else if let string = value.string {
      self = .string(string)
    } else if let items = value.items {
      self = .array(items.compactMap { RandomJSON($0) })
    } else {
      self = .object(
        (value.members ?? []).map { Member(key: $0.key, value: RandomJSON($0.value) ?? .null) }
      )
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .int(let value): writer.number(value)
    case .double(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let items): writer.array(items)
    case .object(let members):
      writer.object { for member in members { $0.member(member.key, member.value) } }
    }
  }

  private static func text(using random: inout SplitMix) -> String {
    let pieces = ["a", "key", "\"", "\\", "\n", "é", "🎛", "\u{0}", "\u{1F}", "/", "\u{2029}", " "]
    return (0..<Int.random(in: 0..<6, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
