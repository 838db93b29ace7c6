// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct DistinctUntilChangedOperatorTests {
  @Test(arguments: [
    ("1 1 2 2 1 |", "1 2 1 |"),
    ("1 #", "1 #"),
    ("|", "|"),
  ])
  func `a value is forwarded if it differs from the previous one`(sent: String, result: String) {
    expectEqual(
      events(sent, through: .distinctUntilChanged { (first: Int, second: Int) in first == second }),
      result)
  }

  @Test func `keys are compared with the key of the last forwarded value`() {
    expectEqual(
      events("1 11 21 2 |", through: .distinctUntilChanged({ (value: Int) in value % 10 }, ==)),
      "1 2 |")
    // 3 is near 2, but 1 is the last forwarded value.
    expectEqual(
      events(
        "1 2 3 4 |",
        through: .distinctUntilChanged { (first: Int, second: Int) in second - first < 2 }), "1 3 |"
    )
  }

  @Test func `an error thrown by the closures ends the result`() {
    let key = OperatorParts.distinctUntilChanged(
      { (value: Int) -> Int in if value == 2 { throw TestError("failure") } else { value } },
      { $0 == $1 })
    expectEqual(events("1 2 3 |", through: key), "1 #")
    let equal = OperatorParts.distinctUntilChanged { (_: Int, _: Int) in throw TestError("failure")
    }
    expectEqual(events("1 2 3 |", through: equal), "1 #")
  }

  @Test func `a value is released when another one is forwarded`() {
    let (run, source) = (OperatorRun(), Box<EventSink<Witness>?>(nil))
    let values = EventSource<Witness>(.hot) { _, sink, _ in source.value = sink }
    EventSource<Witness>(
      values.raw, .distinctUntilChanged { (first: Witness, second: Witness) in first === second }
    ).connect(run.sink(), run.scope)
    let (_, first) = holding { source.value?.next($0) }
    #expect(first.value != nil)
    source.value?.next(Witness())
    #expect(first.value == nil)
  }
}
