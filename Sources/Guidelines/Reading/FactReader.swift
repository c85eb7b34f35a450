import English
import SourceText
import YAMLSyntax

/// Reads one entry of a model, which is one fact for each platform or framework that it names.
struct FactReader {
  let name: String
  let description: FactDescription
  let node: YAMLNode
  var problems: [ReadingProblem] = []
  private var places: [Place] = []
  private var values: PlacedWords?
  private var number: Double?
  private var severity: String?
  private var details: [String: PlacedWords] = [:]
  private var quotes: [(text: String, range: ByteRange)] = []

  /// Where a fact holds.
  struct Place: Hashable {
    var platform: Platform?
    var framework: Framework?
  }

  /// Whether it says that the fact does not hold for some variant, by an empty list.
  var isTakenBack: Bool {
    values?.all.isEmpty == true && node.entries.contains { $0.key.text == "variant" }
  }

  init(name: String, description: FactDescription, node: YAMLNode) {
    self.name = name
    self.description = description
    self.node = node
  }

  /// What was read, once for each place that it holds for; none where it says nothing.
  var facts: [Fact] {
    guard number != nil || values?.all.isEmpty == false || isTakenBack else { return [] }
    let inDetails = details.keys.sorted().flatMap { details[$0]?.places ?? [] }
    let named = ((values?.places ?? []) + inDetails).compactMap(Self.place)
    let isEverywhere = values?.places.contains(PlacedWords.everywhere) ?? false
    let all = (places + named + (isEverywhere ? [Place()] : [])).uniqued
    return (all.isEmpty ? [Place()] : all).compactMap { place in
      let words = values?.at(place) ?? []
      guard !words.isEmpty || number != nil || isTakenBack else { return nil }
      return Fact(
        name: name,
        platform: place.platform,
        framework: place.framework,
        values: words,
        number: number,
        severity: severity,
        details: details.compactMapValues {
          $0.places.isEmpty ? $0.at(place) : $0.placed(at: place)
        },
        quotes: quotes.map(\.text),
        quoteRanges: quotes.map(\.range),
        range: node.range,
        isSound: !problems.contains { $0.code.isError },
        sharesQuotes: !named.isEmpty
      )
    }
  }

  mutating func read() {
    // Values come first, because some details are named after one.
    for entry in node.entries where entry.key.text == "values" { values = placed(entry.value) }
    var keys: Set<String> = []
    for entry in node.entries {
      if !keys.insert(entry.key.text).inserted {
        report(.wrongType, "'\(entry.key.text)' stands twice in this fact", at: entry.key.range)
      }
      read(entry.key, entry.value)
    }
    if quotes.isEmpty {
      let message = "the fact '\(name)' quotes no sentence of the document"
      report(.missingQuote, message, at: node.range)
    }
    let isMisspelt = problems.contains { $0.code == .unknownDetail && $0.nearest == "values" }
    if description.values != .none, !keys.contains("values"), !keys.contains("number"), !isMisspelt
    {
      report(
        .wrongType,
        "the fact '\(name)' needs 'values': \(description.summary)",
        at: node.range
      )
    }
    for detail in description.details where detail.isRequired && !keys.contains(detail.name) {
      report(.wrongType, "the fact '\(name)' needs '\(detail.name)'", at: node.range)
    }
    if description.values == .none, !keys.contains("number") {
      let meaning = description.number ?? "a number"
      report(.wrongType, "the fact '\(name)' needs 'number': \(meaning)", at: node.range)
    }
  }

  private mutating func read(_ key: YAMLNode, _ value: YAMLNode) {
    switch key.text {
    case "on": readPlaces(value)
    case "values": _ = placedWords(value, of: key, description.values)
    case "quote": readQuotes(value, of: key)
    case "number": readNumber(key, value)
    case "severity": readSeverity(value, of: key)
    case "variant", "reason": details[key.text] = PlacedWords(words(value, of: key, .any))
    case let name: readDetail(name, key, value)
    }
  }

  private mutating func readPlaces(_ value: YAMLNode) {
    for node in value.entriesOrSelf {
      if let place = place(node, among: []) { places.append(place) }
    }
  }

  /// The place that a word names; any other is reported.
  mutating func place(_ node: YAMLNode, among others: [String]) -> Place? {
    let word = node.word ?? ""
    if let place = Self.place(word) { return place }
    let known = Platform.allCases.map(\.rawValue) + Framework.allCases.map(\.rawValue) + others
    reportUnknown(
      .wrongType,
      "'\(word)' is neither a platform nor a framework",
      at: node,
      among: known,
      meaning: Framework(heading: word.replacing("-", with: " "))?.rawValue
    )
    return nil
  }

  private static func place(_ word: String) -> Place? {
    if let platform = Platform(rawValue: word) { return Place(platform: platform) }
    let framework = Framework(rawValue: word)
    return framework.map { Place(platform: $0.platform, framework: $0) }
  }

  private mutating func readQuotes(_ value: YAMLNode, of key: YAMLNode) {
    var nodes = value.entriesOrSelf[...]
    while let node = nodes.popFirst() {
      if let parts = partsOfQuote(from: node, nodes) {
        let range = node.contentRange.lowerBound..<(parts.last ?? node).contentRange.upperBound
        report(.wrongType, "a comma divides this quote; put it in quotes", at: range)
        let words = ([node] + parts).compactMap(\.word).joined(separator: ", ")
        quotes.append((inlineText(of: words), range))
        nodes = nodes.dropFirst(parts.count)
      } else if let word = node.word {
        // A sentence that is copied from the document may have its markup.
        quotes.append((inlineText(of: word), node.contentRange))
      } else {
        report(.wrongType, "'quote' is a sentence or a list of sentences", at: node.range)
      }
    }
  }

  /// The items of a list behind one that a comma divides: `[“Save, button”]`; `nil` where none does.
  private func partsOfQuote(from first: YAMLNode, _ others: ArraySlice<YAMLNode>) -> [YAMLNode]? {
    guard !others.isEmpty, let word = first.word, word.contains("“"), !word.contains("”") else {
      return nil
    }
    let parts = others.prefix(Self.mostParts)
    let last = parts.firstIndex { $0.word?.contains { "“”".contains($0) } ?? true }
    guard let last, let end = parts[last].word, end.contains("”"), !end.contains("“") else {
      return nil
    }
    return Array(parts[...last])
  }

  /// Into how many parts commas divide a quote at most.
  private static let mostParts = 10

  private mutating func readNumber(_ key: YAMLNode, _ value: YAMLNode) {
    guard description.number != nil else {
      report(.unknownDetail, "the fact '\(name)' has no 'number'", at: key.range)
      return
    }
    let place = value.isMissing ? key.range : value.range
    guard let read = value.word.flatMap(Double.init), !read.isNaN else {
      report(.wrongType, "'number' is a number", at: place)
      return
    }
    guard (0...Self.largestNumber).contains(read) else {
      let fault = read < 0 ? "is not negative" : "is not as large as this"
      report(.wrongType, "'number' \(fault)", at: place)
      return
    }
    number = read
  }

  /// The largest number that a fact can mean.
  private static let largestNumber = 1_000_000.0

  private mutating func readSeverity(_ value: YAMLNode, of key: YAMLNode) {
    let known = ["error", "warning", "information", "hint"]
    guard let word = value.word, known.contains(word) else {
      let place = value.isMissing ? key : value
      reportUnknown(
        .wrongType,
        "'severity' is error, warning, information or hint",
        at: place,
        among: known
      )
      return
    }
    severity = word
  }

  private mutating func readDetail(_ name: String, _ key: YAMLNode, _ value: YAMLNode) {
    if let detail = description.details.first(where: { $0.name == name }) {
      details[name] = placedWords(value, of: key, detail.words)
    } else if description.hasDetailForEachValue, values?.all.contains(name) ?? false {
      details[name] = placedWords(value, of: key, .any)
    } else {
      let isEntry = value.resolved?.kind == .mapping
      reportUnknown(
        .unknownDetail,
        "the fact '\(self.name)' has no '\(name)'"
          + (isEntry ? "; what an entry is about stands under its 'values'" : ""),
        at: key,
        among: FactDescription.commonKeys + description.details.map(\.name)
      )
    }
  }

  mutating func reportUnknown(
    _ code: ReadingProblem.Code,
    _ message: String,
    at node: YAMLNode,
    among known: [String],
    meaning meant: String? = nil
  ) {
    let nearest = meant ?? Spelling.nearest(to: node.text, among: known)
    problems.append(
      ReadingProblem(
        code,
        in: .model,
        message + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        at: node.contentRange,
        nearest: nearest
      )
    )
  }

  mutating func report(
    _ code: ReadingProblem.Code,
    _ message: String,
    at range: ByteRange
  ) {
    problems.append(ReadingProblem(code, in: .model, message, at: range))
  }
}
