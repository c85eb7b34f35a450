import Guidelines
import SourceText
import SpecIDE
import SpecRules
import SpecWorkspace
import Synchronization

/// Runs work off the loop, on another thread or at once.
package struct Background: Sendable {
  private let run: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Asks the loop to look at the results of the work so far.
  let wake: @Sendable () -> Void

  package init(
    _ run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    wake: @escaping @Sendable () -> Void = {}
  ) {
    self.run = run
    self.wake = wake
  }

  /// Runs the work before it returns.
  package static let immediate = Background { $0() }

  func callAsFunction(_ work: @escaping @Sendable () -> Void) { run(work) }
}

/// The packs of guidelines that the open documents need, loaded off the loop.
struct GuidelineStore {
  private var packs: [[String]: GuidelinePack] = [:]
  /// How often each list of paths has been asked for, so that a late result is distinguished from
  /// the last.
  private var requests: [[String]: Int] = [:]
  private var requestCount = 0
  /// The texts that files have in the editor, by path, which go before the files.
  private var texts: [String: SourceText] = [:]
  /// When the texts in the editor are to be read, unless somebody types on.
  private(set) var nextReading: ContinuousClock.Instant?
  private let finished = FinishedLoads()
  private let pairs = ReadPairs()
  /// What was found last in the files that are open, under the texts that they have there.
  private var known: [String: (text: SourceText, findings: [Finding])] = [:]
  /// The URIs of the files whose diagnostics have been pushed.
  var publishedURIs: Set<String> = []
  /// The problems of packs' files that the log has, each of which it tells once.
  var loggedProblems: Set<String> = []
  /// The paths that the client watches.
  var watchedPaths: [String] = []
  private let background: Background

  init(background: Background) {
    self.background = background
  }

  /// The pack of some absolute paths, as it was last loaded; `nil` while it never was.
  func pack(of paths: [String]) -> GuidelinePack? {
    paths.isEmpty ? .empty : packs[paths]
  }

  /// The pack that has a file; the one of the first paths where several do.
  func pack(having path: String) -> GuidelinePack? {
    let having = packs.filter { $0.value.hasFile(path) }
    return having.min { $0.key.lexicographicallyPrecedes($1.key) }?.value
  }

  /// The guidelines of some absolute paths, as far as they are loaded.
  func library(of paths: [String]) -> GuidelineLibrary {
    pack(of: paths)?.library ?? .builtIn
  }

  /// Every file of every pack, each once, in the order of the paths.
  var files: [GuidelinePack.File] {
    var files: [String: GuidelinePack.File] = [:]
    for file in packs.values.flatMap(\.files) { files[file.path] = file }
    return files.values.sorted { $0.path < $1.path }
  }

  /// The paths that any pack is loaded from, in order.
  var paths: [String] { Set(packs.keys.flatMap(\.self)).sorted() }

  /// What is wrong with a file under another text; `nil` for a file of no pack.
  mutating func findings(of path: String, as text: SourceText) -> [Finding]? {
    if let known = known[path], known.text == text { return known.findings }
    let findings = packs.values.firstNonNil { $0.findings(of: path, as: text) }
    known[path] = findings.map { (text, $0) }
    return findings
  }

  /// A model of some pack as an editor asks about it, under another text; `nil` for any other file.
  func model(at path: String, as text: SourceText) -> FormatDocument? {
    packs.values.firstNonNil { pack in
      pack.document(ofModel: path, as: text).map { document in
        FormatDocument(model: text, of: document.text, named: document.name, in: pack.library)
      }
    }
  }

  /// A document of some pack as an editor asks about it, under another text; `nil` where no model
  /// quotes it.
  func document(at path: String, as text: SourceText) -> GuidelineDocument? {
    pack(having: path)?.model(ofDocument: path, as: text).map {
      GuidelineDocument(text, model: $0.text, named: $0.name)
    }
  }

  /// Begins to load a list of paths, unless that has begun already.
  mutating func load(_ paths: [String]) {
    guard !paths.isEmpty, packs[paths] == nil, requests[paths] == nil else { return }
    begin(paths)
  }

  /// Begins to load everything again, except for lists that nobody needs any more.
  mutating func reload(_ needed: Set<[String]>) {
    packs = packs.filter { needed.contains($0.key) }
    pairs.removeAll()
    requests = requests.filter { needed.contains($0.key) }
    for paths in needed where !paths.isEmpty { begin(paths) }
  }

  /// Reloads some paths if a file has changed; another thread checks that.
  mutating func refresh(_ paths: [String]) {
    guard let pack = packs[paths], requests[paths] == nil else { return }
    begin(paths, unlessCurrent: pack)
  }

  /// Has the texts in the editor read at a time, unless somebody types on until then.
  mutating func expectReading(at time: ContinuousClock.Instant) { nextReading = time }

  /// Takes over the texts in the editor, and begins to load the packs that were read under others.
  mutating func read(_ texts: [String: SourceText]) {
    nextReading = nil
    self.texts = texts
    loadOvertaken()
  }

  /// Begins to load the packs whose files have another text in the editor now.
  ///
  /// A pack that is being loaded waits for its end. Nothing piles up, and the last text wins.
  private mutating func loadOvertaken() {
    let overtaken = packs.filter { requests[$0.key] == nil && !$0.value.hasRead(texts) }.map(\.key)
    guard !overtaken.isEmpty else { return }
    pairs.countAnew()
    let loads = overtaken.map { (paths: $0, number: newRequest(of: $0)) }
    background { [finished, pairs, texts] in
      for load in loads {
        let pack = GuidelinePack(loading: load.paths, sharing: pairs, under: texts)
        finished.add(.init(paths: load.paths, number: load.number, pack: pack))
      }
    }
  }

  private mutating func begin(_ paths: [String], unlessCurrent known: GuidelinePack? = nil) {
    let number = newRequest(of: paths)
    background { [finished, pairs, texts] in
      let isCurrent = known.map { !$0.isOutdated } ?? false
      let pack = isCurrent ? nil : GuidelinePack(loading: paths, sharing: pairs, under: texts)
      finished.add(.init(paths: paths, number: number, pack: pack))
    }
  }

  private mutating func newRequest(of paths: [String]) -> Int {
    requestCount += 1
    requests[paths] = requestCount
    return requestCount
  }

  /// Whether something has been loaded that nobody has taken.
  var hasFinished: Bool { finished.isAny }

  /// Takes what has been loaded; returns the lists of paths whose pack is another one now.
  mutating func takeFinished() -> Set<[String]> {
    var changed: Set<[String]> = []
    known = [:]
    for load in finished.takeAll() where requests[load.paths] == load.number {
      requests[load.paths] = nil
      guard let pack = load.pack else { continue }
      let isSame = packs[load.paths]?.isSame(as: pack) ?? false
      packs[load.paths] = pack
      if !isSame { changed.insert(load.paths) }
    }
    loadOvertaken()
    return changed
  }

  /// Loads on the spot what is still being loaded, because nobody will ask again.
  mutating func finishNow() {
    for (paths, number) in requests {
      let pack = GuidelinePack(loading: paths, sharing: pairs, under: texts)
      finished.add(.init(paths: paths, number: number, pack: pack))
    }
  }
}

/// Packs on their way from the thread that has loaded them to the loop.
private final class FinishedLoads: Sendable {
  struct Load: Sendable {
    let paths: [String]
    let number: Int
    /// `nil` where the pack that is known is as it would be.
    let pack: GuidelinePack?
  }

  private let loads = Mutex<[Load]>([])

  var isAny: Bool { loads.withLock { !$0.isEmpty } }

  func add(_ load: Load) {
    loads.withLock { $0.append(load) }
  }

  func takeAll() -> [Load] {
    loads.withLock { loads in
      defer { loads = [] }
      return loads
    }
  }
}
