// swift-tools-version:6.2
import PackageDescription

// The deep tests: the folders of `Deep`. A package of their own, so that `swift test` of the
// library is quick. Its root is `Tests`, because a package has no targets outside of its root, and
// the deep tests share `TestSupport` with the others.

/// CI sets this: there a warning is an error.
let isStrict = Context.environment["BRAID_STRICT"] != nil

// SwiftPM names a package after its folder. The targets here are built with the name of the
// library's package instead of their own, so they see its `package` declarations.
let checkout = Context.packageDirectory.split(separator: "/").dropLast().last ?? ""
let packageName = String(checkout.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .unsafeFlags(["-package-name", packageName]),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let everything: [Target.Dependency] = [
  .product(name: "BraidCore", package: "Braid"),
  .product(name: "BraidObservable", package: "Braid"),
  .product(name: "BraidSignal", package: "Braid"),
  .product(name: "BraidBridge", package: "Braid"),
  .product(name: "BraidTesting", package: "Braid"),
  .product(name: "BraidMarbles", package: "Braid"),
  .product(name: "BraidTrace", package: "Braid"),
]

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name, dependencies: everything + ["TestSupport"] + dependencies, path: "Deep/\(name)",
    packageAccess: false, swiftSettings: settings)
}

let package = Package(
  name: "DeepTests",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "Braid", path: "..")],
  targets: [
    // A target of the library's package as well.
    .target(
      name: "TestSupport", dependencies: everything, path: "TestSupport", packageAccess: false,
      swiftSettings: settings),
    // The language in which the rows define their references; it does not depend on the library.
    .target(
      name: "ReferenceModel", path: "Deep/Model/Reference", packageAccess: false,
      swiftSettings: settings),
    .target(
      name: "OperatorCatalogue", dependencies: everything + ["ReferenceModel"],
      path: "Deep/Catalogue/Operators", packageAccess: false, swiftSettings: settings),
    .executableTarget(
      name: "operator-list", dependencies: ["OperatorCatalogue"], path: "Deep/Catalogue/Command",
      packageAccess: false, swiftSettings: settings),
    .target(
      name: "ModelRunners", dependencies: everything + ["OperatorCatalogue", "ReferenceModel"],
      path: "Deep/Model/Runners", packageAccess: false, swiftSettings: settings),
    .executableTarget(
      name: "model-check",
      dependencies: [
        .product(name: "BraidCore", package: "Braid"), "ModelRunners", "ReferenceModel",
      ],
      path: "Deep/Model/Check", packageAccess: false, swiftSettings: settings),
    .executableTarget(
      name: "soak", dependencies: everything + ["ModelRunners", "ReferenceModel", "TestSupport"],
      path: "Deep/Soak", packageAccess: false, swiftSettings: settings),
    tests(
      "ContractTests", [.product(name: "BraidCocoa", package: "Braid"), "OperatorCatalogue"]),
    tests("ModelTests", ["OperatorCatalogue", "ModelRunners", "ReferenceModel"]),
    // The behavior of other libraries' names, by their sources, and of the code that the hints
    // propose.
    tests("ObservableMigrationTests", [.product(name: "BraidCocoa", package: "Braid")]),
    tests("SignalMigrationTests", [.product(name: "BraidSystem", package: "Braid")]),
    tests("StressTests", [.product(name: "BraidCocoa", package: "Braid")]),
  ],
  swiftLanguageModes: [.v6]
)

// Builds only the named targets and their dependencies: CI does so for the sanitizers, which are
// slow. BRAID_ONLY=StressTests, or several names with commas in between.
if let only = Context.environment["BRAID_ONLY"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var needed: Set<String> = []
  var pending = only.split(separator: ",").map(String.init)
  while let name = pending.popLast() {
    guard needed.insert(name).inserted, let target = targets[name] else { continue }
    for case .byNameItem(let name, _) in target.dependencies { pending.append(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
}
