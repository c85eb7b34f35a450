package import JSONText

extension LSP {
  /// `a11y-spec/components`, a request of our own: the components that a new spec can be about.
  package struct Components: Request {
    package static let method = "a11y-spec/components"

    /// The folder that the spec is to be in; `nil` for the first one that is open.
    package let folderURI: String?

    package init?(_ value: JSONValue) {
      folderURI = value["uri"]?.string
    }

    package struct Component: JSONWritable, Sendable {
      package let name: String
      package let title: String
      /// A spec to begin with.
      package let spec: String

      package init(name: String, title: String, spec: String) {
        self.name = name
        self.title = title
        self.spec = spec
      }

      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("name", name)
          $0.member("title", title)
          $0.member("spec", spec)
        }
      }
    }

    package struct Answer: JSONWritable, Sendable {
      package let components: [Component]

      package init(components: [Component]) {
        self.components = components
      }

      package func write(to writer: inout JSONWriter) {
        writer.object { $0.member("components", components) }
      }
    }
  }
}
