extension String {
  /// A text without blanks with this name at a place; a call takes the value of what is written.
  func put(in text: String, at place: Range<Index>, insteadOf written: String) -> String {
    called(withValueOf: written)
      ?? String(text[..<place.lowerBound]) + self + text[place.upperBound...]
  }

  /// The call of a function, named with its `()`, with the value that a text has behind its `=`.
  ///
  /// For `android:name="Two words"` it is `setName("Two words")`. A value of XML is a text even
  /// without quotes, and one of the resources is asked for in code. It is `nil` where no value
  /// stands behind the name.
  private func called(withValueOf text: String) -> String? {
    guard hasSuffix("()"), let equals = text.firstIndex(of: "="), !text[..<equals].contains("(")
    else { return nil }
    let written = text[text.index(after: equals)...].split(separator: " ").joined(separator: " ")
    let isQuoted = written.count > 1 && written.first == written.last && written.hasQuoteInFront
    let value = isQuoted ? String(written.dropFirst().dropLast()) : written
    guard !value.isEmpty else { return nil }
    let resource = "@string/"
    let argument =
      value.hasPrefix(resource)
      ? "getString(R.string.\(value.dropFirst(resource.count)))"
      : "\"\(value.replacing("\"", with: "\\\""))\""
    return "\(dropLast(2))(\(argument))"
  }

  private var hasQuoteInFront: Bool { hasPrefix("\"") || hasPrefix("'") }
}
