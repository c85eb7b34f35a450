package import Guidelines
import JSONText

/// The JSON Schema (draft-07) of the spec format, written from the description of keys.
///
/// It says what the structure of a spec is, for editors and tools that know YAML but not this
/// program; what the guidelines ask is left to the rules.
package enum SpecSchema {
  /// The schema as it stands in `spec-schema.json`, with a line break at its end.
  package static func text(of library: GuidelineLibrary = .builtIn) -> String {
    var json = JSONWriter(.pretty, capacity: 60_000)
    let writer = SchemaWriter(library: library)
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("title", "Component accessibility spec")
      json.member(
        "description",
        "How a component is named, announced and operated with VoiceOver and TalkBack."
      )
      json.key("$ref")
      json.string("#/definitions/spec")
      json.key("definitions")
      json.object { json in
        for map in MapShape.allCases {
          json.key(map.rawValue)
          writer.write(map, to: &json)
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}

/// Writes the schema of one map, and of the shapes in it.
private struct SchemaWriter {
  let library: GuidelineLibrary

  func write(_ map: MapShape, to json: inout JSONWriter) {
    json.object { json in
      json.member("type", "object")
      if map == .spec {
        json.key("required")
        json.array { $0.string("component") }
      }
      json.key("properties")
      json.object { json in
        for key in map.keys {
          json.key(key.name)
          write(key.shape, summary: key.summary, in: map, to: &json)
        }
      }
      writeOtherKeys(of: map, to: &json)
      if map == .spec { writeComponents(to: &json) }
    }
  }

  /// The keys that the format does not name: none, those of a vocabulary, or the names of APIs.
  private func writeOtherKeys(of map: MapShape, to json: inout JSONWriter) {
    if map == .spec {
      json.key("patternProperties")
      json.object { json in
        json.key("^x-")
        json.bool(true)
      }
    }
    if let open = map.openKeys, open.kind != .platform {
      json.key("additionalProperties")
      write(open.value, summary: nil, to: &json)
      return
    }
    if map.takesAPIs {
      json.key("patternProperties")
      json.object { json in
        json.key(apiPattern)
        json.bool(true)
      }
    }
    json.member("additionalProperties", false)
  }

  /// Names of the vocabulary, and whatever looks like the name of an API.
  private var apiPattern: String {
    let stems = Set(library.vocabulary.apis.map(\.stem)).filter { !$0.looksLikeAPI }
    let plain = stems.sorted().map { "|^\($0.escapedForPattern)([ =({].*)?$" }.joined()
    return "[.(:@]|[a-z][A-Z]" + plain
  }

  /// For each component, the keys that only others have.
  private func writeComponents(to json: inout JSONWriter) {
    let keys = MapShape.spec.keys.filter(\.isComponentKey).map(\.name)
    json.key("allOf")
    json.array { json in
      for name in library.names {
        guard let guideline = library[name], guideline.hasModel else { continue }
        json.object { json in
          json.key("if")
          json.object { json in
            json.key("properties")
            json.object { json in
              json.key("component")
              json.object { json in
                json.key("enum")
                json.array { json in
                  for name in [guideline.name] + guideline.aliases { json.string(name) }
                }
              }
            }
          }
          json.key("then")
          json.object { json in
            json.key("properties")
            json.object { json in
              for key in keys where !guideline.model.keys.contains(key) {
                json.key(key)
                json.bool(false)
              }
            }
          }
        }
      }
    }
  }

  /// Writes a shape, of which null says that its value is not written yet, and in a platform `none`
  /// that it does not inherit one.
  private func write(
    _ shape: Shape,
    summary: String?,
    in map: MapShape? = nil,
    to json: inout JSONWriter
  ) {
    json.object { json in
      if let summary { json.member("description", summary) }
      json.key("anyOf")
      json.array { json in
        for alternative in shape.alternatives { write(alternative: alternative, to: &json) }
        if map == .platform { json.object { write(enumeration: ["none"], to: &$0) } }
        json.object { $0.member("type", "null") }
      }
    }
  }

  private func write(alternative shape: Shape, to json: inout JSONWriter) {
    json.object { json in
      switch shape {
      case .text, .word, .api, .apiOrText:
        write(types: ["string", "number", "boolean"], to: &json)
        if case .word(let kind) = shape { writeExamples(of: kind, to: &json) }
      case .integer:
        json.member("type", "integer")
        json.member("minimum", 0)
      case .number: json.member("type", "number")
      case .boolean: json.member("type", "boolean")
      case .percentage:
        json.member("type", "string")
        json.member("pattern", "^[0-9]+(\\.[0-9]+)? *%$")
      case .duration:
        write(types: ["number", "string"], to: &json)
        json.member("pattern", "^[0-9]+(\\.[0-9]+)? *(ms|s|sec|seconds|min|m)?$")
      case .constant(let word): write(enumeration: [word], to: &json)
      case .choice(let choices): write(enumeration: choices.map(\.word), to: &json)
      case .list(let item):
        json.member("type", "array")
        json.key("items")
        write(item, summary: nil, to: &json)
      case .map(let map): json.member("$ref", "#/definitions/\(map.rawValue)")
      case .any: break
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
  /// The text with the characters escaped that regular expressions give a meaning.
  fileprivate var escapedForPattern: String {
    var escaped = ""
    for character in self {
      if "\\^$.|?*+()[]{}/-".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
