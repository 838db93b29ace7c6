// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// Rows of `Docs/MigratingFromRxSwift.md`: differences to RxSwift 6.10 and RxSwiftExt 6.2.
///
/// `unlike` is their behaviour, by their sources.
struct RxSwiftGuideTests {
  /// PublishSubject.swift: each send calls the observers immediately, so the nested send is
  /// delivered first.
  @Test func `sends and subjects behave as in the guide`() {
    steps(
      "a send from inside a delivery", gives: "first 1@0 second 1@0 first 2@0 second 2@0",
      unlike: "first 1@0 first 2@0 second 2@0 second 1@0"
    ) { p in
      let subject = PublishSubject<Int>()
      let both = CompositeDisposable()
      _ = both.insert(
        subject.subscribe(
          onNext: { value in
            p.note("first \(value)")
            if value == 1 { subject.onNext(2) }
          }, isolation: nil))
      _ = both.insert(subject.subscribe(onNext: { p.note("second \($0)") }, isolation: nil))
      subject.onNext(1)
      return both
    }
    // Merge.swift:483: forwards the error, then disposes, inside the call.
    steps(
      "an event from inside a delivery that ends an operator with several sources, "
        + "such as an error for merge",
      gives: "torn down@0 sent@0 error@0", unlike: "error@0 torn down@0 sent@0"
    ) { p in
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      let subscription = Observable.merge(first.do(onDispose: { p.note("torn down") }), second)
        .subscribe(
          onNext: { _ in
            second.onError(Failure())
            p.note("sent")
          }, onError: { _ in p.note("error") }, isolation: nil)
      first.onNext(1)
      return subscription
    }
    // AsyncSubject.swift:67, 68: both events go to the observers that were there.
    steps(
      "an observer of an AsyncSubject that disposes its subscription at the value", gives: "1@0",
      unlike: "1@0 |@0"
    ) { p in
      let subject = AsyncSubject<Int>()
      let subscription = SingleAssignmentDisposable()
      subscription.setDisposable(
        subject.subscribe(
          onNext: {
            p.note($0)
            subscription.dispose()
          }, onCompleted: { p.note("|") }, isolation: nil))
      subject.onNext(1)
      subject.onCompleted()
      return subscription
    }
    func disposingSecond(
      _ p: Inputs, _ operators: (Observable<Int>) -> Observable<Int>
    ) -> any Disposable {
      let subject = PublishSubject<Int>()
      let second = SingleAssignmentDisposable()
      let both = CompositeDisposable()
      _ = both.insert(
        subject.subscribe(
          onNext: {
            p.note("first \($0)")
            second.dispose()
          }, isolation: nil))
      second.setDisposable(
        operators(subject).subscribe(onNext: { p.note("second \($0)") }, isolation: nil))
      subject.onNext(1)
      return both
    }
    // PublishSubject.swift:81, 90: a send copies the observers, and then calls all of them.
    steps(
      "an observer that another observer disposes during a delivery", gives: "first 1@0",
      unlike: "first 1@0 second 1@0",
      was: { p in
        let others = Box([{ p.note("second 1") }])
        let first = {
          p.note("first 1")
          others.value = []
        }
        let copy = [first] + others.value
        for observer in copy { observer() }
      }
    ) { p in disposingSecond(p) { $0 } }
    // PublishSubject.swift:81: the operator's sink is among them; Sink.swift:31 drops its result.
    steps(
      "an observer that another observer disposes during a delivery", gives: "first 1@0",
      unlike: "first 1@0 mapped 1@0",
      was: { p in
        let isDisposed = Box(false)
        let first = {
          p.note("first 1")
          isDisposed.value = true
        }
        let second = {
          p.note("mapped 1")
          if !isDisposed.value { p.note("second 1") }
        }
        for observer in [first, second] { observer() }
      }
    ) { p in
      disposingSecond(p) { source in
        source.map {
          p.note("mapped \($0)")
          return $0
        }
      }
    }
    steps(
      "an observer that subscribes while a subject delivers its end", gives: "|@0 late |@0"
    ) { p in
      let subject = PublishSubject<Int>()
      let both = CompositeDisposable()
      _ = both.insert(
        subject.subscribe(
          onCompleted: {
            p.note("|")
            _ = both.insert(subject.subscribe(onCompleted: { p.note("late |") }, isolation: nil))
          }, isolation: nil))
      subject.onCompleted()
      return both
    }
  }

  @Test func `a disposal inside a subscription ends it, as in the guide`() {
    // Sink.swift:31: the sink of the operator is disposed, and forwards nothing.
    steps(
      "the closures after an operator whose closure disposes the subscription",
      gives: "first 1@0 second 1@0", unlike: "first 1@0",
      was: { p in
        let isDisposed = Box(false)
        p.note("first 1")
        isDisposed.value = true
        if !isDisposed.value { p.note("second 1") }
      }
    ) { p in
      let (subject, subscription) = (PublishSubject<Int>(), SingleAssignmentDisposable())
      subscription.setDisposable(
        subject.filter {
          p.note("first \($0)")
          subscription.dispose()
          return true
        }
        .map { p.note("second \($0)") }
        .subscribe(onNext: { p.note("value") }, isolation: nil))
      subject.onNext(1)
      return subscription
    }
    // Timeout.swift:124 and Sink.swift:76: the events of the other source pass no check.
    steps(
      "an event of the other source of timeout(other:) after a disposal inside its subscription",
      gives: "1@2", unlike: "1@2 2@2",
      was: { p in
        _ = p.scheduler.scheduleRelative((), dueTime: .seconds(2)) {
          let isDisposed = Box(false)
          for value in 1...2 {
            p.note("\(value)")
            isDisposed.value = true
          }
          return Disposables.create()
        }
      }
    ) { p in
      let subscription = SingleAssignmentDisposable()
      let other = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onNext(2)
        return Disposables.create()
      }
      subscription.setDisposable(
        Observable<Int>.never().timeout(.seconds(2), other: other, scheduler: p.scheduler)
          .subscribe(
            onNext: {
              p.note($0)
              subscription.dispose()
            }, isolation: nil))
      return subscription
    }
    // Multicast.swift:173, 187: the end drops the subject, which then sends its value; 295: the
    // observer is counted beside the first one, and joins a subject that is never connected.
    steps(
      "refCount with an AsyncSubject for each connection: an observer that subscribes again at the"
        + " value", gives: "first 1@0 again 1@0 again |@0", unlike: "first 1@0",
      was: { p in
        let (count, connections) = (Box(1), Box(0))
        p.note("first 1")
        if count.value == 0 { connections.value += 1 }
        count.value += 1
        if connections.value > 0 { p.note("again 1") }
      }
    ) { p in
      let shared = Observable.just(1).multicast(makeSubject: { AsyncSubject<Int>() }).refCount()
      let both = CompositeDisposable()
      _ = both.insert(
        shared.subscribe(
          onNext: {
            p.note("first \($0)")
            _ = both.insert(
              shared.subscribe(
                onNext: { p.note("again \($0)") }, onCompleted: { p.note("again |") },
                isolation: nil))
          }, isolation: nil))
      return both
    }
    // Multicast.swift:243, 264: the observer joins the subject first, and is counted afterwards. In
    // between the last other observer leaves, so that it connects another subject.
    steps(
      "share(replay: 2): an observer that disposes the last other one at a replayed value",
      gives: "1@0 2@0", unlike: "1@0",
      was: { p in
        let observers = Box<[String: [@Sendable (Int) -> Void]]>([:])
        let connected = Box("first")
        let receive = { @Sendable (value: Int) in p.note("\(value)") }
        observers.update { $0["first", default: []].append(receive) }
        receive(1)  // replayed; disposes the other observer, and with it the connection
        connected.value = "second"
        for observer in observers.value[connected.value] ?? [] { observer(2) }
      }
    ) { p in
      let source = PublishSubject<Int>()
      let shared = source.share(replay: 2)
      let first = shared.subscribe(onNext: { _ in }, isolation: nil)
      source.onNext(1)
      let second = shared.subscribe(
        onNext: {
          p.note($0)
          first.dispose()
        }, isolation: nil)
      source.onNext(2)
      return second
    }
  }

  @Test func `operators with several sources behave as in the guide`() {
    // CombineLatest+arity.swift:73, Zip+arity.swift:84, Amb.swift:138, WithLatestFrom.swift:65,
    // TakeWithPredicate.swift:211, Sample.swift:101: all are subscribed to.
    let joins: [(Observable<Int>, Observable<Int>) -> Observable<Int>] = [
      { Observable.combineLatest($0, $1) { $0 + $1 } }, { Observable.zip($0, $1) { $0 + $1 } },
      { Observable.amb([$0, $1]) }, { $1.withLatestFrom($0) }, { $1.take(until: $0) },
      { $0.sample($1) },
    ]
    for join in joins {
      row(
        "the other sources of combineLatest, zip, amb, withLatestFrom, take(until:), sample after"
          + " the result has ended with the first, and the trigger of skip(until:) after its source"
          + " has ended", gives: "#@0", unlike: "#@0 other@0",
        was: { p in
          let subscribe = [{ p.note("#") }, { p.note("other") }]
          for source in subscribe { source() }
        }
      ) { p in join(.error(MarbleFailure()), p.other) }
    }
    // SkipUntil.swift:129, 131, and 124: a completion before the trigger is not forwarded.
    row(
      "the other sources of combineLatest, zip, amb, withLatestFrom, take(until:), sample after"
        + " the result has ended with the first, and the trigger of skip(until:) after its source"
        + " has ended", gives: "", unlike: "other@0", was: { $0.note("other") }
    ) { p in Observable<Int>.empty().skip(until: p.other) }
    // Multicast.swift:366, 367: subscribes to the result, then connects.
    row(
      "the source of multicast with a selector, if the selector's result ends while it is being"
        + " subscribed to", gives: "#@0", unlike: "#@0 other@0",
      was: { p in
        let subscribe = [{ p.note("#") }, { p.note("other") }]
        for source in subscribe { source() }
      }
    ) { p in
      p.other.multicast(
        { PublishSubject<Int>() }, selector: { _ in Observable<Int>.error(MarbleFailure()) })
    }
    // Amb.swift:137, 138.
    row(
      "the second source of amb, if the first wins while it is being subscribed to", gives: "1@0",
      unlike: "1@0 other@0",
      was: { p in
        let subscribe = [{ p.note("1") }, { p.note("other") }]
        for source in subscribe { source() }
      }
    ) { p in Observable<Int>.never().startWith(1).amb(p.other) }
    // SkipUntil.swift:71, 73: the trigger is disposed before it is there, so its error arrives.
    row(
      "an error of the trigger of skip(until:) that follows its value while the trigger is being"
        + " subscribed to", gives: "", unlike: "#@0",
      was: { p in
        var forwards = false
        for event in ["next", "error"] {
          if event == "next" { forwards = true } else if forwards { p.note("#") }
        }
      }
    ) { _ in
      Observable<Int>.never().skip(
        until: Observable<Int>.create { observer in
          observer.onNext(1)
          observer.onError(MarbleFailure())
          return Disposables.create()
        })
    }
    // Sample.swift:56: the sampler's completion samples once more, and is not the result's.
    row(
      "sample when the sampler completes", "a--b--c|", "-x-|", gives: "a@1 |@3", unlike: "a@1"
    ) {
      $0.a.filter { $0 != "b" }.sample($0.b)
    }
    row("sample when the sampler completes", "a-|", "---|", gives: "a@3 |@3") { $0.a.sample($0.b) }
    // Switch.swift: an event sent during a delivery has been delivered inside the running call.
    steps(
      "flatMapLatest: queued values and errors of a replaced observable",
      gives: "busy 1@0 busy 3@0", unlike: "busy 1@0 busy 2@0 busy 3@0"
    ) { p in
      let source = PublishSubject<Observable<Int>>()
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let subscription = source.flatMapLatest { $0 }.subscribe(
        onNext: { value in
          p.note("busy \(value)")
          if value == 1 {
            first.onNext(2)
            source.onNext(second)
            second.onNext(3)
          }
        }, isolation: nil)
      source.onNext(first)
      first.onNext(1)
      return subscription
    }
  }

  @Test func `traits behave as in the guide`() {
    steps(
      "a Single that ends without a value (retry(0), a notifier of retry(when:) that completes)",
      "-#", gives: "no elements@1"
    ) { p in
      p.a.asSingle().retry(when: { (_: Observable<any Error>) in Observable<Int>.empty() })
        .subscribe(
          onSuccess: { p.note($0) },
          onFailure: { if case RxError.noElements = $0 { p.note("no elements") } }, isolation: nil
        )
    }
    row("two concurrent results in Single.create", gives: "1@0 |@0") { _ in
      Single<Int>.create { single in
        single(.success(1))
        single(.success(2))
        return Disposables.create()
      }
    }
    // Single.swift:35, Maybe.swift:45: create forwards each result to its observer.
    func nested(_ make: (Box<(@Sendable (Bool) -> Void)?>) -> Observable<Int>) {
      steps(
        "a result that Single.create or Maybe.create sends while an observer receives the first"
          + " one",
        gives: "1@0 |@0", unlike: "1@0 #@0"
      ) { p in
        let send = Box<(@Sendable (Bool) -> Void)?>(nil)
        let subscription = make(send).subscribe(
          onNext: {
            p.note($0)
            send.value?(false)
          }, onError: { _ in p.note("#") }, onCompleted: { p.note("|") }, isolation: nil)
        send.value?(true)
        return subscription
      }
    }
    nested { send in
      Single.create { single in
        send.value = { single($0 ? .success(1) : .failure(TestError(""))) }
        return Disposables.create()
      }.asObservable()
    }
    nested { send in
      Maybe.create { maybe in
        send.value = { maybe($0 ? .success(1) : .error(TestError(""))) }
        return Disposables.create()
      }.asObservable()
    }
    // Infallible+Operators.swift:427: the form for collections calls concat.
    row(
      "merge of infallibles in a collection that is not an array", gives: "1@0 2@0", unlike: "1@0"
    ) { _ in
      Infallible.merge(ContiguousArray([Infallible.never().startWith(1), .just(2)]))
    }
    row("timeout of a Single or Maybe", "-a|", gives: "a@2 |@2") { p in
      p.a.asSingle().timeout(.seconds(3), scheduler: p.scheduler)
    }
    row("concat on an infallible", gives: "1@0 2@0 |@0") { _ in
      Infallible.just(1).concat(Infallible.just(2))
    }
    row("merge, concat, catch, amb on an observable", "a#", "x|", gives: "a@0 x@1 |@2") { p in
      p.a.catch { _ in p.b }
    }
    row("merge, concat, catch, amb on an observable", "1-2|", "x|", gives: "x@0 x@2 |@3") { p in
      let inner: Observable<Observable<String>> = p.a.map { _ in p.b }
      return inner.merge()
    }
    row("merge, concat, catch, amb on an observable", "a|", "-x|", gives: "a@0 |@1") {
      $0.a.amb($0.b)
    }
    row("making a new kind of observable", gives: "1@0 |@0") { _ in
      Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
      }
    }
  }

  @Test func `operators of RxSwiftExt behave as in the guide`() {
    row("merge(with:), zip(with:), cascade, and on an observable", "a|", "-x|", gives: "ax@1 |@2") {
      $0.a.zip(with: $0.b) { $0 + $1 }
    }
    row(
      "merge(with:), zip(with:), cascade, and on an observable", "a|", "-x|", gives: "a@0 x@1 |@2"
    ) { $0.a.merge(with: $0.b) }
    // distinct.swift: the set belongs to the observable there.
    row("distinct", "aab|", gives: "a@0 b@2 a@3 b@5 |@6", unlike: "a@0 b@2 |@6") { p in
      let distinct = p.a.distinct()
      return distinct.concat(distinct)
    }
    // distinct.swift:22: `contains(where:)` of all values that were emitted.
    row(
      "distinct with a predicate", "abc|", gives: "a@0 ask a@1 b@1 ask b@2 c@2 |@3",
      unlike: "a@0 ask a@1 b@1 ask a@2 ask b@2 c@2 |@3",
      was: { p in
        let cache = Box<[String]>([])
        _ = p.record(
          p.a.flatMap { value -> Observable<String> in
            for old in cache.value { p.note("ask \(old)") }
            cache.update { $0.append(value) }
            return .just(value)
          })
      }
    ) { p in
      p.a.distinct {
        p.note("ask \($0)")
        return false
      }
    }
    // Switch.swift:170: the attempt is inside a flatMapLatest, which disposes first. A concat is in
    // each attempt of repeatWithBehavior.swift:48: TailRecursiveSink.swift:128.
    let attempt = { @Sendable (p: Inputs, end: Event<Int>) in
      Observable<Int>.create { observer in
        let timer = p.scheduler.scheduleRelative((), dueTime: .seconds(1)) {
          observer.on(end)
          return Disposables.create()
        }
        return Disposables.create {
          timer.dispose()
          p.note("teardown")
        }
      }
    }
    let tornDown = { (p: Inputs, end: String) in
      for (time, text) in [(1, "teardown"), (3, "teardown"), (3, end)] {
        _ = p.scheduler.scheduleRelative((), dueTime: .seconds(time)) {
          p.note(text)
          return Disposables.create()
        }
      }
    }
    row(
      "the last attempt of repeatWithBehavior, and of retry after a delay",
      gives: "teardown@1 #@3 teardown@3", unlike: "teardown@1 teardown@3 #@3",
      was: { tornDown($0, "#") }
    ) { p in
      attempt(p, .error(MarbleFailure())).retry(
        .delayed(maxCount: 2, time: 1), scheduler: p.scheduler)
    }
    row(
      "the last attempt of repeatWithBehavior, and of retry after a delay",
      gives: "teardown@1 |@3 teardown@3", unlike: "teardown@1 teardown@3 |@3",
      was: { tornDown($0, "|") }
    ) { p in
      attempt(p, .completed).repeatWithBehavior(
        .delayed(maxCount: 2, time: 1), scheduler: p.scheduler)
    }
    // pausable.swift:25 is a withLatestFrom; pausableBuffered.swift:68 and cascade.swift:39
    // subscribe after an end, too.
    let joins: [(Observable<Int>, Observable<Int>) -> Observable<Int>] = [
      { $1.pausable($0.map { $0 > 0 }) }, { $1.pausableBuffered($0.map { $0 > 0 }) },
      { Observable.cascade([$0, $1]) },
    ]
    for join in joins {
      row(
        "the other sources of pausable, pausableBuffered, cascade after the result has ended with"
          + " the first", gives: "#@0", unlike: "#@0 other@0",
        was: { p in
          let subscribe = [{ p.note("#") }, { p.note("other") }]
          for source in subscribe { source() }
        }
      ) { p in join(.error(MarbleFailure()), p.other) }
    }
    row("cascade of sources that complete while they are subscribed to", gives: "|@0", unlike: "") {
      _ in
      Observable.cascade([Observable<Int>.empty(), .empty()])
    }
    row("nwise(1)", "ab|", gives: #"["a"]@0 ["b"]@1 |@2"#) { $0.a.nwise(1) }
    row("retry and repeatWithBehavior with a delay of zero", "a#", gives: "a@0 a@1 #@2") { p in
      p.a.retry(.delayed(maxCount: 2, time: 0), scheduler: p.scheduler)
    }
    row("arguments that fromAsync passes to a function", gives: "1@0 |@0") { _ in
      Observable<Int>.fromAsync { (completion: @escaping @Sendable (Int) -> Void) in completion(1) }
    }
  }

  /// The texts that RxSwift and RxTest write: Errors.swift:35, Subscription.swift:44.
  @Test func `texts equal the texts of RxSwift`() {
    row(
      "texts of errors and recordings",
      is: [
        "Unknown error occurred.", "Arithmetic overflow occurred.", "Argument out of range.",
        "Sequence doesn't contain any elements.", "Sequence contains more than one element.",
        "Sequence timeout.",
      ]
    ) {
      [
        RxError.unknown, .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement, .timeout,
      ].map(\.debugDescription)
    }
    row("texts of errors and recordings", is: true) {
      final class Scheduler {}
      let text = RxError.disposed(object: Scheduler()).debugDescription
      return text.hasPrefix("Object `") && text.hasSuffix("` was already disposed.")
    }
    row(
      "texts of errors and recordings",
      is: ["(200: 300)", "(200: Infinity)", "next(1) @ 210", "next(1)", "completed"]
    ) {
      [
        Subscription(200, 300).debugDescription, Subscription(200).debugDescription,
        Recorded<Event<Int>>.next(210, 1).debugDescription, Event.next(1).debugDescription,
        Event<Int>.completed.debugDescription,
      ]
    }
  }
}
