// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// The name of every operator's signal, and that tracers see the events of each.
@Suite struct OperatorNamesTests {
  /// Values of signals of any type: what they are called, and a way to subscribe to them.
  private struct Case: Sendable {
    let name: String
    let make: @Sendable () -> (name: String, description: String, subscribe: () -> Void)

    init<Value>(_ name: String, _ make: @escaping @Sendable (Signal<Int>) -> Signal<Value>) {
      self.name = name
      self.make = {
        let signal = make(Signal.from([1, 2]).named("s"))
        return (signal.name, signal.description, { signal.subscribe() })
      }
    }
  }

  private static let transforming = [
    Case("[s] -map:") { $0.map { $0 } },
    Case("[s] -tryMap:") { $0.tryMap { $0 } },
    Case("[s] -mapReplace:") { $0.map(to: 1) },
    Case("[s] -flattenMap:") { $0.flattenMap { .just($0) } },
    Case("[s] -flattenMap:") { $0.flatMap(.merge) { .just($0) } },
    Case("[s] -flattenMap: concat") { $0.flatMap(.concat) { .just($0) } },
    Case("[s] -flattenMap: latest") { $0.flatMap(.latest) { .just($0) } },
    Case("[s] -bind:") { $0.bind { { .emit(.just($0)) } } },
    Case("[s] -scanWithStart:reduce:") { $0.scan(0, +) },
    Case("[s] -scanWithStart:reduceWithIndex:") { $0.scan(0, indexed: { $0 + $1 + $2 }) },
    Case("[s] -aggregateWithStart:reduce:") { $0.reduce(0, +) },
    Case("[s] -aggregateWithStart:reduceWithIndex:") { $0.reduce(0, indexed: { $0 + $1 + $2 }) },
    Case("[s] -aggregateWithStartFactory:reduce:") { $0.reduce(into: { 0 }, +) },
    Case("[s] -combinePreviousWithStart:reduce:") { $0.combinePrevious(0, +) },
    Case("[s] -collect") { $0.collect() },
    Case("[s] -materialize") { $0.materialize() },
    Case("[[s] -materialize] -dematerialize") { $0.materialize().dematerialize() },
    Case("[s] -groupBy:") { $0.groupBy { $0 } },
    Case("[s] -groupBy:transform:") { $0.groupBy({ $0 }, transform: { $0 }) },
    Case("[[s] -zipWith: t] -reduceEach:") {
      $0.zip(with: Signal.just(1).named("t")).reduceEach { $0 + $1 }
    },
    Case("[+return:] -reduceApply") { _ in
      Signal.just(({ $0 + 1 } as (Int) -> Int, 1)).reduceApply()
    },
  ]

  private static let filtering = [
    Case("[s] -filter:") { $0.filter { _ in true } },
    Case("[s] -ignore:") { $0.ignore(1) },
    Case("[s] -ignoreValues") { $0.ignoreValues() },
    Case("[s] -take: 1") { $0.take(1) },
    Case("[s] -take: 0") { $0.take(0) },
    Case("[s] -takeLast: 1") { $0.take(last: 1) },
    Case("[s] -takeWhile:") { $0.take(while: { $0 < 2 }) },
    Case("[s] -takeUntil:") { $0.take(until: { $0 > 1 }) },
    Case("[s] -takeUntil: +never") { $0.take(until: Signal<Int>.never) },
    Case("[s] -takeUntilReplacement: +never") { $0.take(untilReplacement: .never) },
    Case("[s] -skip: 1") { $0.skip(1) },
    Case("[s] -skipWhile:") { $0.skip(while: { $0 < 2 }) },
    Case("[s] -skipUntil:") { $0.skip(until: { $0 > 1 }) },
    Case("[s] -distinctUntilChanged") { $0.distinctUntilChanged() },
    Case("[s] -distinctUntilChanged") { $0.distinctUntilChanged(by: ==) },
    Case("[s] -any:") { $0.contains { $0 > 1 } },
    Case("[s] -all:") { $0.allSatisfy { $0 > 0 } },
    Case("[s] -any") { $0.isNotEmpty() },
    Case("[s] -isEmpty") { $0.isEmpty() },
  ]

  private static let combining = [
    Case("[s] -merge: +empty") { $0.merge(with: .empty) },
    Case("+merge:") { .merge([$0]) },
    Case("[s] -concat: +empty") { $0.concat(.empty) },
    Case("+concat:") { .concat([$0]) },
    Case("[[s] -map:] -flatten") { $0.map { Signal.just($0) }.flatten() },
    Case("[[s] -map:] -flatten: 2") { $0.map { Signal.just($0) }.flatten(maxConcurrent: 2) },
    Case("[[s] -map:] -concat") { $0.map { Signal.just($0) }.concat() },
    Case("[[s] -map:] -switchToLatest") { $0.map { Signal.just($0) }.switchToLatest() },
    Case("+switch: s cases:default:") { .switch(on: $0, cases: [:], default: .just(1)) },
    Case("+if: [s] -map: then:else:") { .if($0.map { $0 > 1 }, then: .just(1), else: .just(2)) },
    Case("[s] -then:") { $0.then { .just(1) } },
    Case("[s] -startWith:") { $0.startWith(1) },
    Case("[s] -zipWith: +empty") { $0.zip(with: Signal<Int>.empty) },
    Case("+zip:") { Signal.zip([$0]) },
    Case("+zip:reduce:") { .zip($0, $0) { $0 + $1 } },
    Case("[s] -combineLatestWith: +return:") { $0.combineLatest(with: Signal.just(1)) },
    Case("+combineLatest:") { Signal.combineLatest([$0]) },
    Case("+combineLatest:reduce:") { .combineLatest($0, $0) { $0 + $1 } },
    Case("[s] -sample: +return:") { $0.sample(on: Signal.just(1)) },
  ]

  private static let others = [
    Case("[s] -catch:") { $0.catch { _ in .empty } },
    Case("[s] -catchTo: +empty") { $0.catch(to: .empty) },
    Case("[s] -retry: 2") { $0.retry(2) },
    Case("[s] -try:") { $0.attempt { _ in } },
    Case("[s] -doNext:") { $0.doNext { _ in } },
    Case("[s] -doError:") { $0.doError { _ in } },
    Case("[s] -doCompleted:") { $0.doCompleted {} },
    Case("[s] -on:") { $0.on(error: { _ in }) },
    Case("[s] -initially:") { $0.initially {} },
    Case("[s] -finally:") { $0.finally {} },
    Case("[s] -onTermination:") { $0.onTermination {} },
    Case("s") { $0.log { _ in } },
    Case("[s] -deliverOn: \(Scheduler.immediate)") { $0.deliver(on: .immediate) },
    Case("[s] -subscribeOn: \(Scheduler.immediate)") { $0.subscribe(on: .immediate) },
    Case("[s] -debounce:") { $0.debounce(.seconds(1)) },
    Case("[s] -throttleFor:") { $0.throttle(for: .seconds(1)) },
    Case("[s] -replay") { $0.replay() },
    Case("[s] -replayLast") { $0.replayLast() },
    Case("[s] -replayLazily") { $0.replayLazily() },
    Case("[[s] -publish] -autoconnect") { $0.publish().autoconnect() },
    Case("+from:") { _ in .from([1]) },
    Case("+create:") { _ in sent(1) },
    Case("+defer:") { _ in .deferred { .just(1) } },
    Case("+try:") { _ in .try { 1 } },
    Case("+return:") { _ in .just(1) },
    Case("+empty") { _ in Signal<Int>.empty },
    Case("+error:") { _ in Signal<Int>.error(Failure()) },
  ]

  private static let all = transforming + filtering + combining + others

  @Test func `every operator names its signal after its source`() {
    withSignalNames(true) {
      for operation in Self.all {
        let (name, description, _) = operation.make()
        #expect(name == operation.name)
        #expect(description.hasPrefix("<Signal<") && description.hasSuffix("> name: \(name)"))
      }
    }
  }

  private struct Tracer: SignalTracer {
    let seen = Log<String>()
    func next(_ value: Any, signal: String, subscriber: ObjectIdentifier) { seen(signal) }
    func error(_ error: any Error, signal: String, subscriber: ObjectIdentifier) { seen(signal) }
    func completed(signal: String, subscriber: ObjectIdentifier) { seen(signal) }
  }

  @Test func `a tracer sees the events of every operator's signal`() {
    withSignalNames(true) {
      for operation in Self.all {
        let tracer = Tracer()
        SignalTracing.tracer = tracer
        defer { SignalTracing.tracer = nil }
        operation.make().subscribe()
        #expect(tracer.seen.entries.contains(operation.name), "\(operation.name)")
      }
    }
  }

  @Test func `nothing has a name while names are off`() {
    withSignalNames(false) {
      for operation in Self.all { #expect(operation.make().name == "") }
    }
  }
}
