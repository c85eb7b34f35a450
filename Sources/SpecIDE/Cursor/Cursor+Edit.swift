import SourceText
import SpecModel

/// The edit that writes a word at the cursor: what it replaces, and what it brings beside the word.
extension Cursor {
  /// The word, and what in front of it stands in a wrong column.
  var replaces: ByteRange { (word.lowerBound - head.utf8.count)..<word.upperBound }

  /// Where the replaced part ends when what stands behind the cursor is to stay.
  ///
  /// A brace or a quote that an editor closes by itself does not stay.
  var insertsUpTo: Int { word.lowerBound + typed.utf8.count + (isClosed ? 1 : 0) }

  /// A text with what has to stand in front of it and behind it.
  func fitted(_ text: String) -> String { lead + text + trail }

  /// Whether a text stands at the cursor already, all of it in front.
  func isWritten(_ text: String) -> Bool {
    head.isEmpty && word.lowerBound + typed.utf8.count == word.upperBound && !typed.isEmpty
      && fitted(text) == typed
  }

  /// Whether it stands behind a merge key, or in the list there.
  var isBehindMerge: Bool { path.last { $0 != .item } == .key("<<") && spot != .key }

  /// Whether what is being written is text, and no word that may become a key.
  var isOnText: Bool {
    quote != nil || !typed.allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// What is typed up to the last dot, where only names and dots stand in front of it.
  var receiver: String? {
    guard let dot = typed.lastIndex(of: ".") else { return nil }
    let isName = typed[..<dot].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName ? String(typed[...dot]) : nil
  }

  /// The text that a client compares with the replaced text in front of the cursor; `nil` for the
  /// label.
  func filter(for label: String) -> String? {
    let dash = spot == .item || spot == .node ? typed.prefix { $0 == "-" } : ""
    return head.isEmpty && dash.isEmpty ? nil : head + dash + label
  }
}

extension String {
  /// Where a brace stands that is not closed again, in bytes.
  var openBrace: Int? {
    let bytes = Array(utf8)
    guard let open = bytes.lastIndex(of: UInt8(ascii: "{")),
      !bytes[open...].contains(UInt8(ascii: "}"))
    else { return nil }
    return open
  }
}
