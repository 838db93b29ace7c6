// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// Events that are due at one tick arrive in the order in which they were scheduled.
///
/// RxSwift schedules a timer for each value, and actions for the same tick run in the order in
/// which they were scheduled (RxSwift/Schedulers/VirtualTimeScheduler.swift:48-57). The operators'
/// line numbers refer to RxSwift/Observables.
struct TiedTimersTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func hot(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> {
    scheduler.createHotObservable(events)
  }

  /// The events of the operator on a subject that sends 1 at 210 and, by an action scheduled at
  /// 215, 2 at 230.
  private func lateRival<Element>(
    _ make: (Observable<Int>) -> Observable<Element>
  ) -> [Recorded<Event<Element>>] {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    scheduler.scheduleAt(215) {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(15)) {
        subject.onNext(2)
        return Disposables.create()
      }
    }
    let result = make(subject)
    return scheduler.start(disposed: 300) { result }.events
  }

  // MARK: timeout (Timeout.swift:63, 79-92, 111-133)

  @Test func `a timeout postponed by a value precedes an action scheduled later`() {
    let events = lateRival { $0.timeout(.seconds(20), scheduler: scheduler) }
    expectEqual(events, [.next(210, 1), .error(230, RxError.timeout)])
  }

  @Test func `a timeout with another source postponed by a value precedes a later action`() {
    let events = lateRival { source in
      source.timeout(.seconds(20), other: Observable.just(9), scheduler: scheduler)
    }
    expectEqual(events, [.next(210, 1), .next(230, 9), .completed(230)])
  }

  @Test func `a timeout of zero allows one tick between two values`() {
    let source = hot(.next(201, 1), .next(202, 2), .next(205, 3))
    let result = scheduler.start { source.timeout(.seconds(0), scheduler: scheduler) }
    expectEqual(result.events, [.next(201, 1), .next(202, 2), .error(203, RxError.timeout)])
    expectEqual(source.subscriptions, [Subscription(200, 203)])
  }

  @Test func `a timeout precedes an interval subscribed to at the same tick`() {
    let result = scheduler.start {
      Observable<Int>.interval(.seconds(10), scheduler: scheduler)
        .timeout(.seconds(10), scheduler: scheduler)
    }
    expectEqual(result.events, [.error(210, RxError.timeout)])
  }

  @Test func `an interval that is already running stays ahead of a timeout of the same duration`() {
    let ticks = PublishSubject<Int>()
    var feed: (any Disposable)?
    scheduler.scheduleAt(150) {
      feed = Observable<Int>.interval(.seconds(10), scheduler: scheduler).subscribe(ticks)
    }
    scheduler.scheduleAt(245) { feed?.dispose() }
    let result = scheduler.start { ticks.timeout(.seconds(10), scheduler: scheduler) }
    expectEqual(
      result.events,
      [
        .next(200, 4), .next(210, 5), .next(220, 6), .next(230, 7), .next(240, 8),
        .error(250, RxError.timeout),
      ])
  }

  @Test func `the timer of a timeout starts after the value was handled`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(210) { subject.onNext(1) }
    let result = scheduler.start(disposed: 300) {
      subject.timeout(.seconds(20), scheduler: scheduler).do(onNext: { _ in
        _ = scheduler.scheduleRelative((), dueTime: .seconds(20)) {
          log("work at \(scheduler.clock)")
          subject.onNext(2)
          return Disposables.create()
        }
      }).take(2)
    }
    expectEqual(result.events, [.next(210, 1), .next(230, 2), .completed(230)])
    expectEqual(log.entries, ["work at 230", "work at 250"])
  }

  @Test func `timeouts of traits are scheduled like timeouts of observables`() {
    let single = scheduler.start(disposed: 300) {
      Single<Int>.never().timeout(.seconds(0), scheduler: scheduler).asObservable()
    }
    expectEqual(single.events, [.error(201, RxError.timeout)])
    let other = TestScheduler(initialClock: 0)
    let source = other.createHotObservable([.next(201, 1), .completed(201)])
    let maybe = other.start(disposed: 300) {
      source.asMaybe().timeout(.seconds(0), scheduler: other).asObservable()
    }
    expectEqual(maybe.events, [.next(201, 1), .completed(201)])
  }

  // MARK: debounce (Debounce.swift:75-87)

  @Test func `a debounce postponed by a value precedes an action scheduled later`() {
    let events = lateRival { $0.debounce(.seconds(20), scheduler: scheduler) }
    expectEqual(events, [.next(230, 1), .next(250, 2)])
  }

  @Test func `a debounce postponed by a newer value precedes an action scheduled later`() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(205) { subject.onNext(0) }
    let events = lateRival { source in
      Observable.merge(source, subject).debounce(.seconds(20), scheduler: scheduler)
    }
    expectEqual(events, [.next(230, 1), .next(250, 2)])
  }

  @Test func `a debounce of zero waits for a tick without a value`() {
    let source = hot(.next(210, 1), .next(211, 2), .next(220, 3), .completed(230))
    let result = scheduler.start { source.debounce(.seconds(0), scheduler: scheduler) }
    expectEqual(result.events, [.next(212, 2), .next(221, 3), .completed(230)])
  }

  @Test func `a debounce of an infallible waits for a tick without a value`() {
    let source = hot(.next(210, 1), .next(211, 2))
    let result = scheduler.start(disposed: 300) {
      source.asInfallible(onErrorJustReturn: 0).debounce(.seconds(0), scheduler: scheduler)
    }
    expectEqual(result.events, [.next(212, 2)])
  }

  // MARK: throttle (Throttle.swift:71-110)

  @Test func `a value at the end of a throttle's interval replaces the pending value`() {
    let source = hot(.next(210, 1), .next(215, 2), .next(220, 3), .next(225, 4), .completed(226))
    let result = scheduler.start { source.throttle(.seconds(10), scheduler: scheduler) }
    expectEqual(result.events, [.next(210, 1), .next(220, 3), .next(230, 4), .completed(230)])
  }

  @Test func `a completion at the end of a throttle's interval does not drop the pending value`() {
    let source = hot(.next(210, 1), .next(215, 2), .completed(220))
    let result = scheduler.start { source.throttle(.seconds(10), scheduler: scheduler) }
    expectEqual(result.events, [.next(210, 1), .next(220, 2), .completed(220)])
    expectEqual(source.subscriptions, [Subscription(200, 220)])
  }

  @Test func `a throttle of zero emits every value`() {
    let source = hot(.next(210, 1), .next(210, 2), .next(211, 3), .completed(211))
    for latest in [true, false] {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable(source.recordedEvents)
      let result = scheduler.start {
        source.throttle(.seconds(0), latest: latest, scheduler: scheduler)
      }
      expectEqual(result.events, [.next(210, 1), .next(210, 2), .next(211, 3), .completed(211)])
    }
  }

  // MARK: buffer and window (Buffer.swift:69-84, 116-148; Window.swift:58-73, 119-151)

  @Test func `the outer of a buffer and a timeout of one duration fires first`() {
    let outer = scheduler.start(disposed: 300) {
      Observable<Int>.never().buffer(timeSpan: .seconds(10), count: 9, scheduler: scheduler)
        .timeout(.seconds(10), scheduler: scheduler)
    }
    expectEqual(outer.events.map(\.time), [210])
    #expect(outer.events.first?.value.error != nil)
    let other = TestScheduler(initialClock: 0)
    let inner = other.start(disposed: 300) {
      Observable<Int>.never().timeout(.seconds(10), scheduler: other)
        .buffer(timeSpan: .seconds(10), count: 9, scheduler: other)
    }
    expectEqual(inner.events, [.next(210, []), .error(210, RxError.timeout)])
  }

  @Test func `a full buffer restarts its timer and then precedes later work`() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(205) {
      subject.onNext(1)
      subject.onNext(2)
    }
    scheduler.scheduleAt(206) {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(9)) {
        subject.onNext(3)
        return Disposables.create()
      }
    }
    let result = scheduler.start(disposed: 222) {
      subject.buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler)
    }
    expectEqual(result.events, [.next(205, [1, 2]), .next(215, [])])
  }

  @Test func `a buffer and a window of zero are due one tick later each time`() {
    let buffers = scheduler.start(disposed: 204) {
      Observable<Int>.never().buffer(timeSpan: .seconds(0), count: 9, scheduler: scheduler)
    }
    expectEqual(buffers.events, [.next(201, []), .next(202, []), .next(203, [])])
    let other = TestScheduler(initialClock: 0)
    let windows = other.start(disposed: 203) {
      Observable<Int>.never().window(timeSpan: .seconds(0), count: 9, scheduler: other).map { _ in 0
      }
    }
    expectEqual(windows.events, [.next(200, 0), .next(201, 0), .next(202, 0)])
  }

  @Test func `a window's timer precedes a value scheduled later for the same tick`() {
    let events = lateRival { source in
      source.window(timeSpan: .seconds(30), count: 9, scheduler: scheduler).enumerated()
        .flatMap { number, window in window.map { number * 10 + $0 } }
    }
    expectEqual(events, [.next(210, 1), .next(230, 12)])
  }

  // MARK: take, skip, delaySubscription (Take.swift:150-168, Skip.swift:128-140)

  @Test func `the timer of take and skip precedes a timer subscribed to afterwards`() {
    let taken = scheduler.start(disposed: 300) {
      Observable<Int>.timer(.seconds(10), scheduler: scheduler)
        .take(for: .seconds(10), scheduler: scheduler)
    }
    expectEqual(taken.events, [.completed(210)])
    let other = TestScheduler(initialClock: 0)
    let skipped = other.start(disposed: 300) {
      Observable<Int>.timer(.seconds(10), scheduler: other).skip(.seconds(10), scheduler: other)
    }
    expectEqual(skipped.events, [.next(210, 0), .completed(210)])
  }

  @Test func `a hot value precedes the end of the time of take and skip at the same tick`() {
    let source = hot(.next(210, 1), .next(220, 2))
    let taken = scheduler.start { source.take(for: .seconds(10), scheduler: scheduler) }
    expectEqual(taken.events, [.next(210, 1), .completed(210)])
    let other = TestScheduler(initialClock: 0)
    let again = other.createHotObservable([.next(210, 1), .next(220, 2)])
    let skipped = other.start { again.skip(.seconds(10), scheduler: other) }
    expectEqual(skipped.events, [.next(220, 2)])
  }

  @Test
  func `a delayed subscription of zero starts a tick later, after the hot event of that tick`() {
    let source = hot(.next(201, 1), .next(202, 2), .completed(203))
    let result = scheduler.start { source.delaySubscription(.seconds(0), scheduler: scheduler) }
    expectEqual(result.events, [.next(202, 2), .completed(203)])
    expectEqual(source.subscriptions, [Subscription(201, 203)])
  }
}
