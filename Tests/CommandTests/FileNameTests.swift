import Foundation
import JSONText
import Testing

@Suite("A file name")
struct FileNameTests {
  /// Names as `printf` takes them, and as URIs have them (RFC 3986, 2.1 and 2.3).
  private static let names: [(name: String, uri: String)] = [
    ("a b", "a%20b"), ("a#b", "a%23b"), ("50%%", "50%25"), ("a%%20b", "a%2520b"),
    ("what?", "what%3F"), ("a:b", "a%3Ab"), ("[1]", "%5B1%5D"), ("a\\\\b", "a%5Cb"),
    ("~a-b_c.1", "~a-b_c.1"), ("x y/z..w/a", "x%20y/z..w/a"),
    ("caf\\303\\251", "caf%C3%A9"), ("\\346\\227\\245", "%E6%97%A5"), ("caf\\351", "caf%E9"),
    ("b\\374r/a\\377", "b%FCr/a%FF"),
  ]

  @Test("is a URI in SARIF, whatever its bytes are", arguments: names)
  func uri(name: String, uri: String) throws {
    let folder = try Folder(["spec": "component: steper\n"])
    let lines = """
      name=$(printf '\(name).a11y.yaml'); mkdir -p "$(dirname "$name")"; cp spec "$name"
      a11y-spec check --format sarif
      """
    let run = try Run(shell: lines, in: folder)
    #expect(run.errors == "")
    let report = try JSONValue(parsing: Array(run.output.utf8))
    let first = report["runs"]?.items?.first
    let artifact = first?["artifacts"]?.items?.first?["location"]
    #expect(artifact?["uri"]?.string == uri + ".a11y.yaml")
    let result = first?["results"]?.items?.first
    let change = result?["fixes"]?.items?.first?["artifactChanges"]?.items?.first
    let place = result?["locations"]?.items?.first?["physicalLocation"]
    for location in [place?["artifactLocation"], change?["artifactLocation"]] {
      #expect(location?["uri"]?.string == uri + ".a11y.yaml")
      #expect(location?["index"]?.int == 0)
    }
  }
}
