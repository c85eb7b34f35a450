package import JSONText

extension LSP {
  /// One thing that is wrong with a document.
  package struct Diagnostic: Sendable, JSONWritable {
    package enum Severity: Int, Sendable {
      case error = 1
      case warning
      case information
      case hint
    }

    package enum Tag: Int, Sendable {
      case unnecessary = 1
      case deprecated
    }

    /// Another place that belongs to the diagnostic.
    package struct Related: Sendable, JSONWritable {
      package let location: Location
      package let message: String

      package init(location: Location, message: String) {
        self.location = location
        self.message = message
      }

      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("location", location)
          $0.member("message", message)
        }
      }
    }

    package let range: Range
    package let severity: Severity
    package let code: String
    /// The page that explains the code (`codeDescription.href`).
    package let href: String?
    package let message: String
    package let tags: [Tag]
    package let related: [Related]
    /// What the client gives back with a request for code actions.
    package let data: String?

    package init(
      range: Range,
      severity: Severity,
      code: String,
      href: String? = nil,
      message: String,
      tags: [Tag] = [],
      related: [Related] = [],
      data: String? = nil
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.href = href
      self.message = message
      self.tags = tags
      self.related = related
      self.data = data
    }

    /// The program that a diagnostic comes from, as editors show it.
    package static let source = "a11y-spec"

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("severity", severity.rawValue)
        $0.member("code", code)
        if let href {
          $0.key("codeDescription")
          $0.object { $0.member("href", href) }
        }
        $0.member("source", Self.source)
        $0.member("message", message)
        $0.member(unlessEmpty: "tags", tags.map(\.rawValue))
        $0.member(unlessEmpty: "relatedInformation", related)
        $0.member(optional: "data", data)
      }
    }
  }
}
