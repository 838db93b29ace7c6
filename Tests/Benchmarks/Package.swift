// swift-tools-version:6.1
import PackageDescription

// A package of its own, so that the libraries Braid is compared with stay out of the main manifest.

/// A column of the table: one library's spelling of the rows.
///
/// Its closures capture and change local variables, as benchmark code does, hence Swift 5 mode.
func column(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: ["Support"] + dependencies,
    swiftSettings: [.swiftLanguageMode(.v5)])
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Braid", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
  ],
  targets: [
    .target(name: "CBench"),
    .target(name: "Support"),
    column("Hand", []),
    column("Tight", []),
    column(
      "BraidColumn",
      [
        .product(name: "BraidBridge", package: "Braid"),
        .product(name: "BraidCocoa", package: "Braid"),
        .product(name: "BraidObservable", package: "Braid"),
        .product(name: "BraidTesting", package: "Braid"),
      ]),
    column(
      "OpenCombineColumn",
      [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    column(
      "AsyncAlgorithmsColumn",
      [.product(name: "AsyncAlgorithms", package: "swift-async-algorithms")]),
    column("BraidSignalColumn", [.product(name: "BraidSignal", package: "Braid")]),
    .executableTarget(
      name: "braid-bench",
      dependencies: [
        "CBench", "Support", "Hand", "Tight", "BraidColumn", "BraidSignalColumn",
        "OpenCombineColumn", "AsyncAlgorithmsColumn",
      ],
      path: "Sources/Runner"),
    .executableTarget(
      name: "everyday",
      dependencies: [
        "CBench", "Support", "Hand", "BraidColumn", "BraidSignalColumn",
        .product(name: "BraidBridge", package: "Braid"),
        .product(name: "BraidCocoa", package: "Braid"),
        .product(name: "BraidSignal", package: "Braid"),
      ],
      path: "Sources/Everyday", swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)
