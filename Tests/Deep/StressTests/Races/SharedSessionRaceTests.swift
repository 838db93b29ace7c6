// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Two threads that subscribe, send and dispose on one shared source: remaining observers receive
/// later values (D3).
@Suite(.serialized, .alone) struct SharedSessionRaceTests {
  @Test(arguments: SharedSource.all)
  func `every remaining observer receives a later value`(source: SharedSource) {
    let opened = source.open()
    let kept = (0..<2).map { _ in Box<SharedObserver?>(nil) }
    let work: @Sendable (Int, Int) -> Void = { thread, round in
      let first = opened.observe()
      opened.send(round)
      first.dispose()
      // One of the two stays, or both, or another comes.
      if (round + thread) % 3 != 0 { kept[thread].value = opened.observe() }
      if (round + thread) % 5 == 0 { opened.send(round) }
    }
    let problems = race(10_000, [{ work(0, $0) }, { work(1, $0) }]) { round in
      let observers = kept.compactMap { $0.value }
      opened.send(-1 - round)
      let deaf = observers.filter { $0.last != -1 - round }.count
      for box in kept { box.value = nil }
      for observer in observers { observer.dispose() }
      return deaf == 0 ? nil : "\(deaf) of \(observers.count) observers are dead"
    }
    expectEqual(problems, [])
    opened.complete()
  }

  @Test(arguments: SharedSource.all)
  func `an observer that joins a connection receives what its thread sends next (C3)`(
    source: SharedSource
  ) {
    let opened = source.open()
    let first = opened.observe()
    let joined = (0..<2).map { _ in Box<SharedObserver?>(nil) }
    let work: @Sendable (Int, Int) -> Void = { thread, round in
      let number = 2 * round + thread + 1
      let observer = opened.observe(wanting: number)
      opened.send(number)
      joined[thread].value = observer
    }
    let problems = race(10_000, [{ work(0, $0) }, { work(1, $0) }]) { round in
      let observers = joined.compactMap { $0.value }
      let served = observers.filter { $0.hasReceivedWanted }.count
      for observer in observers { observer.dispose() }
      if served != 2 { return "\(2 - served) of 2 observers missed their thread's value" }
      let newest = Set([2 * round + 1, 2 * round + 2])
      return newest.contains(first.last) ? nil : "the first observer received \(first.last)"
    }
    expectEqual(problems, [])
    first.dispose()
    opened.complete()
  }

  /// A value of the first connection is on its way when the connection ends.
  @Test(arguments: ["share", "share(replay:)", "multicast"])
  func `an ended connection sends nothing after a value of the next one (C3)`(form: String) {
    let connected = Box<AnyObserver<Int>?>(nil)
    let source = Observable<Int>.create { observer in
      connected.value = observer
      return Disposables.create()
    }
    let shared =
      switch form {
      case "share": source.share(scope: .forever)
      case "multicast": source.multicast(PublishSubject()).refCount()
      default: source.share(replay: 1, scope: .forever)
      }
    let ended = Box<AnyObserver<Int>?>(nil)
    let first = Box<any Disposable>(shared.subscribe())
    let second = Box<(any Disposable)?>(nil)
    let seen = Box<[Int]>([])
    ended.value = connected.value
    let problems = race(
      20_000,
      [
        { round in ended.value?.onNext(-round) },
        { round in
          first.value.dispose()
          second.value = shared.subscribe(onNext: { value in seen.update { $0.append(value) } })
          connected.value?.onNext(round)
        },
      ]
    ) { round in
      let values = seen.value
      seen.value = []
      second.value?.dispose()
      first.value = shared.subscribe()
      ended.value = connected.value
      return values.last == round ? nil : "\(values)"
    }
    expectEqual(problems, [])
    first.value.dispose()
  }
}

/// One subscription, its last value, and whether it has received a certain one.
final class SharedObserver: Sendable {
  private let latest: Last
  private let subscription: any Disposable

  fileprivate init(
    wanting wanted: Int, _ subscribe: (@escaping @Sendable (Int) -> Void) -> any Disposable
  ) {
    let latest = Last()
    self.latest = latest
    subscription = subscribe {
      latest.number.store($0)
      if $0 == wanted { latest.isWanted.store(true) }
    }
  }

  var last: Int { latest.number.load() }
  var hasReceivedWanted: Bool { latest.isWanted.load() }
  func dispose() { subscription.dispose() }
}

private final class Last: Sendable {
  let number = AtomicInt()
  let isWanted = AtomicFlag()
}

/// A source that is shared in one of the ways there are.
struct SharedSource: Sendable, CustomTestStringConvertible {
  struct Opened: Sendable {
    let send: @Sendable (Int) -> Void
    let complete: @Sendable () -> Void
    let subscribe: @Sendable (@escaping @Sendable (Int) -> Void) -> any Disposable

    func observe(wanting number: Int = 0) -> SharedObserver {
      SharedObserver(wanting: number, subscribe)
    }
  }

  let testDescription: String
  let open: @Sendable () -> Opened

  private static func observable(
    _ name: String, _ share: @escaping @Sendable (Observable<Int>) -> Observable<Int>
  ) -> SharedSource {
    SharedSource(testDescription: name) {
      let subject = PublishSubject<Int>()
      let shared = share(subject)
      return Opened(
        send: { subject.onNext($0) }, complete: { subject.onCompleted() },
        subscribe: { shared.subscribe(onNext: $0) })
    }
  }

  private static func signal(
    _ name: String, _ share: @escaping @Sendable (Signal<Int>) -> Signal<Int>
  ) -> SharedSource {
    SharedSource(testDescription: "signal " + name) {
      let subject = SignalSubject<Int>()
      let shared = share(subject)
      return Opened(
        send: { subject.sendNext($0) }, complete: { subject.sendCompleted() },
        subscribe: { shared.subscribe(next: $0) })
    }
  }

  static let all: [SharedSource] = [
    observable("subject") { $0 },
    observable("share") { $0.share() },
    observable("share(replay:)") { $0.share(replay: 1) },
    observable("share forever") { $0.share(scope: .forever) },
    observable("share(replay:) forever") { $0.share(replay: 1, scope: .forever) },
    observable("publish, refCount") { $0.publish().refCount() },
    observable("replay, refCount") { $0.replay(1).refCount() },
    observable("multicast, refCount") {
      $0.multicast(makeSubject: { PublishSubject() }).refCount()
    },
    observable("multicast of a subject, refCount") { $0.multicast(PublishSubject()).refCount() },
    observable("share twice") { $0.share().map { $0 }.share(replay: 1) },
    observable("share of a bridged signal") { $0.asSignal().asObservable().share() },
    signal("subject") { $0 },
    signal("autoconnect") { $0.publish().autoconnectedForGood() },
    signal("autoconnect with replay") {
      $0.multicast(ReplaySignalSubject(capacity: 1)).autoconnectedForGood()
    },
    signal("replayLast") { $0.replayLast() },
    signal("share of a bridged observable") { $0.asObservable().share().asSignal() },
  ]
}

extension MulticastConnection<Int> {
  /// Autoconnected, with one subscriber that stays: it would not connect a second time.
  fileprivate func autoconnectedForGood() -> Signal<Int> {
    let shared = autoconnect()
    shared.subscribe()
    return shared
  }
}
