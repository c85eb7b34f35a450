package import SourceText

/// One thing that a guideline says of its component, in a form that code can check against.
///
/// It is an object, because it is handed around in every rule and has much to copy.
package final class Fact: Sendable, Equatable {
  /// What it is about; ``FactDescription`` lists the names.
  package let name: String

  /// The platform it holds for; `nil` means all.
  package let platform: Platform?

  /// The framework it holds for; `nil` means all of the platform.
  package let framework: Framework?

  /// The words it names, the guideline's first choice first.
  package let values: [String]

  /// The words that are accepted: the fact names them, or lets them pass without comment.
  package let accepted: [String]

  /// The number it names, such as the smallest count.
  package let number: Double?

  /// `error`, `warning`, `information` or `hint`, where this fact weighs otherwise than its rule.
  ///
  /// It is `nil` where the severity of the rule holds.
  package let severity: String?

  /// Named lists of further words; ``FactDescription`` says which fact has which.
  package let details: [String: [String]]

  /// The sentences that say so, verbatim; each stands in the guideline's document.
  package let quotes: [String]

  /// The UTF-8 bytes of the model that hold each of the quotes.
  let quoteRanges: [ByteRange]

  /// The UTF-8 bytes of the model that state the fact.
  package let range: ByteRange

  /// Whether it was read without an error.
  let isSound: Bool

  /// Whether its quotes are those of an entry for several places, of which each takes its own.
  let sharesQuotes: Bool

  /// What the layers above worked out about it.
  package let attachments = Attachments()

  init(
    name: String,
    platform: Platform?,
    framework: Framework?,
    values: [String],
    number: Double?,
    severity: String?,
    details: [String: [String]],
    quotes: [String],
    quoteRanges: [ByteRange],
    range: ByteRange,
    isSound: Bool = true,
    sharesQuotes: Bool = false
  ) {
    self.name = name
    self.platform = platform
    self.framework = framework
    self.values = values
    self.accepted = ["also", "other-names", "other-words"].reduce(values) {
      $0 + (details[$1] ?? [])
    }
    self.number = number
    self.severity = severity
    self.details = details
    self.quotes = quotes
    self.quoteRanges = quoteRanges
    self.range = range
    self.isSound = isSound
    self.sharesQuotes = sharesQuotes
  }

  package static func == (left: Fact, right: Fact) -> Bool {
    if left === right { return true }
    return left.name == right.name && left.platform == right.platform
      && left.framework == right.framework && left.values == right.values
      && left.number == right.number && left.severity == right.severity
      && left.details == right.details && left.quotes == right.quotes
      && left.quoteRanges == right.quoteRanges && left.range == right.range
      && left.isSound == right.isSound
  }

  /// The words that mean the same as the ones that the guideline prefers, and other accepted words.
  package var alsoAccepted: ArraySlice<String> { accepted.dropFirst(values.count) }

  /// The number if it is a whole one that fits.
  package var count: Int? { number.flatMap { Int(exactly: $0) } }

  /// The words of one named list; empty when the fact has no such list.
  package func details(_ name: String) -> [String] {
    details[name] ?? []
  }

  /// The first word of one named list.
  package func detail(_ name: String) -> String? {
    details[name]?.first
  }

  /// The statement that contains the first quoted sentence, one that holds for the fact's platform
  /// and framework before any other.
  package func statement(in guideline: Guideline) -> Statement? {
    quotes.first.flatMap { statement(quoting: $0, in: guideline) }
  }

  /// The statements that contain the quoted sentences, each once, in the order of the quotes.
  package func statements(in guideline: Guideline) -> [Statement] {
    var found: [Statement] = []
    for quote in quotes {
      guard let statement = statement(quoting: quote, in: guideline) else { continue }
      if !found.contains(statement) { found.append(statement) }
    }
    return found
  }

  /// Whether a quote is that of a sentence, and not of another one with the same words.
  func quote(_ quote: String, isOf sentence: Statement, in guideline: Guideline) -> Bool {
    statement(quoting: quote, in: guideline)?.range == sentence.range
  }

  private func statement(quoting quote: String, in guideline: Guideline) -> Statement? {
    guideline.statements.first {
      $0.applies(platform: platform, framework: framework) && $0.contains(quote)
    } ?? guideline.statement(quoting: quote)
  }

  /// 0 for a fact of one framework, 1 for one of a platform, 2 for one of all platforms.
  var generality: Int {
    framework != nil ? 0 : platform != nil ? 1 : 2
  }

  /// Whether it holds for a platform and framework; an unknown one (`nil`) excludes nothing.
  package func applies(platform: Platform?, framework: Framework?) -> Bool {
    if let framework, let own = self.framework, own != framework { return false }
    guard let wanted = platform ?? framework?.platform, let own = self.platform else { return true }
    return own == wanted
  }
}

extension [Fact] {
  /// The templates of what is announced at a moment, its own first.
  ///
  /// Templates without a moment follow, unless the moment is an event such as `value-change`.
  package func templates(of moment: String) -> [Fact] {
    let own = filter { $0.details("moment").contains(moment) }
    let isEvent = FormatMoment.events.contains(moment)
    return isEvent ? own : own + filter { $0.details("moment").isEmpty }
  }
}
