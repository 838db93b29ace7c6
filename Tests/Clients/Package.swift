// swift-tools-version:6.2
import PackageDescription

// Code as users write it, in both language modes. A warning is an error: the library must ask
// neither for `@preconcurrency import` nor for changes to Swift 5 code.
func settings(_ mode: SwiftLanguageMode, _ more: [SwiftSetting] = []) -> [SwiftSetting] {
  [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)] + more
}

let braid: [Target.Dependency] = [
  .product(name: "BraidObservable", package: "Braid"),
  .product(name: "BraidCocoa", package: "Braid"),
  .product(name: "BraidSignal", package: "Braid"),
  .product(name: "BraidBridge", package: "Braid"),
]

let package = Package(
  name: "Clients",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Braid", path: "../..")],
  targets: [
    .executableTarget(
      name: "Swift5Client", dependencies: braid, swiftSettings: settings(.v5)),
    .executableTarget(
      name: "Swift6Client", dependencies: braid, swiftSettings: settings(.v6)),
    // One program in four modes: three of the folders lead to the fourth.
    .executableTarget(
      name: "IsolationSwift5", dependencies: braid, swiftSettings: settings(.v5)),
    .executableTarget(
      name: "IsolationSwift6", dependencies: braid, swiftSettings: settings(.v6)),
    .executableTarget(
      name: "IsolationMainActor", dependencies: braid,
      swiftSettings: settings(.v6, [.defaultIsolation(MainActor.self)])),
    // What Xcode sets for a new app.
    .executableTarget(
      name: "IsolationNewApp", dependencies: braid,
      swiftSettings: settings(
        .v5,
        [
          .defaultIsolation(MainActor.self),
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
          .enableUpcomingFeature("InferIsolatedConformances"),
        ])),
    // Expressions that type-check within a limit, which is generous: they take some milliseconds.
    .target(
      name: "Expressions", dependencies: braid,
      swiftSettings: settings(
        .v6, [.unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=2000"])])),
    .executableTarget(
      name: "Traps",
      dependencies: braid + [
        .product(name: "BraidTesting", package: "Braid"),
        .product(name: "BraidTrace", package: "Braid"),
      ],
      swiftSettings: settings(.v6)),
    // A newcomer's programs, which have to wait for their values.
    .executableTarget(
      name: "FirstPrograms", dependencies: braid, swiftSettings: settings(.v6)),
    .testTarget(
      name: "TrapTests", dependencies: ["Traps", "FirstPrograms"],
      swiftSettings: settings(.v6)),
    // Test files as they were written for RxTest and RxBlocking, with other imports.
    .testTarget(
      name: "RxTestFiles",
      dependencies: braid + [.product(name: "BraidTesting", package: "Braid")],
      swiftSettings: settings(.v5)),
    // Each form for Swift 5 mode, called by code in that mode.
    .testTarget(
      name: "Swift5FormTests",
      dependencies: braid + [.product(name: "BraidTesting", package: "Braid")],
      swiftSettings: settings(.v5)),
  ]
)
