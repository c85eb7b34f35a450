import YAMLSyntax

extension Vocabulary {
  /// The part of a name that decides which API it is.
  ///
  /// It leaves out a leading dot, an argument list or an empty pair of parentheses, a trailing
  /// closure, and `=value`. The object in front of a method is left out as well. So are the modules
  /// and types that the vocabulary lists as qualifiers:
  ///
  /// | as written | stem |
  /// |---|---|
  /// | `.adjustable` | `adjustable` |
  /// | `accessibilityLabel(_:)`, `.accessibilityLabel("…")` | `accessibilityLabel` |
  /// | `isEnabled=false`, `isEnabled: false` | `isEnabled` |
  /// | `android:enabled = false` | `android:enabled` |
  /// | `second.requestFocus()` | `requestFocus` |
  /// | `UIKit.UIStepper`, `View.disabled(true)` | `UIStepper`, `disabled` |
  /// | `FocusRequester.createRefs()` | `FocusRequester.createRefs` |
  /// | `@FocusState private var focus` | `@FocusState` |
  /// | `override func accessibilityIncrement()` | `accessibilityIncrement` |
  ///
  /// Expressions of Compose keep the function that decides their home, whatever stands in it. So
  /// `Modifier.semantics { disabled() }`, `modifier = Modifier.semantics(…) {}` and
  /// `Modifier.semantics { contentDescription = "…" }` are all `Modifier.semantics`. `disabled()`
  /// alone is `disabled`, which SwiftUI has as well. `role = Role.Tab` is `Role.Tab`. A misprint
  /// such as `android=clickable=true` keeps its first `=`.
  package static func stem(of name: String) -> String {
    knownStems.value(forWord: name) { findStem(of: name) }
  }

  /// The last part of a stem, without namespace and type: `accessibilityLiveRegion` of
  /// `android:accessibilityLiveRegion`.
  package static func member(of name: String) -> String? {
    stem(of: name).split { $0 == "." || $0 == ":" }.last.map(String.init)
  }

  private static let knownStems = Memo<String, String>()

  private static func findStem(of name: String) -> String {
    let bytes = Array(name.utf8)
    var start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    for label in namedArguments where bytes[start...].starts(with: label) {
      let value = bytes[(start + label.count)...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard value.first?.isUpperCaseLetter ?? false else { continue }
      start = value.startIndex
    }
    start = startOfDeclaredName(in: bytes, from: start)
    let misprint = bytes[start...].starts(with: misprintedPrefix) ? misprintedPrefix.count : 0
    let isWrapper = start < bytes.count && bytes[start] == UInt8(ascii: "@")
    var end = start + misprint
    while end < bytes.count, !endsStem(bytes[end], isWrapper: isWrapper) {
      if bytes[end...].starts(with: ": ".utf8) { break }
      end += 1
    }
    var stem = bytes[start..<end]
    while let last = stem.last, last <= 0x20 { stem.removeLast() }
    while stem.first == UInt8(ascii: ".") { stem.removeFirst() }
    return String(decoding: withoutReceiver(stem), as: UTF8.self)
  }

  /// The arguments of Compose that may stand in front of an expression: `modifier = Modifier.…`.
  private static let namedArguments = ["modifier", "role"].map { Array($0.utf8) }

  /// Where the name begins that a function declares, behind words such as `override func`; the
  /// given start where none is declared.
  private static func startOfDeclaredName(in bytes: [UInt8], from start: Int) -> Int {
    var word = start
    while word < bytes.count {
      let end: Int = bytes[word...].firstIndex { $0 <= 0x20 } ?? bytes.count
      let next: Int = bytes[end...].firstIndex { $0 > 0x20 } ?? bytes.count
      guard next < bytes.count else { return start }
      let text = bytes[word..<end]
      if text.elementsEqual("func".utf8) || text.elementsEqual("fun".utf8) { return next }
      guard modifiers.contains(where: { text.elementsEqual($0.utf8) }) else { return start }
      word = next
    }
    return start
  }

  /// What Swift and Kotlin have in front of a function that they declare.
  private static let modifiers = [
    "override", "public", "open", "internal", "private", "protected", "final", "static", "@objc",
    "@MainActor", "suspend",
  ]

  private static let misprintedPrefix = Array("android=".utf8)

  private static func endsStem(_ byte: UInt8, isWrapper: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "="): true
    case UInt8(ascii: " "), UInt8(ascii: "\t"): isWrapper
    default: false
    }
  }

  /// Drops objects such as `second.` and qualifiers such as `View.` but keeps types such as
  /// `FocusRequester.`.
  private static func withoutReceiver(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var stem = stem
    while let dot = stem.firstIndex(of: UInt8(ascii: ".")), dot + 1 < stem.endIndex,
      let first = stem.first, first.isWordByte
    {
      let receiver = String(decoding: stem[..<dot], as: UTF8.self)
      guard !first.isUpperCaseLetter || qualifiers.contains(receiver) else { break }
      stem = stem[(dot + 1)...]
    }
    return stem
  }

  /// The modules and types that may stand in front of a name without changing what it means.
  private static let qualifiers = Set(builtInWords(under: "qualifiers"))

  /// A list of words in the file of the vocabulary.
  static func builtInWords(under key: String) -> [String] {
    let file = BuiltInText.files.first { $0.name == "vocabulary.yaml" }
    let tree = file.flatMap { YAMLStream(parsing: $0.source).documents.first?.tree }
    return tree?.root?[key]?.words ?? []
  }
}
