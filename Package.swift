// swift-tools-version:6.2
import PackageDescription

/// CI sets this: there a warning is an error.
let isStrict = Context.environment["BRAID_STRICT"] != nil

// One section a function, and public functions that the linker may drop as well: a program has the
// code that it can reach. For Linux only, where its effect was measured: not for other systems, for
// which programs are compiled there. SwiftPM accepts unsafe flags of a dependency that a version
// names from manifests of version 6.2 on.
#if os(Linux)
  let droppable: [SwiftSetting] = [
    .unsafeFlags(
      ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
      .when(platforms: [.linux], configuration: .release))
  ]
#else
  let droppable: [SwiftSetting] = []
#endif

// A library does not check its own state for overlapping accesses while a program runs: events are
// serial, and locks guard the rest (Docs/Decisions/0002-links-are-closures.md). The sanitizers'
// builds of `.ci/run` check it, with `-Xswiftc -enforce-exclusivity=checked`.
let unchecked: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"])]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    // `Untyped.swift`; a setting that released compilers accept, also of dependencies.
    .enableExperimentalFeature("RawLayout"),
    .enableExperimentalFeature("BuiltinModule"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

// Only Apple's tools read privacy manifests; elsewhere one would be a resource bundle for nothing.
#if os(macOS)
  let readsManifests = true
#else
  let readsManifests = false
#endif

/// A library target and nothing else: products below are one library a target.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], manifest: String? = nil,
  embedded: [String] = []
) -> Target {
  let manifests = manifest.map { [$0] } ?? []
  return .target(
    name: name, dependencies: dependencies, exclude: readsManifests ? [] : manifests,
    resources: (readsManifests ? manifests.map { .copy($0) } : [])
      + embedded.map { .embedInCode($0) },
    swiftSettings: settings + unchecked + droppable)
}

func example(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Examples/\(name)", exclude: exclude,
    resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

let everything: [Target.Dependency] = [
  "BraidCore", "BraidObservable", "BraidSignal", "BraidBridge", "BraidTesting", "BraidMarbles",
  "BraidTrace", "BraidSystem",
]

let package = Package(
  name: "Braid",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "BraidCore", targets: ["BraidCore"]),
    .library(name: "BraidObservable", targets: ["BraidObservable"]),
    .library(name: "BraidSignal", targets: ["BraidSignal"]),
    .library(name: "BraidCocoa", targets: ["BraidCocoa"]),
    .library(name: "BraidBridge", targets: ["BraidBridge"]),
    .library(name: "BraidTesting", targets: ["BraidTesting"]),
    .library(name: "BraidMarbles", targets: ["BraidMarbles"]),
    .library(name: "BraidTrace", targets: ["BraidTrace"]),
    .library(name: "BraidSystem", targets: ["BraidSystem"]),
  ],
  targets: [
    library("BraidCore"),
    library("BraidObservable", ["BraidCore"]),
    library("BraidSignal", ["BraidCore"], manifest: "PrivacyInfo.xcprivacy"),
    library("BraidCocoa", ["BraidCore", "BraidObservable"]),
    library("BraidBridge", ["BraidCore", "BraidObservable", "BraidSignal"]),
    library(
      "BraidSystem", ["BraidCore", "BraidObservable", "BraidSignal"],
      manifest: "PrivacyInfo.xcprivacy"),
    library("BraidTesting", ["BraidCore", "BraidObservable", "BraidSignal"]),
    library("BraidMarbles", ["BraidCore", "BraidTesting"]),
    library(
      "BraidTrace", ["BraidCore", "BraidTesting", "BraidMarbles"],
      embedded: ["Page/page.html", "Page/page.css", "Page/page.js"]),

    example(
      "LogPulse",
      [
        "BraidCore", "BraidObservable", "BraidSignal", "BraidBridge", "BraidTrace", "BraidSystem",
      ],
      exclude: ["README.md", "make-sample.py"], resources: [.copy("Resources/access.log")]),
    example(
      "Tour", ["BraidObservable", "BraidSignal", "BraidBridge"],
      exclude: ["expected-output.txt"]),
    example(
      "Marbles",
      [
        "BraidCore", "BraidObservable", "BraidSignal", "BraidBridge", "BraidTesting",
        "BraidMarbles", "BraidTrace",
      ],
      resources: [.copy("Page")]),
    example(
      "Typeahead",
      [
        "BraidCore", "BraidObservable", "BraidSignal", "BraidBridge", "BraidTesting", "BraidTrace",
        "BraidSystem",
      ],
      exclude: ["Script"]),

    .target(
      name: "TestSupport", dependencies: everything, path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("BraidCoreTests", everything),
    tests("BraidObservableTests", everything),
    tests("BraidSignalTests", everything),
    tests("BraidCocoaTests", everything + ["BraidCocoa"]),
    tests("BraidBridgeTests", everything + ["BraidCocoa"]),
    tests("BraidTestingTests", everything),
    tests("BraidMarblesTests", everything),
    tests("BraidTraceTests", everything),
    tests("BraidSystemTests", everything + ["BraidCocoa"]),
    tests("ExampleTests", everything + ["LogPulse", "Tour", "Marbles", "Typeahead"]),
  ],
  swiftLanguageModes: [.v6]
)

// Builds the libraries and the named targets only, with what they depend on:
// BRAID_ONLY=BraidCoreTests, or several names with commas in between.
if let only = Context.environment["BRAID_ONLY"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var needed = Set(package.products.map(\.name))
  var pending = only.split(separator: ",").map(String.init)
  while let name = pending.popLast() {
    guard needed.insert(name).inserted, let target = targets[name] else { continue }
    for case .byNameItem(let name, _) in target.dependencies { pending.append(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
}
