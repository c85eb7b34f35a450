extension Vocabulary {
  /// Whether code changes nothing but what is seen: `layer.borderColor = …`, `.opacity(0.4)`.
  ///
  /// The last words of its name say so. Several statements, and code with a closure, may do more.
  package static func isLook(_ code: String) -> Bool {
    guard let member = member(of: code), !code.utf8.contains(where: { marks.contains($0) }) else {
      return false
    }
    // A constant of a type is a value: `Role.Image`.
    if member.first?.isUppercase == true, stem(of: code).hasSuffix(".\(member)") { return false }
    return looks.contains { look in
      guard member.lowercased().hasSuffix(look) else { return false }
      let start = member.index(member.endIndex, offsetBy: -look.count)
      return start == member.startIndex || member[start].isUppercase
    }
  }

  private static let marks = Array(";{\n".utf8)

  private static let looks = builtInWords(under: "looks").map { look in
    String(look.filter { $0 != " " })
  }
}
