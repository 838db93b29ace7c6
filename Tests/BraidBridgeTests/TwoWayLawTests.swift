// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct TwoWayLawTests {
  /// `TWO_WAY_GRAPHS=1000000` plays a million graphs, `TWO_WAY_FIRST` is the seed of the first one.
  private static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["TWO_WAY_FIRST"].flatMap { Int($0) } ?? 0
    let count = environment["TWO_WAY_GRAPHS"].flatMap { Int($0) } ?? 300
    return first..<first + count
  }()

  @Test func `each change enters each connected place once`() {
    for seed in Self.seeds {
      if let difference = TwoWayGraph.difference(seed: seed) { Issue.record("\(difference)") }
    }
  }
}
