package import JSONText

extension LSP {
  /// `a11y-spec/components`, a request of our own: the components that a new spec can be about.
  package struct Components: Request {
    package static let method = "a11y-spec/components"

    /// The folder for the new spec; `nil` for the first open one.
    package let folderURI: String?
    /// The name of the component that is asked for; `nil` for all of them.
    package let component: String?
    /// The names of the frameworks that specs are to be about.
    package let frameworks: [String]

    package init?(_ value: JSONValue) {
      folderURI = value["uri"]?.string
      component = value["component"]?.string
      frameworks = value["frameworks"]?.items?.compactMap(\.string) ?? []
    }

    package struct Component: JSONWritable, Sendable {
      package let name: String
      package let title: String
      /// A spec to begin with.
      package let spec: String
      /// The same as a snippet.
      package let snippet: String

      package init(name: String, title: String, spec: String, snippet: String) {
        self.name = name
        self.title = title
        self.spec = spec
        self.snippet = snippet
      }

      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("name", name)
          $0.member("title", title)
          $0.member("spec", spec)
          $0.member("snippet", snippet)
        }
      }
    }

    package struct Framework: JSONWritable, Sendable {
      package let name: String
      package let title: String
      /// The title of the platform that it is of.
      package let platform: String

      package init(name: String, title: String, platform: String) {
        self.name = name
        self.title = title
        self.platform = platform
      }

      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("name", name)
          $0.member("title", title)
          $0.member("platform", platform)
        }
      }
    }

    package struct Answer: JSONWritable, Sendable {
      package let components: [Component]
      /// The frameworks that can be asked for.
      package let frameworks: [Framework]

      package init(components: [Component], frameworks: [Framework]) {
        self.components = components
        self.frameworks = frameworks
      }

      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("components", components)
          $0.member("frameworks", frameworks)
        }
      }
    }
  }
}
