extension String {
  private static let quotePairs: [Character: [Character]] = [
    "“": ["”"], "„": ["“", "”"], "«": ["»"], "»": ["«"], "‘": ["’"], "‚": ["‘", "’"],
    "\"": ["\""], "「": ["」"],
  ]

  /// The text without the quotes that stand around all of it, and these quotes.
  package var unquoted: (opening: String, text: String, closing: String) {
    guard count > 2, let first, let last, let closing = Self.quotePairs[first],
      closing.contains(last)
    else { return ("", self, "") }
    let inside = dropFirst().dropLast()
    guard !inside.contains(where: { $0 == first || $0 == last && $0 != "’" }) else {
      return ("", self, "")
    }
    return (String(first), String(inside), String(last))
  }
}
