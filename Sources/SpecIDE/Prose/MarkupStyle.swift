/// The form in which a client shows prose.
package enum MarkupStyle: Sendable, Equatable {
  case markdown
  case plainText
}
