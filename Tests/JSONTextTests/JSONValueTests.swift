import Foundation
import JSONText
import TestSupport
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test(
    "reads strings with their escapes",
    arguments: [
      (#""""#, ""),
      (#""plain é 🎛""#, "plain é 🎛"),
      (#""\" \\ \/ \b \f \n \r \t""#, "\" \\ / \u{8} \u{C} \n \r \t"),
      (#""é \ud83c\udf9b \uD83C\uDF9B""#, "é 🎛 🎛"),
      (#""\ud83c""#, "\u{FFFD}"),
      (#""\udf9b\ud83c x""#, "\u{FFFD}\u{FFFD} x"),
      (#""\ud83c\u0041""#, "\u{FFFD}A"),
      (#""\ud83c\ud83c\udf9b""#, "\u{FFFD}🎛"),
      (#""\u0000""#, "\0"),
    ] as [(String, String)]
  )
  func strings(json: String, expected: String) throws {
    let value = try JSONValue(parsing: Array(json.utf8))
    #expect(value.string == expected)
    #expect(value.utf8 == Array(expected.utf8))
  }

  @Test(
    "divides the marks of a string that is too long for a path",
    arguments: [
      ("\u{301}", 2_000, 0), ("\u{301}", 40_000, 1_333), ("\\u0301", 40_000, 1_333),
      ("a\u{301}", 40_000, 0),
    ] as [(String, Int, Int)]
  )
  func marks(mark: String, count: Int, joiners: Int) throws {
    let json = "[\"" + String(repeating: mark, count: count) + "\"]"
    let value = try #require(try JSONValue(parsing: Array(json.utf8)).items?.first)
    let scalars = try #require(value.string).unicodeScalars
    #expect(scalars.count { $0 == "\u{34F}" } == joiners)
    #expect(value.utf8?.count { $0 == 0xCC } == count)
  }

  @Test(
    "reads numbers as what they are",
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("12", 12, 12), ("-7", -7, -7), ("3.0", 3, 3), ("1e2", 100, 100),
      ("1.5", nil, 1.5), ("-2.5E-1", nil, -0.25),
      ("9223372036854775807", Int.max, 9.223372036854775807e18),
      ("-9223372036854775808", Int.min, -9.223372036854775808e18),
      ("9223372036854775808", nil, 9.223372036854775808e18),
      ("1e400", nil, Double.infinity),
    ] as [(String, Int?, Double)]
  )
  func numbers(json: String, int: Int?, double: Double) throws {
    let value = try JSONValue(parsing: Array(json.utf8))
    #expect(value.int == int)
    #expect(value.double == double)
    #expect(value.string == nil)
  }

  @Test("reads a member of the wrong type as absent")
  func wrongTypes() throws {
    let value = try JSONValue(parsing: Array(#"{"a":"1","b":null,"c":[1,"x",2],"d":{}}"#.utf8))
    #expect(value["a"]?.int == nil)
    #expect(value["a"]?["x"] == nil)
    #expect(value["b"]?.string == nil)
    #expect(value["b"]?.isNull == true)
    #expect(value.read("c") == [1, 2])
    #expect(value["d"]?.items == nil)
    #expect(value["e"]?.int == nil)
  }

  @Test("takes the last of several members of one name")
  func duplicates() throws {
    let value = try JSONValue(parsing: Array(#"{"a":1,"\u0061":{"a":3},"b":[{"a":4}]}"#.utf8))
    #expect(value["a"]?["a"]?.int == 3)
    #expect(value.members?.map(\.key) == ["a", "a", "b"])
  }

  @Test(
    "says what is wrong and where",
    arguments: [
      ("", .unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("[1,]", .unexpectedCharacter, 3),
      ("{,}", .unexpectedCharacter, 1), ("{\"a\"}", .unexpectedCharacter, 4),
      ("{\"a\":1,}", .unexpectedCharacter, 7), ("[1 2]", .unexpectedCharacter, 3),
      ("1 2", .unexpectedCharacter, 2), ("[", .unexpectedEnd, 1), ("{\"a\"", .unexpectedEnd, 4),
      ("]", .unexpectedCharacter, 0), ("[}", .unexpectedCharacter, 1), ("nul", .unexpectedEnd, 3),
      ("nulx", .unexpectedCharacter, 3), ("01", .invalidNumber, 2), ("-", .unexpectedEnd, 1),
      ("-a", .invalidNumber, 1), ("1.", .invalidNumber, 2), ("1e", .invalidNumber, 2),
      ("\"a", .unexpectedEnd, 2), ("\"\\x\"", .invalidEscape, 2),
      ("\"\\u12G4\"", .invalidEscape, 2), ("\"\\u12\"", .unexpectedEnd, 2),
      ("\"a\nb\"", .controlCharacter, 2), ("\"\\", .unexpectedEnd, 2),
      ("'a'", .unexpectedCharacter, 0),
    ] as [(String, JSONError.Reason, Int)]
  )
  func errors(json: String, reason: JSONError.Reason, offset: Int) {
    #expect(throws: JSONError(reason: reason, offset: offset)) {
      try JSONValue(parsing: Array(json.utf8))
    }
  }

  @Test("bounds the depth and survives any depth")
  func depth() throws {
    let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: JSONError(reason: .tooDeep, offset: 512)) { try JSONValue(parsing: deep) }
    let allowed = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try JSONValue(parsing: Array(allowed.utf8)).items?.count == 1)
  }

  @Test(
    "accepts what Foundation accepts, except for commas at the end",
    arguments: 0..<40 as Range<UInt64>
  )
  func mutations(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let source = Array(#"{"a":[1,-2.5e+3,true,null,"x\n\u00e9"],"b":{"c":false,"d":""}}"#.utf8)
    let spice = Array(#"{}[]",:0-1.eE+ntf\u "#.utf8)
    for _ in 0..<400 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(spice.randomElement(using: &random) ?? 0, at: index)
        default: bytes[index] = spice.randomElement(using: &random) ?? 0
        }
      }
      let expected = try? JSONSerialization.jsonObject(
        with: Data(bytes),
        options: .fragmentsAllowed
      )
      let actual = try? JSONValue(parsing: bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      let dense = text.filter { $0 != " " }
      let hasFinalComma = dense.contains(",]") || dense.contains(",}")
      if !hasFinalComma { #expect((expected == nil) == (actual == nil), "\(text)") }
    }
  }
}
