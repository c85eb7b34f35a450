import Guidelines
import SourceText
import SpecModel
import SpecRules
import Voices

/// A guideline document and the model beside it, as they were read.
struct GuidelinePair: Sendable {
  /// `nil` when there is no document to read.
  let guideline: Guideline?
  let found: GuidelineSearch.Found
  let files: [GuidelinePack.File]

  /// Reads both files, unless they have a problem already; `nil` when neither is about a guideline.
  ///
  /// A text that is not saved yet takes precedence over the file at its path.
  init?(
    _ found: GuidelineSearch.Found,
    besides problem: FileProblem? = nil,
    under texts: [String: SourceText] = [:]
  ) {
    self.init(found) { path in
      if let problem { return .failure(problem) }
      let folder = FilePath.folder(of: path) ?? "/"
      let isElsewhere =
        !found.isNamed
        && FileAccess.leadsOut(path, of: RepositoryPaths.root(above: folder) ?? folder)
      if isElsewhere { return .failure(.leadsOut) }
      return texts[path].map { FileAccess.text($0.bytes, limit: GuidelineSearch.sizeLimit) }
        ?? FileAccess.read(path, limit: GuidelineSearch.sizeLimit)
    }
  }

  /// Reads the two with the texts that a function gives for their paths.
  init?(
    _ found: GuidelineSearch.Found,
    read: (String) -> Result<SourceText, FileProblem>
  ) {
    self.found = found
    let document = found.document.map { FileReading($0, read($0)) }
    let model = found.model.map { FileReading($0, read($0)) }
    guard let document, let text = document.text else {
      let unreadable = [document, model].compactMap(\.self).filter { $0.text == nil }
      guideline = nil
      files =
        unreadable.map { $0.asUnreadable(isMeant: model != nil || found.isNamed) }
        + (document == nil
          ? (model?.text).map { [Self.lonely(model?.path ?? "", $0, named: found.name)] } ?? []
          : [])
      if files.isEmpty { return nil }
      return
    }
    let guideline = Guideline(
      reading: text,
      named: found.name,
      model: model?.text,
      specKeys: .ofFormat
    )
    guard guideline.isGuidance || found.isNamed else { return nil }
    // One finding reports what is missing, not each of the quotes from it.
    let quotes = guideline.problemsOfQuotes(in: model?.text)
    let encoding = ReadingProblem(ofEncodingIn: text)
    let isWhole = guideline.isReadWhole && encoding == nil
    let problems =
      guideline.problems + [encoding].compactMap(\.self) + (isWhole ? quotes : [])
      + Voice.problems(of: guideline.model) + (guideline.ownKeys?.problems ?? [])
    var documentFindings = problems.filter { $0.file == .document }
      .map { Finding($0, in: text) }
    let isLacking = !guideline.isReadWhole && documentFindings.isEmpty && !quotes.isEmpty
    if !guideline.isGuidance || isLacking { documentFindings.append(.noGuidance) }
    self.guideline = guideline.isGuidance ? guideline : nil
    files =
      [
        GuidelinePack.File(
          path: document.path,
          text: text,
          findings: documentFindings.inOrder,
          counterpart: model?.path
        )
      ]
      + (model.map { model in
        guard let text = model.text else { return [model.asUnreadable(isMeant: true)] }
        return [
          GuidelinePack.File(
            path: model.path,
            text: text,
            findings: problems.filter { $0.file == .model }.map { Finding($0, in: text) }.inOrder,
            counterpart: document.path
          )
        ]
      } ?? [])
  }

  /// How long its files are, in bytes.
  var size: Int { files.reduce(0) { $0 + $1.text.bytes.count } }

  private static func lonely(
    _ path: String,
    _ text: SourceText,
    named name: String
  ) -> GuidelinePack.File {
    let finding = Finding(
      code: "missing-document",
      severity: .error,
      message: "no document is of the component '\(name)'; add '\(name).md' beside this model or "
        + "rename the model",
      range: 0..<0
    )
    return GuidelinePack.File(path: path, text: text, findings: [finding], counterpart: nil)
  }

  /// Whether it takes the place of another one of the same name.
  ///
  /// A model goes before a bare document, and the longer document before the shorter one.
  func isPreferred(to other: GuidelinePair) -> Bool {
    guard let guideline, let others = other.guideline else { return guideline != nil }
    if guideline.hasModel != others.hasModel { return guideline.hasModel }
    return guideline.statements.count > others.statements.count
  }
}

/// A file of a pair, as it was read or not.
private struct FileReading {
  let path: String
  let text: SourceText?
  private let problem: FileProblem?

  init(_ path: String, _ result: Result<SourceText, FileProblem>) {
    self.path = path
    switch result {
    case .success(let text): (self.text, problem) = (text, nil)
    case .failure(let problem): (text, self.problem) = (nil, problem)
    }
  }

  /// The file with nothing in it but the reason why it cannot be read.
  ///
  /// A document that a folder happens to have is no error.
  func asUnreadable(isMeant: Bool) -> GuidelinePack.File {
    let reason =
      switch problem {
      case .tooLarge(let size, let limit): "has \(size) bytes; a guideline has \(limit) at most"
      case let problem?: problem.message
      case nil: "cannot be read"
      }
    let finding = Finding(
      code: ReadingProblem.Code.syntax.rawValue,
      severity: isMeant ? .error : .warning,
      message: "this file \(reason)",
      range: 0..<0
    )
    let text = SourceText("")
    return GuidelinePack.File(path: path, text: text, findings: [finding], counterpart: nil)
  }
}

extension ReadingProblem {
  /// The first line of a document with bytes that are not UTF-8; `nil` if there is none.
  fileprivate init?(ofEncodingIn text: SourceText) {
    guard String(validating: text.bytes, as: UTF8.self) == nil else { return nil }
    let lines = (0..<text.lines.count).lazy.map(text.content(ofLine:))
    let broken = lines.first { String(validating: text.bytes[$0], as: UTF8.self) == nil }
    self.init(
      .syntax,
      in: .document,
      "this line is not text in UTF-8; save the document as UTF-8",
      at: broken ?? 0..<0
    )
  }
}

extension [Finding] {
  fileprivate var inOrder: [Finding] {
    sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension Finding {
  /// Says that a document which the configuration names says nothing of a platform.
  fileprivate static let noGuidance = Finding(
    code: ReadingProblem.Code.structure.rawValue,
    severity: .warning,
    message: "this document has no part about a platform; add '## iOS', '## Android' or "
      + "'## All platforms'",
    range: 0..<0
  )

  /// A problem of a guideline for those who write it.
  fileprivate init(_ problem: ReadingProblem, in text: SourceText) {
    self.init(
      code: problem.code.rawValue,
      severity: problem.code.severity,
      message: problem.message,
      range: problem.range,
      fixes: problem.nearest.map {
        [Fix("Change to '\($0)'", [problem.edit(to: $0, in: text)], isPreferred: true)]
      } ?? []
    )
  }
}

extension ReadingProblem {
  /// Replaces a wrong word or sentence by another one, with the quotes that it needs.
  fileprivate func edit(to new: String, in text: SourceText) -> TextEdit {
    guard [.missingQuote, .shortQuote].contains(code) else { return TextEdit(range, with: new) }
    let quote = range.lowerBound > 0 ? text.bytes[range.lowerBound - 1] : nil
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    let inside = isQuoted ? ScalarWriting.inside(new, quote: quote) : nil
    return TextEdit(range, with: inside ?? ScalarWriting.scalar(new))
  }
}

extension ReadingProblem.Code {
  fileprivate var severity: Severity {
    if isError { return .error }
    return [.shortQuote, .otherFramework].contains(self) ? .information : .warning
  }
}
