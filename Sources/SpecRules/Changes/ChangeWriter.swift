import English
import Guidelines
import SourceText
import SpecModel

/// Decides where the changes that a rule offers on a platform are written.
///
/// A change is made in place where every platform that hears the place asks for the same. Else the
/// platform gets it by itself, beside an alias with a merge key. So no change alters what another
/// platform hears, unless that platform agrees.
struct ChangeWriter: PlatformPart {
  let context: PlatformContext
  /// What the same rule asks for on each platform.
  private let asked: [(platform: PlatformContext, changes: Set<ChangeKey>)]

  init(
    _ context: PlatformContext,
    asked: [(platform: PlatformContext, changes: Set<ChangeKey>)]
  ) {
    self.context = context
    self.asked = asked
  }

  /// The violation with its offers as fixes, and the advice that they give.
  func settled(_ violation: Violation) -> Violation {
    let all = violation.offers.map { written($0, of: violation) }
    let fixes = all.compactMap { $0?.fix }
    return violation.keepingFixes(where: isAgreed).settled(
      with: fixes,
      advice: violation.isAdvised ? all.first??.advice ?? "remove it" : nil,
      copying: all.firstNonNil { $0?.copied }
    )
  }

  /// Whether every platform that hears an edit of the rule's own agrees, and no anchor is lost.
  private func isAgreed(_ fix: Fix) -> Bool {
    if fix.edits.contains(where: { spec.losesAnchor(replacing: $0.range) }) { return false }
    let homes = fix.edits.map { context.home(ofEditAt: $0.range) }
    let changes = fix.edits.map(ChangeKey.init)
    let agreed = asked.filter { changes.allSatisfy($1.contains) }.map(\.platform)
    return homes.allSatisfy { isOpen($0, agreed) }
  }

  /// How a change is written.
  private struct Writing {
    var edits: [TextEdit] = []
    /// The values to write and the map of each; without a map, the platform gets them.
    var leaves: [(map: SpecValue?, leaf: Leaf)] = []
    /// The title, where it has to say on which platform the change is made; otherwise `nil`.
    var place: String?
    /// The title that serves where the offer has none.
    var title: String
    /// Whether the platform gets its own value in place of one that others hear, too.
    var isOverride = false
    var advice: String?
    /// The phrase that the platform gets a copy of.
    var copied: ByteRange?
  }

  private func written(_ offer: Offer, of violation: Violation) -> (
    fix: Fix?, advice: String?, copied: ByteRange?
  )? {
    let agreed = agreeing(with: offer)
    let writings = offer.changes.map { writing($0, agreed) }
    let all = writings.compactMap(\.self)
    guard all.count == writings.count, let first = all.first else { return nil }
    let place = all.compactMap(\.place).first
    guard let own = edits(of: all.flatMap(\.leaves), besides: offer.besides) else {
      return (nil, nil, nil)
    }
    let edits = all.flatMap(\.edits) + own
    if edits.overlap { return (nil, nil, nil) }
    let title = (offer.title ?? first.title) + (all.contains(where: \.isOverride) ? onPlatform : "")
    let fix = Fix(
      place ?? title,
      edits,
      isSafe: offer.isSafe && place == nil,
      isPreferred: offer.isPreferred
    )
    return (fix.edits.isEmpty ? nil : fix, first.advice, all.firstNonNil(\.copied))
  }

  /// Where a change is made for the platform alone, such as " on iOS".
  private var onPlatform: String { scope.platform.map { " on \($0.title)" } ?? "" }

  /// The edits that write leaves, those of one map together.
  private func edits(
    of leaves: [(map: SpecValue?, leaf: Leaf)],
    besides others: [Leaf]
  ) -> [TextEdit]? {
    var edits: [TextEdit] = []
    let groups = Dictionary(grouping: leaves) { $0.map?.rangeWithQuotes }
    for (place, group) in groups.sorted(by: { $0.key?.lowerBound ?? 0 < $1.key?.lowerBound ?? 0 }) {
      var own = group.map(\.leaf)
      if place == nil { own = others.filter { isMissing($0, beside: own) } + own }
      let written = group[0].map.map { spec.writing(own, into: $0) } ?? spec.writing(own, on: scope)
      guard let written else { return nil }
      edits += written
    }
    return edits
  }

  /// Whether a leaf belongs to a map that the platform gets with others.
  private func isMissing(_ leaf: Leaf, beside others: [Leaf]) -> Bool {
    let map = Array(leaf.path.dropLast())
    return others.contains { $0.path.starts(with: map) } && scope.own.entry(at: map) == nil
  }

  /// The other platforms on which the rule asks for the same.
  private func agreeing(with offer: Offer) -> [PlatformContext] {
    if asked.count < 2 { return [] }
    let changes = offer.changes.flatMap { $0.keys(on: context) }
    return asked.filter { other, all in
      other !== context && changes.allSatisfy(all.contains)
    }.map(\.platform)
  }

  private func writing(_ change: Change, _ agreed: [PlatformContext]) -> Writing? {
    switch change {
    case .set(let path, let value): setting(path, value, agreed)
    case .give(let leaves, let map):
      Writing(leaves: leaves.map { (map, $0) }, title: "Add")
    case .place(let key, let value, let map): placing(key, value, in: map, agreed)
    case .put(let names, let word, let entry): putting(names, for: word, of: entry, agreed)
    case .say(let text, let phrase, let title): saying(text, in: phrase, as: title, agreed)
    case .literal(let value, let word): putting(value, for: word, agreed)
    case .add(let names, let path): adding(names, to: path, agreed)
    case .append(let items, let entry): appending(items, to: entry, agreed)
    case .reorder(let entry, let order): reordering(entry, order, agreed)
    case .spell(let word, let text):
      Writing(edits: [spec.replacing(word, with: text)], title: "Change to '\(text)'")
    case .drop(let entry): dropping(entry, agreed)
    case .exchange(let entry, let key, let value): exchanging(entry, for: key, value, agreed)
    case .omit(let word, let entry): omitting(word, of: entry, agreed)
    }
  }

  /// Whether what stands at a home may be changed there.
  private func isOpen(_ home: Home, _ agreed: [PlatformContext]) -> Bool {
    !home.isUsedElsewhere
      && home.others.allSatisfy { other in agreed.contains { $0 === other } }
  }
}

extension ChangeWriter {
  private func setting(_ path: [String], _ value: String, _ agreed: [PlatformContext]) -> Writing {
    let title = "Add '\(path.last ?? ""): \(value)'"
    if let entry = scope.map.entry(at: path) {
      // Everybody who has the key of the entry hears what stands there. A map in its place would be
      // laid under what others have instead.
      let home = context.home(of: entry.key.range)
      let isLaidUnder = value.hasPrefix("{") && home.others.isEmpty && context.platforms.count > 1
      let edits =
        isOpen(home, agreed) && !isLaidUnder ? spec.writing(value, at: entry) : nil
      return edits.map { Writing(edits: $0, title: title) }
        ?? Writing(
          leaves: [(nil, Leaf(path, value))],
          title: title,
          isOverride: !home.others.isEmpty
        )
    }
    let (home, map, rest) = context.home(ofMissing: path)
    guard let map, isOpen(home, agreed) else {
      let isOverride = map != nil && !home.others.isEmpty
      return Writing(leaves: [(nil, Leaf(path, value))], title: title, isOverride: isOverride)
    }
    return Writing(leaves: [(map, Leaf(rest, value))], title: title)
  }

  private func placing(
    _ key: String,
    _ value: String,
    in map: SpecValue,
    _ agreed: [PlatformContext]
  ) -> Writing? {
    let place = map.rangeWithQuotes
    if let path = context.path(to: place), scope.map.entry(at: path)?.value.rangeWithQuotes == place
    {
      return setting(path + [key], value, agreed)
    }
    var home = context.home(of: place)
    if case .common(let others) = home {
      // In a segment a name of an API may stand for the platforms that have it.
      let hearing = others.filter { !$0.isForeign(key) && !$0.isForeign(value) }
      home = hearing.isEmpty ? .own : .common(others: hearing)
    }
    guard isOpen(home, agreed) else { return nil }
    return Writing(leaves: [(map, Leaf([key], value))], title: "Add '\(key): \(value)'")
  }

  private func putting(
    _ names: [String],
    for word: LocatedText,
    of entry: SpecEntry?,
    _ agreed: [PlatformContext]
  ) -> Writing? {
    let title = "Change to \(names.listed("and"))"
    let home = context.home(of: word.range)
    if isOpen(home, agreed) {
      let edit =
        if let name = names.first, names.count == 1 {
          spec.replacing(word, with: name)
        } else {
          entry.flatMap { spec.replacing(word, with: names, in: $0) }
        }
      return edit.map { Writing(edits: [$0], title: title) }
    }
    return overriding(word.range, home, "Say \(names.listed("and"))", title) { value in
      let rest = value.words.map { $0.range == word.range ? names : [$0.value] }.flatMap(\.self)
      return value.isList ? rest.uniqued.bracketed : names.oneOrBracketed
    }
  }

  /// Writes the phrase for all who hear it, or one of its own for the platform.
  ///
  /// No copy says a state, or names a button that the spec does not tell of.
  private func saying(
    _ text: String,
    in phrase: LocatedText,
    as title: String,
    _ agreed: [PlatformContext]
  ) -> Writing? {
    let home = context.home(of: phrase.range)
    if isOpen(home, agreed) {
      return Writing(edits: [spec.replacing(phrase, with: text)], title: title)
    }
    let announcement = context.announcements.all.first { $0.phrase.range == phrase.range }
    guard announcement?.state == nil, context.missingButton == nil,
      var writing = overriding(
        phrase.range,
        home,
        title,
        title,
        { _ in ScalarWriting.scalar(text) }
      )
    else { return nil }
    writing.copied = phrase.range
    return writing
  }

  private func putting(_ value: String, for word: LocatedText, _ agreed: [PlatformContext])
    -> Writing?
  {
    let title = "Change to '\(value)'"
    let home = context.home(of: word.range)
    if isOpen(home, agreed) {
      return Writing(edits: [TextEdit(word.range, with: value)], title: title)
    }
    return overriding(word.range, home, "Say '\(value)'", title) { _ in value }
  }

  /// Gives the platform a value of its own for what others hear as well; its title says so.
  private func overriding(
    _ place: ByteRange,
    _ home: Home,
    _ intention: String,
    _ title: String,
    _ value: (SpecValue) -> String
  ) -> Writing? {
    guard !home.isUsedElsewhere, let platform = scope.platform, let path = context.path(to: place),
      let entry = scope.map.entry(at: path), entry.key.range != place
    else { return nil }
    return Writing(
      leaves: [(nil, Leaf(path, value(entry.value)))],
      place: "\(intention) on \(platform.title)",
      title: title
    )
  }

  private func adding(_ names: [String], to path: [String], _ agreed: [PlatformContext]) -> Writing?
  {
    let title = "Add \(names.listed("and"))"
    guard let entry = scope.map.entry(at: path), !entry.value.isNull else {
      var writing = setting(path, names.oneOrBracketed, agreed)
      writing.title = title
      return writing
    }
    if isOpen(context.home(of: entry.value.rangeWithQuotes), agreed) {
      let edit = spec.appending(names.map(ScalarWriting.scalar), to: entry)
      return edit.map { Writing(edits: [$0], title: title) }
    }
    guard let platform = scope.platform else { return nil }
    return Writing(
      leaves: [(nil, Leaf(path, (entry.value.words.map(\.value) + names).bracketed))],
      place: "Add \(names.listed("and")) on \(platform.title)",
      title: title
    )
  }

  private func appending(_ items: [String], to entry: SpecEntry, _ agreed: [PlatformContext])
    -> Writing?
  {
    guard isOpen(context.home(of: entry.value.rangeWithQuotes), agreed) else { return nil }
    return spec.appending(items, to: entry).map {
      Writing(edits: [$0], title: "Add to '\(entry.key.value)'")
    }
  }

  private func reordering(_ entry: SpecEntry, _ order: [Int], _ agreed: [PlatformContext])
    -> Writing?
  {
    let title = "Reorder '\(entry.key.value)'"
    let home = context.home(of: entry.value.rangeWithQuotes)
    guard !isOpen(home, agreed) else {
      return spec.reordering(entry.value, order).map { Writing(edits: $0, title: title) }
    }
    let words = entry.value.words.map(\.value)
    guard words.count == order.count else { return nil }
    return overriding(entry.value.rangeWithQuotes, home, title, title) { _ in
      order.map { words[$0] }.bracketed
    }
  }

  private func exchanging(
    _ entry: SpecEntry,
    for key: String,
    _ value: String,
    _ agreed: [PlatformContext]
  ) -> Writing? {
    guard isOpen(context.home(of: entry.key.range), agreed), !spec.isUsedElsewhere(entry.range)
    else { return nil }
    return Writing(
      edits: [spec.replacing(entry, with: key, value)],
      title: "Change to '\(key): \(value)'"
    )
  }

  private func dropping(_ entry: SpecEntry, _ agreed: [PlatformContext]) -> Writing? {
    let key = entry.key.value
    let home = context.home(of: entry.key.range)
    let title = "Remove '\(key)'"
    if isOpen(home, agreed) {
      guard !spec.isUsedElsewhere(entry.range) else { return nil }
      return Writing(edits: [spec.removing(entry.range)], title: title)
    }
    guard !home.isUsedElsewhere, let platform = scope.platform,
      let path = context.path(to: entry.key.range)
    else { return nil }
    if case .common(let others) = home, let other = others.first, others.count == 1,
      entry.value.word != nil, let target = other.scope.platform, !asksForChange(of: entry, other)
    {
      let edits = spec.moving(entry, to: ["platforms", target.rawValue] + path.dropLast())
      return edits.map {
        let place = "Move '\(key)' to \(target.title)"
        return Writing(edits: $0, place: place, title: title, advice: "move it to \(target.title)")
      }
    }
    // A name of an API takes any word for a value.
    if context.namesOfAPIs[entry.key.range] != nil { return nil }
    return Writing(
      leaves: [(nil, Leaf(path, "none"))],
      place: "Switch '\(key)' off on \(platform.title)",
      title: title,
      advice: "switch it off on \(platform.title)"
    )
  }

  /// Whether the rule would have an entry otherwise on another platform as well.
  private func asksForChange(of entry: SpecEntry, _ other: PlatformContext) -> Bool {
    let places = [entry.key.range, entry.value.range, entry.value.rangeWithQuotes]
    return asked.contains { platform, changes in
      platform === other && changes.contains { $0.place.map(places.contains) ?? false }
    }
  }

  private func omitting(_ word: LocatedText, of entry: SpecEntry, _ agreed: [PlatformContext])
    -> Writing?
  {
    let title = "Remove '\(word.value)'"
    guard entry.value.items.count > 1 else {
      guard isOpen(context.home(of: word.range), agreed), var writing = dropping(entry, agreed)
      else { return nil }
      writing.title = title
      return writing
    }
    let home = context.home(of: word.range)
    if isOpen(home, agreed) {
      return Writing(edits: [spec.removing(word, from: entry.value)], title: title)
    }
    return overriding(word.range, home, title, title) { _ in
      entry.value.words.filter { $0.range != word.range }.map(\.value).bracketed
    }
  }
}

extension [TextEdit] {
  /// Whether two of them change the same bytes, or one adds where another one begins.
  fileprivate var overlap: Bool {
    let ranges = map(\.range).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return zip(ranges, ranges.dropFirst()).contains { first, second in
      second.lowerBound < first.upperBound
        || second.lowerBound == first.lowerBound && !second.isEmpty
    }
  }
}
