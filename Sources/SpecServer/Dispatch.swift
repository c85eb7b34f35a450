import JSONText
import LanguageServerProtocol
import SourceText

/// Answers one method; one conforming type per method, one file per type.
protocol RequestHandler: SendableMetatype {
  associatedtype Request: LSP.Request

  /// What a request gets that still waits when its document is edited, or `nil` if it is answered
  /// nevertheless.
  static var errorAfterEdit: LSP.ResponseError? { get }

  static func respond(
    to request: Request,
    in session: inout Session
  ) throws(LSP.ResponseError) -> Request.Answer
}

extension RequestHandler {
  static var errorAfterEdit: LSP.ResponseError? { nil }
}

/// Answers a method that asks about one open document, which it cannot change.
protocol DocumentRequestHandler: RequestHandler where Request: LSP.DocumentRequest {
  /// The answer about a document that is not open; `nil` if that is an error.
  static var answerWhenNotOpen: Request.Answer? { get }

  static func respond(to request: Request, about document: DocumentView) -> Request.Answer
}

extension LSP.ResponseError {
  /// The answer about a document that the client has not opened.
  static var notOpen: LSP.ResponseError { .init(.requestFailed, "the document is not open") }

  /// The answer to a request that was still waiting when its document was edited.
  static var edited: LSP.ResponseError { .init(.contentModified, "the document has been edited") }
}

extension DocumentRequestHandler {
  static var answerWhenNotOpen: Request.Answer? { nil }

  static func respond(
    to request: Request,
    in session: inout Session
  ) throws(LSP.ResponseError) -> Request.Answer {
    if let document = session.view(of: request.uri) { return respond(to: request, about: document) }
    guard let answer = answerWhenNotOpen else { throw .notOpen }
    return answer
  }
}

/// Begins to answer a method whose answer takes long; it is sent when a job has found it.
protocol BackgroundRequestHandler: SendableMetatype {
  associatedtype Request: LSP.Request

  static func begin(_ request: Request, id: LSP.RequestID, in session: inout Session)
}

/// Acts on a notification; one conforming type per method.
protocol NotificationHandler: SendableMetatype {
  associatedtype Notification: LSP.Notification

  static func handle(_ notification: Notification, in session: inout Session)
}

/// From a method's name to its handler; everything else about a method stands on the handler.
enum Dispatch {
  private static let requests = byMethod([
    InitializeHandler.self, ShutdownHandler.self, HoverHandler.self, DiagnosticHandler.self,
    CompletionHandler.self, CompletionResolveHandler.self, CodeActionHandler.self,
    DocumentSymbolHandler.self, FoldingRangeHandler.self, SelectionRangeHandler.self,
    InlayHintHandler.self, InlayHintResolveHandler.self, DefinitionHandler.self,
    TextDocumentContentHandler.self, ComponentsHandler.self, DeclarationHandler.self,
    ReferencesHandler.self, DocumentHighlightHandler.self, PrepareRenameHandler.self,
    RenameHandler.self, DocumentLinkHandler.self, SemanticTokensFullHandler.self,
    SemanticTokensDeltaHandler.self, SemanticTokensRangeHandler.self, WillRenameFilesHandler.self,
    CodeLensHandler.self, ExecuteCommandHandler.self,
    FormattingHandler.self, RangeFormattingHandler.self, OnTypeFormattingHandler.self,
  ])

  private static let backgroundRequests: [String: any BackgroundRequestHandler.Type] = [
    WorkspaceDiagnosticHandler.Request.method: WorkspaceDiagnosticHandler.self,
    WorkspaceSymbolHandler.Request.method: WorkspaceSymbolHandler.self,
  ]

  private static let notifications = byMethod([
    InitializedHandler.self, ExitHandler.self, SetTraceHandler.self, DidOpenHandler.self,
    DidChangeHandler.self, DidCloseHandler.self, WillSaveHandler.self,
    DidSaveHandler.self,
    DidChangeConfigurationHandler.self, DidChangeWatchedFilesHandler.self,
    DidChangeWorkspaceFoldersHandler.self, DidRenameFilesHandler.self,
    WorkDoneProgressCancelHandler.self,
  ])

  /// What a queued request of a method gets when its document is edited.
  static func errorAfterEdit(ofRequest method: String) -> LSP.ResponseError? {
    requests[method]?.errorAfterEdit
  }

  /// Answers a request; the result is the whole response message, `nil` where a job is to find it.
  static func respond(
    to method: String,
    id: LSP.RequestID,
    params: JSONValue?,
    in session: inout Session
  ) -> [UInt8]? {
    if let handler = backgroundRequests[method] {
      return handler.begin(params ?? .null, id: id, in: &session)
    }
    guard let handler = requests[method] else {
      let error = LSP.ResponseError(
        .methodNotFound,
        "'\(method.inOneLine.abbreviated(to: 100))' is not served"
      )
      return LSP.OutgoingMessage.failure(of: id, error)
    }
    do {
      return try handler.response(to: params ?? .null, id: id, in: &session)
    } catch {
      return LSP.OutgoingMessage.failure(of: id, error)
    }
  }

  /// Acts on a notification; one that is unknown or malformed cannot be answered and is dropped.
  static func handle(_ method: String, params: JSONValue?, in session: inout Session) {
    notifications[method]?.handle(params ?? .null, in: &session)
  }

  private static func byMethod(
    _ handlers: [any RequestHandler.Type]
  ) -> [String: any RequestHandler.Type] {
    Dictionary(handlers.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func byMethod(
    _ handlers: [any NotificationHandler.Type]
  ) -> [String: any NotificationHandler.Type] {
    Dictionary(handlers.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension RequestHandler {
  fileprivate static var method: String { Request.method }

  fileprivate static func response(
    to params: JSONValue,
    id: LSP.RequestID,
    in session: inout Session
  ) throws(LSP.ResponseError) -> [UInt8] {
    guard let request = Request(params) else {
      throw LSP.ResponseError(.invalidParams, "the parameters do not fit '\(method)'")
    }
    return LSP.OutgoingMessage.response(to: id, try respond(to: request, in: &session))
  }
}

extension BackgroundRequestHandler {
  /// Begins the work; the result is the message that it cannot begin, if so.
  fileprivate static func begin(
    _ params: JSONValue,
    id: LSP.RequestID,
    in session: inout Session
  ) -> [UInt8]? {
    guard let request = Request(params) else {
      let error = LSP.ResponseError(
        .invalidParams,
        "the parameters do not fit '\(Request.method)'"
      )
      return LSP.OutgoingMessage.failure(of: id, error)
    }
    begin(request, id: id, in: &session)
    return nil
  }
}

extension NotificationHandler {
  fileprivate static var method: String { Notification.method }

  fileprivate static func handle(_ params: JSONValue, in session: inout Session) {
    guard let notification = Notification(params) else {
      session.log.write("'\(method)' is left out: its parameters do not fit")
      return
    }
    handle(notification, in: &session)
  }
}
