package import JSONText

extension LSP {
  /// A request about a position of one document.
  package protocol PositionRequest: DocumentRequest {
    var position: Position { get }
    init(uri: String, position: Position)
  }

  /// `textDocument/definition`; the server advertises `definitionProvider`.
  package struct Definition: PositionRequest {
    package static let method = "textDocument/definition"

    package let uri: String
    package let position: Position

    package init(uri: String, position: Position) {
      self.uri = uri
      self.position = position
    }

    package typealias Answer = Locations
  }

  /// `textDocument/declaration`; the server advertises `declarationProvider`.
  package struct Declaration: PositionRequest {
    package static let method = "textDocument/declaration"

    package let uri: String
    package let position: Position

    package init(uri: String, position: Position) {
      self.uri = uri
      self.position = position
    }

    package typealias Answer = Locations
  }

  /// Where something is defined: places, or links for a client with `linkSupport`.
  ///
  /// It is `null` where there is no place. One place has no list around it.
  package enum Locations: JSONWritable, Sendable, Equatable {
    case places([Location])
    /// The places, and the range of the text that they were asked about.
    case links([Location], origin: Range)

    package func write(to writer: inout JSONWriter) {
      switch self {
      case .places(let places) where places.isEmpty: writer.null()
      case .places(let places) where places.count == 1: places[0].write(to: &writer)
      case .places(let places): writer.array(places)
      case .links(let places, _) where places.isEmpty: writer.null()
      case .links(let places, let origin):
        writer.array(places.map { LocationLink(target: $0, origin: origin) })
      }
    }
  }

  /// A place, and the range of the text that leads to it.
  package struct LocationLink: JSONWritable, Sendable {
    package let target: Location
    package let origin: Range

    package init(target: Location, origin: Range) {
      self.target = target
      self.origin = origin
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("originSelectionRange", origin)
        $0.member("targetUri", target.uri)
        $0.member("targetRange", target.range)
        $0.member("targetSelectionRange", target.range)
      }
    }
  }
}

extension LSP.PositionRequest {
  package init?(_ value: JSONValue) {
    guard let uri = value.documentURI, let position: LSP.Position = value.read("position") else {
      return nil
    }
    self.init(uri: uri, position: position)
  }
}
