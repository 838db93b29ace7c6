// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct PairwiseTests {
  @Test func `pairwise emits each value with the previous one`() {
    expectDiagram(
      "a-b--c-d|", "--x--y-z|", results: ["x": ["a", "b"], "y": ["b", "c"], "z": ["c", "d"]]
    ) { source, _ in source.pairwise().map { [$0, $1] } }
  }

  @Test func `nwise emits the last n values once there are n`() {
    expectDiagram(
      "a-b--c-d|", "-----x-y|", results: ["x": ["a", "b", "c"], "y": ["b", "c", "d"]]
    ) { source, _ in source.nwise(3) }
  }

  @Test(arguments: [("a-|", "--|"), ("a-#", "--#")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.pairwise().map { $0 + $1 }
    }
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.nwise(2).map { $0.joined() }
    }
  }

  @Test func `each subscription starts with no values, and nil is a value`() {
    let pairs = Observable<Int?>.of(nil, 1, nil).pairwise().map { [$0, $1] }
    for _ in 1...2 {
      expectEqual(
        pairs.recorded(), ["next([nil, Optional(1)])", "next([Optional(1), nil])", "completed"])
    }
    expectEqual(Observable.of(1, 2).nwise(1).recorded(), ["next([1])", "next([2])", "completed"])
  }

  @Test func `values of any layout are paired`() {
    expectPairs([Nothing(), Nothing(), Nothing()])
    expectPairs([
      Padded(number: 1, byte: 2), Padded(number: 3, byte: 4), Padded(number: 5, byte: 6),
    ])
    expectPairs([Int8(1), 2, 3])
    expectPairs([SIMD8<Double>(repeating: 1), SIMD8(repeating: 2), SIMD8(repeating: 3)])
    expectPairs(["a", nil, String(repeating: "b", count: 40)])
    expectPairs([Array(1...20), [], [1]])
  }

  @Test func `only the last value is retained, until the subscription ends`() {
    final class Token: Sendable {}
    let source = PublishSubject<Token>()
    let subscription = source.pairwise().subscribe()
    func send() -> () -> Bool {
      let token = Token()
      source.onNext(token)
      return { [weak token] in token != nil }
    }
    let first = send()
    let second = send()
    #expect(!first())
    #expect(second())
    subscription.dispose()
    #expect(!second())
  }

  @Test func `an observer may dispose the subscription, or send, while it receives a pair`() {
    let source = PublishSubject<String>()
    let log = Log<String>()
    let subscription = SerialDisposable()
    subscription.disposable = source.pairwise().subscribe(onNext: { pair in
      log.add("\(pair.0)\(pair.1)")
      if pair.1 == "b" { source.onNext("c") }
      if pair.1 == "c" { subscription.dispose() }
      if pair.1 == "c" { source.onNext("d") }
    })
    source.onNext("a")
    source.onNext("b")
    expectEqual(log.entries, ["ab", "bc"])
    #expect(!source.hasObservers)
  }

  private func expectPairs<Value: Equatable & Sendable>(_ values: [Value]) {
    let expected = zip(values, values.dropFirst()).map { "next(\([$0, $1]))" } + ["completed"]
    expectEqual(Observable.from(values).pairwise().map { [$0, $1] }.recorded(), expected)
  }

  @Test func `nwise(0) traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Observable<Int>.never().nwise(0)
    }
    expectEqual(result?.errorText.contains("nwise(0) has no values to put into an array."), true)
  }
}

private struct Nothing: Equatable, Sendable {}

private struct Padded: Equatable, Sendable {
  let number: Int
  let byte: Int8
}
