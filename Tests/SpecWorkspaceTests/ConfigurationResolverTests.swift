import Foundation
import SpecRules
import SpecWorkspace
import Testing

@Suite("The configuration of a file")
struct ConfigurationResolverTests {
  @Test("is the nearest upwards, with overrides, and then what the client has set")
  func precedence() throws {
    let root = try folder([
      ".a11y-spec.yaml": """
      rules: { a: hint, b: hint }
      overrides: [{ files: "old/**", rules: { b: off } }]
      exclude: [old/build/**]
      """,
      "new/.a11y-spec.yml": "rules: { a: error }",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    var resolver = ConfigurationResolver(currentFolder: root.path())
    var settings = Settings()
    #expect(
      rules("x.a11y.yaml", &resolver, settings) == ["a": .severity(.hint), "b": .severity(.hint)]
    )
    #expect(rules("old/x.a11y.yaml", &resolver, settings) == ["a": .severity(.hint), "b": .off])
    #expect(rules("new/deep/x.a11y.yaml", &resolver, settings) == ["a": .severity(.error)])
    settings.rules = ["a": .severity(.warning)]
    #expect(
      rules("new/./deep/../x.a11y.yaml", &resolver, settings) == ["a": .severity(.warning)]
    )
    #expect(isExcluded("old/build/x.a11y.yaml", &resolver))
    #expect(!isExcluded("new/old/build/x.a11y.yaml", &resolver))
  }

  @Test(
    "excludes a folder with all that stands in it, as an ignore file does",
    arguments: [
      ("out", "out/x.a11y.yaml", true), ("out/", "deep/out/er/x.a11y.yaml", true),
      ("new/deep", "new/deep/er/x.a11y.yaml", true),
      ("new/deep", "old/new/deep/x.a11y.yaml", false),
      ("out", "outer/x.a11y.yaml", false), ("o*t", "a/out/x.a11y.yaml", true),
    ] as [(String, String, Bool)]
  )
  func excludedFolders(pattern: String, path: String, isLeftOut: Bool) throws {
    let root = try folder([".a11y-spec.yaml": "exclude: ['\(pattern)']"])
    defer { try? FileManager.default.removeItem(at: root) }
    var resolver = ConfigurationResolver(currentFolder: root.path())
    #expect(isExcluded(path, &resolver) == isLeftOut)
  }

  @Test(
    "is found whatever a name begins and ends with",
    arguments: [
      "\u{301}x.a11y.yaml", "\u{200D}x.a11y.yaml", "\u{301}/\u{301}", "x\u{600}.a11y.yaml",
    ]
  )
  func combining(name: String) throws {
    let root = try folder([".a11y-spec.yaml": "rules: { a: hint }\nexclude: ['*x.a11y.yaml']"])
    defer { try? FileManager.default.removeItem(at: root) }
    var resolver = ConfigurationResolver(currentFolder: root.path())
    #expect(rules(name, &resolver, Settings()) == ["a": .severity(.hint)])
    #expect(isExcluded(name, &resolver) == name.hasSuffix("x.a11y.yaml"))
  }

  @Test("has the limits of the file, or those of the client")
  func limits() throws {
    let root = try folder([".a11y-spec.yaml": "limits: { pages: 8, file-size: 2kB }"])
    defer { try? FileManager.default.removeItem(at: root) }
    var resolver = ConfigurationResolver(currentFolder: root.path())
    var settings = Settings()
    func rules() -> Configuration {
      resolver.configuration(forFile: "x.a11y.yaml", orFolder: nil, settings: settings).rules
    }
    #expect(rules() == Configuration(fileSizeLimit: 2_000, pageLimit: 8))
    settings.pageLimit = 3
    #expect(rules() == Configuration(fileSizeLimit: 2_000, pageLimit: 3))
    #expect(Configuration().pageLimit == nil)
  }

  @Test("has the voice of the file, or that of the client")
  func voice() throws {
    let root = try folder([".a11y-spec.yaml": "voice: guideline"])
    defer { try? FileManager.default.removeItem(at: root) }
    var resolver = ConfigurationResolver(currentFolder: root.path())
    var settings = Settings()
    func voice() -> Configuration.Voice {
      resolver.configuration(forFile: "x.a11y.yaml", orFolder: nil, settings: settings).rules.voice
    }
    #expect(voice() == .guideline)
    settings.voice = .either
    #expect(voice() == .either)
    #expect(Configuration().voice == .either)
  }

  @Test("of a text in no file is that of the open folder")
  func noFile() throws {
    let root = try folder([".a11y-spec.yaml": "rules: { a: hint }"])
    defer { try? FileManager.default.removeItem(at: root) }
    var resolver = ConfigurationResolver(currentFolder: "/")
    let inFolder = resolver.configuration(
      forFile: nil,
      orFolder: root.path(),
      settings: Settings()
    )
    #expect(inFolder.rules.rules == ["a": .severity(.hint)])
    let nowhere = resolver.configuration(forFile: nil, orFolder: nil, settings: Settings())
    #expect(nowhere == FileConfiguration())
  }

  private func rules(
    _ path: String,
    _ resolver: inout ConfigurationResolver,
    _ settings: Settings
  ) -> [String: Configuration.Level] {
    resolver.configuration(forFile: path, orFolder: nil, settings: settings).rules.rules
  }

  private func isExcluded(_ path: String, _ resolver: inout ConfigurationResolver) -> Bool {
    resolver.configuration(forFile: path, orFolder: nil, settings: Settings()).isExcluded
  }

  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "a11y-spec-\(UUID().uuidString)")
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return root
  }
}
