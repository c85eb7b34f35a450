/// The packs of the lists of paths that configurations name; each is loaded once.
package struct GuidelinePacks: Sendable {
  private var packs: [[String]: GuidelinePack] = [:]
  /// What has been read, for the packs that share it.
  private let pairs = ReadPairs()

  package init() {}

  /// The pack of some absolute paths; reads their files when it is first asked for.
  package mutating func pack(of paths: [String]) -> GuidelinePack {
    if paths.isEmpty { return .empty }
    if let pack = packs[paths] { return pack }
    let pack = GuidelinePack(loading: paths, sharing: pairs)
    packs[paths] = pack
    return pack
  }

  /// The files that have been read, each once, in the order of their paths.
  ///
  /// A file that several packs have comes from the pack that finds most in it.
  package var files: [GuidelinePack.File] {
    var files: [String: GuidelinePack.File] = [:]
    for file in packs.values.flatMap(\.files) {
      let other = files[file.path]?.findings.count ?? -1
      if file.findings.count > other { files[file.path] = file }
    }
    return files.values.sorted { $0.path < $1.path }
  }
}
