// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ApplyTests {
  @Test func `apply returns the result of its closure`() {
    expectDiagram("1-2-|", "2-3-|", values: .digits, results: .digits) { source, _ in
      source.apply { $0.map { $0 + 1 } }
    }
  }

  @Test func `singles, maybes and completables have apply`() {
    expectEqual(Single.just(1).apply { $0.map { $0 + 1 } }.recorded(), ["next(2)", "completed"])
    expectEqual(Maybe.just(1).apply { $0.map { $0 + 1 } }.recorded(), ["next(2)", "completed"])
    expectEqual(Completable.empty().apply { $0 }.recorded(), ["completed"])
  }
}
