/// A pattern of paths as an automaton: its places, and what leads from each to the next.
///
/// All places in the pattern that a path may have reached are followed at once. So no pattern is
/// expanded and none is tried twice (R. Cox, "Regular Expression Matching Can Be Simple And Fast",
/// 2007). Every component of a path counts as closed by a separator, the last one too.
struct PathPattern: Sendable, Equatable {
  /// What a place in the pattern takes, or where it leads to without taking anything.
  ///
  /// It holds no list: copying one for each character of a path costs more than following it.
  enum Step: Sendable, Equatable {
    case literal(Unicode.Scalar)
    case anyCharacter
    /// One of the ``sets``.
    case set(Int, isNegated: Bool)
    /// Any number of characters of one component.
    case anyCharacters
    /// Any number of components; a ``restOfComponent`` follows.
    case anyComponents
    case restOfComponent
    /// The end of a component; optional where nothing of a component has been taken.
    case separator(isOptional: Bool)
    /// One of the ``choices``.
    case choice(Int)
    case jump(Int)
    case end
  }

  /// How far a path has come.
  struct Outcome: Equatable {
    /// Whether the path matches as a whole.
    var isMatch = false
    /// Whether the path matches, or one of the folders that it stands in.
    var isCovered = false
    /// Whether something below the path may match.
    var canGoOn = false
    /// How many places were followed.
    var stepCount = 0
  }

  /// A relative path whose components are separated by `/`.
  struct Path {
    private let names: ArraySlice<Substring>
    fileprivate let components: [[Unicode.Scalar]]
    /// The same with a `/` behind each component.
    let bytes: [UInt8]

    init(_ path: String) {
      self.init(FilePath.components(of: path)[...])
    }

    private init(_ names: ArraySlice<Substring>) {
      self.names = names
      components = names.map { Array($0.unicodeScalars) }
      bytes = names.flatMap { Array($0.utf8) + [UInt8(ascii: "/")] }
    }

    /// The last component alone.
    var name: Path { Path(names.suffix(1)) }
  }

  /// The last one is the end.
  var steps: [Step] = []
  /// The characters between the brackets of the pattern.
  var sets: [[ClosedRange<Unicode.Scalar>]] = []
  /// The places at which the words of each brace begin.
  var choices: [[Int]] = []

  func follow(_ path: Path) -> Outcome {
    var outcome = Outcome()
    if let first, !path.components.contains(where: { $0.first == first }) {
      outcome.canGoOn = true
      return outcome
    }
    var places = Places(count: steps.count)
    var spare = Places(count: steps.count)
    places.add(0, isFirst: true, self)
    for component in path.components {
      for character in component {
        if places.isEmpty { return outcome }
        outcome.stepCount += places.all.count
        follow(places, after: character, to: &spare)
        swap(&places, &spare)
      }
      follow(places, after: nil, to: &spare)
      swap(&places, &spare)
      outcome.isMatch = places.contains(steps.count - 1)
      outcome.isCovered = outcome.isCovered || outcome.isMatch
      if places.isEmpty { return outcome }
    }
    outcome.canGoOn = places.all.contains { $0 != steps.count - 1 }
    return outcome
  }

  /// The first character of some component in every matching path, if it is known.
  private var first: Unicode.Scalar? {
    guard steps.count > 2, steps[0] == .anyComponents, steps[1] == .restOfComponent,
      case .literal(let first) = steps[2]
    else { return nil }
    return first
  }

  /// Finds the places behind a character, or behind the end of a component.
  private func follow(_ places: Places, after character: Unicode.Scalar?, to next: inout Places) {
    next.removeAll()
    for place in places.all {
      switch (steps[place], character) {
      case (.anyCharacters, .some), (.restOfComponent, .some):
        next.add(place, isFirst: false, self)
      case (.restOfComponent, nil): next.add(place - 1, isFirst: true, self)
      case (.anyComponents, .some): next.add(place + 1, isFirst: false, self)
      case (.separator, nil): next.add(place + 1, isFirst: true, self)
      case (let step, let character?) where takes(character, step):
        next.add(place + 1, isFirst: false, self)
      default: break
      }
    }
  }
}

extension PathPattern {
  /// Whether a step takes one character and leads on.
  private func takes(_ character: Unicode.Scalar, _ step: Step) -> Bool {
    switch step {
    case .literal(let literal): literal == character
    case .anyCharacter: true
    case .set(let index, let isNegated):
      sets[index].contains { $0.contains(character) } != isNegated
    case .anyCharacters, .anyComponents, .restOfComponent, .separator, .choice, .jump, .end: false
    }
  }
}

/// Places in a pattern, each once.
private struct Places {
  private(set) var all: [Int] = []
  /// For each place whether it has been reached: behind part of a component, and where one begins.
  private var reached: [Reach]
  /// What is still to be added; empty between two calls, and kept for its memory.
  private var open: [(place: Int, isFirst: Bool)] = []

  private struct Reach: OptionSet {
    let rawValue: UInt8

    static let within = Reach(rawValue: 1)
    static let atStart = Reach(rawValue: 2)
  }

  init(count: Int) {
    reached = Array(repeating: [], count: count)
  }

  var isEmpty: Bool { all.isEmpty }

  mutating func removeAll() {
    for place in all { reached[place] = [] }
    all.removeAll(keepingCapacity: true)
  }

  func contains(_ place: Int) -> Bool { !reached[place].isEmpty }

  /// Adds a place and the places that it leads to without taking anything.
  ///
  /// `isFirst` says that nothing of a component has been taken.
  mutating func add(_ place: Int, isFirst: Bool, _ pattern: PathPattern) {
    open.append((place, isFirst))
    while let (place, isFirst) = open.popLast() {
      let reach: Reach = isFirst ? .atStart : .within
      guard !reached[place].contains(reach) else { continue }
      if reached[place].isEmpty { all.append(place) }
      reached[place].insert(reach)
      switch pattern.steps[place] {
      case .choice(let index):
        for place in pattern.choices[index] { open.append((place, isFirst)) }
      case .jump(let place): open.append((place, isFirst))
      case .anyCharacters: open.append((place + 1, false))
      case .anyComponents: open.append((place + 2, isFirst))
      case .separator(let isOptional) where isOptional && isFirst:
        open.append((place + 1, isFirst))
      default: break
      }
    }
  }
}
