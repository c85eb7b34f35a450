import English
import SourceText
import SpecModel

extension Spec {
  /// How many names in the braces of a phrase are reported; each fix has the whole phrase.
  private static let mostPlaceholders = 10
  /// How many labels of segments are compared with what looks like a placeholder.
  private static let mostLabels = 20

  /// The names in braces that the format does not know.
  func unknownPlaceholders(of spoken: Phrase, in text: LocatedText) -> [Violation] {
    let unknown = spoken.names.uniqued.filter { !Phrase.placeholders.contains($0) }
    let marked =
      unknown.isEmpty
      ? [] : MarkedPlaceholder.all(in: text.value).map { text.value[$0.range] }
    let names = unknown.filter { name in !marked.contains { $0.contains("{\(name)}") } }
    return names.prefix(Self.mostPlaceholders).map { name in
      let nearest = spoken.placeholder(meantBy: name)
      let known = Phrase.placeholders.map { "{\($0)}" }
      let advice = nearest.map { "did you mean '{\($0)}'?" } ?? "use \(known.listed)"
      let fixed = nearest.map {
        spoken.replacing([name: "{\($0)}"])
      }
      return Violation(
        "no placeholder is called '{\(name)}'; \(advice)",
        at: range(of: "{\(name)}", in: text),
        severity: .warning,
        offers: [fixed.map { Offer(.put($0, for: text), title: "Change the placeholder") }]
      )
    }
  }

  /// The placeholders of a text in other marks than one pair of braces, unless they are part of a
  /// label.
  func markedPlaceholders(in text: LocatedText, of scope: PlatformSpec) -> [Violation] {
    let marked = MarkedPlaceholder.all(in: text.value).prefix(Self.mostPlaceholders)
    guard !marked.isEmpty else { return [] }
    let segments = scope.segments.all.prefix(Self.mostLabels).map(\.label)
    let labels = ([label, groupLabel] + segments).compactMap { $0?.value }
    return marked.compactMap { placeholder in
      let written = String(text.value[placeholder.range])
      if labels.contains(where: { $0.contains(written) }) { return nil }
      let right = "{\(placeholder.name)}"
      let fixed = text.value.replacing([(placeholder.range, right)])
      return Violation(
        "a placeholder is written '\(right)', not '\(written)'",
        at: range(of: placeholder.range, in: text),
        severity: .warning,
        offers: [Offer(.put(fixed, for: text), title: "Change to '\(right)'")]
      )
    }
  }
}
