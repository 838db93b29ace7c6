// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// Rows of `Docs/MigratingFromRxSwift.md` about ends and counts.
///
/// `was` restates the behaviour of RxSwift 6.10 from the file and line above it.
struct RxSwiftEndsTests {
  private typealias Texts = TestSupport.Log<String>

  @Test func `disposals behave as in the guide`() {
    // Multicast.swift:315: each refCount has a count, and disposes the connection at zero.
    steps(
      "two calls of refCount() on one connectable observable", "ab-c", gives: "a@0 b@1 c@3",
      unlike: "a@0 b@1"
    ) { p in
      let connectable = p.a.publish()
      let first = connectable.refCount().subscribe()
      let second = p.record(connectable.refCount())
      p.scheduler.scheduleAt(2) { first.dispose() }
      return second
    }
    // SubscribeOn.swift:81: only a scheduled action disposes the source.
    steps(
      "values that a source sends after a disposal, until subscribe(on:) tears it down",
      gives: "1@1", unlike: "1@1 2@1"
    ) { p in
      let source = PublishSubject<Int>()
      let subscription = source.do(onNext: { p.note($0) }).subscribe(on: p.scheduler).subscribe()
      p.scheduler.scheduleAt(1) {
        source.onNext(1)
        subscription.dispose()
        source.onNext(2)
      }
      return subscription
    }
    // RetryWhen.swift:196: the source's subscription comes first.
    steps(
      "a disposal of retry(when:)", gives: "notifier@1 source@1", unlike: "source@1 notifier@1"
    ) { p in
      let never = Observable<Int>.never()
      let subscription = never.do(onDispose: { p.note("source") })
        .retry(when: { _ in never.do(onDispose: { p.note("notifier") }) })
        .subscribe()
      p.scheduler.scheduleAt(1) { subscription.dispose() }
      return subscription
    }
  }

  @Test func `the completion of the source of flatMap and its relatives is as in the guide`() {
    // Merge.swift:478 of 6.10.2 disposes the source before it checks for the end; Merge.swift:581
    // of 5abdfe46 forwards the end first.
    func order(
      unlike peer: String? = "source@1 |@1", _ flatten: (Observable<Int>) -> Observable<Int>
    ) {
      steps(
        "the source of flatMap, flatMapFirst or merge() that completes as the last one",
        gives: "|@1 source@1", unlike: peer
      ) { p in
        let source = PublishSubject<Int>()
        let observed = source.do(onDispose: { p.note("source") })
        p.scheduler.scheduleAt(1) {
          source.onNext(1)
          source.onCompleted()
        }
        return flatten(observed).subscribe(onCompleted: { p.note("|") })
      }
    }
    order { $0.flatMap { Observable.just($0) } }
    order { $0.flatMapFirst { Observable.just($0) } }
    order { $0.map { Observable.just($0) }.merge() }
    // With a limit, both forward it first: Merge.swift:313 of 6.10.2.
    order(unlike: nil) { $0.concatMap { Observable.just($0) } }
    order(unlike: nil) { $0.map { Observable.just($0) }.merge(maxConcurrent: 2) }
  }

  @Test func `sources that end while they are being subscribed to behave as in the guide`() {
    // TailRecursiveSink.swift:60: there is no next source; AsyncLock.swift:75: after the call that
    // subscribes, which has torn the source down.
    row(
      "the last source of a concat or retry that ends while it is being subscribed to",
      is: ["|", "teardown"], unlike: ["teardown", "|"],
      was: {
        let log = Texts()
        func subscribe() -> Bool {
          defer { log("teardown") }
          return true
        }
        if subscribe() { log("|") }
        return log.entries
      },
      {
        let log = Texts()
        let source = Observable<Int>.create { observer in
          observer.onCompleted()
          return log.disposable("teardown")
        }
        Observable.concat([source]).subscribe(onCompleted: { log("|") }).dispose()
        return log.entries
      })
    // CombineLatest.swift:124, Zip.swift:117, RetryWhen.swift:126: they dispose the source first,
    // through a disposable that has nothing to dispose before the call that subscribes returns.
    let uses: [(Observable<Int>, @escaping @Sendable () -> Void) -> Observable<Int>] = [
      { source, _ in Observable.combineLatest(Observable.never(), source) { $0 + $1 } },
      { source, _ in Observable.zip(Observable.never(), source) { $0 + $1 } },
      { source, note in
        source.retry(when: { $0.take(1).do(onNext: { _ in note() }).ignoreElements() })
      },
    ]
    for use in uses {
      row(
        "a source of combineLatest, zip or retry(when:) that fails while it is being subscribed to",
        is: ["teardown", "#"], unlike: ["#", "teardown"],
        was: {
          let (log, subscription) = (Texts(), Box<(() -> Void)?>(nil))
          func subscribe() -> () -> Void {
            subscription.value?()
            log("#")
            return { log("teardown") }
          }
          subscription.value = subscribe()
          subscription.value?()
          return log.entries
        },
        {
          let log = Texts()
          let failure = Observable<Int>.error(RxError.unknown)
          let source = Observable<Int>.create { _ in log.disposable("teardown") }
            .skip(until: failure)
          use(source, { log("#") }).subscribe(onError: { _ in log("#") }).dispose()
          return log.entries
        })
    }
  }

  @Test func `negative counts are as in the guide`() {
    // Take.swift:109, TakeLast.swift:67, Range.swift:32, Repeat.swift:40 of the standard library.
    row(
      "negative counts of take, takeLast, range, retry and replay",
      is: ["|", "|", "|", "|", "1 |"], unlike: ["traps"], was: { ["traps"] },
      {
        let source = Observable.just(1)
        return [
          source.take(-1), source.takeLast(-1), .range(start: 0, count: -1), source.retry(-1),
          source.replay(-1).refCount(),
        ].map { observable in
          let log = Texts()
          observable.subscribe(onNext: { log("\($0)") }, onCompleted: { log("|") }).dispose()
          return log.entries.joined(separator: " ")
        }
      })
  }
}
