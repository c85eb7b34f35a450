import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("A style of YAML")
struct StyleTests {
  @Test("changes nothing about what is reported", arguments: Restyled.Layout.allCases)
  func findings(in layout: Restyled.Layout) throws {
    var compared = 0
    for document in FixTests.documents where !document.contains("a11y-spec:") {
      guard let restyled = Restyled(layout: layout).text(of: document) else { continue }
      // In braces nothing stands in a wrong column, and in block style no comma divides a phrase.
      if document.hasMistakeOfStyle { continue }
      // What an anchor shares is reported once, what is written out once for each platform.
      if document.contains("*") || restyled.hasMistakeOfStyle {
        #expect(codes(of: restyled) == codes(of: document), "\(restyled)")
      } else {
        #expect(messages(of: restyled) == messages(of: document), "\(restyled)")
      }
      compared += 1
    }
    #expect(compared > 200)
  }

  @Test("of line breaks changes nothing either")
  func lineBreaks() {
    for document in FixTests.documents {
      #expect(messages(of: document.withWindowsLineBreaks) == messages(of: document))
    }
  }

  private func codes(of document: String) -> Set<String> {
    Set(Snapshot.findings(of: document).map(\.code))
  }

  private func messages(of document: String) -> Set<String> {
    // Only lines of their own can be indented.
    Set(
      Snapshot.findings(of: document).map {
        "\($0.code): \($0.message.replacing("indent it less", with: "move it there"))"
      }
    )
  }
}

extension String {
  /// Whether something is found in the document that is about its columns, commas or quotes.
  var hasMistakeOfStyle: Bool {
    let signs = [
      "; indent ", "needs quotes", "in quotes", "goes on with the text", "belongs to",
      "belongs under", "'<<' ", "is part of the text",
    ]
    return Snapshot.findings(of: self).contains { finding in
      signs.contains(where: finding.message.contains)
    }
  }
}
