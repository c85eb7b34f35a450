import SourceText

/// What stands in front of a change that is tried.
struct Surroundings {
  /// Where reading begins.
  let base: Parser.Checkpoint
  private let evidence: Evidence

  /// How far above the line of a fault nodes are looked at, in bytes.
  static let sight = 2048

  /// Looks at the nodes between two checkpoints that begin at or behind an offset.
  ///
  /// Nodes before the first checkpoint are in front of the offset.
  init(
    of base: Parser.Checkpoint,
    since first: Parser.Checkpoint,
    _ tables: Parser.Tables,
    from start: Int,
    in bytes: Span<UInt8>
  ) {
    self.base = base
    var evidence = Evidence(at: first, tables)
    evidence.gather(first.counts.nodes..<base.counts.nodes, of: tables, from: start, in: bytes)
    self.evidence = evidence.beginning()
  }

  /// What all that was read behind the checkpoint shows against a change.
  func price(of tables: Parser.Tables, in bytes: Span<UInt8>) -> Int {
    var evidence = evidence
    let first = min(base.counts.nodes, tables.nodes.count)
    evidence.gather(first..<tables.nodes.count, of: tables, in: bytes)
    return evidence.total
  }
}
