import Guidelines
import YAMLSyntax

extension VoiceReader {
  private static let behaviourKeys =
    ["role", "child", "is", "not", "unknown", "basis", "source"] + TextKind.own
  private static let controlKeys =
    ["on", "in", "other-names", "each", "instead", "when"] + behaviourKeys

  mutating func readControls(_ node: YAMLNode?) {
    for entry in node?.entries.map({ $0 }) ?? [] {
      for item in entry.value.entriesOrSelf { readControl(entry.key.text, item) }
    }
  }

  private mutating func readControl(_ name: String, _ node: YAMLNode) {
    let fields = fields(of: node, Self.controlKeys)
    if isModel {
      let words = fields["on"]?.words ?? []
      if words.isEmpty { report("'on' says in which frameworks '\(name)' is so", at: node) }
      let known = words.compactMap(Framework.init(rawValue:))
      if !known.isEmpty, known.allSatisfy({ $0.platform != platform }) { return }
    }
    var changes: [(condition: UInt64, behaviour: Control.Behaviour)] = []
    for entry in fields["when"]?.entries.map({ $0 }) ?? [] {
      guard let bit = table.bits[entry.key.text] else {
        report("no trait or text is called '\(entry.key.text)'", at: entry.key)
        continue
      }
      let fields = self.fields(of: entry.value, Self.behaviourKeys)
      changes.append((bit, behaviour(of: fields, else: nil)))
    }
    controls.append(
      Control(
        name: name,
        otherNames: fields["other-names"]?.words ?? [],
        frameworks: frameworks(of: fields),
        variants: variants(of: fields),
        each: fields["each"]?.words ?? [],
        instead: fields["instead"]?.word,
        behaviour: behaviour(of: fields, else: basis),
        changes: changes
      )
    )
  }

  private mutating func behaviour(
    of fields: [String: YAMLNode],
    else basis: Basis?
  ) -> Control.Behaviour {
    var behaviour = Control.Behaviour()
    behaviour.role = checkWord(fields["role"])
    behaviour.child = fields["child"].map { names($0, "row", where: rows.map(\.id).contains) }
    behaviour.adds = bits(fields["is"])
    behaviour.removes = bits(fields["not"])
    behaviour.unknown = fields["unknown"]?.word
    behaviour.basis = self.basis(of: fields, else: basis)
    for kind in TextKind.allCases where kind != .role {
      behaviour.texts[kind] = checkWord(fields[kind.rawValue])
    }
    return behaviour
  }
}

extension TextKind {
  /// The texts that a control may bring.
  fileprivate static let own = allCases.filter { $0 != .role }.map(\.rawValue)
}
