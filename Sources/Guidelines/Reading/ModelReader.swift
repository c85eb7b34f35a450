import SourceText
import YAMLSyntax

/// Reads the model of a component; ``ComponentModel`` describes the file.
struct ModelReader {
  private(set) var problems: [ReadingProblem] = []
  private var keys: Set<String> = []
  private var facts: [Fact] = []

  /// What was read.
  var model: ComponentModel { ComponentModel(keys: keys, facts: facts) }

  /// Reads the text of a model file.
  init(_ source: SourceText) {
    guard let tree = YAMLStream(parsing: source).documents.first?.tree else { return }
    for problem in tree.problems { report(problem.message, at: problem.range) }
    guard let root = tree.root?.resolved, !root.isMissing else { return }
    guard root.kind == .mapping else {
      report("a model is a map of facts", at: root.range)
      return
    }
    for entry in root.entries {
      if entry.key.text == "spec-keys" {
        keys = Set(entry.value.words)
      } else {
        for value in entry.value.entriesOrSelf { readFacts(entry.key.text, value) }
      }
    }
  }

  /// Reads one entry, which is one fact for each platform or framework it names.
  private mutating func readFacts(_ name: String, _ node: YAMLNode) {
    guard node.kind == .mapping else {
      report("a fact is a map with 'values' and 'quote'", at: node.range)
      return
    }
    var entry = FactEntry(name: name, range: node.range)
    for item in node.entries {
      if let message = entry.take(item.key.text, item.value) {
        report(message, at: item.value.isMissing ? item.key.range : item.value.range)
      }
    }
    if entry.quotes.isEmpty {
      report("the fact '\(name)' quotes no sentence of the document", at: node.range)
    }
    facts += entry.facts
  }

  private mutating func report(_ message: String, at range: ByteRange) {
    problems.append(ReadingProblem(file: .model, message: message, range: range))
  }
}

/// One entry of a model as it is read.
private struct FactEntry {
  let name: String
  let range: ByteRange
  var places: [(platform: Platform?, framework: Framework?)] = []
  var values: [String] = []
  var number: Double?
  var severity: String?
  var details: [String: [String]] = [:]
  var quotes: [String] = []

  init(name: String, range: ByteRange) {
    self.name = name
    self.range = range
  }

  /// Takes one key of the entry, and returns what is wrong with its value.
  mutating func take(_ key: String, _ value: YAMLNode) -> String? {
    switch key {
    case "on": return takePlaces(value.words)
    case "values": values = value.words
    case "quote": quotes = value.words
    case "number":
      number = value.word.flatMap(Double.init)
      return number == nil ? "'number' is a number" : nil
    case "severity":
      guard let word = value.word, ["error", "warning", "information", "hint"].contains(word) else {
        return "'severity' is error, warning, information or hint"
      }
      severity = word
    default: details[key] = value.words
    }
    return nil
  }

  private mutating func takePlaces(_ words: [String]) -> String? {
    for word in words {
      if let platform = Platform(rawValue: word) {
        places.append((platform, nil))
      } else if let framework = Framework(rawValue: word) {
        places.append((framework.platform, framework))
      } else {
        return "'\(word)' is neither a platform nor a framework"
      }
    }
    return nil
  }

  var facts: [Fact] {
    (places.isEmpty ? [(nil, nil)] : places).map { place in
      Fact(
        name: name,
        platform: place.platform,
        framework: place.framework,
        values: values,
        number: number,
        severity: severity,
        details: details,
        quotes: quotes,
        range: range
      )
    }
  }
}
