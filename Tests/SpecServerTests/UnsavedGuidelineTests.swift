import JSONText
import SpecServer
import Synchronization
import Testing

@Suite("Guidelines that are not saved")
struct UnsavedGuidelineTests {
  private static let spec = "component: dial\nlabel: Heat\nplatforms: { ios: { role: knob } }\n"

  @Test("hold for open specs after a pause, and those on disk once they are closed")
  func texts() throws {
    let folder = try PackFolder()
    let (spec, model) = (folder.uri("a.a11y.yaml"), folder.uri("pack/dial.model.yaml"))
    var client = TestClient(capabilities: "{}")
    client.open(spec, Self.spec)
    #expect(client.pushed(spec) == [])
    client.open(model, "roles: { on: ios, values: wheel, quote: Announce the dial as “knob”. }\n")
    #expect(client.pushed(spec) == [])
    client.wait(.seconds(2))
    #expect(client.pushed(spec) == ["role-expected"])
    client.change(model, "roles: { on: ios, values: knob, quote: Announce the dial… }\n")
    client.wait(.seconds(2))
    #expect(client.pushed(spec) == [])
    client.change(model, "roles: { on: ios, values: wheel, quote: Announce the dial… }\n")
    client.wait(.seconds(2))
    #expect(client.pushed(spec) == ["role-expected"])
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(model)"}}"#)
    client.wait(.seconds(2))
    #expect(client.pushed(spec) == [])
  }

  @Test("are told in the file beside them, which goes by the text in the editor, too")
  func pair() throws {
    let folder = try PackFolder()
    let (document, model) = (folder.uri("pack/dial.md"), folder.uri("pack/dial.model.yaml"))
    var client = TestClient(capabilities: "{}")
    client.open(folder.uri("a.a11y.yaml"), Self.spec)
    client.open(document, "## iOS\n### Role\n- Announce the dial as “wheel”.\n")
    client.wait(.seconds(2))
    #expect(client.pushed(model) == ["missing-quote"])
    client.open(
      model,
      "roles: { on: ios, values: wheel, quote: Announce the dial as “wheel”. }\n"
    )
    #expect(client.pushed(model) == [])
    client.wait(.seconds(2))
    #expect(client.pushed(folder.uri("a.a11y.yaml")) == ["role-expected"])
  }

  @Test("are loaded once at a time, and the last text wins")
  func oneAtATime() throws {
    let folder = try PackFolder()
    let work = CountedWork()
    let (spec, model) = (folder.uri("a.a11y.yaml"), folder.uri("pack/dial.model.yaml"))
    var client = TestClient(capabilities: "{}", background: work.background)
    client.open(spec, Self.spec)
    client.open(model, "roles: {}\n")
    work.run()
    client.wake()
    for number in 1...20 {
      let role = number == 20 ? "wheel" : "knob\(number)"
      client.change(model, "roles: { on: ios, values: \(role), quote: Announce the dial… }\n")
      client.wait(.seconds(2))
    }
    #expect(work.count == 2)
    work.run()
    client.wake()
    #expect(work.count == 3)
    work.run()
    client.wake()
    client.wait(.seconds(2))
    #expect(work.count == 3)
    let shown = client.take("textDocument/publishDiagnostics").last {
      $0["params"]?["uri"]?.string == spec
    }
    let message = shown?["params"]?["diagnostics"]?.items?.first?["message"]?.string
    #expect(message?.contains("use 'wheel'") == true, "\(message ?? "")")
  }

  @Test("are not read again for each change while somebody types")
  func typing() throws {
    let folder = try PackFolder()
    let work = CountedWork()
    let model = folder.uri("pack/dial.model.yaml")
    var client = TestClient(capabilities: "{}", background: work.background)
    client.open(folder.uri("a.a11y.yaml"), Self.spec)
    client.open(model, "roles: {}\n")
    work.run()
    client.wake()
    for number in 1...20 {
      client.change(model, "roles: {} # \(number)\n")
      client.wait(.milliseconds(100))
    }
    #expect(work.count == 1)
    client.wait(.seconds(2))
    #expect(work.count == 2)
  }
}

/// Work that is done once when the test says so, and counted.
private final class CountedWork: Sendable {
  private let waiting = Mutex<[@Sendable () -> Void]>([])
  private let begun = Mutex(0)

  /// How much has been asked for.
  var count: Int { begun.withLock(\.self) }

  var background: Background {
    Background { [self] work in
      begun.withLock { $0 += 1 }
      waiting.withLock { $0.append(work) }
    }
  }

  func run() {
    let works = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for work in works { work() }
  }
}

extension TestClient {
  fileprivate mutating func change(_ uri: String, _ text: String) {
    let written = String(decoding: text.json(), as: UTF8.self)
    notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"text":\#(written)}]}"#
    )
  }
}
