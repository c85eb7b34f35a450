import Guidelines
import LanguageServerProtocol
import OperatingSystem
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import SpecWorkspace

/// One document that the client has open; its text is the client's, not the file's.
struct OpenDocument {
  let uri: String
  let place: DocumentPlace
  /// Whether it is a spec whatever is written in it; else it is one once it names a component.
  private let isDeclaredAsSpec: Bool
  private(set) var version: Int
  /// Names this text under this configuration; no other state of any document has the same.
  private(set) var generation: Int
  private(set) var configuration: FileConfiguration

  /// What has been written since the text was opened or its author saved it.
  ///
  /// It is only what differs from that text.
  private(set) var unsavedEdits = UnsavedEdits()
  /// The text as it was opened, or as its author saved it.
  private var savedText: SourceText
  /// The only part of the text that may be another one than in the saved text.
  ///
  /// It is `nil` where nobody has edited.
  private var unsavedPart: ByteRange?
  /// Whether something was missing when the text was opened, and it has not been saved since; `nil`
  /// until somebody writes.
  private var isDraft: Bool?
  /// Whether the next save is one that the editor makes unasked.
  var isSavedByEditor = false

  /// The id by which editors know the language of specs.
  private static let language = "a11y-spec"

  private var snapshot: Snapshot
  /// What has been edited since the snapshot was read.
  private var edited = Edited.nothing

  /// Edits wait until somebody asks, so that a burst of them is read once.
  private enum Edited {
    case nothing
    case once(TextEdit)
    /// The text after several edits.
    case often(SourceText)
  }

  init(
    _ document: LSP.DidOpen,
    place: DocumentPlace,
    configuration: FileConfiguration,
    library: GuidelineLibrary,
    generation: Int
  ) {
    self.uri = document.uri
    self.place = place
    // The name of a file says more than the language, which some editors choose by the ending.
    isDeclaredAsSpec =
      place.isNamedAsSpec || place.path == nil && document.languageID == Self.language
    self.version = document.version
    self.generation = generation
    self.configuration = configuration
    self.snapshot = Snapshot(
      SourceText([]),
      analysis: configuration.analysis(in: library)
    )
    self.savedText = SourceText(document.text)
    self.edited = .often(savedText)
  }

  /// The text as it is now.
  var text: SourceText {
    switch edited {
    case .nothing: snapshot.text
    case .once(let edit): snapshot.text.applying(edit)
    case .often(let text): text
    }
  }

  /// What is to be reported about a document that has no snapshot.
  var notices: [Finding] {
    if isTooLarge { return [tooLarge] }
    if configuration.isExcluded { return [] }
    switch place.kind {
    case .configuration:
      let file = ConfigurationFile(parsing: text)
      return place.folder.map(file.findings) ?? file.problems
    case .spec, .guideline: return []
    }
  }

  /// Whether the document is too large to be checked.
  var isTooLarge: Bool {
    let limit =
      place.kind == .configuration
      ? ConfigurationFile.sizeLimit : configuration.rules.fileSizeLimit
    return size > limit
  }

  private var tooLarge: Finding {
    let problem = FileProblem.tooLarge(size: size, limit: ConfigurationFile.sizeLimit)
    let message =
      place.kind == .configuration
      ? problem.withFixedLimit.message
      : "not checked, because the file is larger than the limit of "
        + "\(configuration.rules.fileSizeLimit) bytes; raise it with "
        + "'limits: { file-size: … }' in \(ConfigurationFile.name)"
    return Finding(code: "file-size", severity: .information, message: message, range: 0..<0)
  }

  /// The length of the text in bytes.
  var size: Int {
    switch edited {
    case .nothing: snapshot.text.bytes.count
    case .once(let edit):
      snapshot.text.bytes.count - edit.range.count + edit.replacement.utf8.count
    case .often(let text): text.bytes.count
    }
  }

  mutating func apply(
    _ notification: LSP.DidChange,
    encoding: PositionEncoding,
    generation: Int
  ) {
    version = notification.version ?? version &+ 1
    self.generation = generation
    noteDraft()
    var positions: PositionReader?
    for change in notification.changes { apply(change, encoding: encoding, &positions) }
  }

  /// Takes a text that lacked something when it was opened as one that is being written.
  private mutating func noteDraft() {
    if isDraft == nil { isDraft = readSnapshot()?.hasGaps ?? false }
    guard isDraft == true, unsavedEdits.written.isEmpty else { return }
    unsavedEdits.note(0..<0, replacedBy: size)
  }

  /// Takes note that the text has been saved, and returns whether that ends the writing.
  ///
  /// It does where its author saved it.
  mutating func save() -> Bool {
    if isSavedByEditor {
      isSavedByEditor = false
      return false
    }
    savedText = text
    isDraft = false
    unsavedEdits = UnsavedEdits()
    unsavedPart = nil
    return true
  }

  /// Takes note that nobody has typed for a while.
  mutating func pause() {
    unsavedEdits.pause()
  }

  /// Gives the findings of the same text another name.
  mutating func renew(generation: Int) {
    self.generation = generation
  }

  mutating func configure(
    _ configuration: FileConfiguration,
    library: GuidelineLibrary,
    generation: Int
  ) {
    let text = text
    self.configuration = configuration
    self.generation = generation
    snapshot = Snapshot(
      SourceText([]),
      analysis: configuration.analysis(in: library)
    )
    edited = .often(text)
  }

  /// The snapshot of the text as it is now; reads what has changed since it was last asked for.
  ///
  /// - Returns: `nil` for what is no spec or not to be checked.
  mutating func readSnapshot() -> Snapshot? {
    guard place.kind == .spec, !configuration.isExcluded, !isTooLarge else { return nil }
    readEdits()
    return isDeclaredAsSpec || snapshot.namesLoadedComponent ? snapshot : nil
  }

  private mutating func readEdits() {
    switch edited {
    case .nothing: return
    case .once(let edit): snapshot = snapshot.applying(edit)
    case .often(let text): snapshot = snapshot.replacingText(by: text)
    }
    edited = .nothing
    // Compared here, where the new text is there anyway.
    if isSaved {
      unsavedEdits = UnsavedEdits()
      unsavedPart = nil
    }
  }

  /// Whether the text of the snapshot is the saved one.
  private var isSaved: Bool {
    guard snapshot.text.bytes.count == savedText.bytes.count else { return false }
    return unsavedPart.map { snapshot.text.bytes[$0] == savedText.bytes[$0] } ?? true
  }

  /// Records an edit: the range that it replaces, and the length of the new text.
  private mutating func note(_ range: ByteRange, replacedBy length: Int) {
    unsavedEdits.note(range, replacedBy: length)
    let part = unsavedPart ?? range
    let end = max(part.upperBound, range.upperBound) + length - range.count
    unsavedPart = min(part.lowerBound, range.lowerBound)..<end
  }

  /// Makes one of the changes of a notification, which share what is known of the places before
  /// them.
  private mutating func apply(
    _ change: LSP.DidChange.Change,
    encoding: PositionEncoding,
    _ positions: inout PositionReader?
  ) {
    switch change {
    case .full(let bytes):
      let difference = Difference(from: text.bytes, to: bytes)
      note(difference.old, replacedBy: difference.new.count)
      edited = .often(SourceText(bytes))
      positions = nil
    case .replace(let range, let replacement):
      let text = text
      let reader = positions ?? PositionReader(text, in: encoding)
      let edit = TextEdit(reader.offsets(of: range), with: replacement)
      note(edit.range, replacedBy: replacement.utf8.count)
      guard case .nothing = edited else {
        let new = text.applying(edit)
        edited = .often(new)
        reader.replaceText(by: new, after: edit)
        positions = reader
        return
      }
      edited = .once(edit)
    }
  }
}

extension Snapshot {
  /// The snapshot of another text, read from this one where they are alike.
  fileprivate func replacingText(by text: SourceText) -> Snapshot {
    if self.text.bytes.isEmpty {
      return Snapshot(text, analysis: analysis, each: parallelMap)
    }
    let difference = Difference(from: self.text.bytes, to: text.bytes)
    let new = String(decoding: text.bytes[difference.new], as: UTF8.self)
    let snapshot = applying(TextEdit(difference.old, with: new))
    // Bytes that are not UTF-8 do not survive an edit, whose replacement is a string.
    return snapshot.text == text ? snapshot : Snapshot(text, analysis: analysis)
  }
}

/// Where two texts differ.
private struct Difference {
  /// The smallest range of whole characters of the old text that is another one in the new.
  let old: ByteRange
  let new: ByteRange

  init(from old: [UInt8], to new: [UInt8]) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    while start > 0, old.continuesCharacter(at: start) || new.continuesCharacter(at: start) {
      start -= 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    while newEnd < new.count, new.continuesCharacter(at: newEnd) {
      oldEnd += 1
      newEnd += 1
    }
    self.old = start..<oldEnd
    self.new = start..<newEnd
  }
}

extension [UInt8] {
  /// Whether a byte is not the first of its character in UTF-8.
  fileprivate func continuesCharacter(at offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }
}
