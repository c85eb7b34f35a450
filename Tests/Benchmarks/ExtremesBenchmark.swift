import Foundation
import SourceText
import TestSupport
import YAMLSyntax

/// Prints what texts cost that no person writes: in the parser, in `check` and in the server.
///
/// Each is read in a process of its own.
func measureExtremes() {
  print("extremes: time and peak memory; findings, and how many codes they have")
  print(
    "  " + column("", 34) + column("parse", 10) + column("check", 20) + column("server", 20)
      + "check, server"
  )
  for extreme in Extreme.all {
    measure(extreme)
    fflush(nil)
  }
  measureBytes()
}

private func measure(_ extreme: Extreme) {
  let clock = ContinuousClock()
  let text = SourceText(extreme.bytes)
  let parse = clock.measure { _ = YAMLStream(parsing: text) }
  let check = ExtremeRun(checking: extreme)
  let server = ExtremeRun(opening: extreme)
  print(
    "  " + column(extreme.name, 34) + column("\(rounded(parse.seconds * 1000)) ms", 10)
      + column(check.cost, 20) + column(server.cost, 20) + "\(check.findings), \(server.findings)"
  )
}

private func column(_ text: String, _ width: Int) -> String {
  text.padding(toLength: width, withPad: " ", startingAt: 0)
}

/// Puts each of some bytes at every place of a spec, and has each text checked and opened.
private func measureBytes() {
  var generator = SpecGenerator(seed: 1)
  let spec = Array(generator.document().utf8)
  var server = ExtremeSession()
  var (count, most) = (0, 0)
  var slowest = Duration.zero
  for byte in [0x00, 0x01, 0x7F, 0x80, 0xC0, 0xE2, 0xFF] as [UInt8] {
    for offset in 0...spec.count {
      let text = spec[..<offset] + [byte] + spec[offset...]
      let stream = YAMLStream(parsing: SourceText(Array(text)))
      let problems = stream.documents.flatMap(\.tree.problems)
      most = max(most, problems.count { $0.code == .invalidCharacter })
      count += 1
      let start = ContinuousClock.now
      guard server?.codes(opening: Array(text)) != nil else {
        print("  a byte that is no text: NO ANSWER with \(byte) at \(offset)")
        server = ExtremeSession()
        continue
      }
      slowest = max(slowest, ContinuousClock.now - start)
    }
  }
  print(
    "  a byte that is no text, at \(count) places: at most \(most) problem of that kind each; "
      + "the slowest in \(rounded(slowest.seconds * 1000)) ms"
  )
}
