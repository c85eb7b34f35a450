import English
package import Guidelines

/// A part of a component that a screen reader names: a segment, or a button.
///
/// It may stand for the whole component, which is named in the same ways.
package final class Part: Sendable {
  /// The key that it stands under; `nil` for the whole component.
  package let key: LocatedText?
  /// What the dictionary of keys says of it; `nil` where it says nothing.
  package let shape: MapShape?
  package let value: SpecValue
  /// Its own visible text; `nil` where it has none.
  package let label: LocatedText?
  /// The programmatic names: its `name`, and what the naming APIs of frameworks give.
  package let names: [LocatedText]
  /// The words of the label and of the name, folded.
  package let labelTokens: [String]?
  package let nameTokens: [String]?

  /// A part as a map of the dictionary of keys describes it.
  ///
  /// - Parameters:
  ///   - value: What the spec says of it.
  ///   - shape: The map.
  ///   - key: The key that it stands under.
  ///   - vocabulary: The names of APIs.
  package convenience init(
    _ value: SpecValue,
    of shape: MapShape,
    under key: LocatedText,
    _ vocabulary: Vocabulary
  ) {
    let label = shape.description(of: "label").flatMap { _ in value.label }
    self.init(value, label: label, of: shape, under: key, vocabulary)
  }

  package init(
    _ value: SpecValue,
    label: LocatedText?,
    of shape: MapShape? = nil,
    under key: LocatedText? = nil,
    _ vocabulary: Vocabulary
  ) {
    self.key = key
    self.shape = shape
    self.value = value
    self.label = label
    names = value.givenNames(in: vocabulary).map(\.text)
    labelTokens = label?.value.foldedTokens
    nameTokens = names.first?.value.foldedTokens
  }

  /// The programmatic name that counts; `nil` where it has none.
  package var name: LocatedText? { names.first }

  /// What it is called: its programmatic names, or else its visible label.
  package var calledNames: [LocatedText] { names.isEmpty ? [label].compactMap(\.self) : names }

  /// Whether it stands for the whole component.
  package var isWhole: Bool { key == nil }

  /// Whether its label and its states are what their author meant, as far as anybody can tell.
  ///
  /// They are not in `{ Day }`, and in `label; Day` and `label: Day }`.
  var isReadable: Bool {
    if let word = value.word?.value {
      let key = word.prefix { $0.isLetter || $0 == "-" }
      let mark = word.dropFirst(key.count).first { $0 != " " }
      return MapShape.segment.description(of: String(key)) == nil
        || !(mark.map(";:=".contains) ?? false)
    }
    let isWord = { (entry: SpecEntry) in
      entry.value.isNull && MapShape.segment.description(of: entry.key.value) == nil
    }
    let isNamed = value["label"] != nil || value["name"] != nil
    return !value.entries.contains { $0.value.hasStrayEnd || !isNamed && isWord($0) }
  }

  package var isSelected: Bool { value[KeyMeaning.selected.key]?.booleanMeant == true }
  package var isDisabled: Bool { value[KeyMeaning.disabled.key]?.booleanMeant == true }

  /// The state that it is in, as facts call it; `nil` where the spec gives none.
  package var state: String? { isSelected ? "selected" : isDisabled ? "disabled" : nil }

  /// The states that it lists.
  package var states: [State] { value.entries(of: "states").map(State.init) }
}

extension SpecValue {
  /// The label of a part; `nil` where it is empty or `none`.
  ///
  /// A word in place of the map is the label that its author meant.
  var label: LocatedText? {
    (self["label"]?.word ?? word).flatMap { ["", "none"].contains($0.value) ? nil : $0 }
  }
}

extension PlatformSpec {
  /// The maps of the platform that describe one button each.
  package func buttons(_ actions: [String]) -> [Part] {
    actions.compactMap { action in
      guard let entry = own.entry(action), entry.value.isMap else { return nil }
      return Part(entry.value, label: nil, under: entry.key, library.vocabulary)
    }
  }
}

extension Spec {
  /// The parts of the whole spec that no platform overlays, such as the buttons of a dialog.
  static func parts(
    of root: SpecValue,
    _ guideline: Guideline?,
    in vocabulary: Vocabulary
  ) -> [Part] {
    let own = guideline?.ownKeys?.keys.compactMap(\.part) ?? []
    return (KeyDictionary.builtIn.partsOfSpec + own).flatMap { key, shape -> [Part] in
      guard let entry = root.entry(key) else { return [] }
      let values = entry.value.isList ? entry.value.items : [entry.value]
      return values.map { Part($0, of: shape, under: entry.key, vocabulary) }
    }
  }
}
