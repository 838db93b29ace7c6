// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct GenerateTests {
  @Test func `generate emits the states of a loop`() {
    expectDiagram([], "(1248|)", values: .digits) { _, _ in
      Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })
    }
  }

  @Test func `generate fails when a closure throws`() {
    let inCondition = Observable.generate(
      initialState: 1, condition: { if $0 == 2 { throw MarbleFailure() } else { true } },
      iterate: { $0 + 1 })
    expectEqual(inCondition.recorded(), ["next(1)", "error(#)"])
    let inIterate = Observable.generate(
      initialState: 1, condition: { _ in true }, iterate: { _ in throw MarbleFailure() })
    expectEqual(inIterate.recorded(), ["next(1)", "error(#)"])
  }

  @Test func `generate does not compute the state after the last one taken`() {
    let made = Log<Int>()
    let source = Observable.generate(
      initialState: 1, condition: { _ in true },
      iterate: {
        made($0 + 1)
        return $0 + 1
      })
    expectEqual(source.take(2).recorded(), ["next(1)", "next(2)", "completed"])
    expectEqual(made.entries, [2])
  }

  @Test func `a state is not emitted if its closure disposes the subscription`() {
    let subscription = SerialDisposable()
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    let states = Observable.generate(
      initialState: 1, condition: { $0 < 5 },
      iterate: {
        if $0 == 2 { subscription.dispose() }
        return $0 + 1
      })
    subscription.disposable = Observable.never()
      .timeout(.seconds(5), other: states, scheduler: scheduler).map { log("\($0)") }.subscribe()
    scheduler.start()
    expectEqual(log.entries, ["1", "2"])
  }

  @Test func `the state is released with the subscription`() {
    let (events, state) = holding { witness in
      Observable.generate(initialState: witness, condition: { _ in true }, iterate: { $0 })
        .take(2).map { _ in }.recorded()
    }
    expectEqual(events.count, 3)
    #expect(state.value == nil)
  }
}
