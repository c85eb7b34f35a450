// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// What the tests run most of all is optimized in every build, so that those of a rule take less
/// than a minute.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// One layer of the program, and the layers below it that it may import.
func layer(
  _ name: String,
  on layers: String...,
  exclude: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name,
    dependencies: layers.map { .byName(name: $0) },
    exclude: exclude,
    swiftSettings: strict + settings
  )
}

/// The tests of one layer; every suite may use `TestSupport`.
func tests(_ name: String, on layers: String..., exclude: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: (["TestSupport"] + layers).map { .byName(name: $0) },
    exclude: exclude,
    swiftSettings: strict
  )
}

let package = Package(
  name: "a11y-spec",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "a11y-spec", targets: ["a11y-spec"])],
  targets: [
    // The layers, bottom up: nothing imports a line below itself.
    layer("SourceText"),
    layer("English", on: "SourceText", settings: optimized),
    layer("JSONText", on: "SourceText"),
    layer("YAMLSyntax", on: "SourceText", exclude: ["README.md"], settings: optimized),
    layer(
      "Guidelines",
      on: "SourceText",
      "English",
      "YAMLSyntax",
      exclude: ["Library", "README.md"],
      settings: optimized
    ),
    layer(
      "Voices",
      on: "SourceText",
      "YAMLSyntax",
      "Guidelines",
      exclude: ["Library", "README.md"],
      settings: optimized
    ),
    layer(
      "SpecModel",
      on: "SourceText",
      "English",
      "JSONText",
      "YAMLSyntax",
      "Guidelines",
      "Voices",
      settings: optimized
    ),
    layer(
      "SpecRules",
      on: "SourceText",
      "English",
      "Guidelines",
      "Voices",
      "SpecModel",
      exclude: ["README.md"],
      settings: optimized
    ),
    layer(
      "SpecChecking",
      on: "SourceText",
      "English",
      "YAMLSyntax",
      "Guidelines",
      "SpecModel",
      "SpecRules"
    ),
    layer(
      "SpecIDE",
      on: "SourceText",
      "English",
      "YAMLSyntax",
      "Guidelines",
      "Voices",
      "SpecModel",
      "SpecRules",
      "SpecChecking",
      exclude: ["README.md"]
    ),
    layer("LanguageServerProtocol", on: "JSONText"),
    .systemLibrary(name: "Allocator"),
    layer("OperatingSystem", on: "Allocator"),
    layer("MessageTransport", on: "OperatingSystem"),
    layer(
      "SpecWorkspace",
      on: "SourceText",
      "English",
      "JSONText",
      "YAMLSyntax",
      "Guidelines",
      "Voices",
      "SpecModel",
      "SpecRules",
      "OperatingSystem",
      exclude: ["README.md"]
    ),
    layer(
      "Reports",
      on: "SourceText",
      "English",
      "JSONText",
      "Guidelines",
      "Voices",
      "SpecModel",
      "SpecRules",
      "SpecChecking",
      "SpecIDE",
      "SpecWorkspace"
    ),
    layer(
      "SpecServer",
      on: "SourceText",
      "JSONText",
      "Guidelines",
      "SpecRules",
      "SpecChecking",
      "SpecIDE",
      "LanguageServerProtocol",
      "OperatingSystem",
      "MessageTransport",
      "SpecWorkspace",
      exclude: ["README.md"]
    ),
    .executableTarget(
      name: "a11y-spec",
      dependencies: [
        "SourceText", "English", "YAMLSyntax", "Guidelines", "Voices", "SpecModel", "SpecRules",
        "SpecChecking", "SpecIDE", "SpecWorkspace", "Reports", "OperatingSystem", "SpecServer",
      ],
      swiftSettings: strict
    ),

    // Writes the guideline documents and the voices into Swift files: `swift run embed-text`.
    .executableTarget(name: "embed-text", swiftSettings: strict),

    // Tests, one folder a layer.
    .target(
      name: "TestSupport",
      dependencies: [
        "SourceText", "English", "YAMLSyntax", "Guidelines", "SpecModel", "SpecRules",
        "SpecChecking", "SpecIDE",
      ],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    tests("SourceTextTests", on: "SourceText"),
    tests("EnglishTests", on: "SourceText", "English"),
    tests("GuidelinesTests", on: "SourceText", "English", "YAMLSyntax", "Guidelines"),
    tests("VoicesTests", on: "SourceText", "Guidelines", "Voices", exclude: ["Rows"]),
    tests("HouseTests", on: "Guidelines", "Voices", "SpecModel", "SpecRules"),
    tests("JSONTextTests", on: "JSONText"),
    tests("LanguageServerProtocolTests", on: "JSONText", "LanguageServerProtocol"),
    tests("OperatingSystemTests", on: "OperatingSystem"),
    tests("MessageTransportTests", on: "OperatingSystem", "MessageTransport"),
    tests(
      "SpecWorkspaceTests",
      on: "SourceText",
      "YAMLSyntax",
      "Guidelines",
      "Voices",
      "SpecModel",
      "SpecRules",
      "SpecChecking",
      "SpecIDE",
      "SpecWorkspace"
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["TestSupport", "JSONText", "SpecRules", "a11y-spec"],
      swiftSettings: strict
    ),
    tests(
      "ReportsTests",
      on: "SourceText",
      "JSONText",
      "SpecRules",
      "SpecChecking",
      "SpecIDE",
      "SpecWorkspace",
      "Reports"
    ),
    tests(
      "SpecModelTests",
      on: "SourceText",
      "YAMLSyntax",
      "Guidelines",
      "Voices",
      "SpecModel"
    ),
    tests(
      "SpecCheckingTests",
      on: "SourceText",
      "YAMLSyntax",
      "Guidelines",
      "SpecModel",
      "SpecRules",
      "SpecChecking"
    ),
    tests(
      "SpecIDETests",
      on: "SourceText",
      "YAMLSyntax",
      "Guidelines",
      "SpecRules",
      "SpecChecking",
      "SpecIDE"
    ),
    tests(
      "SpecRulesTests",
      on: "SourceText",
      "JSONText",
      "YAMLSyntax",
      "Guidelines",
      "SpecModel",
      "SpecRules",
      "SpecChecking",
      "SpecIDE",
      exclude: ["Components", "Corpus", "Device", "ReactNative", "Rules"]
    ),
    tests(
      "SpecServerTests",
      on: "SourceText",
      "JSONText",
      "SpecRules",
      "SpecChecking",
      "SpecIDE",
      "LanguageServerProtocol",
      "MessageTransport",
      "SpecServer"
    ),
    tests(
      "YAMLSyntaxTests",
      on: "SourceText",
      "YAMLSyntax",
      exclude: ["Corpus", "repair-figures.txt"]
    ),

    // Prints measurements: `swift run -c release Benchmarks`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SourceText", "JSONText", "YAMLSyntax", "SpecChecking", "SpecIDE", "OperatingSystem",
        "MessageTransport",
        "TestSupport", "FuzzTargets", "a11y-spec",
      ],
      path: "Tests/Benchmarks",
      exclude: ["README.md"],
      swiftSettings: strict
    ),

    // Tries what a fuzzer makes up, and what it found: Tests/Fuzz/README.md.
    .target(
      name: "FuzzTargets",
      dependencies: ["SourceText", "JSONText", "YAMLSyntax", "MessageTransport"],
      path: "Tests/Fuzz/Targets",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["FuzzTargets"],
      path: "Tests/Fuzz",
      exclude: ["Corpus", "Targets", "README.md", "run", "yaml.dict"],
      swiftSettings: strict
    ),
    tests("FuzzTests", on: "FuzzTargets"),
  ]
)
