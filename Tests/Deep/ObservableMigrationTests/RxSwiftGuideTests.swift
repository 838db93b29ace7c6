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
    ) { p in
      let subject = PublishSubject<Int>()
      let second = SingleAssignmentDisposable()
      let both = CompositeDisposable()
      _ = both.insert(
        subject.subscribe(
          onNext: {
            p.note("first \($0)")
            second.dispose()
          }, isolation: nil))
      second.setDisposable(subject.subscribe(onNext: { p.note("second \($0)") }, isolation: nil))
      subject.onNext(1)
      return both
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
    // Timeout.swift:124 and Sink.swift:76: the events of the other source pass no check.
    steps(
      "a value of the other source of timeout(other:) after a disposal inside its subscription",
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
    // CombineLatest+arity.swift:73, Zip+arity.swift:84, Amb.swift:138: all are subscribed to.
    for operation in ["combineLatest", "zip", "amb"] {
      row(
        "the other sources of combineLatest, zip, amb, withLatestFrom after the result has ended"
          + " with the first", gives: "#@0", unlike: "#@0 second@0",
        was: { p in
          let subscribe = [{ p.note("#") }, { p.note("second") }]
          for source in subscribe { source() }
        }
      ) { p -> Observable<Int> in
        let first = Observable<Int>.error(MarbleFailure())
        let second = Observable<Int>.deferred {
          p.note("second")
          return .never()
        }
        return switch operation {
        case "combineLatest": Observable.combineLatest(first, second) { $0 + $1 }
        case "zip": Observable.zip(first, second) { $0 + $1 }
        default: Observable.amb([first, second])
        }
      }
    }
    // WithLatestFrom.swift:65, 66: the argument is subscribed to first, then the receiver.
    row(
      "the other sources of combineLatest, zip, amb, withLatestFrom after the result has ended"
        + " with the first", gives: "#@0", unlike: "#@0 receiver@0",
      was: { p in
        let subscribe = [{ p.note("#") }, { p.note("receiver") }]
        for source in subscribe { source() }
      }
    ) { p in
      let receiver = Observable<Int>.deferred {
        p.note("receiver")
        return .never()
      }
      return receiver.withLatestFrom(Observable<Int>.error(MarbleFailure()))
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
