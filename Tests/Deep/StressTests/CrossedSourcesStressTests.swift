// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Foundation
import TestSupport
import Testing

/// Clause C4: two threads, two shared sources, observers that need each other's source.
///
/// They wait for each other, or feed each other; a lock held across an observer's call would never
/// let them meet.
@Suite(.serialized, .alone) struct CrossedSourcesStressTests {
  /// Each thread is inside an observer of one source, and does to the other source whatever can be
  /// done to one.
  @Test(arguments: Crossing.all)
  func `observers that wait for each other never deadlock`(crossing: Crossing) {
    let done = DispatchSemaphore(value: 0)
    let seen = Log<Int>()
    let rounds = amount(crossing.isTimed ? 100 : 1_000)
    Thread {
      for _ in 0..<rounds { crossing.meet(seen) }
      done.signal()
    }.start()
    expectEqual(done.wait(timeout: .now() + 60), .success, "deadlock")
    expectEqual(seen.entries.count, 2 * rounds)
  }

  /// An observer of one source sends each value, minus one, to the other source until zero; two
  /// threads begin on both sides concurrently.
  @Test(arguments: Crossing.all.filter { !$0.isLossy })
  func `sources that feed each other on two threads never deadlock, and lose no value`(
    crossing: Crossing
  ) {
    let rounds = amount(crossing.isTimed ? 100 : 1_000)
    let sources = [crossing.make(), crossing.make()]
    let heard = sources.map { _ in Box([0, 0, 0, 0]) }
    let done = DispatchSemaphore(value: 0)
    let expected = 2 * rounds * 4
    let total = AtomicInt()
    let subscriptions = sources.indices.map { index in
      sources[index].subscribe { value in
        if value == Crossing.unsent { return }
        heard[index].update { $0[value] += 1 }
        if value > 0 { sources[1 - index].send(value - 1) }
        if total.increment() == expected - 1 { done.signal() }
      }
    }
    Thread {
      onThreads(2) { thread in
        for _ in 0..<rounds { sources[thread].send(3) }
      }
    }.start()
    expectEqual(done.wait(timeout: .now() + 60), .success, "deadlock, or values lost")
    expectEqual(total.load(), expected)
    for heard in heard { expectEqual(heard.value, [Int](repeating: rounds, count: 4)) }
    for subscription in subscriptions { subscription.dispose() }
  }
}

/// A pair of sources of one kind.
struct Crossing: Sendable, CustomTestStringConvertible {
  /// What can be done to a source, from any thread.
  struct Source: Sendable {
    let subscribe: @Sendable (@escaping @Sendable (Int) -> Void) -> any Disposable
    let send: @Sendable (Int) -> Void
  }

  /// The value before anything is sent.
  static let unsent = -1

  let testDescription: String
  /// It sends on threads of its own, some time later.
  var isTimed = false
  /// It drops values.
  var isLossy = false
  let make: @Sendable () -> Source

  func meet(_ seen: Log<Int>) {
    let sources = [make(), make()]
    let inside = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let over = DispatchSemaphore(value: 0)
    let subscriptions = sources.indices.map { index in
      sources[index].subscribe { value in
        guard value == 1 else { return }
        inside[1 - index].signal()
        inside[index].wait()
        // Now both threads are inside an observer.
        let other = sources[1 - index]
        other.send(2)
        let subscription = other.subscribe { _ in }
        other.send(3)
        subscription.dispose()
        seen(index)
        over.signal()
      }
    }
    onThreads(2) { sources[$0].send(1) }
    for _ in sources { over.wait() }
    for subscription in subscriptions { subscription.dispose() }
  }

  static func observable(
    _ name: String, _ make: @escaping @Sendable (PublishSubject<Int>) -> Observable<Int>
  ) -> Crossing {
    Crossing(testDescription: name) {
      let subject = PublishSubject<Int>()
      let shared = make(subject)
      return Source(
        subscribe: { shared.subscribe(onNext: $0) }, send: { subject.onNext($0) })
    }
  }

  static func signal(
    _ name: String, _ make: @escaping @Sendable (SignalSubject<Int>) -> Signal<Int>
  ) -> Crossing {
    Crossing(testDescription: "signal " + name) {
      let subject = SignalSubject<Int>()
      let shared = make(subject)
      return Source(subscribe: { shared.subscribe(next: $0) }, send: { subject.sendNext($0) })
    }
  }

  /// A signal of values that come later, on the threads of a scheduler.
  static func timed(
    _ name: String, isLossy: Bool = false,
    _ make: @escaping @Sendable (SignalSubject<Int>, BraidSignal.Scheduler) -> Signal<Int>
  ) -> Crossing {
    var crossing = signal(name) { make($0, .background()) }
    crossing.isTimed = true
    crossing.isLossy = isLossy
    return crossing
  }

  static let all = observables + signals + connections + values + joins + timed

  private static let observables: [Crossing] = [
    observable("PublishSubject") { $0 },
    observable("share") { $0.share() },
    observable("share(replay: 1)") { $0.share(replay: 1) },
    observable("share forever") { $0.share(replay: 1, scope: .forever) },
    observable("publish, refCount") { $0.publish().refCount() },
    observable("replay, refCount") { $0.replay(3).refCount() },
    observable("flatMap") { $0.flatMap { Observable.just($0) }.share() },
    Crossing(testDescription: "BehaviorSubject") {
      let subject = BehaviorSubject(value: unsent)
      return Source(
        subscribe: { subject.subscribe(onNext: $0) }, send: { subject.onNext($0) })
    },
    Crossing(testDescription: "ReplaySubject") {
      let subject = ReplaySubject<Int>.createUnbounded()
      return Source(
        subscribe: { subject.subscribe(onNext: $0) }, send: { subject.onNext($0) })
    },
  ]

  private static let signals: [Crossing] = [
    signal("SignalSubject") { $0 },
    signal("flattenMap") { $0.flattenMap { .just($0) }.publish().autoconnect() },
    signal("bind") { $0.bind { { .emit(.just($0)) } } },
    signal("groupBy") { $0.groupBy { $0 % 2 }.flatten() },
    Crossing(testDescription: "BehaviorSignalSubject") {
      let subject = BehaviorSignalSubject(unsent)
      return Source(
        subscribe: { subject.subscribe(next: $0) }, send: { subject.sendNext($0) })
    },
    Crossing(testDescription: "ReplaySignalSubject") {
      let subject = ReplaySignalSubject<Int>()
      return Source(
        subscribe: { subject.subscribe(next: $0) }, send: { subject.sendNext($0) })
    },
    Crossing(testDescription: "Subscriber") {
      // All that are subscribed are one subscriber, which sends to the first one only.
      let observer = Box<Observer?>(nil)
      let subscriber = Subscriber<Int>(next: { observer.value?($0) })
      return Source(
        subscribe: { firstOnly(observer, $0) }, send: { subscriber.sendNext($0) })
    },
  ]

  private static let connections: [Crossing] = [
    signal("publish, autoconnect") { $0.publish().autoconnect() },
    signal("publish, connect") { connected($0.publish()) },
    signal("multicast, connect") { connected($0.multicast(ReplaySignalSubject(capacity: 2))) },
    signal("replay") { $0.replay() },
    signal("replayLast") { $0.replayLast() },
    signal("replayLazily") { $0.replayLazily() },
  ]

  /// The signal of a connection, which connects when it is subscribed to.
  private static func connected(_ connection: MulticastConnection<Int>) -> Signal<Int> {
    connection.signal.initially { connection.connect() }
  }

  /// Commands, channels and properties.
  private static let values: [Crossing] = [
    channel("to following", { $0.leading }, { $0.following }),
    channel("to leading", { $0.following }, { $0.leading }),
    Crossing(testDescription: "bound channels") {
      let (near, far) = (Channel<Int>(), Channel<Int>())
      let binding = ScopedDisposable(far.following.bind(with: near.following))
      return Source(
        subscribe: { far.leading.subscribe(next: $0) },
        send: { value in withExtendedLifetime(binding) { near.leading.sendNext(value) } })
    },
    Crossing(testDescription: "SignalProperty") {
      let property = SignalProperty(unsent)
      return Source(
        subscribe: { property.signal.subscribe(next: $0) }, send: { property.value = $0 })
    },
    Crossing(testDescription: "bound properties") {
      let (left, right) = (SignalProperty(unsent), SignalProperty(unsent))
      left <~> right
      return Source(subscribe: { left.signal.subscribe(next: $0) }, send: { right.value = $0 })
    },
    Crossing(testDescription: "Command, executions") {
      let command = Command<Int, Int>(allowsConcurrentExecution: true, on: .immediate) { .just($0) }
      return Source(
        subscribe: { command.executions.flatten().subscribe(next: $0) },
        send: { command.execute($0) })
    },
    Crossing(testDescription: "Command, errors") {
      let command = Command<Int, Int>(allowsConcurrentExecution: true, on: .immediate) { value in
        .error(Answer(value: value))
      }
      return Source(
        subscribe: { next in
          command.errors.subscribe(next: { next(($0 as? Answer)?.value ?? unsent) })
        }, send: { command.execute($0) })
    },
    Crossing(testDescription: "Command, work") {
      let command = Command<Int, Int>(allowsConcurrentExecution: true, on: .immediate) { .just($0) }
      let observer = Box<Observer?>(nil)
      return Source(
        subscribe: { firstOnly(observer, $0) },
        send: { command.execute($0).subscribe(next: { observer.value?($0) }) })
    },
  ]

  private typealias Observer = @Sendable (Int) -> Void

  /// Subscribes the first observer; later observers are not called.
  private static func firstOnly(
    _ observer: Box<Observer?>, _ next: @escaping Observer
  ) -> any Disposable {
    let isFirst = observer.update {
      guard $0 == nil else { return false }
      $0 = next
      return true
    }
    return isFirst ? AnyDisposable { observer.value = nil } : AnyDisposable {}
  }

  private struct Answer: Error {
    let value: Int
  }

  private static func channel(
    _ name: String, _ entrance: @escaping @Sendable (Channel<Int>) -> ChannelTerminal<Int>,
    _ exit: @escaping @Sendable (Channel<Int>) -> ChannelTerminal<Int>
  ) -> Crossing {
    Crossing(testDescription: "channel " + name) {
      let channel = Channel<Int>()
      let (entrance, exit) = (entrance(channel), exit(channel))
      return Source(
        subscribe: { exit.subscribe(next: $0) }, send: { entrance.sendNext($0) })
    }
  }

  private static let joins: [Crossing] = [
    signal("combineLatest") { Signal.combineLatest($0, SignalSubject().startWith(0)) { $0 + $1 } },
    signal("zip") { Signal.zip($0, Signal.just(0).repeat().take(amount(4_100))) { $0 + $1 } },
    signal("merge") { .merge($0, SignalSubject()) },
    signal("take(until:)") { $0.take(until: SignalSubject<Int>()) },
    signal("take(untilReplacement:)") { SignalSubject<Int>().take(untilReplacement: $0) },
    signal("switchToLatest") { Signal.just($0).concat(.never).switchToLatest() },
    signal("flatten(maxConcurrent:)") { Signal.just($0).flatten(maxConcurrent: 1) },
    signal("concat") { Signal.empty.concat($0) },
    signal("catch") { $0.catch(to: .never) },
    signal("retry") { $0.retry() },
  ]

  private static let timed: [Crossing] = [
    timed("deliver(on:)") { $0.deliver(on: $1) },
    timed("delay") { $0.delay(.microseconds(10), on: $1) },
    timed("debounce", isLossy: true) { $0.debounce(.microseconds(10), on: $1) },
    timed("throttle", isLossy: true) { $0.throttle(for: .microseconds(10), on: $1) },
    timed("buffer") {
      $0.buffer(every: .microseconds(10), on: $1).flattenMap { .from($0) }
    },
  ]
}
