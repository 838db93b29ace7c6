// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// A closure that has released its subscriber cannot send any more, so its subscription is torn
/// down, also through flattening operators.
struct AbandonedWorkTests {
  private struct Operation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Signal<Int>) -> Signal<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Signal<Int>) -> Signal<Int>) {
      testDescription = name
      self.apply = apply
    }
  }

  private static let operations = [
    Operation("map") { $0.map { $0 } },
    Operation("onTermination and flattenMap") { $0.onTermination {}.flattenMap { .just($0) } },
    Operation("flattenMap") { $0.flattenMap { .just($0) } },
    Operation("flattenMap, twice") { $0.flattenMap { .just($0) }.flattenMap { .just($0) } },
    Operation("flatMap(.concat)") { $0.flatMap(.concat) { .just($0) } },
    Operation("flatMap(.latest)") { $0.flatMap(.latest) { .just($0) } },
    Operation("bind") { $0.bind { { .emit(.just($0)) } } },
    Operation("merge") { .merge([$0, $0, .just(1)]) },
    Operation("merge with never") { $0.merge(with: .never) },
    Operation("flattenMap to it") { work in Signal.just(1).flattenMap { _ in work } },
    Operation("flatMap(.concat) to it") { work in Signal.just(1).flatMap(.concat) { _ in work } },
    Operation("flatten(maxConcurrent:)") { work in
      Signal.from([work, .just(1), .empty]).flatten(maxConcurrent: 2)
    },
    Operation("flatMap(.latest) to it") { work in Signal.just(1).flatMap(.latest) { _ in work } },
    Operation("switchToLatest, replaced") { work in Signal.from([work, work]).switchToLatest() },
    Operation("concat") { $0.concat(.just(1)) },
    Operation("concat after another") { Signal.just(1).concat($0) },
    Operation("catch") { $0.catch(to: .just(1)) },
    Operation("retry") { $0.retry() },
    Operation("repeat") { $0.repeat() },
    Operation("then") { work in Signal<Int>.empty.then { work } },
    Operation("a mixture") { $0.retry().flattenMap { .just($0) }.flatMap(.latest) { .just($0) } },
  ]

  /// Subscribes to what `operation` makes of `work`, and says whether the subscription and all it
  /// holds was abandoned by itself.
  private func isLetGo(_ work: Signal<Int>, _ operation: Operation) -> Bool {
    weak var released: Probe?
    let ends = Log<String>()
    let disposable: any Disposable
    do {
      let probe = Probe()
      released = probe
      disposable = operation.apply(work).subscribe(
        next: { _ in probe.touch() }, error: { _ in ends("#") }, completed: { ends("|") })
    }
    expectEqual(ends.entries, [])
    return released == nil && (disposable as? any Cancelable)?.isDisposed == true
  }

  @Test(arguments: operations)
  private func `a signal whose closure releases its subscriber synchronously is torn down`(
    operation: Operation
  ) {
    let log = Log<String>()
    let work = Signal<Int>.create { _ in AnyDisposable { log("teardown") } }
    #expect(isLetGo(work, operation))
    expectEqual(log.entries.first, "teardown")
    #expect(isLetGo(.never, operation))
  }

  @Test(arguments: operations)
  private func `a signal whose closure releases its subscriber later is torn down`(
    operation: Operation
  ) {
    let subscribers = Box<[PassthroughSubscriber<Int>]>([])
    let work = Signal<Int>.create { subscriber in
      subscribers.update { $0.append(subscriber) }
      return nil
    }
    weak var released: Probe?
    do {
      let probe = Probe()
      released = probe
      operation.apply(work).subscribe(next: { _ in probe.touch() })
    }
    for subscriber in subscribers.value { subscriber.sendNext(1) }
    #expect(released != nil)
    subscribers.value = []
    #expect(released == nil)
  }

  @Test func `an inner signal that is still active continues`() {
    for latest in [false, true] {
      let source = Source<Int>()
      let inner = Source<Int>()
      let recording = source.signal
        .flatMap(latest ? .latest : .merge) { _ in inner.signal }.recorded()
      source.subscriber?.sendNext(0)
      source.forget()
      inner.subscriber?.sendNext(1)
      expectEqual(recording.events, ["1"])
      expectEqual((recording.disposable as? any Cancelable)?.isDisposed, false)
      inner.subscriber?.sendCompleted()
      inner.forget()
      // The source has not completed, so the result has not.
      expectEqual(recording.events, ["1"])
      expectEqual((recording.disposable as? any Cancelable)?.isDisposed, true)
    }
  }

  @Test func `an abandoned signal does not complete the result`() {
    let source = SignalSubject<Int>()
    let merged = source.merge(with: .never).recorded()
    let limited = source.map { _ in Signal<Int>.never }.flatten(maxConcurrent: 2).recorded()
    let latest = source.flatMap(.latest) { $0 == 1 ? .never : Signal.from([2]) }.recorded()
    source.sendNext(1)
    source.sendNext(2)
    source.sendCompleted()
    expectEqual(merged.events, ["1", "2"])
    expectEqual(limited.events, [])
    // The replaced inner signal has no effect.
    expectEqual(latest.events, ["2", "|"])
  }

  @Test func `queued values are delivered before the teardown`() {
    let log = Log<String>()
    let source = Source<Int>(log)
    source.signal.flattenMap { Signal.from([$0]) }.subscribe(next: { value in
      log("begin \(value)")
      if value == 1 {
        source.subscriber?.sendNext(2)
        source.forget()
      }
      log("end \(value)")
    })
    source.subscriber?.sendNext(1)
    expectEqual(
      log.entries.filter { $0 != "subscribed" },
      [
        "begin 1", "end 1", "begin 2", "end 2", "teardown",
      ])
  }
}
