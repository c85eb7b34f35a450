package import OperatingSystem

/// The one writer of frames.
package struct Outbox: Sendable {
  private let descriptor: System.Descriptor
  /// Whether the client takes what is written; `false` once it stops reading.
  package private(set) var isOpen = true

  package init(_ descriptor: System.Descriptor) {
    self.descriptor = descriptor
  }

  /// How many milliseconds a client may take nothing before it is looked whether there is one.
  private static let patience: Int32 = 5_000

  /// Writes a message as one frame, unless nobody is there any more to read it.
  package mutating func send(_ message: [UInt8], whileWanted isWanted: () -> Bool = { true }) {
    guard isOpen else { return }
    isOpen = System.write(
      MessageFraming.frame(message),
      to: descriptor,
      patience: Self.patience,
      whileWanted: isWanted
    )
  }
}
