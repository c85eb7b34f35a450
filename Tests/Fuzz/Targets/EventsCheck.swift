import SourceText
import YAMLSyntax

/// Whether events nest, and text that is written anew from the events of valid text has the same.
enum EventsCheck {
  static func fault(on input: [UInt8]) -> String? {
    let stream = YAMLStream(parsing: SourceText(input))
    let events = events(of: stream)
    if let fault = nestingFault(events) { return fault }
    guard stream.documents.allSatisfy(\.tree.problems.isEmpty) else { return nil }
    let text = EventWriter.text(of: events)
    let again = YAMLStream(parsing: SourceText(text))
    let problems = again.documents.flatMap(\.tree.problems)
    guard problems.isEmpty else { return "\(text.debugDescription) has \(problems)" }
    let same = self.events(of: again).map(\.withoutStyle) == events.map(\.withoutStyle)
    return same ? nil : "\(text.debugDescription) has other events"
  }

  private static func events(of stream: YAMLStream) -> [Event] {
    YAMLEvents.print(stream).split(separator: "\n").map(Event.init)
  }

  /// What is wrong with the beginnings and ends, and with the numbers of nodes between them.
  private static func nestingFault(_ events: [Event]) -> String? {
    var open: [(event: Event, children: Int)] = []
    for (position, event) in events.enumerated() {
      switch event.sign {
      case "+":
        if open.isEmpty, position > 0 { return "events go on behind the stream" }
        if !open.isEmpty { open[open.count - 1].children += 1 }
        open.append((event, 0))
      case "-":
        guard let last = open.popLast(), last.event.name == event.name else {
          return "event \(position) ends what is not open"
        }
        if event.name == "MAP", last.children % 2 != 0 { return "a key has no value" }
        if event.name == "DOC", last.children != 1 { return "a document has no single node" }
      default:
        guard !open.isEmpty else { return "event \(position) is in nothing" }
        open[open.count - 1].children += 1
      }
    }
    return open.isEmpty ? nil : "something has no end"
  }
}

/// One line of the notation of the YAML test suite.
private struct Event {
  /// `+`, `-` or `=`.
  let sign: Character
  /// `STR`, `DOC`, `MAP`, `SEQ`, `VAL` or `ALI`.
  let name: Substring
  var anchor = ""
  /// The resolved tag; empty also for one that cannot be written as it is.
  var tag = ""
  /// A scalar as it is printed, or the name of an alias with its asterisk.
  let text: Substring

  init(_ line: Substring) {
    sign = line.first ?? "="
    name = line.dropFirst().prefix(3)
    var rest = line.dropFirst(4)
    if rest.hasPrefix(" {}") || rest.hasPrefix(" []") { rest = rest.dropFirst(3) }
    if rest.hasPrefix(" ") { rest = rest.dropFirst() }
    if name != "DOC", rest.hasPrefix("&") {
      anchor = String(rest.prefix { $0 != " " })
      rest = rest.dropFirst(anchor.count + 1)
    }
    if name != "DOC", rest.hasPrefix("<") {
      let whole = rest.prefix { $0 != ">" }
      rest = rest.dropFirst(whole.count + 2)
      if Self.isWritable(whole.dropFirst()) { tag = String(whole.dropFirst()) }
    }
    text = name == "VAL" ? rest.dropFirst() : rest
  }

  private static func isWritable(_ tag: Substring) -> Bool {
    let bytes = tag.utf8
    guard
      bytes.allSatisfy({ $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x21 || $0 == 0x3A })
    else { return false }
    return tag == "!" || tag.hasPrefix("!") || bytes.first.map { $0 != 0x3A } == true
  }

  /// What remains when a node is written in another style.
  var withoutStyle: [String] {
    name == "DOC"
      ? [String(sign), "DOC"] : [String(sign), String(name), anchor, tag, String(text)]
  }
}

/// Writes events as text in flow style.
private enum EventWriter {
  static func text(of events: [Event]) -> String {
    var text = ""
    // How many nodes each open collection has so far; negative for a sequence.
    var open: [(isMapping: Bool, children: Int)] = []
    for event in events {
      switch (event.sign, event.name) {
      case ("+", "DOC"): text += "--- "
      case ("-", "DOC"): text += "\n...\n"
      case (_, "STR"): break
      case ("-", _): text += open.popLast()?.isMapping == true ? " }" : " ]"
      default:
        if let last = open.last {
          text += separator(last.isMapping, last.children)
          open[open.count - 1].children += 1
        }
        text += node(event)
        if event.sign == "+" { open.append((event.name == "MAP", 0)) }
      }
    }
    return text
  }

  private static func separator(_ isMapping: Bool, _ children: Int) -> String {
    if isMapping, children % 2 == 1 { return " : " }
    return (children == 0 ? " " : " , ") + (isMapping ? "? " : "")
  }

  private static func node(_ event: Event) -> String {
    let tag = event.tag.isEmpty ? "" : event.tag == "!" ? "! " : "!<\(event.tag)> "
    let properties = (event.anchor.isEmpty ? "" : event.anchor + " ") + tag
    switch event.name {
    case "MAP": return properties + "{"
    case "SEQ": return properties + "["
    case "ALI": return String(event.text)
    default: return properties + quoted(event.text)
    }
  }

  /// The printed text in double quotes, which know its escapes, too.
  private static func quoted(_ text: Substring) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: quoted += "\\\""
      case 0x20..<0x7F, 0xA0..<0xFEFF, 0xFF00..<0xFFFE, 0x10000...:
        quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return quoted + "\""
  }
}
