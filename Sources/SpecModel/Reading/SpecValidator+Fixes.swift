import English
import Guidelines
import SourceText
import YAMLSyntax

/// What to write in place of a value of the wrong kind, where only one thing can be meant.
extension SpecValidator {
  /// How many problems of a spec are looked at.
  ///
  /// The way to the map around each is walked from the top.
  private static var mostFixes: Int { 100 }
  /// How many bytes a value may have that is looked at: what is longer is no name and no word.
  private static var longestValue: Int { 10_000 }

  /// Puts a value into the map, the list or the percentage that it should be.
  ///
  /// It takes the only item out of a list where no list may stand.
  func fix(for value: SpecValue, expecting shape: Shape) -> Fix? {
    guard problems.count < Self.mostFixes, let node = value.node,
      node.rangeWithProperties == node.range, !node.isMissing,
      node.range.count <= Self.longestValue
    else { return nil }
    if let map = shape.mapShape,
      let fix = keying(value, of: map) ?? joining(value, into: map) ?? unlisting(value, map)
    {
      return fix
    }
    if let text = value.word?.value {
      return fix(for: text, node, value, expecting: shape)
    }
    if value.isMap, node.style == .flow, shape.itemShape?.wordKind != nil,
      !value.entries.isEmpty, value.entries.allSatisfy(\.hasKeyAlone)
    {
      let (start, end) = (node.range.lowerBound, node.range.upperBound)
      return .init(
        "Make it a list",
        [TextEdit(start..<(start + 1), with: "["), TextEdit((end - 1)..<end, with: "]")]
      )
    }
    if value.isPlaceholder, let short = shape.mapShape?.shorthand(of: value) {
      return wrapping(node, in: short.key, short.value)
    }
    if value.isMap, node.style == .flow, let item = shape.itemShape?.mapShape,
      value.entries.contains(where: { item.description(of: $0.key.value) != nil })
    {
      let text = node.tree.string(in: node.range)
      return .init("Make it a list", [TextEdit(node.range, with: "[\(text)]")])
    }
    if value.isList, let key = apiKey(for: value.words.map(\.value), in: shape.mapShape),
      value.words.count == value.items.count
    {
      let names = value.words.map { ScalarWriting.scalar($0.value) }.joined(separator: ", ")
      return wrapping(node, in: key, "[\(names)]")
    }
    guard let item = value.items.first, value.items.count == 1, shape.itemShape == nil,
      let inner = item.node, inner.kind == .scalar, inner.rangeWithProperties == inner.range,
      shape.alternative(fitting: item) != nil,
      !node.tree.bytes[node.range].contains(UInt8(ascii: "#"))
    else { return nil }
    let text = node.tree.string(in: inner.range)
    return .init("Take it out of the list", [TextEdit(node.range, with: text)])
  }

  /// Writes the word that another one is misspelt from, where a shape takes few.
  func choosing(_ value: SpecValue, _ shape: Shape) -> Fix? {
    guard let node = value.node, let word = value.choiceMeant(by: shape) else { return nil }
    return Fix("Change to '\(word)'", [TextEdit(node.range, with: style(of: node).text(word))])
  }

  /// Writes what the dictionary of keys has in place of a value that a key does not take.
  func advised(_ value: SpecValue, behind key: String) -> Fix? {
    guard let node = value.node, value.word != nil,
      let word = KeyDictionary.builtIn.advice[key]?.value
    else { return nil }
    return Fix("Change to '\(word)'", [TextEdit(node.range, with: style(of: node).value(word))])
  }

  /// Takes the quotes from what may stand without them: a number, a word, or the entry of a map.
  ///
  /// An example is `- "label: Day"`.
  func unquoting(_ value: SpecValue, _ shape: Shape) -> Fix? {
    if let node = value.node, let text = value.unquoted(for: shape) {
      return Fix("Remove the quotes", [TextEdit(node.range, with: text)])
    }
    guard let map = shape.mapShape, let node = value.node, node.style != .plain,
      node.rangeWithProperties == node.range, let text = value.word?.value,
      let colon = text.firstRange(of: ": "), !text.contains(where: \.isNewline),
      map.description(of: String(text[..<colon.lowerBound])) != nil,
      ScalarWriting.scalar(String(text[colon.upperBound...])) == text[colon.upperBound...]
    else { return nil }
    return Fix("Remove the quotes", [TextEdit(node.range, with: text)])
  }

  /// Writes the key of its map in front of a word that stands alone in braces, as in `{ Day }`.
  func namingOnly(_ entry: SpecEntry, of map: SpecValue, in shape: MapShape) -> Fix? {
    guard map.node?.style == .flow, map.entries.count == 1, entry.hasKeyAlone,
      let short = shape.shorthand, let node = map.node
    else { return nil }
    let text = CollectionStyle(of: node).entry(short, ScalarWriting.scalar(entry.key.value))
    return Fix("Name it under '\(short)'", [TextEdit(entry.key.range, with: text)])
  }

  /// Takes the braces from a word or a number that may stand without them.
  func unbracing(_ value: SpecValue, _ shape: Shape) -> Fix? {
    guard value.isMap, let node = value.node, node.style == .flow, value.entries.count == 1,
      let entry = value.entries.first, entry.hasKeyAlone
    else { return nil }
    let word = entry.key.value
    let number = SpecValue(.scalar(word, .int), range: value.range, node: nil)
    let kind = shape.wordKind.flatMap { Term.Kind(rawValue: $0.rawValue) }
    let isKnown =
      Int(word) != nil
      ? shape.alternatives.contains(where: number.fits)
      : kind.map { library.vocabulary.term($0, word) != nil } ?? false
    let written = Int(word) != nil ? word : ScalarWriting.scalar(word)
    return isKnown ? Fix("Remove the braces", [TextEdit(node.range, with: written)]) : nil
  }

  /// The number that a text stands for: one in words, or with a mark behind it.
  private func number(of text: String, for shape: Shape) -> String? {
    guard shape.alternatives.contains(where: \.isNumber) else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, text.dropFirst(digits.count).allSatisfy({ ",;.".contains($0) }) {
      return String(digits)
    }
    return NumberWord.value(of: text.foldedTokens[...]).map(String.init)
  }

  private func fix(
    for text: String,
    _ node: YAMLNode,
    _ value: SpecValue,
    expecting shape: Shape
  ) -> Fix? {
    let written = ScalarWriting.scalar(text)
    if let map = shape.mapShape {
      if let key = apiKey(for: [text], in: map) { return wrapping(node, in: key, written) }
      let isStateWord = library.vocabulary.terms(.stateWord, component: nil, platform: nil)
        .contains { $0.word.foldedForComparison == text.foldedForComparison }
      if map == .state, isStateWord { return wrapping(node, in: "announce", written) }
      if let short = map.shorthand(of: value) { return wrapping(node, in: short.key, short.value) }
    }
    if shape.alternatives.contains(where: { if case .percentage = $0 { true } else { false } }) {
      return percentage(of: text).map {
        .init("Change to '\($0)'", [TextEdit(node.range, with: style(of: node).text($0))])
      }
    }
    if shape.alternatives.contains(where: { if case .language = $0 { true } else { false } }) {
      let tag = library.vocabulary.term(.language, text)?.word
      return (tag ?? text.withHyphens).map {
        .init("Change to '\($0)'", [TextEdit(node.range, with: style(of: node).text($0))])
      }
    }
    if let number = number(of: text, for: shape) {
      return .init("Change to '\(number)'", [TextEdit(node.range, with: number)])
    }
    guard !shape.alternatives.contains(where: \.isScalar), let item = shape.itemShape else {
      return nil
    }
    return listing(text, node, of: item)
  }

  /// Makes a list of words that commas divide.
  private func listing(
    _ text: String,
    _ node: YAMLNode,
    of item: Shape
  ) -> Fix? {
    let words = text.split(separator: ",").map(\.trimmingBlanks).filter { !$0.isEmpty }
    let items = words.map { word -> String? in
      if item.takesWords { return ScalarWriting.scalar(word) }
      let map = item.mapShape.flatMap { map in
        map.shorthand.map { "{ \($0): \(ScalarWriting.scalar(word)) }" }
      }
      return map
    }
    guard !items.isEmpty, items.allSatisfy({ $0 != nil }) else { return nil }
    let list = "[\(items.compactMap { $0 }.joined(separator: ", "))]"
    return .init("Make it a list", [TextEdit(node.range, with: style(of: node).value(list))])
  }

  func wrapping(_ node: YAMLNode, in key: String, _ yaml: String) -> Fix? {
    // A value below its key is a block, in which the lines and comments would be lost.
    let isOneLine = !node.tree.bytes[node.range].contains { $0.isBreak }
    guard isOneLine, node.style != .block else { return nil }
    let map = style(of: node).value("{ \(key): \(yaml) }")
    return .init("Name it under '\(key)'", [TextEdit(node.range, with: map)])
  }

  /// How the map around a value is written, past the lists that the value is in.
  private func style(of node: YAMLNode) -> CollectionStyle {
    var parent = node.parent
    while let list = parent, list.kind == .sequence, let outer = list.parent { parent = outer }
    return CollectionStyle(of: parent)
  }

  /// The key under which a map takes some names of APIs; `nil` where one of them is no such name.
  func apiKey(for names: [String], in map: MapShape?) -> String? {
    guard let map, !names.isEmpty, names.allSatisfy(isNameOfAPI) else { return nil }
    let purposes = names.map { library.vocabulary.api(named: $0)?.purpose }
    if map == .focusEvent, names.count == 1, purposes == ["announce"] { return "announce" }
    guard let key = map.description(of: "api") else { return nil }
    return names.count == 1 || key.shape.itemShape != nil ? key.name : nil
  }

  private func isNameOfAPI(_ text: String) -> Bool {
    namesAPI(text) && text.looksLikeAPI && text.isWrittenAsAPI
  }

  /// The percentage that is meant by a number without its sign, or by a factor, such as "200" or
  /// "2".
  ///
  /// A number is only read so where it is enough for a guideline.
  private func percentage(of text: String) -> String? {
    guard let number = Int(text) else { return nil }
    return switch number {
    case 2...9: "\(number * 100)%"
    case 200...1000: "\(number)%"
    default: nil
    }
  }
}

extension String {
  /// The tag of a language that was written with strokes below; `nil` for any other text.
  fileprivate var withHyphens: String? {
    let tag = replacing("_", with: "-")
    return tag != self && tag.isLanguageTag ? tag : nil
  }
}

extension Shape {
  fileprivate var isScalar: Bool {
    switch self {
    case .list, .map: false
    default: true
    }
  }
}

// MARK: - Names of APIs as keys

extension SpecValidator {
  /// Puts the name of an API that stands as a key under `api`, with its value.
  func naming(_ key: LocatedText, in map: SpecValue, _ shape: MapShape) -> Fix? {
    guard problems.count < Self.mostFixes, shape != .spec, shape.description(of: "api") != nil,
      map.entry("api") == nil, let node = map.node, node.range.contains(key.range),
      let entry = map.entries.first(where: { $0.key.range == key.range }),
      entry.value.isNull || entry.value.word != nil, node.range.contains(entry.range),
      entry.value.node.map({ $0.rangeWithProperties == $0.range }) ?? false
    else { return nil }
    let value = entry.value.word?.value
    let whole = value.map { "\(key.value)=\($0)" }
    let isWhole =
      whole.map { name in library.vocabulary.apis.contains { $0.name == name } } ?? false
    let isSwitch = value == nil || entry.value.boolean == true
    let name = isSwitch && !isWhole ? key.value : whole ?? key.value
    let text = CollectionStyle(of: node).entry("api", ScalarWriting.scalar(name))
    return .init("Name it under 'api'", [TextEdit(entry.range, with: text)])
  }
}
