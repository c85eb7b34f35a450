import Guidelines
import JSONText
import SourceText
import SpecChecking
import SpecIDE
import SpecModel
import SpecRules
import TestSupport
import Testing
import YAMLSyntax

@Suite("A refactoring of any document")
struct RefactoringPropertyTests {
  @Test("brings no finding and takes nothing away", arguments: FixTests.parts)
  func harmless(part: Int) {
    var offered = 0
    // Each change is checked many times before it is offered: a few of the documents will do.
    for (number, variant) in FixTests.variants(of: part).enumerated() where number % 11 == part % 11
    {
      let snapshot = Snapshot(SourceText(variant))
      for action in snapshot.codeActions(in: snapshot.text.range, of: [.refactoring]) {
        offered += 1
        let after = Snapshot(snapshot.text.applying(action.edits))
        let text = after.text.string(in: after.text.range)
        let (known, codes) = (counts(snapshot), counts(after))
        #expect(codes.filter { $0.value > known[$0.key] ?? 0 } == [:], "\(action.title)\n\(text)")
        #expect(!after.findings.contains { $0.code.hasPrefix("yaml-") }, "\(text)")
        #expect(isJSON(after.text) || !isJSON(snapshot.text), "\(text)")
        // An action that rewords a phrase changes what it says.
        if action.title.hasPrefix("Say it as ") { continue }
        #expect(missing(in: after.text, of: snapshot.text) == [], "\(action.title)\n\(text)")
      }
    }
    #expect(offered > 5)
  }

  @Test(
    "adds all that is missing, brings nothing wrong and takes nothing away",
    arguments: FixTests.parts
  )
  func completing(part: Int) {
    var offered = 0
    for (number, variant) in FixTests.variants(of: part).enumerated() where number % 11 == part % 11
    {
      let snapshot = Snapshot(SourceText(variant))
      guard let gap = snapshot.findings.first(where: \.isGap),
        let action = snapshot.codeActions(in: gap.range, of: [.quickFix]).first(where: {
          $0.title == "Add all that is missing"
        })
      else { continue }
      offered += 1
      let after = Snapshot(snapshot.text.applying(action.edits))
      let text = after.text.string(in: after.text.range)
      let (known, codes) = (counts(snapshot), counts(after))
      let news = after.findings.filter { !$0.isGap && codes[$0.code] ?? 0 > known[$0.code] ?? 0 }
      #expect(news.map(\.code) == [], "\(text)")
      #expect(isJSON(after.text) || !isJSON(snapshot.text), "\(text)")
      #expect(action.edits.allSatisfy { $0.range.isEmpty }, "\(text)")
    }
    #expect(offered > 5)
  }

  private func counts(_ snapshot: Snapshot) -> [String: Int] {
    Dictionary(grouping: snapshot.findings, by: \.code).mapValues(\.count)
  }

  private func isJSON(_ text: SourceText) -> Bool { (try? JSONValue(parsing: text.bytes)) != nil }

  /// The words that one text says and another does not; a list of states says the same as a map.
  private func missing(in other: SourceText, of text: SourceText) -> [String] {
    let said = Set(leaves(of: other))
    return leaves(of: text).filter { !said.contains($0) }
  }

  private func leaves(of text: SourceText) -> [String] {
    YAMLStream(parsing: text).documents.enumerated().flatMap { number, document -> [String] in
      guard let spec = Spec(reading: document.tree, in: .builtIn) else { return [] }
      var leaves: [String] = []
      var pending = [(value: spec.root, path: "\(number)")]
      while let (value, path) = pending.popLast() {
        switch value.content {
        case .null: leaves.append(path)
        case .scalar(let text, _): leaves += [path + "/" + text]
        case .list(let items): pending += items.map { ($0, path) }
        case .map(let entries):
          leaves.append(path)
          pending += entries.map { ($0.value, path + "/" + $0.key.value) }
        }
      }
      return leaves
    }
  }
}
