import MessageTransport
import OperatingSystem
import Testing

@Suite("Inbox")
struct InboxTests {
  @Test("gives messages in order and ends when it is closed")
  func order() {
    let inbox = Inbox()
    System.detachThread {
      for number in 0..<1000 { inbox.put([[UInt8(number % 256)]]) }
      inbox.close()
    }
    var received: [[UInt8]] = []
    while let batch = inbox.wait(for: nil) { received += batch }
    #expect(received == (0..<1000).map { [UInt8($0 % 256)] })
    #expect(inbox.take() == nil)
  }

  @Test("gives nothing when the time is up")
  func timeout() {
    #expect(Inbox().wait(for: .zero) == [])
  }
}
