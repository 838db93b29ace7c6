// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// What compiles after a move from ReactiveSwift and behaves otherwise, by the sources of version
/// 7.2.1, and what `Docs/MigratingFromReactiveSwift.md` says to write.
struct ReactiveSwiftDifferencesTests {
  /// TakeUntil.swift:13: a value is sent, then the closure says whether to continue.
  @Test func `take until a condition has the opposite condition`() {
    let shouldContinue: @Sendable (Int) -> Bool = { $0 < 3 }
    row("take(until:) with a closure", "12314|", gives: "1@0 2@1 |@2", unlike: "1@0 2@1 3@2 |@2") {
      $0.m.take(until: { !shouldContinue($0) })
    }
    row("take(until:) with a closure", "12314|", gives: "1@0 2@1 3@2 |@2") {
      $0.m.flatMap(.concat) {
        Signal.from(shouldContinue($0) ? [Event.next($0)] : [.next($0), .completed])
      }.dematerialize()
    }
  }

  /// UnaryAsyncOperator.swift: values and terminal events are sent on the scheduler.
  @Test func `the first value of an interval is not sent on the scheduler`() {
    func play(_ operation: (Signal<Int>, TestSignalScheduler) -> Signal<Int>) -> [String] {
      let (source, scheduler) = (SignalSubject<Int>(), TestSignalScheduler())
      let recording = operation(source, scheduler).recorded()
      source.sendNext(1)
      let first = recording.events
      source.sendCompleted()
      let second = recording.events
      scheduler.stepAll()
      return ["\(first)", "\(second)", "\(recording.events)"]
    }
    row(
      "the scheduler of a timed operator that holds values back",
      is: [#"["1"]"#, #"["1", "|"]"#, #"["1", "|"]"#]
    ) {
      play { $0.throttle(for: .seconds(1), on: $1) }
    }
    row(
      "the scheduler of a timed operator that holds values back", is: ["[]", "[]", #"["1", "|"]"#]
    ) {
      play { $0.throttle(for: .seconds(1), on: $1).deliver(on: $1) }
    }
    row(
      "the scheduler of a timed operator that holds values back",
      is: ["[]", #"["1", "|"]"#, #"["1", "|"]"#]
    ) {
      play { $0.debounce(.seconds(1), on: $1) }
    }
    row(
      "the scheduler of a timed operator that holds values back",
      is: ["[]", #"["1", "|"]"#, #"["1", "|"]"#]
    ) {
      play { $0.collect(every: .seconds(1), on: $1).map { $0[0] } }
    }
  }

  /// SignalProducer.swift:258: the handle of a producer retains its observer.
  @Test func `a source that retains no subscriber is torn down immediately`() {
    steps(
      "a source that retains no subscriber", gives: "torn down@0", unlike: "torn down@3",
      disposedAt: 3
    ) { p in
      Signal<Int>.create { _ in AnyDisposable { p.note("torn down") } }.subscribe()
    }
    row(
      "a source that retains no subscriber", gives: "torn down@0", unlike: "torn down@3",
      disposedAt: 3
    ) { p in
      Signal<Int>.never.onTermination { p.note("torn down") }
    }
    steps("a source that retains no subscriber", gives: "torn down@3", disposedAt: 3) { p in
      Signal<Int>.create { subscriber in
        AnyDisposable { withExtendedLifetime(subscriber) { p.note("torn down") } }
      }.subscribe()
    }
  }

  /// Disposable.swift:361: the old disposable is disposed.
  @Test func `the old disposable of a serial one is not disposed`() {
    row("setting inner of a SerialDisposable", is: ["b"]) {
      let log = TestSupport.Log<String>()
      let serial = SerialDisposable()
      serial.inner = AnyDisposable { log("a") }
      let old = serial.inner
      serial.inner = AnyDisposable { log("b") }
      serial.disposable = AnyDisposable { log("c") }
      return withExtendedLifetime(old) { log.entries }
    }
  }

  /// UnidirectionalBinding.swift:135: values are sent, an end is not.
  @Test func `an observer is no target of a binding`() {
    row("observer <~ signal", is: ["1"]) {
      let observer = SignalSubject<Int>()
      let recording = observer.recorded()
      Signal.just(1).subscribe(next: { observer.sendNext($0) })
      return recording.events
    }
  }
}
