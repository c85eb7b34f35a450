import English
import Guidelines
import SourceText
import YAMLSyntax

extension SpecValidator {
  /// Reports moments that the component does not have.
  ///
  /// It has its parts and actions, `value-change`, segments by label or name, and pages by number.
  mutating func checkMoments(segments: [SegmentList], in tree: SyntaxTree) {
    guard let guideline, guideline.hasModel else { return }
    let moments = guideline.model.facts("moments", platform: nil, framework: nil).flatMap(\.values)
    // A model that lists no moments leaves them to the author.
    if moments.isEmpty { return checkExampleMoments(in: tree) }
    // Where no segments are listed, any word may be the label of one.
    if moments.contains(FormatMoment.segments), segments.allSatisfy(\.names.isEmpty) { return }
    // One that nobody can read may be meant.
    if segments.contains(where: \.hasUnreadable) { return }
    let unknown = mentionedMoments(besides: moments, of: segments)
    if unknown.isEmpty { return }
    var listed: Set = [FormatMoment.segments]
    let known = (moments + segments.flatMap(\.names)).filter { listed.insert($0).inserted }
    let others =
      known.count > 20 ? "; use the label of a \(guideline.segmentWord)" : "; use \(known.listed)"
    let kind =
      moments.contains(FormatMoment.segments)
      ? "\(guideline.segmentWord) or action" : moments.contains("page") ? "part or page" : "action"
    var words = NearestWords(known)
    let actions = guideline.model.facts("button-words", platform: nil, framework: nil)
    for mention in unknown {
      let nearest =
        (moments.contains("page") ? mention.word.value.pageMoment : nil)
        ?? words.nearest(to: mention.word.value) ?? actions.action(saidAs: mention.word.value)
        ?? onlyMissingMoment(besides: mention, among: unknown, of: segments)
      if let nearest { meanings[mention.word.range] = nearest }
      let advice = nearest.map { "; did you mean '\($0)'?" } ?? others
      problems.append(
        SpecProblem(
          .unknownKey,
          "no \(kind) is called '\(mention.word.value)'" + advice,
          at: mention.word.range,
          fix: nearest.map { renaming(mention.word, to: $0, in: tree) }
        )
      )
    }
  }

  /// Reports slips for the moments of which the guideline has examples, where the map lacks those.
  private mutating func checkExampleMoments(in tree: SyntaxTree) {
    let known = templateMoments
    var words = NearestWords(known)
    let mentioned = mentions.filter { $0.kind == .moment }
    let told = Set(mentioned.map { [$0.word.value.foldedForComparison] + $0.place.keys })
    for mention in mentioned where problems.count < Self.mostLooks {
      let word = mention.word.value
      guard word.utf8.count > 2, let nearest = words.nearest(to: word, limit: 1),
        nearest.foldedForComparison != word.foldedForComparison,
        !told.contains([nearest.foldedForComparison] + mention.place.keys)
      else { continue }
      meanings[mention.word.range] = nearest
      problems.append(
        SpecProblem(
          .unknownKey,
          "no moment is called '\(word)'; did you mean '\(nearest)'?",
          at: mention.word.range,
          fix: renaming(mention.word, to: nearest, in: tree)
        )
      )
    }
  }

  private func renaming(_ word: LocatedText, to name: String, in tree: SyntaxTree) -> Fix {
    Fix(
      "Change '\(word.value)' to '\(name)'",
      [TextEdit(word.range, with: tree.writing(name, at: word.range))]
    )
  }

  /// How many unknown moments are compared with what is missing.
  private static var mostUnknown: Int { 20 }

  /// The action or the segment that an unknown moment stands for, as the only one among others.
  private func onlyMissingMoment(
    besides mention: TermReference,
    among unknown: [TermReference],
    of segments: [SegmentList]
  ) -> String? {
    guard unknown.count <= Self.mostUnknown else { return nil }
    let others = mentions.filter { $0.kind == .moment && $0.place == mention.place }
    let told = Set(others.map(\.word.value.foldedForComparison))
    let actions = guideline?.model.facts("required-actions").flatMap(\.values) ?? []
    let missing = (actions + segments.flatMap(\.names)).uniqued
      .filter { !told.contains($0.foldedForComparison) }
    let isOnly = unknown.count { $0.place == mention.place } == 1
    return isOnly && missing.count == 1 && others.count > 1 ? missing[0] : nil
  }

  /// The mentions of moments that are not among some words, no segment and no numbered page.
  private func mentionedMoments(
    besides moments: [String],
    of segments: [SegmentList]
  ) -> [TermReference] {
    let folded = Set(moments.map(\.foldedForComparison)).subtracting([FormatMoment.segments])
    let hasPages = folded.contains("page")
    return mentions.filter { mention in
      guard mention.kind == .moment else { return false }
      let moment = mention.word.value.foldedForComparison
      if folded.contains(moment) || hasPages && moment.isPageNumber { return false }
      return !segments.contains { $0.position(ofFolded: moment) != nil }
    }
  }
}

extension SyntaxTree {
  /// A text as a scalar in place of another one, within its quotes if it has some.
  fileprivate func writing(_ text: String, at range: ByteRange) -> String {
    let quote = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
    return "\"'".utf8.contains(quote)
      ? ScalarWriting.inside(text, quote: quote) ?? text : ScalarWriting.scalar(text)
  }
}
