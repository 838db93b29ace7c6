// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Docs/Operators.md lists every operator of both models.
struct OperatorListTests {
  /// Files beside the operators that hold none: what several of them are made of.
  static let parts: Set<String> = [
    "ScheduledSteps.swift", "ConnectableObservable.swift", "TimedSignal.swift", "DoSink.swift",
    "Zip+With.swift", "CombineLatest+FiveToEight.swift", "Zip+FiveToEight.swift",
  ]

  @Test(arguments: ["BraidObservable", "BraidSignal"])
  func `each operator's file is linked`(module: String) throws {
    let list = try Repository.text(Repository.file("Docs/Operators.md"))
    for family in ["Creation", "Operators"] {
      for file in Repository.swiftFiles(below: "Sources/\(module)/\(family)")
      where !Self.parts.contains(file.lastPathComponent) {
        let path = file.path.dropFirst(Repository.root.path.count)
        #expect(list.contains("](..\(path.hasPrefix("/") ? "" : "/")\(path))"), "\(path)")
      }
    }
  }
}
