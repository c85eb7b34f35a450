import SourceText
import YAMLSyntax

extension ModelReader {
  /// The keys of an entry of `disputed`.
  private static let disputeKeys = ["sentence", "on", "says", "source"]

  /// How many sentences are disputed at most, each of which every sentence is compared with.
  private static let mostDisputes = 200

  /// Reads the sentences that the platforms contradict.
  mutating func readDisputes(_ section: YAMLEntry) {
    let nodes = section.value.entriesOrSelf
    if nodes.count > Self.mostDisputes {
      let start = nodes[Self.mostDisputes].range.lowerBound
      let message = "only the first \(Self.mostDisputes) disputed sentences are read"
      report(.syntax, message, at: start..<start)
    }
    for node in nodes.prefix(Self.mostDisputes) {
      guard node.kind == .mapping else {
        let message = "'disputed' is a list of maps with 'sentence', 'says' and 'source'"
        report(.wrongType, message, at: node.range)
        continue
      }
      var words: [String: [String]] = [:]
      for entry in node.entries {
        words[entry.key.text] = entry.value.words
        reportFault(of: entry)
        guard !Self.disputeKeys.contains(entry.key.text) else { continue }
        report(.unknownDetail, "'disputed' has no '\(entry.key.text)'", at: entry.key.range)
      }
      guard let sentences = words["sentence"], !sentences.isEmpty, let says = words["says"]?.first,
        let source = words["source"]?.first
      else {
        let message = "a disputed sentence needs 'sentence', 'says' and 'source'"
        report(.wrongType, message, at: node.range)
        continue
      }
      let places = (words["on"] ?? []).map { word in
        let framework = Framework(rawValue: word)
        return Dispute.Place(
          platform: framework?.platform ?? Platform(rawValue: word),
          framework: framework
        )
      }
      for sentence in sentences {
        add(Dispute(of: sentence, at: places, says: says, source: source))
      }
    }
  }
  /// Reports an unknown place, or a list in place of a text.
  private mutating func reportFault(of entry: YAMLEntry) {
    if entry.key.text == "sentence" { return }
    guard entry.key.text == "on" else {
      guard entry.value.resolved?.kind == .sequence else { return }
      return report(.wrongType, "'\(entry.key.text)' takes one text", at: entry.value.range)
    }
    for node in entry.value.entriesOrSelf {
      let word = node.word ?? ""
      guard Platform(rawValue: word) == nil, Framework(rawValue: word) == nil else { continue }
      let fault = "'\(word)' is neither a platform nor a framework"
      report(.wrongType, fault, at: node.range)
    }
  }
}
