// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

/// The programs of the article `AsyncSequences`.
struct AsyncSequencesArticleTests {
  @Test func `a loop receives the values that a task emits`() async throws {
    let readings = Observable<Int>.async(send: { observer in
      for celsius in 19...23 { observer.onNext(celsius) }
    })
    var warm: [Int] = []
    for try await celsius in readings.filter({ $0 > 20 }).values {
      warm.append(celsius)
    }
    expectEqual(warm, [21, 22, 23])
  }

  @Test func `a suspended source`() async throws {
    let ticks = Observable.repeatElement(1).enumerated().map(\.index)
    var seen: [Int] = []
    for try await tick in ticks.values(buffering: .suspending) {
      seen.append(tick)
      if tick == 3 { break }
    }
    expectEqual(seen, [0, 1, 2, 3])
  }

  @Test func `one result is returned`() async throws {
    let answer = try await Single.create { 42 }.value
    let first = try await Observable.of("a", "b").first().value
    try await Completable.empty().value
    expectEqual(answer, 42)
    expectEqual(first, "a")
  }
}
