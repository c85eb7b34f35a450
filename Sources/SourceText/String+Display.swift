extension String {
  /// The text with a blank in place of each line feed.
  public var withoutLineBreaks: String {
    // Most texts have none, and bytes are cheaper to look through than characters.
    hasByte(0x0A) ? replacing("\n", with: " ") : self
  }

  /// The text with its middle left out where it is longer than a number of characters of Unicode.
  public func abbreviated(to limit: Int) -> String {
    guard utf8.count > limit, unicodeScalars.count > limit else { return self }
    let head = String(unicodeScalars.prefix(limit / 2))
    return head + " … " + String(unicodeScalars.suffix(limit / 2))
  }
}
