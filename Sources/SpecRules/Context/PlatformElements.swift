package import Guidelines
import SourceText
package import SpecModel

/// The elements that a platform names, beside those that the guideline knows.
struct PlatformElements: PlatformPart {
  let context: PlatformContext

  /// Whether the guideline names the native elements of each framework that may be meant.
  var areListed: Bool {
    scope.platform != nil
      && scope.possibleFrameworks.allSatisfy {
        $0.isNative && context.fact("elements", .home($0)) != nil
      }
  }

  /// The native elements of the platform, as they are recognised.
  var native: Set<String> {
    context.facts("elements").elementStems
  }

  /// Whether the platform names its elements, and native ones only.
  ///
  /// A plain view is not native, even where a guideline accepts it.
  var areNative: Bool {
    let native = native
    return !scope.elements.isEmpty
      && scope.elements.allSatisfy { element in
        native.contains(element.elementStem)
          && vocabulary.bringsRole(element: element.value) != false
      }
  }

  /// The element of the component that a word is a slip of the hand away from.
  ///
  /// It is `nil` for a name that may be a team's own.
  func slip(of element: LocatedText) -> String? {
    guard vocabulary.misspelling(of: element.value) == nil,
      let mention = context.mentions.first(where: {
        $0.kind == .element && $0.word.range == element.range
      })
    else { return nil }
    var spellings = APISpellings()
    return spellings.slip(of: mention)
  }

  /// Puts another element in place of one.
  ///
  /// The element of which it is a slip comes first. A native one has a frame of its own.
  func changes(of element: LocatedText, to names: [String], meant slip: String?) -> [Offer] {
    let frames = removalsOfFrames(without: element)
    let names = [slip].compactMap(\.self) + names.filter { $0 != slip }
    return names.compactMap { name in
      changes(accompanying: name).map { changes in
        Offer(
          [.put(name, for: element)] + changes + frames,
          title: "Change element to '\(name)'",
          isPreferred: name == slip
        )
      }
    }
  }

  /// What makes an element the right one beside its name: its style is set.
  ///
  /// It is `nil` where the element has to stand in another one that is not there.
  private func changes(accompanying element: String) -> [Change]? {
    func isMissing(_ fact: Fact) -> Bool {
      fact.isAbout(element) && !scope.names(oneOf: fact)
    }
    if context.facts("element-container", .common).contains(where: isMissing) { return nil }
    let style = context.facts("style", .common).first(where: isMissing)?.values.first
    guard let style, scope.platform != nil else { return [] }
    return [.set(["style"], style)]
  }

  /// Takes away what sets the frame of a custom element.
  ///
  /// It stays where something beside that element is not native.
  private func removalsOfFrames(without element: LocatedText) -> [Change] {
    let native = native
    let others = scope.elements.filter { $0.range != element.range }
    guard others.allSatisfy({ native.contains($0.elementStem) }),
      scope.map["groupings"]?["parent"] == nil
    else { return [] }
    let frames = context.facts("frame-apis", .declared)
    return context.namedAPIs.filter { api in !api.isOff && frames.contains(where: api.isOne) }
      .compactMap(\.mention.removal)
  }
}

extension LocatedText {
  /// The name of an element as it is recognised.
  var elementStem: String { Vocabulary.foldedStem(of: value) }
}

extension [Fact] {
  /// The elements that the facts accept, as they are recognised.
  var elementStems: Set<String> { flatMap(\.accepted).foldedStems }
}

extension Fact {
  /// Whether the fact holds for one of some elements; a fact that names no elements holds for any.
  package func isAbout(_ elements: [LocatedText]) -> Bool {
    let own = details("elements").foldedStems
    return own.isEmpty || elements.contains { own.contains($0.elementStem) }
  }

  /// Whether the fact holds for one of the elements of a platform, or for a trait or an attribute
  /// that it mentions.
  package func isAbout(_ scope: PlatformSpec) -> Bool {
    isAbout(scope.elements)
      || scope.mentions(
        oneOf: details("elements").filter { !$0.isElementName }.compactMap(\.identifiers.last)
      )
  }

  /// Whether the fact is about an element.
  fileprivate func isAbout(_ element: String) -> Bool {
    details("element").foldedStems.contains(Vocabulary.foldedStem(of: element))
  }
}

extension PlatformSpec {
  /// The first element that a fact is about, where nothing that the fact accepts is named.
  func element(withoutAnyOf fact: Fact) -> LocatedText? {
    let element = elements.first { fact.isAbout($0.value) }
    return element.flatMap { names(oneOf: fact) ? nil : $0 }
  }

  /// Whether the platform mentions one of the names that a fact accepts.
  fileprivate func names(oneOf fact: Fact) -> Bool {
    mentions(oneOf: fact.accepted)
  }

  /// Whether the platform mentions one of some names.
  fileprivate func mentions(oneOf names: [String]) -> Bool {
    let wanted = Set(names.flatMap(\.identifiers))
    if wanted.isEmpty { return false }
    // What its phrases say names nothing.
    let entries = own.entries.filter { $0.key.value != "announcements" }
    return entries.flatMap { [$0.key] + $0.value.allWords }
      .contains { !wanted.isDisjoint(with: $0.value.identifiers) }
  }
}

extension Vocabulary {
  /// The native elements of a framework for the components of the table of counterparts.
  ///
  /// Each comes with the title of the component.
  func nativeElements(of framework: Framework) -> [(name: String, component: String)] {
    counterparts.filter { $0.purpose.hasPrefix("native ") }.flatMap { row in
      (row.names[framework] ?? []).map { ($0, String(row.purpose.dropFirst("native ".count))) }
    }
  }
}
