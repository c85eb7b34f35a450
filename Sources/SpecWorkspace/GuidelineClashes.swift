import Guidelines
import SourceText
import SpecRules

/// What is wrong with guidelines beside others: two of one name, or a name that another one has.
struct GuidelineClashes {
  /// What is reported in the files that are left out, by their paths.
  private(set) var findings: [String: [Finding]] = [:]

  /// - Parameters:
  ///   - pairs: All that was read.
  ///   - chosen: The one of each name that is used.
  ///   - library: The guidelines that specs find.
  init(
    of pairs: [GuidelinePair],
    chosen: [String: GuidelinePair],
    in library: GuidelineLibrary
  ) {
    let owners = library.guidelines(of: Set(pairs.flatMap { $0.guideline?.aliases ?? [] }))
    for pair in pairs {
      guard let guideline = pair.guideline, let winner = chosen[guideline.name] else {
        checkLonely(pair, beside: pairs)
        continue
      }
      if pair.joins(winner) { continue }
      if winner.found == pair.found {
        checkAliases(of: pair, guideline, owners, chosen: chosen, in: library)
      } else {
        checkName(of: pair, guideline, beside: winner)
      }
    }
  }

  /// A copy gives way without a word, and so does the same document without the model.
  private mutating func checkName(
    of pair: GuidelinePair,
    _ guideline: Guideline,
    beside winner: GuidelinePair
  ) {
    let hasModel = pair.found.model != nil
    guard let file = pair.files.last,
      let other = hasModel ? winner.files.last : winner.files.first
    else { return }
    let texts = winner.files.map(\.text)
    let isCopy = pair.files.map(\.text) == (hasModel ? texts : Array(texts.prefix(1)))
    guard !isCopy else { return }
    let noun = hasModel ? "model" : "document"
    add(
      "duplicate-guideline",
      "'\(guideline.name)' has another \(noun), \(Self.path(of: other, from: file)), and this one "
        + "is left out; give it a name of its own in the front matter",
      at: 0..<0,
      in: file
    )
  }

  /// A model whose document has another one beside it.
  private mutating func checkLonely(_ pair: GuidelinePair, beside pairs: [GuidelinePair]) {
    guard pair.found.document == nil, let file = pair.files.first else { return }
    let name = GuidelineLibrary.normalized(pair.found.name)
    let other = pairs.first { $0.guideline?.name == name && $0.found.model != nil }?.files.last
    guard let other else { return }
    add(
      "duplicate-guideline",
      "'\(name)' has another model, \(Self.path(of: other, from: file)), and this one is left out",
      at: 0..<0,
      in: file
    )
  }

  private mutating func checkAliases(
    of pair: GuidelinePair,
    _ guideline: Guideline,
    _ owners: [String: Guideline],
    chosen: [String: GuidelinePair],
    in library: GuidelineLibrary
  ) {
    // A document may have joined a guideline, which takes no name from others.
    guard let file = pair.files.first, library.names.contains(guideline.name),
      !library.isBuiltIn(guideline)
    else { return }
    for (alias, range) in zip(guideline.aliases, guideline.aliasRanges) {
      guard let winner = owners[alias], winner.name != guideline.name else { continue }
      let other = chosen[winner.name]?.files.first.map { Self.path(of: $0, from: file) }
      let owner = library.isBuiltIn(winner) ? "the built-in '\(winner.name)'" : other ?? winner.name
      add(
        "duplicate-alias",
        "'\(alias)' is already a name of \(owner); remove it here",
        at: range,
        in: file
      )
    }
  }

  private mutating func add(
    _ code: String,
    _ message: String,
    at range: ByteRange,
    in file: GuidelinePack.File
  ) {
    findings[file.path, default: []].append(
      Finding(code: code, severity: .warning, message: message, range: range)
    )
  }

  /// The path of a file as seen from the folder of another.
  private static func path(
    of file: GuidelinePack.File,
    from other: GuidelinePack.File
  ) -> String {
    FilePath.reference(file.path, from: FilePath.folder(of: other.path) ?? "/")
  }
}
