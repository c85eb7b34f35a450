import Foundation
import JSONText
import Testing

@Suite("A search")
struct SearchTests {
  private static let spec = "component: stepper\nlabel: Tickets\n"

  @Test(
    "names what it cannot open, and fails",
    arguments: [
      ("ln -s nowhere b.a11y.yaml", "b.a11y.yaml: is a link that leads nowhere"),
      ("ln -s b.a11y.yaml b.a11y.yaml", "b.a11y.yaml: is a link that leads nowhere"),
      ("mkfifo b.a11y.yml", "b.a11y.yml: is neither a file nor a folder"),
      (
        "printf 'a\\0b' > b.a11y.yaml",
        "b.a11y.yaml: holds a NUL byte at 1:2, which no text has; remove it"
      ),
      (
        "printf '\\377\\376a\\0' > b.a11y.yaml",
        "b.a11y.yaml: is text in UTF-16; save it as UTF-8"
      ),
      ("printf '\\0a\\0b' > b.a11y.yaml", "b.a11y.yaml: is text in UTF-16; save it as UTF-8"),
      ("printf '\\377\\376-N' > b.a11y.yaml", "b.a11y.yaml: is text in UTF-16; save it as UTF-8"),
    ] as [(String, String)]
  )
  func skipped(making: String, message: String) throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let run = try Run(shell: "\(making)\na11y-spec check --severity error", in: folder)
    #expect(run.code == 2)
    #expect(run.errors == "a11y-spec: \(message)\n")
    #expect(run.output.contains("\na.a11y.yaml:1:12: ") || run.output.hasPrefix("a.a11y.yaml:1:12"))
  }

  @Test(
    "through a link out of the folder is none, unless its path is named",
    arguments: [
      (["d/*.a11y.yaml"], 2, "a11y-spec: d: is a link that leads out"),
      (["--force-exclude", "d"], 0, "a11y-spec: d: is a link that leads out"),
      (
        ["--force-exclude", "d/b.a11y.yaml"], 0,
        "a11y-spec: d/b.a11y.yaml: is a link that leads out"
      ),
      (["d"], 1, ""), (["d/b.a11y.yaml"], 1, ""), (["e/*.a11y.yaml"], 1, ""),
      (["--force-exclude", "e"], 1, ""),
    ] as [([String], Int32, String)]
  )
  func linkedFolders(arguments: [String], code: Int32, message: String) throws {
    let folder = try Folder(["in/f/a.a11y.yaml": Self.spec, "out/b.a11y.yaml": Self.spec])
    _ = try Run(shell: "ln -s ../out in/d; ln -s f in/e", in: folder)
    let run = try Run(["check"] + arguments, in: folder, at: "in")
    #expect(run.code == code)
    #expect(run.errors.hasPrefix(message) && run.errors.isEmpty == message.isEmpty)
  }

  @Test("names folders that it cannot look into, unless they are left out")
  func unreadableFolder() throws {
    // Nobody, not even root, can read a path that is longer than the system takes.
    let name = String(repeating: "n", count: 240)
    let nested = """
      d=$(for i in 1 2 3 4 5 6 7 8 9; do printf '\(name)/'; done)
      mkdir -p deep/$d more/$d; mv more deep/$d

      """
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let run = try Run(shell: nested + "a11y-spec check --severity error", in: folder)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("a11y-spec: deep/\(name)/"))
    #expect(run.errors.hasSuffix("\(name): cannot be read\n"))
    let pattern = try Run(["check", "--severity", "error", "*.a11y.yaml"], in: folder)
    #expect(pattern.errors == "")
    let excluding = "echo 'exclude: [deep/**]' > .a11y-spec.yaml; a11y-spec check --severity error"
    let excluded = try Run(shell: excluding + "; rm -rf deep", in: folder)
    #expect(excluded.errors == "")
  }

  @Test("opens names that are not UTF-8, named or found, and mends them")
  func names() throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec + "role: x # a11y-spec: allow unknown-key\n"])
    let lines = """
      folder=$(printf 'f\\374r'); name=$(printf 'b\\351.a11y.yaml')
      mkdir "$folder"; mv a.a11y.yaml "$folder/$name"
      a11y-spec check --format json "$folder/$name" .
      a11y-spec check --fix "$folder/$name" > mended
      cd "$folder"; a11y-spec check --format json
      """
    let run = try Run(shell: lines, in: folder)
    #expect(run.errors == "")
    #expect(
      run.output.split(separator: "\n").filter { $0.contains("\"path\"") } == [
        "      \"path\": \"f\u{FFFD}r/b\u{FFFD}.a11y.yaml\",",
        "      \"path\": \"b\u{FFFD}.a11y.yaml\",",
      ]
    )
  }

  @Test("takes names that are equal as texts for two files, and two spellings of one for one")
  func unique() throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec, "b/c.a11y.yaml": Self.spec])
    let lines = """
      ln -s b link; cp a.a11y.yaml "$(printf 'e\\314\\201.a11y.yaml')"
      cp a.a11y.yaml "$(printf '\\303\\251.a11y.yaml')"
      a11y-spec check --format json a.a11y.yaml ./a.a11y.yaml "$PWD/a.a11y.yaml" b/../a.a11y.yaml \\
        link link/../b .
      """
    let run = try Run(shell: lines, in: folder)
    let paths = run.output.split(separator: "\n").filter { $0.contains("\"path\"") }
    #expect(
      paths.map { $0.dropFirst(15).dropLast(2) } == [
        "a.a11y.yaml", "link/c.a11y.yaml", "\u{E9}.a11y.yaml", "e\u{301}.a11y.yaml",
      ]
    )
  }

  @Test(
    "leaves out what the configuration excludes, but not a folder that is named",
    arguments: [
      (".", ["."], ["top.a11y.yaml"]),
      (".", ["build"], ["build/b.a11y.yaml", "build/x/c.a11y.yaml"]),
      (".", ["build/x"], ["build/x/c.a11y.yaml"]), ("build/x", [], ["c.a11y.yaml"]),
      (".", ["build/**/b.*"], ["build/b.a11y.yaml"]),
      (".", ["draft.a11y.yaml"], ["draft.a11y.yaml"]),
      ("build", [".."], ["../top.a11y.yaml"]),
      (".", ["--force-exclude", "draft.a11y.yaml", "top.a11y.yaml"], ["top.a11y.yaml"]),
      ("build", ["--force-exclude", "b.a11y.yaml", "x/c.a11y.yaml"], []),
      ("build", ["--force-exclude", "../top.a11y.yaml", "../l.a11y.yaml"], ["../top.a11y.yaml"]),
    ] as [(String, [String], [String])]
  )
  func excluded(place: String, arguments: [String], paths: [String]) throws {
    let folder = try Folder([
      ".a11y-spec.yaml": "exclude: ['build', 'draft*', '[k-m].a11y.yaml']",
      "top.a11y.yaml": Self.spec, "build/b.a11y.yaml": Self.spec, "build/x/c.a11y.yaml": Self.spec,
      "draft.a11y.yaml": Self.spec, "build/draft.a11y.yaml": Self.spec, "l.a11y.yaml": Self.spec,
    ])
    let run = try Run(["check", "--format", "json"] + arguments, in: folder, at: place)
    let report = try JSONValue(parsing: Array(run.output.utf8))
    #expect(report["files"]?.items?.compactMap { $0["path"]?.string } == paths)
  }

  @Test(
    "knows sets of characters in patterns, and folders that are called like one",
    arguments: [
      ("[a-b].a11y.yaml", ["a.a11y.yaml"]), ("[!a].a11y.yaml", ["c.a11y.yaml"]),
      ("[id]/*.yaml", ["[id]/d.a11y.yaml"]), ("[x].a11y.yaml", ["[x].a11y.yaml"]),
    ]
  )
  func sets(pattern: String, paths: [String]) throws {
    let folder = try Folder([
      "a.a11y.yaml": Self.spec, "c.a11y.yaml": Self.spec, "[id]/d.a11y.yaml": Self.spec,
      "[x].a11y.yaml": Self.spec,
    ])
    let run = try Run(["check", "--format", "json", pattern], in: folder)
    let report = try JSONValue(parsing: Array(run.output.utf8))
    #expect(report["files"]?.items?.compactMap { $0["path"]?.string } == paths)
  }

  @Test(
    "reports a configuration that cannot be read",
    arguments: [
      (
        "ln -s nowhere .a11y-spec.yaml", 2, "",
        "a11y-spec: .a11y-spec.yaml: is a link that leads nowhere\n"
      ),
      ("mkdir .a11y-spec.yaml", 2, "", "a11y-spec: .a11y-spec.yaml: is a folder\n"),
      (
        "printf 'rules: {\\0' > .a11y-spec.yaml", 1,
        ".a11y-spec.yaml:1:9: error[yaml-invalid-character]: this file is not text in UTF-8, and "
          + "nothing that it sets holds; save it as UTF-8, without NUL characters",
        ""
      ),
    ] as [(String, Int32, String, String)]
  )
  func configuration(making: String, code: Int32, output: String, errors: String) throws {
    let folder = try Folder(["a.a11y.yaml": "# nothing yet\nx-notes: a\n"])
    let run = try Run(shell: "\(making)\na11y-spec check --severity error", in: folder)
    #expect(run.errors == errors)
    #expect(run.output.hasPrefix(output) || run.output.contains("\n" + output))
    #expect(run.code == max(code, run.output.contains("error[missing-component]") ? 1 : 0))
  }
}
