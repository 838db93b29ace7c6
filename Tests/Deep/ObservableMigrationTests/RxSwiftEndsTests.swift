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
    // Multicast.swift:286: an observer that receives the end at once neither counts nor connects.
    row(
      "an explicit connection of multicast(subject) whose subject has ended, if an observer "
        + "subscribes with refCount()", is: ["torn down"], unlike: [], was: { [] },
      {
        let log = Texts()
        let source = Observable<Int>.create { _ in log.disposable("torn down") }
        let subject = PublishSubject<Int>()
        let connectable = source.multicast(subject)
        let connection = connectable.connect()
        subject.onCompleted()
        connectable.refCount().subscribe().dispose()
        let entries = log.entries
        connection.dispose()
        return entries
      })
    // PublishSubject.swift:76, 98: it stores the first end, disposed or not.
    row(
      "an end that is sent to a disposed PublishSubject", is: ["disposed"], unlike: ["|"],
      was: {
        let log = Texts()
        let stoppedEvent = Box<String?>("|")
        log(stoppedEvent.value ?? "disposed")
        return log.entries
      },
      {
        let log = Texts()
        let subject = PublishSubject<Int>()
        subject.dispose()
        subject.onCompleted()
        subject.subscribe(
          onError: { error in
            if case RxError.disposed = error { log("disposed") }
          }, onCompleted: { log("|") }
        ).dispose()
        return log.entries
      })
    // BehaviorSubject.swift:98: it returns its observers, and keeps them.
    row(
      "hasObservers after the end of a BehaviorSubject", is: ["false"], unlike: ["true"],
      was: { ["true"] },
      {
        let subject = BehaviorSubject(value: 0)
        let subscription = subject.subscribe()
        subject.onCompleted()
        defer { subscription.dispose() }
        return ["\(subject.hasObservers)"]
      })
    // PublishSubject.swift:79: it removes all observers before it calls them.
    row(
      "hasObservers while another subject delivers its end",
      is: ["true", "true", "false"], unlike: ["false", "false", "false"],
      was: { ["false", "false", "false"] },
      {
        let log = Texts()
        let subject = PublishSubject<Int>()
        for _ in 0..<3 {
          _ = subject.subscribe(
            onCompleted: { log("\(subject.hasObservers)") }, isolation: nil)
        }
        subject.onCompleted()
        return log.entries
      })
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
    // SubscribeOn.swift:81, Create.swift:54: the sink of the source disposes itself at the end.
    steps(
      "an end that a source sends after a disposal, until subscribe(on:) tears it down",
      gives: "sent@1 torn down@1", unlike: "torn down@1 sent@1"
    ) { p in
      let observer = Box<AnyObserver<Int>?>(nil)
      let source = Observable<Int>.create {
        observer.value = $0
        return Disposables.create { p.note("torn down") }
      }
      let subscription = source.subscribe(on: p.scheduler).subscribe()
      p.scheduler.scheduleAt(1) {
        subscription.dispose()
        observer.value?.onCompleted()
        p.note("sent")
      }
      return subscription
    }
    steps(
      "hasObservers of a subject after a disposal, until subscribe(on:) tears the subscription"
        + " down",
      gives: "true@1 false@1", unlike: "true@1 true@1"
    ) { p in
      let source = PublishSubject<Int>()
      let subscription = source.subscribe(on: p.scheduler).subscribe()
      p.scheduler.scheduleAt(1) {
        p.note(source.hasObservers)
        subscription.dispose()
        p.note(source.hasObservers)
      }
      return subscription
    }
    // SubscribeOn.swift:67: the end is forwarded; the disposal inside that call is scheduled.
    steps(
      "the source of a subscribe(on:), if the operator that follows tears its source down first,"
        + " such as combineLatest", gives: "#@1 source@1", unlike: "source@1 #@1"
    ) { p in
      let source = PublishSubject<Int>()
      p.scheduler.scheduleAt(1) { source.onError(TestError("")) }
      return Observable.combineLatest(
        source.do(onDispose: { p.note("source") }).subscribe(on: CurrentThreadScheduler.instance),
        Observable.just(1)
      ) { $0 + $1 }.subscribe(onError: { _ in p.note("#") }, isolation: nil)
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

  @Test func `connections of refCount are as in the guide`() {
    // Multicast.swift:275: the count is not zero.
    steps(
      "an explicit connection that is disposed while refCount() has observers", "^-a-b-c",
      gives: "a@2 c@6", unlike: "a@2"
    ) { p in
      let connectable = p.a.publish()
      let shared = connectable.refCount()
      let both = CompositeDisposable()
      _ = both.insert(p.record(shared))
      p.scheduler.scheduleAt(3) { connectable.connect().dispose() }
      p.scheduler.scheduleAt(5) { _ = both.insert(p.record(shared)) }
      return both
    }
    // Multicast.swift:295: the connection that began inside the teardown is forgotten after it.
    steps(
      "a connection of refCount() that is made inside the teardown of the one before, or whose only"
        + " observer receives an end of the subject while the source is being subscribed to",
      gives: "connected@0 torn down@1 connected@1 torn down@2",
      unlike: "connected@0 torn down@1 connected@1"
    ) { p in
      let (again, connections) = (SerialDisposable(), Box(0))
      let shared = Box<Observable<Int>?>(nil)
      shared.value = Observable<Int>.create { _ in
        p.note("connected")
        let isFirst = connections.update { count in
          count += 1
          return count == 1
        }
        return Disposables.create {
          p.note("torn down")
          if isFirst { again.disposable = shared.value?.subscribe() ?? Disposables.create() }
        }
      }.publish().refCount()
      let first = shared.value?.subscribe()
      p.scheduler.scheduleAt(1) { first?.dispose() }
      p.scheduler.scheduleAt(2) {
        again.dispose()
        shared.value = nil
      }
      return again
    }
    // Multicast.swift:173, 278: the count is not zero until the subject has received the end.
    steps(
      "a connection of refCount() that is made inside the teardown of the one before, or whose only"
        + " observer receives an end of the subject while the source is being subscribed to",
      gives: "connected@0 connected@1 #@1", unlike: "connected@0 #@1"
    ) { p in
      let (source, both) = (PublishSubject<Int>(), CompositeDisposable())
      let shared = Box<Observable<Int>?>(nil)
      shared.value = Observable<Int>.create { observer in
        p.note("connected")
        let subscription = source.subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          if p.scheduler.clock == 1, let again = shared.value {
            shared.value = nil
            _ = both.insert(again.subscribe(onError: { _ in }, isolation: nil))
          }
        }
      }.publish().refCount()
      if let first = shared.value {
        _ = both.insert(first.subscribe(onError: { _ in p.note("#") }, isolation: nil))
      }
      p.scheduler.scheduleAt(1) { source.onError(TestError("")) }
      return both
    }
    // Multicast.swift:290: there is no connection yet when the observer unsubscribes.
    steps(
      "a connection of refCount() that is made inside the teardown of the one before, or whose only"
        + " observer receives an end of the subject while the source is being subscribed to",
      gives: "|@0 torn down@0", unlike: "|@0"
    ) { p in
      let subject = PublishSubject<Int>()
      return Observable<Int>.create { _ in
        subject.onCompleted()
        return Disposables.create { p.note("torn down") }
      }
      .multicast(subject).refCount().subscribe(onCompleted: { p.note("|") }, isolation: nil)
    }
    // ReplaySubject.swift:154: the values are replayed before the observer is added.
    steps(
      "a value that an observer sends to a ReplaySubject while it receives the replayed ones",
      gives: "1@0 2@0", unlike: "1@0"
    ) { p in
      let subject = ReplaySubject<Int>.create(bufferSize: 1)
      subject.onNext(1)
      return subject.subscribe(
        onNext: {
          p.note($0)
          if $0 == 1 { subject.onNext(2) }
        }, isolation: nil)
    }
    steps(
      "the order of a subject's observers", gives: "first 1@0 second 1@0 first 2@0 second 2@0",
      unlike: "first 1@0 second 1@0 second 2@0 first 2@0"
    ) { p in
      let subject = ReplaySubject<Int>.create(bufferSize: 1)
      subject.onNext(1)
      let both = CompositeDisposable()
      _ = both.insert(
        subject.subscribe(
          onNext: {
            p.note("first \($0)")
            if $0 > 1 { return }
            _ = both.insert(subject.subscribe(onNext: { p.note("second \($0)") }, isolation: nil))
          }, isolation: nil))
      subject.onNext(2)
      return both
    }
  }

  @Test func `a source that cannot send any more is torn down as in the guide`() {
    // SkipUntil.swift:124: the sink disposes itself, and sends nothing to the operators after it.
    let uses: [(Observable<Int>) -> Observable<Int>] = [
      { Observable.merge($0, .never()) },
      { Observable.combineLatest($0, Observable.just(1)) { $0 + $1 } },
    ]
    for use in uses {
      steps(
        "onDispose of do, and the resource of using, after a skip(until:) whose source has"
          + " completed before the trigger, if a timer follows, or an operator that may subscribe"
          + " to another source",
        gives: "onDispose@1", unlike: "onDispose@40"
      ) { p in
        let source = PublishSubject<Int>()
        p.scheduler.scheduleAt(1) { source.onCompleted() }
        return use(
          source.skip(until: Observable<Int>.never()).do(onDispose: { p.note("onDispose") })
        ).subscribe()
      }
    }
  }

  @Test func `the completion of the source of flatMap and its relatives is as in the guide`() {
    // Merge.swift:478 of 6.10.2 disposes the source before it checks for the end; Merge.swift:581
    // of 5abdfe46 forwards the end first.
    func order(
      unlike peer: String? = "source@1 |@1", _ flatten: (Observable<Int>) -> Observable<Int>
    ) {
      steps(
        "the source of flatMap, flatMapFirst, merge() or ignoreElements that completes as the last"
          + " one",
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
    // IgnoreElements is a flatMap: Filter.swift:36.
    order { $0.ignoreElements().map { (_: Never) -> Int in } }
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
    // Catch.swift:186, Completable+AndThen.swift:103: the next source is subscribed to inside the
    // call; only the disposable that it returns can be torn down.
    row(
      "a source of catch that fails, or of andThen that completes, while it is being subscribed to",
      is: ["torn down", "second"], unlike: ["second", "torn down"],
      was: {
        let log = Texts()
        func subscribe() -> () -> Void {
          log("second")
          return { log("torn down") }
        }
        subscribe()()
        return log.entries
      },
      {
        let log = Texts()
        let first = Observable<Never>.create { observer in
          observer.onCompleted()
          return log.disposable("torn down")
        }
        let second = Observable<Int>.deferred {
          log("second")
          return .empty()
        }
        first.ignoreElements().asCompletable().andThen(second).subscribe().dispose()
        return log.entries
      })
    // AsyncLock.swift:75: the end waits for the call, which runs the trampoline that it began.
    row(
      "the last source of a concat or retry that ends while it is being subscribed to",
      is: ["1", "1", "2", "2"], unlike: ["1", "2", "1", "2"],
      was: {
        let log = Texts()
        func subscribe() { for value in 1...2 { log("\(value)") } }
        subscribe()
        subscribe()
        return log.entries
      },
      {
        let log = Texts()
        let trigger = PublishSubject<Int>()
        let source = Observable<Int>.create { observer in
          observer.onNext(0)
          observer.onCompleted()
          return Disposables.create()
        }
        let subscription = trigger.concat(source).map { $0 }.concat(Observable.just(0))
          .flatMap { _ in Observable.of(1, 2) }
          .subscribe(onNext: { log("\($0)") })
        trigger.onCompleted()
        subscription.dispose()
        return log.entries
      })
  }

  @Test func `a value that is sent inside an end is dropped, as in the guide`() {
    // Switch.swift:114 and, of 6.10, Merge.swift:447: nothing asks whether the sink is disposed.
    for isLatest in [true, false] {
      steps(
        "a value of the source of flatMapLatest, in RxSwift 6.10 also of flatMap, that is sent"
          + " while an end of the result is forwarded, as from onError",
        gives: "closure@0 #@0", unlike: "closure@0 #@0 closure@0"
      ) { p in
        let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
        let select: @Sendable (Int) -> Observable<Int> = { _ in
          p.note("closure")
          return inner.asObservable()
        }
        let subscription =
          (isLatest ? source.flatMapLatest(select) : source.flatMap(select))
          .subscribe(
            onError: { _ in
              p.note("#")
              source.onNext(2)
            }, isolation: nil)
        source.onNext(1)
        inner.onError(TestError(""))
        return subscription
      }
    }
  }

  @Test func `sources that are torn down before their end is handled are as in the guide`() {
    typealias Use = (
      _ source: Observable<Int>, _ scheduler: TestScheduler, _ note: @escaping @Sendable () -> Void
    ) -> Observable<Int>
    func check(
      _ fails: Bool, _ use: Use, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      row(
        "a source that is torn down before its end, if it ends while it is being subscribed to",
        is: ["torn down", "end"], unlike: ["end", "torn down"], sourceLocation: sourceLocation,
        was: {
          let (log, subscription) = (Texts(), Box<(() -> Void)?>(nil))
          func subscribe() -> () -> Void {
            subscription.value?()
            log("end")
            return { log("torn down") }
          }
          subscription.value = subscribe()
          subscription.value?()
          return log.entries
        },
        {
          let (log, scheduler) = (Texts(), TestScheduler(initialClock: 0))
          let lasting = Observable<Int>.create { _ in log.disposable("torn down") }
          let source =
            fails
            ? lasting.skip(until: Observable<Int>.error(RxError.unknown))
            : Observable.merge(lasting, .just(1)).take(1)
          let note: @Sendable () -> Void = { log("end") }
          let subscription = use(source, scheduler, note)
            .subscribe(onError: { _ in note() }, onCompleted: note)
          scheduler.start()
          subscription.dispose()
          return Array(log.entries.prefix(2))
        })
    }
    // CombineLatest.swift:124, Zip.swift:117, Switch.swift:170: through a disposable that has
    // nothing to dispose before the call that subscribes returns.
    for fails in [true, false] {
      check(fails) { source, _, _ in
        Observable.combineLatest(Observable.just(1), source) { $0 + $1 }
      }
      check(fails) { source, _, _ in Observable.zip(Observable.just(1), source) { $0 + $1 } }
      // Multicast.swift:173, ShareReplayScope.swift:144, 151.
      check(fails) { source, _, _ in source.publish().refCount() }
      check(fails) { source, _, _ in source.replay(1).refCount() }
      check(fails) { source, _, _ in source.share(replay: 2) }
      check(fails) { source, _, _ in source.share(scope: .forever) }
      check(fails) { source, _, _ in source.multicast(makeSubject: { PublishSubject() }).refCount()
      }
      check(fails) { source, _, _ in source.multicast({ PublishSubject() }, selector: { $0 }) }
    }
    check(true) { source, _, _ in Observable.just(1).flatMapLatest { _ in source } }
    check(false) { source, _, _ in source.flatMapLatest { _ in Observable.just(1) } }
    // Merge.swift:160: an inner source that is subscribed to after the outer one has completed.
    for maximum in [nil, 1, 2] {
      check(false) { source, scheduler, _ in
        let first = scheduler.createColdObservable([.completed(1, Int.self)])
        let sources = Observable.of(first.asObservable(), first.asObservable(), source)
        return maximum.map { sources.merge(maxConcurrent: $0) } ?? sources.concatMap { $0 }
      }
    }
    // Delay.swift:120, RetryWhen.swift:126.
    check(true) { source, scheduler, _ in source.delay(.seconds(1), scheduler: scheduler) }
    check(true) { source, _, note in
      source.retry(when: { $0.take(1).do(onNext: { _ in note() }).ignoreElements() })
    }
  }

  @Test func `sources are torn down in the order of their subscriptions, as in the guide`() {
    func check(
      _ use: (Observable<Int>, Observable<Int>) -> Observable<Int>,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      row(
        "the sources of merge, combineLatest, zip, withLatestFrom, sample, take(until:), "
          + "skip(until:), if a later one ends the result while it is being subscribed to",
        is: ["#", "first", "second"], unlike: ["#", "second", "first"],
        sourceLocation: sourceLocation,
        was: {
          // Producer.swift:53: the disposer receives the group of the sources after the calls.
          let log = Texts()
          func subscribe() -> () -> Void {
            log("#")
            return { log("second") }
          }
          subscribe()()
          log("first")
          return log.entries
        },
        {
          let log = Texts()
          let first = Observable<Int>.create { _ in log.disposable("first") }
          let second = Observable<Int>.create { observer in
            observer.onError(TestError(""))
            return log.disposable("second")
          }
          use(first, second).subscribe(onError: { _ in log("#") }).dispose()
          return log.entries
        })
    }
    check { .merge($0, $1) }
    check { .combineLatest($0, $1) { $0 + $1 } }
    check { Observable.combineLatest([$0, $1]) { $0.count } }
    check { .zip($0, $1) { $0 + $1 } }
    check { Observable.zip([$0, $1]) { $0.count } }
    check { $1.withLatestFrom($0) }
    check { $0.sample($1) }
    check { $1.take(until: $0) }
    check { $0.skip(until: $1) }
    check { Single.zip($0.asSingle(), $1.asSingle()) { $0 + $1 }.asObservable() }
    check { first, second in
      Completable.zip([first, second].map { $0.ignoreElements().asCompletable() })
        .andThen(Observable<Int>.never())
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
