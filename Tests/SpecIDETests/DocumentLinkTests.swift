import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("Links")
struct DocumentLinkTests {
  @Test("lead to web pages, to the guideline and to its places", arguments: cases)
  func links(marked: String) {
    let fixture = Fixture(marked)
    let links = Snapshot(SourceText(fixture.text)).links.map {
      Fixture.Note($0.range, Self.shown($0.target))
    }
    #expect(links == fixture.notes)
  }

  private static func shown(_ target: DocumentLink.Target) -> String {
    switch target {
    case .page(let address): address
    case .guideline(let place): "the guideline \(place.guideline.title)"
    case .statement(let place): place.guideline.markdown.string(in: place.range)
    }
  }

  private static let cases = [
    """
    component: stepper
               ^^^^^^^ the guideline Stepper
    links: https://figma.com/file/1?a=b&c#d
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ https://figma.com/file/1?a=b&c#d
    """,
    """
    links: [https://a.b/c, "http://d.e/f(g)"]
            ^^^^^^^^^^^^^ https://a.b/c
                            ^^^^^^^^^^^^^^^ http://d.e/f(g)
    """,
    """
    x-design: &file https://a.b/ü
                    ^^^^^^^^^^^^^ https://a.b/%C3%BC
    links: [*file]
            ^^^^^ https://a.b/%C3%BC
    """,
    """
    # See https://a.b/c (or http://d.e/f), HTTPS://g.h.
          ^^^^^^^^^^^^^ https://a.b/c
                            ^^^^^^^^^^^^ http://d.e/f
                                           ^^^^^^^^^^^ HTTPS://g.h
    title: 'Design: https://a.b/c'
                    ^^^^^^^^^^^^^ https://a.b/c
    """,
    """
    x-notes: |
      https://a.b/c,
      ^^^^^^^^^^^^^ https://a.b/c
      https://d.e/f
      ^^^^^^^^^^^^^ https://d.e/f
    """,
    """
    links:
      - javascript://alert(1)
      - file:///etc/passwd
      - ftp://a.b/c
      - xhttp://a.b
      - "https://"
      - mailto:a@b.c
    """,
    """
    links: "https://a.b/c
            ^^^^^^^^^^^^^ https://a.b/c
    """,
    """
    component: knob
    ---
    component: stepper
               ^^^^^^^ the guideline Stepper
    platforms:
      ios:
        focus:
          reason: Stepper › iOS › Role asks for it
                  ^^^^^^^^^^^^^^^^^^^^ The presence of the stepper buttons implies an interactive stepper component.
        role: button # Stepper › iOS › Nowhere
    """,
  ]
}
