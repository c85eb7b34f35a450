package import OperatingSystem

/// The messages that have arrived and that the loop has not taken yet.
///
/// A thread that only reads keeps the client from waiting for a full pipe, whatever the loop is at.
package final class Inbox: @unchecked Sendable {
  private let monitor = Monitor()
  private var messages: [[UInt8]] = []
  private var isClosed = false
  private var isWoken = false

  package init() {}

  /// Starts the thread that reads a descriptor until its end; `false` where the system gives no
  /// thread.
  package func startReading(from descriptor: System.Descriptor) -> Bool {
    System.detachThread { [self] in
      var framing = MessageFraming()
      while true {
        let bytes = System.read(from: descriptor, limit: 1 << 16)
        if bytes.isEmpty { break }
        framing.append(bytes[...])
        var batch: [[UInt8]] = []
        while let message = framing.next() { batch.append(message) }
        if !batch.isEmpty { put(batch) }
      }
      close()
    }
  }

  /// Adds messages in the order in which they arrived.
  package func put(_ batch: [[UInt8]]) {
    monitor.locked {
      messages.append(contentsOf: batch)
      monitor.signal()
    }
  }

  /// Says that no message will follow.
  package func close() {
    monitor.locked {
      isClosed = true
      monitor.signal()
    }
  }

  /// Whether the other end has said its last.
  package var hasEnded: Bool { monitor.locked { isClosed } }

  /// Ends a wait without a message, because there is something else to do.
  package func wake() {
    monitor.locked {
      isWoken = true
      monitor.signal()
    }
  }

  /// Takes the messages that are there, without waiting; `nil` once all are taken and no more
  /// will come.
  package func take() -> [[UInt8]]? {
    monitor.locked { takeAll() }
  }

  /// Waits for messages and takes them; `nil` once no more will come.
  ///
  /// It gives none when the given time is over, or when somebody calls ``wake()``.
  package func wait(for time: Duration?) -> [[UInt8]]? {
    monitor.locked {
      if messages.isEmpty, !isClosed, !isWoken { monitor.wait(for: time) }
      isWoken = false
      return takeAll()
    }
  }

  private func takeAll() -> [[UInt8]]? {
    if messages.isEmpty { return isClosed ? nil : [] }
    let taken = messages
    messages = []
    return taken
  }
}
