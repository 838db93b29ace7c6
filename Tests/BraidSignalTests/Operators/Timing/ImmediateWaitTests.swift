// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// Nothing that waits beside its source takes the immediate scheduler, whose waits block the
/// caller.
struct ImmediateWaitTests {
  @Test func `buffer traps on the immediate scheduler`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SignalSubject<Int>().buffer(every: .seconds(60), on: .immediate) }
    expectEqual(result?.errorText.contains("buffer(every:on:) cannot wait on it"), true)
  }

  @Test func `debounce traps on the immediate scheduler`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SignalSubject<Int>().debounce(.seconds(60), on: .immediate) }
    expectEqual(result?.errorText.contains("debounce(_:on:) cannot wait on it"), true)
  }

  @Test func `debounce of some values traps on the immediate scheduler`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = SignalSubject<Int>().debounce(.seconds(60), on: .immediate, where: { $0 > 0 })
    }
    expectEqual(result?.errorText.contains("debounce(_:on:where:) cannot wait on it"), true)
  }

  @Test func `throttle traps on the immediate scheduler`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SignalSubject<Int>().throttle(for: .seconds(60), on: .immediate) }
    expectEqual(result?.errorText.contains("throttle(for:latest:on:) cannot wait on it"), true)
  }

  @Test func `delay traps on the immediate scheduler`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SignalSubject<Int>().delay(.seconds(60), on: .immediate) }
    expectEqual(result?.errorText.contains("delay(_:on:) cannot wait on it"), true)
  }

  @Test func `interval traps on the immediate scheduler`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Signal.interval(.seconds(60), on: .immediate) }
    expectEqual(result?.errorText.contains("interval(_:leeway:on:) cannot wait on it"), true)
  }

  @Test func `operators that do not wait accept the immediate scheduler`() {
    expectEqual(sent(1, 2).deliver(on: .immediate).events, ["1", "2", "|"])
    expectEqual(sent(1, 2).subscribe(on: .immediate).events, ["1", "2", "|"])
    expectEqual(Signal.from([1, 2], on: .immediate).events, ["1", "2", "|"])
  }

  @Test func `a subscription without a scheduler waits on a background scheduler`() {
    let log = Log<String>()
    let recording = Box<Recording?>(nil)
    Signal<Int>.create { subscriber in
      if let scheduler = Scheduler.current {
        recording.value = SignalSubject<Int>().timeout(.seconds(3600), on: scheduler)
          .recorded(in: log)
      }
      subscriber.sendCompleted()
      return nil
    }
    .subscribe()
    #expect(recording.value != nil)
    #expect(log.entries.isEmpty)
    recording.value?.dispose()
  }
}
