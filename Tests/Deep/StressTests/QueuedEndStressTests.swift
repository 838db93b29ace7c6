// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Dispatch
import TestSupport
import Testing

/// Clause C6: an end that arrives while another thread is inside a value.
@Suite(.serialized, .alone) struct QueuedEndStressTests {
  /// One operator for each engine with several sources; an error of the second source ends it.
  static let operators:
    [(String, @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>)] =
      [
        ("merge", { .merge($1, $0) }),
        ("combineLatest", { .combineLatest($1.startWith(0), $0) { $1 } }),
        ("zip", { .zip($1.startWith(0, 0, 0), $0) { $1 } }),
        ("withLatestFrom", { $0.withLatestFrom($1.startWith(0)) { value, _ in value } }),
        ("take(until:)", { $0.take(until: $1) }),
      ]

  /// A source, and its observers.
  private static func open(_ log: Log<String>) -> (Observable<Int>, Log<AnyObserver<Int>>) {
    let observers = Log<AnyObserver<Int>>()
    let values = Observable<Int>.create { observer in
      observers(observer)
      return log.disposable("teardown")
    }
    return (values, observers)
  }

  /// The window is open: the thread of the value waits until the other one has sent the end.
  @Test(arguments: operators.indices)
  func `an error tears everything down while the value lasts`(index: Int) {
    for _ in 0..<amount(200) {
      let log = Log<String>()
      let (values, observers) = Self.open(log)
      let other = PublishSubject<Int>()
      let (isInside, isSent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let subscription = Self.operators[index].1(values, other).subscribe(
        onNext: { _ in
          isInside.signal()
          isSent.wait()
          log("end of value")
        }, onError: { _ in log("error") }, onDisposed: { log("disposed") })
      onThreads(2) { thread in
        if thread == 0 { return observers.entries[0].onNext(1) }
        isInside.wait()
        other.onError(TestError(""))
        isSent.signal()
      }
      expectEqual(log.entries, ["teardown", "end of value", "error", "disposed"])
      subscription.dispose()
    }
  }

  #if DEBUG
    /// Once it is queued, the thread inside may deliver it, and the other one goes on before that
    /// thread has torn everything down.
    @Test(arguments: operators.indices)
    func `an error tears everything down before it is queued`(index: Int) {
      let log = Log<String>()
      let (values, observers) = Self.open(log)
      let other = PublishSubject<Int>()
      let subscription = Self.operators[index].1(values, other).subscribe(
        onNext: { _ in
          other.onError(TestError(""))
          log("end of value")
        }, onError: { _ in log("error") }, onDisposed: { log("disposed") })
      withRaceWindows({ if $0 == .messageQueued { log("queued") } }) {
        observers.entries[0].onNext(1)
      }
      expectEqual(log.entries, ["teardown", "queued", "end of value", "error", "disposed"])
      subscription.dispose()
    }
  #endif

  /// Wherever the end arrives, the source that retries stops, and the result ends once.
  @Test(arguments: operators.indices)
  func `a retry ends with the operator that another thread ends`(index: Int) {
    for seed in 0..<amount(1_000) {
      let log = Log<String>()
      let (values, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let attempts = Observable<Int>.deferred {
        log("attempt")
        return other
      }
      // The operator is the first observer of what fails.
      let sources = Observable.merge(values, attempts.retry())
      let subscription = Self.operators[index].1(sources, other).subscribe(
        onError: { _ in log("error") }, onDisposed: { log("disposed") })
      interleaved(
        seed, { for value in 0..<20 { values.onNext(value) } }, { other.onError(TestError("")) })
      expectEqual(log.entries, ["attempt", "error", "disposed"])
      #expect(!values.hasObservers)
      subscription.dispose()
    }
  }

  /// The twins in the model of signals.
  static let signalOperators: [(String, @Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>)] = [
    ("merge", { .merge([$1, $0]) }),
    ("combineLatest", { Signal.combineLatest([$1.startWith(0), $0]).map { $0[1] } }),
    ("zip", { Signal.zip([$1.startWith(0), $0]).map { $0[1] } }),
    ("take(until:)", { $0.take(until: $1) }),
    ("take(untilReplacement:)", { $0.take(untilReplacement: $1) }),
  ]

  private static func openSignal(
    _ log: Log<String>
  ) -> (Signal<Int>, Log<PassthroughSubscriber<Int>>) {
    let subscribers = Log<PassthroughSubscriber<Int>>()
    let values = Signal<Int>.create { subscriber in
      subscribers(subscriber)
      return log.disposable("teardown")
    }
    return (values, subscribers)
  }

  @Test(arguments: signalOperators.indices)
  func `an end of a signal tears everything down while the value lasts`(index: Int) {
    let (name, join) = Self.signalOperators[index]
    for _ in 0..<amount(200) {
      let log = Log<String>()
      let (values, subscribers) = Self.openSignal(log)
      let other = SignalSubject<Int>()
      let (isInside, isSent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let subscription = join(values, other).subscribe(
        next: { _ in
          isInside.signal()
          isSent.wait()
          log("end of value")
        }, error: { _ in log("end") }, completed: { log("end") })
      onThreads(2) { thread in
        if thread == 0 { return subscribers.entries[0].sendNext(1) }
        isInside.wait()
        // An error of the trigger is none of the result (RACSignal+Operations.m:737).
        if name == "take(until:)" { other.sendNext(9) } else { other.sendError(TestError("")) }
        isSent.signal()
      }
      expectEqual(log.entries, ["teardown", "end of value", "end"], "\(name)")
      subscription.dispose()
    }
  }

  #if DEBUG
    @Test(arguments: signalOperators.indices)
    func `an end of a signal tears everything down before it is queued`(index: Int) {
      let (name, join) = Self.signalOperators[index]
      let log = Log<String>()
      let (values, subscribers) = Self.openSignal(log)
      let other = SignalSubject<Int>()
      let subscription = join(values, other).subscribe(
        next: { _ in
          if name == "take(until:)" { other.sendNext(9) } else { other.sendError(TestError("")) }
          log("end of value")
        }, error: { _ in log("end") }, completed: { log("end") })
      withRaceWindows({ if $0 == .messageQueued { log("queued") } }) {
        subscribers.entries[0].sendNext(1)
      }
      // In the middle of a value, the trigger queues that its subscriber has left, too.
      let queued = name == "take(until:)" ? ["queued", "queued"] : ["queued"]
      expectEqual(log.entries, ["teardown"] + queued + ["end of value", "end"], "\(name)")
      subscription.dispose()
    }
  #endif

  /// As for observables; `take(until:)` is ended by a completion, and the source repeats.
  @Test(arguments: signalOperators.indices)
  func `a signal that is repeated ends with the operator that another thread ends`(index: Int) {
    let (name, join) = Self.signalOperators[index]
    let repeats = name == "take(until:)"
    for seed in 0..<amount(1_000) {
      let log = Log<String>()
      let (values, other) = (SignalSubject<Int>(), SignalSubject<Int>())
      let attempts = Signal<Int>.deferred {
        log("attempt")
        return other
      }
      // The operator is the first subscriber of the ending source.
      let sources = Signal.merge([values, repeats ? attempts.repeat() : attempts.retry()])
      let subscription = join(sources, other).subscribe(
        next: { _ in }, error: { _ in log("end") }, completed: { log("end") })
      interleaved(
        seed, { for value in 0..<20 { values.sendNext(value) } },
        { if repeats { other.sendCompleted() } else { other.sendError(TestError("")) } })
      expectEqual(log.entries, ["attempt", "end"], "\(name)")
      #expect(!values.hasSubscribers)
      subscription.dispose()
    }
  }
}
