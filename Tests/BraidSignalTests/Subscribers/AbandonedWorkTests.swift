// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// A closure that has released its subscriber cannot send any more, so its subscription is torn
/// down, also through flattening operators.
///
/// An inner signal of these counts as completed then.
struct AbandonedWorkTests {
  private struct Operation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether the result completes when the signal is released.
    let completes: Bool
    let apply: @Sendable (Signal<Int>) -> Signal<Int>

    init(
      _ name: String, completes: Bool = false,
      _ apply: @escaping @Sendable (Signal<Int>) -> Signal<Int>
    ) {
      testDescription = name
      self.completes = completes
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
    Operation("merge", completes: true) { .merge([$0, $0, .just(1)]) },
    Operation("merge with never") { $0.merge(with: .never) },
    Operation("flattenMap to it", completes: true) { work in Signal.just(1).flattenMap { _ in work }
    },
    Operation("flatMap(.concat) to it", completes: true) { work in
      Signal.just(1).flatMap(.concat) { _ in work }
    },
    Operation("flatten(maxConcurrent:)", completes: true) { work in
      Signal.from([work, .just(1), .empty]).flatten(maxConcurrent: 2)
    },
    Operation("flatMap(.latest) to it", completes: true) { work in
      Signal.just(1).flatMap(.latest) { _ in work }
    },
    Operation("switchToLatest, replaced", completes: true) { work in
      Signal.from([work, work]).switchToLatest()
    },
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
  private func isLetGo(
    _ work: Signal<Int>, _ operation: Operation, completes: Bool = false
  ) -> Bool {
    weak var released: Probe?
    let ends = Log<String>()
    let disposable: any Disposable
    do {
      let probe = Probe()
      released = probe
      disposable = operation.apply(work).subscribe(
        next: { _ in probe.touch() }, error: { _ in ends("#") }, completed: { ends("|") })
    }
    expectEqual(ends.entries, completes ? ["|"] : [])
    return released == nil && (disposable as? any Cancelable)?.isDisposed == true
  }

  @Test(arguments: operations)
  private func `a signal whose closure releases its subscriber synchronously is torn down`(
    operation: Operation
  ) {
    let log = Log<String>()
    let work = Signal<Int>.create { _ in AnyDisposable { log("teardown") } }
    #expect(isLetGo(work, operation, completes: operation.completes))
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

  @Test func `never does not complete a flattened signal`() {
    let source = SignalSubject<Int>()
    let merged = source.merge(with: .never).recorded()
    let limited = source.map { _ in Signal<Int>.never }.flatten(maxConcurrent: 2).recorded()
    let nested = source.flattenMap { Signal.merge(.just($0), .never) }.recorded()
    let latest = source.flatMap(.latest) { $0 == 1 ? .never : Signal.from([2]) }.recorded()
    source.sendNext(1)
    source.sendNext(2)
    source.sendCompleted()
    expectEqual(merged.events, ["1", "2"])
    expectEqual(limited.events, [])
    expectEqual(nested.events, ["1", "2"])
    // The replaced inner signal has no effect.
    expectEqual(latest.events, ["2", "|"])
  }

  private struct Flattening: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Signal<Signal<Int>>) -> Signal<Int>

    init(
      _ name: String, _ apply: @escaping @Sendable (Signal<Signal<Int>>) -> Signal<Int>
    ) {
      testDescription = name
      self.apply = apply
    }
  }

  private static let flattenings = [
    Flattening("flatten") { $0.flatten() },
    Flattening("flatten(.merge)") { $0.flatten(.merge) },
    Flattening("flatten(.concat)") { $0.flatten(.concat) },
    Flattening("flatten(.latest)") { $0.flatten(.latest) },
    Flattening("flatten(.concurrent)") { $0.flatten(.concurrent(limit: 1)) },
    Flattening("flatten(.throttle)") { $0.flatten(.throttle) },
    Flattening("flatten(maxConcurrent:)") { $0.flatten(maxConcurrent: 2) },
    Flattening("concat") { $0.concat() },
    Flattening("switchToLatest") { $0.switchToLatest() },
    Flattening("flattenMap") { $0.flattenMap { $0 } },
    Flattening("flatMap(.concat)") { $0.flatMap(.concat) { $0 } },
    Flattening("flatMap(.latest)") { $0.flatMap(.latest) { $0 } },
    Flattening("flatMap(.throttle)") { $0.flatMap(.throttle) { $0 } },
    Flattening("bind") { $0.bind { { .emit($0) } } },
    Flattening("expand") { source in
      source.map { ($0, 0) }.expand { inner, depth in
        depth == 0 ? inner.map { (.just($0), 1) } : .empty
      }.filter { $0.1 == 1 }.flattenMap { $0.0 }
    },
    Flattening("merge") { source in
      source.collect().flattenMap { Signal.merge($0) }
    },
  ]

  /// An inner signal that ends only by being released.
  private enum Inner: CaseIterable {
    case subject, mappedSubject, create, createLater

    /// Sends the signal to `source`.
    ///
    /// - Returns: A closure that releases it.
    func send(to source: SignalSubject<Signal<Int>>) -> @Sendable () -> Void {
      let subscribers = Box<[PassthroughSubscriber<Int>]>([])
      switch self {
      case .subject: source.sendNext(SignalSubject())
      case .mappedSubject: source.sendNext(SignalSubject().map { $0 })
      case .create: source.sendNext(.create { _ in nil })
      case .createLater:
        source.sendNext(
          .create { subscriber in
            subscribers.update { $0.append(subscriber) }
            return nil
          })
      }
      return { subscribers.value = [] }
    }
  }

  @Test(arguments: flattenings, Inner.allCases)
  private func `an inner signal that is released without an end counts as completed`(
    flattening: Flattening, inner: Inner
  ) {
    let source = SignalSubject<Signal<Int>>()
    let recording = flattening.apply(source).recorded()
    let release = inner.send(to: source)
    release()
    source.sendNext(.just(1))
    source.sendCompleted()
    release()
    expectEqual(recording.events, ["1", "|"])
  }

  @Test(arguments: flattenings)
  private func `the last inner signal may be released after the source has completed`(
    flattening: Flattening
  ) {
    let source = SignalSubject<Signal<Int>>()
    let recording = flattening.apply(source).recorded()
    let release = Inner.createLater.send(to: source)
    source.sendCompleted()
    expectEqual(recording.events, [])
    release()
    expectEqual(recording.events, ["|"])
  }

  private struct Join: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>

    init(
      _ name: String, _ apply: @escaping @Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>
    ) {
      testDescription = name
      self.apply = apply
    }
  }

  private static let joins = [
    Join("combineLatest of a list") { Signal.combineLatest([$0, $1]).map { $0[0] + $0[1] } },
    Join("combineLatest") { Signal.combineLatest($0, $1).map { $0 + $1 } },
    Join("combineLatest with a transform") { Signal.combineLatest($0, $1) { $0 + $1 } },
    Join("zip of a list") { Signal.zip([$0, $1]).map { $0[0] + $0[1] } },
    Join("zip") { Signal.zip($0, $1).map { $0 + $1 } },
    Join("zip with a transform") { Signal.zip($0, $1) { $0 + $1 } },
  ]

  @Test(arguments: flattenings, joins)
  private func `a join counts as completed when its last source is released`(
    flattening: Flattening, join: Join
  ) {
    for inner in Inner.allCases {
      let source = SignalSubject<Signal<Int>>()
      let recording = flattening.apply(source).recorded()
      let signals = Box<[Signal<Int>]>([])
      let makers = [SignalSubject<Signal<Int>>(), SignalSubject()]
      for maker in makers {
        maker.subscribe(next: { signal in signals.update { $0.append(signal) } })
      }
      let releases = makers.map { inner.send(to: $0) }
      source.sendNext(join.apply(signals.value[0], signals.value[1]))
      signals.value = []
      for release in releases { release() }
      source.sendNext(.just(1))
      source.sendCompleted()
      for release in releases { release() }
      expectEqual(recording.events, ["1", "|"], "\(inner)")
    }
  }

  @Test(arguments: joins)
  private func `a join continues while one of its sources can send`(join: Join) {
    let source = Source<Int>()
    let rest = SignalSubject<Int>()
    let recording = Signal.merge([join.apply(source.signal, rest)]).recorded()
    source.subscriber?.sendNext(1)
    source.forget()
    expectEqual(recording.events, [])
    rest.sendNext(2)
    expectEqual(recording.events, ["3"])
    rest.sendCompleted()
    expectEqual(recording.events, ["3", "|"])
  }

  @Test(arguments: joins)
  private func `never does not complete a join`(join: Join) {
    expectEqual(Signal.merge([join.apply(.never, .never)]).events, [])
  }

  @Test(arguments: joins)
  private func `a join whose sources are released is torn down`(join: Join) {
    let released: Signal<Int> = .create { _ in nil }
    #expect(isLetGo(released, Operation("join") { join.apply($0, $0) }))
    #expect(isLetGo(.never, Operation("join") { join.apply($0, $0) }))
  }

  @Test(arguments: joins)
  private func `values sent before a release are delivered before the completion`(join: Join) {
    let source = Source<Int>()
    let log = Log<String>()
    Signal.merge([join.apply(source.signal, Signal.from([1, 1]))])
      .subscribe(
        next: { value in
          log("\(value)")
          if value > 2 { return }
          source.subscriber?.sendNext(2)
          source.forget()
        }, completed: { log("|") })
    source.subscriber?.sendNext(1)
    expectEqual(log.entries, ["2", "3", "|"])
  }

  @Test func `a source that has ended is not released`() {
    let source = SignalSubject<Signal<Int>>()
    let last = SignalSubject<Int>()
    let recording = Signal.merge([source.flattenMap { $0 }]).recorded()
    source.sendNext(.never)
    source.sendNext(last)
    source.sendCompleted()
    last.sendCompleted()
    expectEqual(recording.events, [])
  }

  @Test func `a replacement that is released counts as completed only if it replaces the source`() {
    for replaces in [true, false] {
      let source = SignalSubject<Int>()
      let replacement = Source<Int>()
      let signal = source.take(untilReplacement: replacement.signal)
      let recording = Signal.merge([signal]).recorded()
      if replaces { replacement.subscriber?.sendNext(1) }
      replacement.forget()
      source.sendNext(2)
      expectEqual(recording.events, replaces ? ["1", "|"] : ["2"])
    }
  }

  @Test func `many inner signals that are released synchronously do not grow the stack`() {
    let inner = Signal<Int>.create { _ in nil }
    let source = Signal.from(0..<100_000)
    expectEqual(source.flatMap(.concat) { _ in inner }.events, ["|"])
    expectEqual(source.flattenMap { _ in inner }.events, ["|"])
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
