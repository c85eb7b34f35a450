import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import YAMLSyntax

/// What goes wrong where an accepted item does not do what it says.
package enum InsertionFault: String, Sendable, CaseIterable {
  case syntax = "breaks the document"
  case duplicate = "writes a key twice"
  case structure = "brings a structural finding"
  case elsewhere = "lands elsewhere or moves what is there"
  case snippet = "says another thing as a snippet"
}

/// Accepts what is offered in a spec, and judges what has become of the spec.
///
/// It does so as an editor that replaces the word under the cursor.
package struct InsertionSweep: Sendable {
  /// One item, accepted at one place, that does harm.
  package struct Harm: Sendable {
    package let fault: InsertionFault
    package let label: String
    /// The lines around the edit before and after it, the cursor shown as `‸`.
    package let before: String
    package let after: String
  }

  package private(set) var accepted = 0
  package private(set) var harms: [Harm] = []

  package init() {}

  /// Tries places of a spec, with and without what stands behind them, and a number of the items
  /// of each.
  package mutating func sweep(
    _ text: String,
    every step: Int,
    from first: Int = 0,
    items count: Int = .max
  ) {
    let bytes = Array(text.utf8)
    let intact = YAMLStream(parsing: SourceText(text)).keyPlaces
    for offset in stride(from: first, through: bytes.count, by: step) {
      for part in [bytes[..<offset], bytes[...]] where part.isAtBoundary(offset) {
        let place = InsertionPlace(SourceText(Array(part)), at: offset, intact: intact)
        for item in place.pick(count, seed: offset) {
          accepted += 1
          if let harm = place.harm(of: item) { harms.append(harm) }
        }
      }
    }
  }

  package mutating func add(_ other: InsertionSweep) {
    accepted += other.accepted
    harms += other.harms
  }
}

/// A document with a cursor in it.
private struct InsertionPlace {
  private let snapshot: Snapshot
  private let offset: Int
  private let text: SourceText
  /// What a client leaves in its list, which compares the items with what is typed.
  private let items: [Completion]
  private let measure: DocumentMeasure
  /// Whether the name of the component is written, which decides what keys the others may be.
  private let isComponent: Bool
  /// The way to the map that the key under the cursor belongs to in the whole spec.
  private let home: String?

  init(_ text: SourceText, at offset: Int, intact: [KeyPlace]) {
    self.text = text
    self.offset = offset
    snapshot = Snapshot(text)
    items = snapshot.completions(at: offset).filter { item in
      let typed = String(decoding: text.bytes[item.replaces.lowerBound..<offset], as: UTF8.self)
      return (item.filter ?? item.label).lowercased().hasPrefix(typed.lowercased())
    }
    measure = DocumentMeasure(snapshot)
    let line = text.bytes[text.bytes.line(around: offset..<offset)]
    isComponent = String(decoding: line, as: UTF8.self).contains("component")
    home = intact.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }?.parent
  }

  /// Some of the items, other ones at each place.
  func pick(_ count: Int, seed: Int) -> [Completion] {
    guard items.count > count else { return items }
    return (0..<count).map { items[(seed + $0 * items.count / count) % items.count] }
  }

  func harm(of item: Completion) -> InsertionSweep.Harm? {
    let isCRLF = text.bytes.contains(0x0D)
    let written = isCRLF ? item.insertion.replacing("\n", with: "\r\n") : item.insertion
    let result = text.applying(TextEdit(item.replaces, with: written))
    let later = DocumentMeasure(Snapshot(result))
    let fault = fault(of: item, written, measure, later)
    return fault.map {
      InsertionSweep.Harm(
        fault: $0,
        label: item.label,
        before: text.bytes.excerpt(around: offset..<offset, mark: true),
        after: result.bytes.excerpt(
          around: item.replaces.lowerBound..<(item.replaces.lowerBound + written.utf8.count),
          mark: false
        )
      )
    }
  }

  private func fault(
    of item: Completion,
    _ written: String,
    _ before: DocumentMeasure,
    _ after: DocumentMeasure
  ) -> InsertionFault? {
    if let snippet = item.snippet, snippet.expandedSnippet != item.insertion { return .snippet }
    if after.problems > before.problems { return .syntax }
    if after.duplicates > before.duplicates { return .duplicate }
    if after.structural > before.structural, !isComponent { return .structure }
    return isElsewhere(item, written.utf8.count, before, after) ? .elsewhere : nil
  }

  private func isElsewhere(
    _ item: Completion,
    _ length: Int,
    _ before: DocumentMeasure,
    _ after: DocumentMeasure
  ) -> Bool {
    let line = text.bytes.line(around: item.replaces)
    let touched = before.keys.filter {
      line.overlaps($0.range) || line.contains($0.range.lowerBound)
    }
    var left = after.keys.reduce(into: [String: Int]()) { $0[$1.path, default: 0] += 1 }
    for key in before.keys where !touched.contains(where: { key.isBelow($0) }) {
      left[key.path, default: 0] -= 1
      if left[key.path, default: 0] < 0 { return true }
    }
    let start = item.replaces.lowerBound
    let new = after.keys.first { (start..<(start + length)).contains($0.range.lowerBound) }
    guard item.kind == .key, let new, let home, !item.insertion.hasPrefix("- ") else {
      return false
    }
    return new.parent != home
  }
}

/// A key and the way to it, lists without numbers.
private struct KeyPlace {
  let parent: String
  let name: String
  let range: ByteRange

  var path: String { parent + "/" + name }

  func isBelow(_ other: KeyPlace) -> Bool {
    path == other.path || path.hasPrefix(other.path + "/")
  }
}

/// What is counted in a document before and after.
private struct DocumentMeasure {
  private static let structuralCodes: Set<String> = [
    "unknown-key", "wrong-type", "unknown-component",
  ]

  let problems: Int
  let duplicates: Int
  let structural: Int
  let keys: [KeyPlace]

  init(_ snapshot: Snapshot) {
    let stream = YAMLStream(parsing: snapshot.text)
    let findings = snapshot.findings
    duplicates = findings.count { $0.code == "duplicate-key" }
    structural = findings.count { Self.structuralCodes.contains($0.code) }
    problems = stream.documents.reduce(0) { $0 + $1.tree.problems.count }
    keys = stream.keyPlaces
  }
}

extension YAMLStream {
  fileprivate var keyPlaces: [KeyPlace] {
    documents.flatMap { $0.tree.root?.keyPlaces(below: "", from: $0.start) ?? [] }
  }
}

extension YAMLNode {
  fileprivate func keyPlaces(below parent: String, from start: Int) -> [KeyPlace] {
    entries.flatMap { entry in
      let place = KeyPlace(
        parent: parent,
        name: entry.key.text,
        range: entry.key.range.shifted(by: start)
      )
      return [place] + entry.value.keyPlaces(below: place.path, from: start)
    } + items.flatMap { $0.keyPlaces(below: parent + "/-", from: start) }
  }
}

extension String {
  /// The text of a snippet without its places to stop at.
  fileprivate var expandedSnippet: String {
    var result = ""
    var rest = self[...]
    while let next = rest.popFirst() {
      if next == "\\", let escaped = rest.popFirst() {
        result.append(escaped)
      } else if next == "$", rest.first == "{" {
        rest = rest.drop { $0 != ":" }.dropFirst()
      } else if next == "$" {
        rest = rest.drop { $0.isNumber }
      } else if next != "}" {
        result.append(next)
      }
    }
    return result
  }
}

extension ArraySlice<UInt8> {
  /// Whether no character and no line break is cut at an offset.
  fileprivate func isAtBoundary(_ offset: Int) -> Bool {
    guard offset > startIndex, offset < endIndex else { return true }
    return self[offset] & 0xC0 != 0x80 && (self[offset] != 0x0A || self[offset - 1] != 0x0D)
  }
}

extension [UInt8] {
  fileprivate func line(around range: ByteRange) -> ByteRange {
    let start = (self[..<range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
    let end = self[range.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? count
    return start..<end
  }

  /// A line above and below a range, and those of it.
  fileprivate func excerpt(around range: ByteRange, mark isMarked: Bool) -> String {
    var lines = line(around: range)
    for _ in 0..<2 {
      lines = line(
        around: Swift.max(0, lines.lowerBound - 1)..<Swift.min(count, lines.upperBound + 1)
      )
    }
    let head = String(decoding: self[lines.lowerBound..<range.lowerBound], as: UTF8.self)
    let tail = String(decoding: self[range.lowerBound..<lines.upperBound], as: UTF8.self)
    return head + (isMarked ? "‸" : "") + tail
  }
}

/// The specs that insertions are tried in.
package enum InsertionSpecs {
  /// The bundled examples, then ten others.
  package static var all: [String] {
    let examples = ["page-control", "segmented-control", "stepper"].map {
      "Tests/Examples/\($0).a11y.yaml"
    }
    let others = [
      "account-tabs", "apps-with-icons", "basket-line", "delivery", "hero-banner", "nights",
      "shared-anchors", "theme", "thermostat", "two-frameworks",
    ].map { "Tests/SpecRulesTests/Corpus/\($0).a11y.yaml" }
    return (examples + others).compactMap { try? Files.text($0) }.map(\.withoutCarets)
  }
}

extension String {
  /// The text without the lines that point at findings.
  fileprivate var withoutCarets: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#") || !$0.contains("^") }
      .joined(separator: "\n")
  }
}
