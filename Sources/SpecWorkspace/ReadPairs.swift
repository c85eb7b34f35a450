import SourceText
import Synchronization

/// The pairs of documents and models that have been read, for the packs that share them.
///
/// Many configurations may name the same documents; any thread may ask.
package final class ReadPairs: Sendable {
  /// How much all packs load together, in bytes; what several of them have counts for each.
  ///
  /// Each pack joins all its documents to the guidelines, however often they were joined before.
  private static let sizeLimit = 30_000_000

  private struct Known {
    /// What stood at the two paths before they were read.
    let stamps: FileStamps
    /// The texts of the two that were read in place of the files.
    let texts: [String: SourceText]
    let pair: GuidelinePair?
  }

  private struct State {
    var pairs: [GuidelineSearch.Found: Known] = [:]
    /// What has been handed out, in bytes.
    var size = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// The pair at some paths, read again only where another file or text stands there now.
  ///
  /// A text goes before the file at its path.
  func pair(_ found: GuidelineSearch.Found, under all: [String: SourceText]) -> GuidelinePair? {
    let paths = [found.document, found.model].compactMap(\.self)
    let texts = all.isEmpty ? [:] : all.filter { paths.contains($0.key) }
    let (known, size) = state.withLock { ($0.pairs[found], $0.size) }
    if size > Self.sizeLimit {
      return GuidelinePair(found, besides: .beyondPacks(limit: Self.sizeLimit))
    }
    let isCurrent = known.map { $0.texts == texts && !$0.stamps.areOutdated } ?? false
    let current = isCurrent ? known : nil
    let read = current ?? Self.read(found, under: texts)
    state.withLock {
      $0.pairs[found] = read
      $0.size += read.pair?.size ?? 0
    }
    return read.pair
  }

  private static func read(
    _ found: GuidelineSearch.Found,
    under texts: [String: SourceText]
  ) -> Known {
    var stamps = FileStamps()
    for path in [found.document, found.model] {
      if let path { stamps.note(path) }
    }
    return Known(stamps: stamps, texts: texts, pair: GuidelinePair(found, under: texts))
  }

  /// Sets the count of loaded bytes to zero, and keeps what has been read.
  package func countAnew() { state.withLock { $0.size = 0 } }

  /// Forgets what has been read, and sets the count of loaded bytes to zero.
  package func removeAll() { state.withLock { $0 = State() } }
}
