import Guidelines
package import SpecChecking
import SpecModel

/// A form in which the announcements of a file are copied.
package enum AnnouncementForm: Sendable {
  case text
  case markdown
}

extension Snapshot {
  /// Everything that the file has announced, placeholders filled in.
  package func announcements(as form: AnnouncementForm) -> String {
    documents.compactMap(\.document.spec).map { $0.announcements(as: form) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Spec {
  fileprivate func announcements(as form: AnnouncementForm) -> String {
    let spoken = spokenPlatforms.filter { !$0.phrases.isEmpty }
    guard !spoken.isEmpty else { return "" }
    let title = root["title"]?.word?.value ?? guideline?.title ?? component?.value ?? ""
    switch form {
    case .text: return title + "\n" + spoken.map(\.text).joined()
    case .markdown:
      let head = "| Platform | Moment | Announcement |\n|---|---|---|\n"
      return "## \(title.escapedForMarkdown)\n\n" + head + spoken.map(\.rows).joined()
    }
  }
}

extension SpokenPlatform {
  private var name: String {
    platform.map { "\($0.title) (\($0.screenReader))" } ?? "All platforms"
  }

  fileprivate var text: String {
    "\n\(name)\n" + phrases.map { "  \($0.moment): \($0.text.onOneLine)\n" }.joined()
  }

  fileprivate var rows: String {
    phrases.map { phrase in
      let cells = [name, phrase.moment, phrase.text].map(\.onOneLine.escapedForMarkdown)
      return "| \(cells.joined(separator: " | ")) |\n"
    }.joined()
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
