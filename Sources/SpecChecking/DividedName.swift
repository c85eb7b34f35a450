import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// A key with the namespace of its platform, such as `android:text`, whose colons are not all there.
///
/// To YAML the first colon ends the key where the second is missing, or has no space behind it.
struct DividedName {
  /// What writes both colons as they belong.
  let edits: [TextEdit]
  let finding: Finding

  /// How many of them are looked for on a line.
  private static let mostOfLine = 4

  /// The names on the line of an offset.
  static func all(onLineOf offset: Int, in bytes: [UInt8]) -> [DividedName] {
    let start = bytes[..<offset].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { !$0.isBreak }
    return line.indices.lazy.filter { index in
      let before = line[..<index].last { !$0.isBlank }
      return (index == start || line[index - 1].isBlank)
        && (before == nil || "-{,".utf8.contains(before ?? 0))
    }.compactMap { DividedName(at: $0, in: line) }.prefix(mostOfLine).map(\.self)
  }

  /// Reads a namespace, a name and a value, with anything between them that may stand for a colon.
  private init?(at start: Int, in line: ArraySlice<UInt8>) {
    let space = line[start...].prefix(while: \.isLetter)
    guard Platform(rawValue: String(decoding: space, as: UTF8.self)) != nil else { return nil }
    let name = line[space.endIndex...].drop(while: \.joins)
      .prefix(while: \.isLetter)
    let value = line[name.endIndex...].drop(while: \.joins)
    let joint = space.endIndex..<name.startIndex
    let colon = name.endIndex..<value.startIndex
    guard !name.isEmpty, !joint.isEmpty, !colon.isEmpty,
      value.first?.beginsWord == true,
      // A second word would make the rest a value of its own.
      !value.prefix(while: \.isInEntry).hasSeveralWords
    else { return nil }
    let isJoined = line[joint].elementsEqual(":".utf8)
    let isEnded = line[colon].first == UInt8(ascii: ":") && line[colon].last?.isBlank == true
    guard !(isJoined && isEnded) else { return nil }
    edits =
      (isJoined ? [] : [TextEdit(joint, with: ":")])
      + (isEnded ? [] : [TextEdit(colon, with: ": ")])
    finding = Self.finding(
      of: start..<name.endIndex,
      "\(String(decoding: space, as: UTF8.self)):\(String(decoding: name, as: UTF8.self))",
      hasColon: line[colon].contains(UInt8(ascii: ":")),
      edits,
      isJoined: isJoined
    )
  }

  private static func finding(
    of range: ByteRange,
    _ name: String,
    hasColon: Bool,
    _ edits: [TextEdit],
    isJoined: Bool
  ) -> Finding {
    let (code, message, title): (YAMLProblem.Code, String, String) =
      if !isJoined {
        (.unexpectedContent, "this name is '\(name)'; write it so", "Write '\(name)'")
      } else if hasColon {
        (.missingSpace, SpecProblem.missingSpaceMessage, "Insert a space")
      } else {
        (.missingColon, SpecProblem.missingColonMessage(of: name), "Insert ':'")
      }
    return Finding(
      code: code.rawValue,
      severity: .error,
      message: message,
      range: range,
      fixes: [Fix(title, edits, isPreferred: true)]
    )
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var beginsWord: Bool { isLetter || (0x30...0x39).contains(self) }
  fileprivate var joins: Bool { isBlank || self == UInt8(ascii: ":") }
  fileprivate var isInEntry: Bool { self != UInt8(ascii: ",") && self != UInt8(ascii: "}") }
}

extension ArraySlice<UInt8> {
  fileprivate var hasSeveralWords: Bool { split(whereSeparator: \.isBlank).count > 1 }
}
