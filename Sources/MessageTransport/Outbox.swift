/// The one writer of frames.
package struct Outbox: Sendable {
  private let descriptor: System.Descriptor
  /// Whether everything so far could be written; `false` once the client no longer reads.
  package private(set) var isOpen = true

  package init(_ descriptor: System.Descriptor) {
    self.descriptor = descriptor
  }

  /// Writes a message as one frame, in one call where the system takes it at once.
  package mutating func send(_ message: [UInt8]) {
    guard isOpen else { return }
    isOpen = System.write(MessageFraming.frame(message), to: descriptor)
  }
}
