// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct EnumeratedTests {
  @Test func `enumerated counts from zero in each subscription`() {
    for _ in 0..<2 {
      expectDiagram("a-b--c|", "0-1--2|", results: .digits) { source, _ in
        source.enumerated().map(\.index)
      }
    }
    expectEqual(
      Observable.of("x", "y").enumerated().map { "\($0.index)\($0.element)" }.recorded(),
      [
        "next(0x)", "next(1y)", "completed",
      ])
  }
}
