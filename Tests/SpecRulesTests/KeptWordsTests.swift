import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("A fix that takes words away")
struct KeptWordsTests {
  /// What a fix takes along because the finding makes it wrong, too.
  ///
  /// An API that moves the focus goes where the focus is to stay. A native element has its frame by
  /// itself. An overwriting trait goes with its key and the comment behind it. An API that hides what
  /// must be reached goes with its key. A word for the value may stand beside the label.
  private static let consequences: [String: Set<String>] = [
    "value-change-keeps-focus": ["screenchanged"],
    "focus-stays-on-selected-segment": ["screenchanged"],
    "native-element": ["accessibilityframeincontainerspace"],
    "not-enabled-overwrites-role": ["traits", "accessibilitytraits", "as", "follows"],
    "interactive-element-hidden": ["api"],
    "announcement-includes-label": ["value"],
  ]

  /// Findings about a whole text or map.
  ///
  /// `native` takes the place of groupings, and the author chooses between a title and a name.
  private static let aboutAll: Set = ["groupings-native", "title-overwrites-label"]

  /// Words that stand where nothing is said yet, or switch something on and off.
  private static let placeholders: Set = ["null", "none", "true", "false", "native"]

  @Test(
    "takes those alone that the finding is about, or says that it removes",
    arguments: FixTests.parts
  )
  func words(part: Int) {
    var tried = 0
    for variant in FixTests.variants(of: part) {
      let text = SourceText(variant)
      for finding in Snapshot.findings(of: variant) where !Self.aboutAll.contains(finding.code) {
        let related = finding.related.map { text.string(in: $0.range) }
        let message = [finding.message, text.string(in: finding.range)] + related
        for fix in finding.fixes where !fix.title.hasPrefix("Remove") {
          tried += 1
          let told = Set((message + [fix.title]).flatMap(\.words))
            .union(Self.consequences[finding.code] ?? []).union(Self.placeholders)
          let lost = text.words(lostTo: fix.edits).filter { !told.contains($0) }
          #expect(lost == [], "\(finding.code): \(fix.title)\n\(variant)")
        }
      }
    }
    #expect(tried > 100)
  }

  @Test("is none that any other mistake in an example brings", arguments: SpecFile.examples)
  func mistakes(file: SpecFile) {
    // A sample; the whole is `Benchmarks fixes`.
    var sweep = FixSweep(wordsOf: SpecFile.examples.map(\.text))
    sweep.sweep(file.text, every: 7)
    // What nobody could see before may have a mistake of its own.
    let harms = sweep.harms.filter { $0.fault != .error }
    #expect(harms.map { "\($0.code): \($0.title) \($0.fault.rawValue): \($0.detail)" } == [])
    #expect(sweep.tried.values.reduce(0, +) > 20)
  }
}
