import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// Takes out what comments allow, and reports comments that allow nothing.
struct SuppressionPass {
  /// How many findings about comments a document keeps: more than is reported.
  private static let mostOfDocument = 10_000
  /// How many of them name a rule that may be meant: each is compared with all.
  private static let mostSuggestions = 1_000

  let tree: SyntaxTree
  let configuration: Configuration

  /// The findings that no comment covers, and those about the comments.
  func apply(to findings: [Finding]) -> (kept: [Finding], comments: [Finding]) {
    guard !tree.comments.isEmpty else { return (findings, []) }
    let all = tree.comments.compactMap { AllowComment($0, in: tree.bytes) }
    let suppressions = Suppression.all(of: all.filter(\.isRight), in: tree)
    var allowed: Set<Int> = []
    let positions = Dictionary(grouping: findings.indices) { findings[$0].code }
    // What is about an empty text is allowed where that stands.
    var ranges = positions.mapValues { positions in
      RangeClaims(
        positions.map { position in
          let range = findings[position].range
          return range.lowerBound..<max(range.upperBound, range.lowerBound + 1)
        }
      )
    }
    var comments = all.compactMap(slip)
    for suppression in suppressions {
      for (number, id) in suppression.ids.enumerated() {
        let count = allowed.count
        let covered = ranges[id.value]?.take(overlapping: suppression.coverage)
        for index in covered ?? [] { allowed.insert(positions[id.value, default: []][index]) }
        if comments.count >= Self.mostOfDocument { continue }
        if Rule.named(id.value) == nil {
          let nearest = comments.count < Self.mostSuggestions ? Rule.nearest(to: id.value) : nil
          comments.append(unknown(id, nearest, removal(ofID: number, from: suppression)))
        } else if allowed.count == count, configuration.isOn(id.value) {
          comments.append(unused(id, removal(ofID: number, from: suppression)))
        }
      }
    }
    let kept = findings.indices.lazy.filter { !allowed.contains($0) }.map { findings[$0] }
    return (Array(kept), comments.filter { configuration.isOn($0.code) })
  }

  private func unused(_ id: LocatedText, _ removal: TextEdit) -> Finding {
    Finding(
      code: Rule.unusedAllow.id,
      severity: Rule.unusedAllow.severity,
      message: "nothing here breaks '\(id.value)'; remove it from the comment",
      range: id.range,
      tags: [.unnecessary],
      fixes: [Fix("Remove '\(id.value)'", [removal], isSafe: true)]
    )
  }

  private func unknown(_ id: LocatedText, _ nearest: String?, _ removal: TextEdit) -> Finding {
    let replace = nearest.map {
      Fix("Change '\(id.value)' to '\($0)'", [TextEdit(id.range, with: $0)], isPreferred: true)
    }
    return Finding(
      code: Rule.unknownAllow.id,
      severity: Rule.unknownAllow.severity,
      message: "there is no rule '\(id.value)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; `a11y-spec rules` lists them"),
      range: id.range,
      fixes: [replace, Fix("Remove '\(id.value)'", [removal])]
        .compactMap { $0 }
    )
  }

  /// A comment that allows nothing, as it names no rule or is not written as one that does.
  private func slip(in comment: AllowComment) -> Finding? {
    let right = "\(AllowComment.name): \(AllowComment.instruction)"
    let isEmpty = comment.isRight && comment.ids.isEmpty
    guard let range = isEmpty ? comment.instruction?.range : comment.slip else { return nil }
    let fix =
      isEmpty
      ? Fix("Remove the comment", [removal(of: comment.range)])
      : Fix("Change to '\(right)'", [TextEdit(range, with: right)], isPreferred: true)
    return Finding(
      code: Rule.unknownAllow.id,
      severity: Rule.unknownAllow.severity,
      message: isEmpty
        ? "this comment names no rule; name one, or remove it"
        : "this comment allows nothing; write '\(right)' in front of the rules",
      range: range,
      fixes: [fix]
    )
  }

  /// Removes an id from its comment, and the comment with its last id.
  private func removal(ofID index: Int, from suppression: Suppression) -> TextEdit {
    let ids = suppression.ids
    guard ids.count > 1 else { return removal(of: suppression.comment) }
    let next = index + 1
    return next < ids.count
      ? .delete(ids[index].range.lowerBound..<ids[next].range.lowerBound)
      : .delete(ids[index - 1].range.upperBound..<ids[index].range.upperBound)
  }

  /// Removes a comment, and the line that it stands on alone.
  private func removal(of comment: ByteRange) -> TextEdit {
    let bytes = tree.bytes
    var start = comment.lowerBound
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    let isAlone = start == 0 || bytes[start - 1].isBreak
    var end = comment.upperBound
    if isAlone, end < bytes.count {
      end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
    }
    return .delete(start..<end)
  }
}
