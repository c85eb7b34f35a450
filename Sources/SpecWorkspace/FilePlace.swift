/// Where a file stands that is read, and perhaps written.
package struct FilePlace: Sendable {
  package let path: String
  /// Whether a link at the path is followed.
  ///
  /// It is where the user named the path. What a search has found as a file stays one.
  let followsLinks: Bool

  /// A path that the user named.
  package init(named path: String) {
    self.init(path: path, followsLinks: true)
  }

  init(path: String, followsLinks: Bool) {
    self.path = path
    self.followsLinks = followsLinks
  }
}
