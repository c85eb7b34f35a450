import English
import Guidelines
import SpecModel

/// A writer of a model's facts as a spec.
struct SkeletonWriter {
  let guideline: Guideline
  let library: GuidelineLibrary
  let platforms: [(platform: Platform, frameworks: [Framework])]
  /// The variant that is written: unless it is set, the first of the guideline.
  var variant: String?
  /// The labels of the segments, each with the state that it is announced in.
  var segments: [(label: String, state: String?)]
  /// Whether the first segment is announced with the label of the group.
  var isGrouped = true
  /// The keys that are written of a platform; `nil` means all.
  var platformKeys: Set<String>?
  /// Further keys of a platform with their texts.
  var platformTexts: [(key: String, text: String)] = []
  private(set) var lines: [String] = []

  init(guideline: Guideline, frameworks: [Framework], library: GuidelineLibrary) {
    self.guideline = guideline
    self.library = library
    platforms = Platform.allCases.compactMap { platform in
      let own = frameworks.filter { $0.platforms.contains(platform) }
      return own.isEmpty ? nil : (platform, own)
    }
    variant = guideline.model.facts("variants").first?.values.first
    segments = SpecSkeleton.segments.enumerated().map {
      ($1, $0 == 0 ? KeyMeaning.selected.key : nil)
    }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
  var model: ComponentModel { guideline.model }

  mutating func write() {
    add("component: \(ScalarWriting.scalar(guideline.name))")
    add("title: \(ScalarWriting.scalar(guideline.title))")
    add("purpose: \(SpecSkeleton.purpose)")
    // Where the parts have labels, the label of the group is written in place of one.
    if !model.keys.isSuperset(of: [KeyMeaning.groupLabel.key, KeyMeaning.segments.key]) {
      add("label: \(SpecSkeleton.label)")
    }
    let keys = MapShape.spec(of: guideline).keys
    for key in keys where model.keys.contains(key.name) { writeComponentKey(key) }
    writeBindings("keyboard", bindings("keys", on: nil), indentation: "")
    writeBindings("gestures", bindings("gestures", on: nil), indentation: "")
    if let percentage = facts("text-resize").first?.number {
      add("settings: { text-resize: \(Int(percentage))% }")
    }
    guard !platforms.isEmpty else { return }
    add("")
    add("platforms:")
    for (platform, frameworks) in platforms { writePlatform(platform, frameworks) }
  }

  mutating func add(_ line: String) {
    lines.append(line)
  }

  /// A value for a key that not every component has, as the dictionary of keys has a sample.
  ///
  /// What is called like a variant belongs to that alone.
  private mutating func writeComponentKey(_ key: KeyDescription) {
    if key.sample == nil, isNeeded(key.name), let value = key.shape.sample(of: key.name) {
      return add("\(key.name): \(value)")
    }
    guard let sample = key.sample, sample.facts.isEmpty || states(sample.facts),
      sample.key.map(model.keys.contains) ?? true
    else { return }
    let variants = facts("variants").flatMap(\.values)
    if let variant, variants.contains(key.name), variant != key.name { return }
    guard let text = sample.text else { return writeSegments(key.name) }
    if let value = filled(text) { add("\(key.name): \(value)") }
  }

  /// Whether it is the first key by which a new spec has what a fact needs.
  private func isNeeded(_ key: String) -> Bool {
    facts("needed-keys").contains { fact in
      let own = fact.values.filter(model.keys.contains)
      let isWritten = own.contains {
        MapShape.spec(of: guideline).description(of: $0)?.sample != nil
      }
      return fact.details("in").isEmpty && !isWritten && own.first == key
    }
  }

  /// A sample with the values of the fact that it names; `nil` where the model has none.
  private func filled(_ sample: String) -> String? {
    guard let name = sample.split(whereSeparator: { "{}[]".contains($0) }).first.map(String.init),
      name.utf8.count == sample.utf8.count - 2, FactDescription.named(name) != nil
    else { return sample }
    let values = facts(name).first?.values ?? []
    guard sample.hasPrefix("[") else { return values.first }
    return values.isEmpty ? nil : values.bracketed
  }

  private mutating func writeSegments(_ key: String) {
    add("\(key):")
    for (label, state) in segments {
      add("  - { label: \(label)\(state.map { ", \($0): true" } ?? "") }")
    }
  }

  /// The facts of a name that hold on one of the platforms.
  private func facts(_ name: String) -> [Fact] {
    model.facts(name).filter { fact in
      platforms.isEmpty
        || platforms.contains { platform, frameworks in
          frameworks.contains { fact.applies(platform: platform, framework: $0) }
        }
    }
  }

  /// Whether the model has one of some facts.
  private func states(_ names: [String]) -> Bool {
    names.contains { !facts($0).isEmpty }
  }
}

// MARK: - Keys and gestures

extension SkeletonWriter {
  typealias Binding = (trigger: String, effect: String)

  /// What the keys or gestures of a fact do on one platform alone, or on both if none is given.
  func bindings(_ fact: String, on platform: Platform?) -> [Binding] {
    let perPlatform = Platform.allCases.map { bindings(fact, everywhereOn: $0) }
    let common = (perPlatform.first ?? []).filter { binding in
      perPlatform.allSatisfy { $0.contains { $0 == binding } }
    }
    guard let platform else { return common }
    return bindings(fact, everywhereOn: platform).filter { binding in
      !common.contains { $0 == binding }
    }
  }

  func bindings(_ name: String, everywhereOn platform: Platform) -> [Binding] {
    var bindings: [Binding] = []
    let inactive = model.facts("inactive-keys", platform: platform, framework: nil)
      .flatMap(\.values)
    for fact in model.facts(name, platform: platform, framework: nil, variant: variant) {
      guard let effect = fact.detail("effect") else { continue }
      for word in fact.values where !inactive.contains(word) {
        // What a swipe does, a swipe to the left does.
        let isSaid = bindings.contains { binding in
          binding.trigger == word
            || binding.effect == effect && word.hasPrefix("\(binding.trigger)-")
        }
        if !isSaid { bindings.append((word, effect)) }
      }
    }
    let pages = model.fact("page-keys", platform: platform, framework: nil, variant: variant)
    if name == "keys", let effect = pages?.values.first,
      !bindings.contains(where: { $0.effect == effect })
    {
      bindings.append(("arrows", effect))
    }
    return bindings
  }

  mutating func writeBindings(_ key: String, _ bindings: [Binding], indentation: String) {
    guard !bindings.isEmpty else { return }
    let pairs = bindings.map {
      "\(ScalarWriting.scalar($0.trigger)): \(ScalarWriting.scalar($0.effect))"
    }
    add("\(indentation)\(key): { \(pairs.joined(separator: ", ")) }")
  }
}

extension Shape {
  /// A value of the shape for a new spec; `nil` where none can be made up.
  fileprivate func sample(of key: String) -> String? {
    for shape in alternatives {
      switch shape {
      case .text: return key.replacing("-", with: " ").capitalizingFirst
      case .boolean: return "true"
      case .integer, .number: return "1"
      case .choice(let choices): return choices.first { !$0.isMistake }?.word
      case .list(let item): return item.sample(of: key).map { "[\($0)]" }
      default: continue
      }
    }
    return nil
  }
}
