package import Guidelines
import JSONText
import SourceText

/// The JSON Schemas (draft-07) of the formats, written from the descriptions of their keys.
///
/// They describe the structure of a document for editors and tools that know YAML but not this
/// program. The demands of the guidelines are left to the rules.
package enum SpecSchema {
  /// The schema as it stands in `spec-schema.json`, with a line break at its end.
  package static func text(of library: GuidelineLibrary = .builtIn) -> String {
    text(
      of: .spec,
      titled: "Component accessibility spec",
      "How a component is named, announced and operated with VoiceOver and TalkBack.",
      in: library
    )
  }

  /// The schema of the documents that a map is the whole of, with a line break at its end.
  package static func text(
    of root: MapShape,
    titled title: String,
    _ summary: String,
    in library: GuidelineLibrary = .builtIn
  ) -> String {
    var json = JSONWriter(.pretty, capacity: 60_000)
    let writer = SchemaWriter(root: root, library: library)
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("title", title)
      json.member("description", summary)
      json.key("$ref")
      json.string("#/definitions/\(root.name)")
      json.key("definitions")
      json.object { json in
        for definition in Definition.all(of: root) {
          json.key(definition.name)
          writer.write(definition, to: &json)
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}

/// A map of a format, and for specs whether it stands in a platform.
///
/// In a platform anything may be `none`.
struct Definition: Hashable {
  let map: MapShape
  let isInPlatform: Bool

  /// The definition of a map that stands in this one.
  func of(_ map: MapShape) -> Definition {
    Definition(map: map, isInPlatform: isInPlatform || map == .platform)
  }

  var name: String { isInPlatform && map != .platform ? "platform-\(map.name)" : map.name }

  /// The definitions that a document has somewhere, each before the definitions that stand in it.
  static func all(of root: MapShape) -> [Definition] {
    var all = [Definition(map: root, isInPlatform: false)]
    var position = 0
    while position < all.count {
      let definition = all[position]
      for shape in definition.map.innerMaps {
        let inner = definition.of(shape)
        if !all.contains(inner) { all.append(inner) }
      }
      position += 1
    }
    return all
  }
}

/// Writes the schema of one map, and of the shapes in it.
struct SchemaWriter {
  let root: MapShape
  let library: GuidelineLibrary

  func write(_ definition: Definition, to json: inout JSONWriter) {
    let map = definition.map
    json.object { json in
      json.member("type", "object")
      let required = map.keys.filter(\.isRequired)
      if !required.isEmpty {
        json.key("required")
        json.array { json in
          for key in required { json.string(key.name) }
        }
      }
      json.key("properties")
      json.object { json in
        for key in map.keys {
          json.key(key.name)
          write(key.shape, key.summary, in: definition, isRequired: key.isRequired, to: &json)
        }
        // Each component says what stands behind the keys that a team has added to it.
        for name in map == .spec ? namesOfOwnKeys : [] {
          json.key(name)
          json.bool(true)
        }
      }
      writeOtherKeys(of: definition, to: &json)
      if map == .spec { writeComponents(to: &json) }
    }
  }

  /// Writes the keys that the format does not name.
  ///
  /// They are none, the words of a vocabulary, the keys with an ending, or the names of APIs.
  private func writeOtherKeys(of definition: Definition, to json: inout JSONWriter) {
    let map = definition.map
    if map == .spec {
      json.key("patternProperties")
      json.object { json in
        json.key("^x-")
        json.bool(true)
      }
    }
    if let open = map.openKeys, let suffix = open.suffix {
      json.key("patternProperties")
      json.object { json in
        json.key(".\(suffix.escapedForPattern)$")
        write(open.value, open.summary, in: definition, to: &json)
      }
    } else if let open = map.openKeys, open.kind != .platform {
      json.key("additionalProperties")
      write(open.value, open.summary, in: definition, to: &json)
      return
    }
    if map.takesAPIs {
      json.key("patternProperties")
      json.object { json in
        json.key(apiPattern)
        json.bool(true)
      }
    }
    if map == .platform {
      writeNames(of: map, to: &json)
    } else {
      json.member("additionalProperties", false)
    }
  }

  /// Writes that a platform has no other keys, unless it names a framework that nobody here knows.
  ///
  /// An unknown framework may use any names.
  private func writeNames(of map: MapShape, to json: inout JSONWriter) {
    json.key("if")
    json.object { json in
      json.key("properties")
      json.object { json in
        json.key("framework")
        json.object { writeKnownFrameworks(to: &$0) }
      }
    }
    json.key("then")
    json.object { json in
      json.key("propertyNames")
      json.object { json in
        json.key("anyOf")
        json.array { json in
          json.object { write(enumeration: map.keys.map(\.name), to: &$0) }
          json.object { $0.member("pattern", apiPattern) }
        }
      }
    }
  }

  /// Writes what may stand under `framework` while the names are known: a word, a list, nothing.
  private func writeKnownFrameworks(to json: inout JSONWriter) {
    let terms = library.vocabulary.terms(.framework).flatMap { [$0.word] + $0.aliases }
    let words = (Framework.allCases.map(\.rawValue) + terms).uniqued
    json.key("anyOf")
    json.array { json in
      json.object { write(words: words, to: &$0) }
      json.object { json in
        json.member("type", "array")
        json.key("items")
        json.object { write(words: words, to: &$0) }
      }
      json.object { $0.member("type", "null") }
    }
  }

  /// Names of the vocabulary, and whatever looks like the name of an API.
  private var apiPattern: String {
    let names = library.vocabulary.apis.flatMap { [$0.name] + $0.aliases + $0.misspellings }
    let stems = Set(names.map(Vocabulary.stem) + wordsOfPlatforms).filter { !$0.looksLikeAPI }
    let plain = stems.sorted().map { "|^\($0.escapedForPattern)([ =({].*)?$" }.joined()
    return "[.(:@]|[a-z][A-Z]" + plain
  }

  /// The plain words that some framework has as keys, such as `expand`.
  ///
  /// Keys of the maps where names stand are left out.
  private var wordsOfPlatforms: [String] {
    let names = PlatformNames.builtIn
    let own = Set(MapShape.ofSpecs.filter { $0 != .spec }.flatMap(\.keys).map(\.name))
    return names.all.flatMap(\.spellings).filter { name in
      name.first?.isLowercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
        && !own.contains(name) && names.mayBeKey(name, in: Framework.allCases)
    }
  }

  /// Writes a shape.
  ///
  /// The value may also be null, while it is not written yet. In a platform it may be `none`: the
  /// platform does not inherit it.
  func write(
    _ shape: Shape,
    _ summary: String? = nil,
    in definition: Definition,
    isRequired: Bool = false,
    to json: inout JSONWriter
  ) {
    json.object { json in
      if let summary { json.member("description", summary) }
      json.key("anyOf")
      json.array { json in
        for alternative in shape.alternatives {
          write(alternative: alternative, in: definition, to: &json)
        }
        if definition.isInPlatform || definition.map == .platforms {
          json.object { write(enumeration: ["none"], to: &$0) }
        }
        if !isRequired { json.object { $0.member("type", "null") } }
      }
    }
  }

  private func write(
    alternative shape: Shape,
    in definition: Definition,
    to json: inout JSONWriter
  ) {
    json.object { json in
      switch shape {
      case .text, .word, .api, .apiOrText:
        write(types: ["string", "number", "boolean"], to: &json)
        if case .word(let kind) = shape { writeExamples(of: kind, to: &json) }
      case .integer:
        json.member("type", "integer")
        json.member("minimum", 0)
        // A larger one is written with an exponent, which makes it no whole number in YAML.
        json.member("maximum", Int.max)
      case .number: json.member("type", "number")
      case .version:
        write(types: ["number", "string"], to: &json)
        json.member("minimum", 0)
        json.member("pattern", "^[0-9]+(\\.[0-9]+)*$")
      case .boolean: json.member("type", "boolean")
      case .percentage:
        json.member("type", "string")
        let leads = String.leadsOfPercentage.map { lead in
          let first = lead.prefix(1)
          return first.first?.isLetter == true
            ? "[\(first.uppercased())\(first)]\(lead.dropFirst())" : lead
        }
        let units = String.unitsOfPercentage.joined(separator: "|")
        let lead = "((\(leads.joined(separator: "|"))) +)?"
        let tail = "( +(\(String.tailsOfPercentage.joined(separator: "|"))))?"
        json.member("pattern", "^\(lead)\(Self.number) *(\(units))\(tail)$")
      case .duration:
        write(types: ["number", "string"], to: &json)
        json.member("minimum", 0)
        let leads = String.leadsOfDuration.joined(separator: "|")
        let units = String.unitsOfDuration.joined(separator: "|")
        json.member("pattern", "^((\(leads)) +)?\(Self.amount) *(\(units))?$")
      case .size:
        write(types: ["integer", "string"], to: &json)
        json.member("minimum", 0)
        json.member("pattern", "^[0-9]+ *([bB]|[kKmM]([iI]?[bB])?|[gG][bB]?)?$")
      case .language:
        json.member("type", "string")
        json.member("pattern", String.patternOfLanguageTag)
      case .constant(let word): write(words: [word], to: &json)
      case .choice(let choices): write(words: choices.map(\.word), to: &json)
      case .list(let item):
        json.member("type", "array")
        json.key("items")
        write(item, in: definition, to: &json)
      case .map(let map): json.member("$ref", "#/definitions/\(definition.of(map).name)")
      case .any: break
      }
    }
  }

  /// A number as people write it in front of a unit.
  private static let number = "[+-]?" + amount

  /// A number without a sign.
  private static let amount = "([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?"

  /// The words as editors propose them, in a spec or in any other case.
  private func write(words: [String], to json: inout JSONWriter) {
    guard root == .spec else { return write(enumeration: words, to: &json) }
    json.key("anyOf")
    json.array { json in
      json.object { write(enumeration: words, to: &$0) }
      let letters = words.map(\.patternInAnyCase).joined(separator: "|")
      json.object { json in
        json.member("type", "string")
        json.member("pattern", "^(\(letters))$")
      }
    }
  }

  private func write(types: [String], to json: inout JSONWriter) {
    json.key("type")
    json.array { json in
      for type in types { json.string(type) }
    }
  }

  /// The words, and the booleans that a tool of YAML 1.1 makes of some of them.
  private func write(enumeration words: [String], to json: inout JSONWriter) {
    json.key("enum")
    json.array { json in
      for word in words {
        if let number = Int(word) { json.number(number) } else { json.string(word) }
        if word == "true" || word == "false" { json.bool(word == "true") }
      }
    }
  }

  /// Words that editors may propose; a team may use others.
  private func writeExamples(of kind: WordKind, to json: inout JSONWriter) {
    let words: [String] =
      switch kind {
      case .component: library.names
      case .framework: Framework.allCases.map(\.rawValue)
      case .role: library.vocabulary.terms(.role).map(\.word)
      case .effect: library.vocabulary.terms(.effect).map(\.word)
      default: []
      }
    guard !words.isEmpty else { return }
    json.key("examples")
    json.array { json in
      for word in words { json.string(word) }
    }
  }
}

extension String {
  /// A regular expression for the text in any case.
  fileprivate var patternInAnyCase: String {
    map { letter in
      letter.isLetter
        ? "[\(letter.uppercased())\(letter.lowercased())]" : String(letter).escapedForPattern
    }.joined()
  }

  /// The text with the characters escaped that regular expressions give a meaning.
  fileprivate var escapedForPattern: String {
    var escaped = ""
    for character in self {
      if "\\^$.|?*+()[]{}/".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
