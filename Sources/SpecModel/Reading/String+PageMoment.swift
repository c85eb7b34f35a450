import English

extension String {
  /// Whether the text is `page` and a number.
  var isPageNumber: Bool {
    guard hasPrefix("page ") else { return false }
    return Int(dropFirst(5)) != nil
  }

  /// The moment of a page that is written in another way, such as `Page-2`, `slide 3` or
  /// `page four`.
  var pageMoment: String? {
    let letters = prefix { !$0.isNumber }
    let words = String(letters).foldedTokens + String(self[letters.endIndex...]).foldedTokens
    guard words.count > 1, let number = NumberWord.position(of: words[1...]),
      let noun = words.first, Spelling.nearest(to: noun, among: ["page", "slide"]) != nil
    else { return nil }
    return "page \(number)"
  }
}
