import English
import Guidelines

extension PlatformContext {
  /// What an image shows, by its name: "Person" for `ic_person.png`; `nil` where that has no words.
  ///
  /// What each file and constant begins or ends with names nothing.
  func thing(shownBy image: String) -> String? {
    let facts = facts("vague-names")
    let beginnings = facts.flatMap { $0.details("beginnings") }.map(\.foldedForComparison)
    let endings = facts.flatMap { $0.details("endings") }.map(\.foldedForComparison)
    var name = String(image.prefix(Self.longestImage)).foldedForComparison[...]
    while let beginning = beginnings.first(where: name.hasPrefix), !beginning.isEmpty {
      name = name.dropFirst(beginning.count)
    }
    while let ending = endings.first(where: name.hasSuffix), !ending.isEmpty {
      name = name.dropLast(ending.count)
    }
    let words = String(name).foldedTokens.joined(separator: " ")
    return words.isEmpty ? nil : words.capitalizingFirst
  }

  /// How much of the name of an image is read, in characters.
  private static let longestImage = 200
}
