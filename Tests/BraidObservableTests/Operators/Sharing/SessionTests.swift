// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// When a shared connection terminates: an observer that subscribes later starts a new one.
struct SessionTests {
  /// The forms that connect again after their end.
  static let renewed: [(String, @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("share()", { $0.share() }),

    ("share(replay:)", { $0.share(replay: 1) }),

    ("publish().refCount()", { $0.publish().refCount() }),

    ("replay().refCount()", { $0.replay(2).refCount() }),

    ("multicast().refCount()", { $0.multicast(makeSubject: { PublishSubject() }).refCount() }),

    ("share(policy)", { $0.share(SharePolicy()) }),

    ("share(replay policy)", { $0.share(SharePolicy(replay: .latest(1))) }),

  ]

  /// The forms that keep one subject.
  static let kept: [(String, @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("share(forever)", { $0.share(scope: .forever) }),

    ("share(replay:, forever)", { $0.share(replay: 1, scope: .forever) }),

    ("multicast(subject)", { $0.multicast(PublishSubject()).refCount() }),

    ("multicast(replay)", { $0.multicast(ReplaySubject.createUnbounded()).refCount() }),

    (
      "share(keeping policy)",
      {
        $0.share(SharePolicy(replay: .latest(1), restart: .keepingValues, end: .replay))
      }
    ),

  ]

  static let all = renewed + kept

  @Test(arguments: all.indices)
  func `an observer that subscribes inside the teardown joins a new connection`(form: Int) {
    let subject = PublishSubject<Int>()
    let connections = Log<Void>()
    let shared = Box<Observable<Int>>(.never())
    let again = Box<(any Disposable)?>(nil)
    let got = Log<Int>()
    shared.value = Self.all[form].1(
      .create { observer in
        connections(())
        let inner = subject.subscribe(observer)
        return Disposables.create {
          inner.dispose()
          if again.value == nil {
            again.value = shared.value.subscribe(onNext: { got($0) })
          }
        }
      })
    shared.value.subscribe().dispose()
    subject.onNext(1)
    subject.onNext(2)
    expectEqual(got.entries, [1, 2])
    expectEqual(connections.entries.count, 2)
    again.value?.dispose()
    #expect(!subject.hasObservers)
    shared.value = .never()
  }

  @Test(arguments: [0, 1]) func `a connection made inside the teardown of another stays connected`(
    replay: Int
  ) {
    let subject = PublishSubject<Int>()
    let connectable = Box<ConnectableObservable<Int>?>(nil)
    let again = Box<(any Disposable)?>(nil)
    let source = Observable<Int>.create { observer in
      let inner = subject.subscribe(observer)
      return Disposables.create {
        inner.dispose()
        if again.value == nil { again.value = connectable.value?.connect() }
      }
    }
    let made = replay == 0 ? source.publish() : source.replay(replay)
    connectable.value = made
    made.connect().dispose()
    let got = Log<Int>()
    let observer = made.subscribe(onNext: { got($0) })
    subject.onNext(1)
    expectEqual(got.entries, [1])
    expectEqual((again.value as? any Cancelable)?.isDisposed, false)
    again.value?.dispose()
    #expect(!subject.hasObservers)
    observer.dispose()
    connectable.value = nil
  }

  @Test(arguments: renewed.indices)
  func `an observer that subscribes while the end is delivered joins a new connection`(form: Int) {
    for isError in [false, true] {
      let subjects = (0..<2).map { _ in PublishSubject<Int>() }
      let connections = Log<Void>()
      let shared = Self.renewed[form].1(
        .deferred {
          connections(())
          return subjects[connections.entries.count - 1]
        })
      let got = Log<Int>()
      let twice = isError ? shared.catch { _ in shared } : shared.concat(shared)
      let subscription = twice.subscribe(onNext: { got($0) })
      subjects[0].onNext(1)
      if isError { subjects[0].onError(TestError("")) } else { subjects[0].onCompleted() }
      subjects[1].onNext(2)
      expectEqual(got.entries, [1, 2])
      expectEqual(connections.entries.count, 2)
      subscription.dispose()
      #expect(!subjects[1].hasObservers)
    }
  }

  @Test(arguments: kept.indices)
  func `after the end of a single subject no observer connects again`(form: Int) {
    let subscribed = Log<Void>()
    let subject = PublishSubject<Int>()
    let shared = Self.kept[form].1(
      .deferred {
        subscribed(())
        return subject
      })
    let ends = Log<String>()
    let caught = shared.catch { _ in shared }.subscribe(
      onError: { _ in ends("caught") })
    let plain = shared.subscribe(onError: { _ in ends("plain") })
    subject.onError(TestError(""))
    expectEqual(Set(ends.entries), ["caught", "plain"])
    _ = shared.subscribe(onError: { _ in ends("late") })
    expectEqual(ends.entries.last, "late")
    expectEqual(subscribed.entries.count, 1)
    caught.dispose()
    plain.dispose()
  }

  @Test func `an observer that takes the replayed value refreshes it`() {
    let requests = Log<Void>()
    let shared = Observable<Int>.deferred {
      requests(())
      return Observable.just(requests.entries.count).concat(Observable.never())
    }.share(replay: 1, scope: .forever)
    let got = Log<Int>()
    for _ in 0..<3 { _ = shared.take(1).subscribe(onNext: { got($0) }) }
    expectEqual(got.entries, [1, 1, 2])
    expectEqual(requests.entries.count, 3)
  }

  @Test func `an observer that subscribes inside a replay receives all of it`() {
    let shared = Observable.of(1, 2, 3).share(replay: 3, scope: .forever)
    _ = shared.subscribe()
    let got = Log<Int>()
    _ = shared.flatMapFirst { x in shared.map { x * 10 + $0 } }.subscribe(onNext: { got($0) })
    expectEqual(got.entries, [11, 12, 13, 21, 22, 23, 31, 32, 33])
  }

  @Test func `autoconnect releases the source after the last observer unsubscribes`() {
    let subject = ReplaySignalSubject<Int>(capacity: 1)
    let (late, object) = holding { object -> any Disposable in
      let connection = Signal<Int>.create { _ in
        AnonymousDisposable { withExtendedLifetime(object) {} }
      }.multicast(subject)
      let signal = connection.autoconnect()
      subject.sendNext(7)
      signal.subscribe().dispose()
      let got = Log<Int>()
      let late = signal.subscribe(next: { got($0) })
      expectEqual(got.entries, [7])
      return late
    }
    #expect(!subject.hasSubscribers)
    #expect(object.value == nil)
    late.dispose()
  }
}
