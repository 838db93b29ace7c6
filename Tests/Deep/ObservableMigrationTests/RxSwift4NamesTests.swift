// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// The behaviour of names of RxSwift before version 6, and of the names that the hints give.
struct RxSwift4NamesTests {
  @Test func `names with an index have equivalent new spellings`() {
    row("mapWithIndex(_:)", "ab|", gives: "a0@0 b1@1 |@2") {
      $0.a.enumerated().map { index, element in element + "\(index)" }
    }
    row("flatMapWithIndex(_:)", "ab|", gives: "a0@0 b1@1 |@2") {
      $0.a.enumerated().flatMap { index, element in Observable.just(element + "\(index)") }
    }
    row("skipWhileWithIndex(_:)", "abc|", gives: "b@1 c@2 |@3") {
      $0.a.enumerated().skip(while: { index, element in index < 1 }).map { $0.element }
    }
    row("takeWhileWithIndex(_:)", "abc|", gives: "a@0 |@1") {
      $0.a.enumerated().take(while: { index, element in index < 1 }).map { $0.element }
    }
  }

  /// The values of a connection without observers are there for the next one, or are not.
  @Test func `names of sharing have equivalent new spellings`() {
    steps("shareReplay(_:)", "ab-c|", gives: "a@0 b@1 a@5 b@5 a@5 b@6 c@8 |@9") { p in
      let shared = p.a.share(replay: 2, scope: .forever)
      let first = p.record(shared)
      let both = CompositeDisposable()
      p.scheduler.scheduleAt(2) { first.dispose() }
      p.scheduler.scheduleAt(5) { _ = both.insert(p.record(shared)) }
      return both
    }
    steps(
      "shareReplayLatestWhileConnected(), shareReplay(_:)", "ab-c|",
      gives: "a@0 b@1 a@5 b@6 c@8 |@9"
    ) { p in
      let shared = p.a.share(replay: 1)
      let first = p.record(shared)
      let both = CompositeDisposable()
      p.scheduler.scheduleAt(2) { first.dispose() }
      p.scheduler.scheduleAt(5) { _ = both.insert(p.record(shared)) }
      return both
    }
  }

  @Test func `times without a unit have equivalent new spellings`() {
    row("debounce(_:scheduler:)", "ab---|", gives: "b@3 |@5") { p in
      p.a.debounce(.seconds(2), scheduler: p.scheduler)
    }
    row("delay(_:scheduler:)", "a-b---|", gives: "a@2 b@4 |@8") { p in
      p.a.delay(.seconds(2), scheduler: p.scheduler)
    }
    row("delaySubscription(_:scheduler:)", "a|", gives: "a@2 |@3") { p in
      p.a.delaySubscription(.milliseconds(2000), scheduler: p.scheduler)
    }
    row("throttle(_:latest:scheduler:)", "abc----|", gives: "a@0 c@3 |@7") { p in
      p.a.throttle(.seconds(3), latest: true, scheduler: p.scheduler)
    }
    row("timeout(_:scheduler:)", "a---|", gives: "a@0 #Sequence timeout.@2") { p in
      p.a.timeout(.seconds(2), scheduler: p.scheduler).catch { error in
        .error(TestError((error as? RxError).map { "\($0.debugDescription)" } ?? ""))
      }.catch { error in
        Observable.just("#" + ((error as? TestError)?.name ?? "")).concat(Observable.never())
      }
    }
    row("skip(_:scheduler:)", "a--b|", gives: "b@3 |@4") { p in
      p.a.skip(.seconds(2), scheduler: p.scheduler)
    }
    row("take(for:scheduler:)", "a--b|", gives: "a@0 |@2") { p in
      p.a.take(for: .seconds(2), scheduler: p.scheduler)
    }
    row("buffer(timeSpan:count:scheduler:)", "ab-c|", gives: "ab@3 c@4 |@4") { p in
      p.a.buffer(timeSpan: .seconds(3), count: 9, scheduler: p.scheduler).map {
        $0.filter { $0 != "c" }.joined() + ($0.contains("c") ? "c" : "")
      }
    }
    row("interval(_:scheduler:)", gives: "0@2 1@4", disposedAt: 5) { p in
      Observable<Int>.interval(.seconds(2), scheduler: p.scheduler)
    }
    row("timer(_:period:scheduler:)", gives: "0@1 1@3", disposedAt: 4) { p in
      Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: p.scheduler)
    }
  }
}
