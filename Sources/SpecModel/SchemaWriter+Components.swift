import Guidelines
import JSONText
import SourceText

/// What differs between the components in the schema of specs.
extension SchemaWriter {
  /// The keys that teams have added to specs of some component.
  var namesOfOwnKeys: [String] {
    library.names.flatMap { library[$0]?.ownKeys?.keys ?? [] }.map(\.name).uniqued
  }

  /// For each component, the keys that only others have, and those that a team has added.
  func writeComponents(to json: inout JSONWriter) {
    let keys = MapShape.spec.keys.filter(\.isComponentKey).map(\.name) + namesOfOwnKeys
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
              for key in guideline.ownKeys?.keys ?? [] {
                json.key(key.name)
                write(
                  key.shape,
                  key.summary,
                  in: Definition(map: .spec, isInPlatform: false),
                  to: &json
                )
              }
            }
          }
        }
      }
    }
  }
}
