import Foundation
import FuzzTargets

// Tests/Fuzz/README.md says how to run this.

#if FUZZING
  private let target =
    ProcessInfo.processInfo.environment["FUZZ"].flatMap { FuzzTarget(rawValue: $0) } ?? .parse

  /// What libFuzzer calls with each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    if let fault = target.fault(on: input) {
      print("\(target.rawValue): \(fault) on \(input.escaped)")
      abort()
    }
    return 0
  }
#else
  /// Replays the committed corpora, or moves one between its file and a folder for libFuzzer.
  @main
  enum Fuzz {
    static func main() throws {
      let words = CommandLine.arguments.dropFirst()
      let target = words.dropFirst().first.flatMap { FuzzTarget(rawValue: $0) }
      if words.count == 3, let target, let folder = words.last {
        switch words.first {
        case "pack": try Corpus.pack(folder, as: target)
        case "unpack": try Corpus(of: target).unpack(to: folder)
        default: print("usage: Fuzz [(pack | unpack) TARGET FOLDER]")
        }
        return
      }
      for target in FuzzTarget.allCases {
        let corpus = try Corpus(of: target)
        let faults = corpus.faults
        print("\(target.rawValue): \(corpus.inputs.count) inputs, \(faults.count) faults")
        for fault in faults { print("  \(fault)") }
      }
    }
  }
#endif
