package import Guidelines
import SourceText
package import YAMLSyntax

/// What a screen reader says of the elements of a platform, as data.
///
/// The data is rows of parts, words by language, and how native elements behave. `Library` has the
/// files, and the README of this module describes them.
package struct Voice: Sendable {
  package let platform: Platform
  /// The screen reader with the versions that are described.
  package let title: String
  /// What stands between two parts.
  let joint: String
  /// What stands there where the text already ends with the first mark of the joint; `nil` for the
  /// joint itself.
  let jointAfterMark: String?
  let basis: Basis
  let table: TraitTable
  /// The traits that names in code give, by the name without a leading dot, in lower case.
  let traitsByAPI: [String: String]
  /// The kinds of text that names in code give.
  private let textsByAPI: [String: TextKind]
  private let adjusted: String?
  private let switched: [(trait: UInt64, states: SwitchedStates)]
  private let plainTexts: [Framework: String]
  let consequences: [Consequence]
  let rows: [VoiceRow]
  let hints: [HintRow]
  let events: [EventRow]
  let words: [String: [String: String]]
  let symbols: SymbolWords
  let variantRows: [String: VariantRow]
  /// The settings and versions that change what is said, one each, in the order of the file.
  package let variants: [Variant]
  /// What could not be read.
  package let problems: [ReadingProblem]
  /// The controls of each name and other name, in lower case.
  private let controls: [String: [Control]]
  /// What has read the voice, for controls that are added.
  private let reader: VoiceReader

  init(_ reader: VoiceReader) {
    self.reader = reader
    platform = reader.platform
    title = reader.title
    joint = reader.joint
    jointAfterMark = reader.jointAfterMark
    basis = reader.basis
    table = reader.table
    traitsByAPI = reader.traitsByAPI
    textsByAPI = reader.textsByAPI
    adjusted = reader.adjusted
    switched = reader.switched
    plainTexts = reader.plainTexts
    consequences = reader.consequences
    rows = reader.rows
    hints = reader.hints
    events = reader.events
    words = reader.words
    symbols = reader.symbols
    variantRows = reader.variantRows
    variants = reader.variantNames.map { Variant([$0]) }
    problems = reader.problems
    controls = reader.controls.reduce(into: [:]) { controls, control in
      for name in [control.name] + control.otherNames {
        controls[name.lowercased(), default: []].append(control)
      }
    }
  }

  /// The states between which a user switches a control; `nil` where it is not switched.
  package func switchedStates(of control: Control) -> SwitchedStates? {
    switched.first { control.behaviour.adds & $0.trait != 0 }?.states
  }

  /// All states between which users switch controls.
  package var switchedStates: [SwitchedStates] { switched.map(\.states) }

  /// The voice with the controls of a model of a component.
  ///
  /// They go before its own controls of the same name. The ``problems`` are those of the model
  /// alone.
  package func adding(controlsIn node: YAMLNode) -> Voice {
    var reader = reader
    reader.addControls(in: node)
    return Voice(reader)
  }

  /// The controls of a name in a framework, or in any where that is not known.
  package func controls(named name: String, in framework: Framework?) -> [Control] {
    (controls[name.lowercased()] ?? []).filter { $0.applies(to: framework) }
  }

  /// The names that controls have.
  package var controlNames: Set<String> {
    Set(controls.values.joined().flatMap { [$0.name] + $0.otherNames })
  }

  /// All texts that are said in a language, with placeholders for what is not the voice's own.
  package func texts(in language: String) -> [String] {
    words.keys.compactMap { word($0, in: language) }
  }

  /// All that is said of roles in a language, in lower case and without the mark behind it.
  package func roleWords(in language: String) -> Set<String> {
    let said = rows.compactMap { row -> String? in
      guard row.part == .role, case .word(let word) = row.content else { return nil }
      return word
    }
    let own = controls.values.joined().compactMap(\.behaviour.role)
    return Set(
      (said + own).compactMap { word($0, in: language) }
        .map { ($0.hasSuffix(".") ? String($0.dropLast()) : $0).lowercased() }
    )
  }

  /// What an element is by a name in code, such as that of a trait; `nil` for any other name.
  package func trait(of api: String) -> String? {
    traitsByAPI[api.apiName]
  }

  /// The kind of text that a name in code gives; `nil` for any other name.
  package func text(of api: String) -> TextKind? { textsByAPI[api.apiName] }

  /// The control of a text that stands alone.
  package func plainText(in framework: Framework) -> String? { plainTexts[framework] }

  /// The variants that may turn the words of an element into the words of a phrase.
  ///
  /// A phrase with words of its own lacks nothing that a variant leaves out. A phrase without them
  /// needs no other words.
  ///
  /// An order changes no words.
  package func variants(
    changing element: SpokenElement,
    forOwnWords hasOwnWords: Bool
  ) -> [Variant] {
    let own = element.control.map { controls(named: $0, in: element.framework) } ?? []
    let changed = Set(own.flatMap(\.variants))
    return variants.filter { variant in
      variant.names.contains { name in
        guard let row = variantRows[name], !changed.contains(name) else { return true }
        return hasOwnWords ? !row.words.isEmpty : !row.without.subtracting(["hints"]).isEmpty
      }
    }
  }

  /// Whether a control is one element that is adjusted as a whole, by itself or by its traits.
  package func isAdjusted(_ control: Control, being traits: Set<String>) -> Bool {
    guard let adjusted, control.each.isEmpty else { return false }
    return traits.contains(adjusted) || table.has(adjusted, in: control.behaviour.adds)
  }

  /// Whether the voice has rows for what an element is or for the state that it is in.
  package func knows(trait: String) -> Bool {
    table.bits[trait] != nil && !TraitTable.derived.contains(trait)
  }

  /// A word in a language; `nil` where the voice has none in it.
  ///
  /// A language with a region falls back to the language; a word without letters is the same in
  /// all.
  func word(_ name: String, in language: String, as variant: Variant = .usual) -> String? {
    let changed = variant.names.firstNonNil { variantRows[$0]?.words[name] }
    guard let texts = changed ?? words[name] else { return nil }
    if let text = texts[language] { return text }
    let base = language.prefix { $0 != "-" }
    if let text = texts[String(base)] { return text }
    return texts["en"].flatMap { $0.hasOwnLetters ? nil : $0 }
  }
}

extension String {
  /// Whether letters stand outside of braces.
  fileprivate var hasOwnLetters: Bool {
    var isInside = false
    return contains { character in
      if character == "{" { isInside = true }
      if character == "}" { isInside = false }
      return !isInside && character.isLetter
    }
  }
}
