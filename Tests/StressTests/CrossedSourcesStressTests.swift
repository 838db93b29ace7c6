// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Dispatch
import TestSupport
import Testing

/// Clause C4: two threads, two shared sources, observers that wait for each other.
///
/// Thread 1 is inside an observer of the first source, thread 2 inside one of the second. Each then
/// does to the other's source whatever can be done to a source. A lock held across an observer's
/// call would never let them meet.
@Suite(.serialized, .alone) struct CrossedSourcesStressTests {
  @Test(arguments: Crossing.all)
  func `observers that wait for each other never deadlock`(crossing: Crossing) {
    let done = DispatchSemaphore(value: 0)
    let seen = Log<Int>()
    DispatchQueue.global().async {
      for _ in 0..<200 { crossing.run(seen) }
      done.signal()
    }
    #expect(done.wait(timeout: .now() + 60) == .success, "deadlock")
    #expect(seen.entries.count == 400)
  }
}

/// A pair of sources of one kind.
struct Crossing: Sendable, CustomTestStringConvertible {
  /// What can be done to a source, from any thread.
  struct Source: Sendable {
    let subscribe: @Sendable (@escaping @Sendable (Int) -> Void) -> any Disposable
    let send: @Sendable (Int) -> Void
  }

  let testDescription: String
  let make: @Sendable () -> Source

  func run(_ seen: Log<Int>) {
    let sources = [make(), make()]
    let inside = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
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
      }
    }
    onThreads(2) { sources[$0].send(1) }
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

  static let all: [Crossing] = [
    observable("PublishSubject") { $0 },
    observable("share") { $0.share() },
    observable("share(replay: 1)") { $0.share(replay: 1) },
    observable("share forever") { $0.share(replay: 1, scope: .forever) },
    observable("publish, refCount") { $0.publish().refCount() },
    observable("replay, refCount") { $0.replay(3).refCount() },
    observable("flatMap") { $0.flatMap { Observable.just($0) }.share() },
    Crossing(testDescription: "BehaviorSubject") {
      let subject = BehaviorSubject(value: 0)
      return Source(
        subscribe: { subject.subscribe(onNext: $0) }, send: { subject.onNext($0) })
    },
    Crossing(testDescription: "ReplaySubject") {
      let subject = ReplaySubject<Int>.createUnbounded()
      return Source(
        subscribe: { subject.subscribe(onNext: $0) }, send: { subject.onNext($0) })
    },
    signal("SignalSubject") { $0 },
    signal("publish, autoconnect") { $0.publish().autoconnect() },
    signal("flattenMap") { $0.flattenMap { .just($0) }.publish().autoconnect() },
    Crossing(testDescription: "BehaviorSignalSubject") {
      let subject = BehaviorSignalSubject(0)
      return Source(
        subscribe: { subject.subscribe(next: $0) }, send: { subject.sendNext($0) })
    },
    Crossing(testDescription: "ReplaySignalSubject") {
      let subject = ReplaySignalSubject<Int>()
      return Source(
        subscribe: { subject.subscribe(next: $0) }, send: { subject.sendNext($0) })
    },
  ]
}
