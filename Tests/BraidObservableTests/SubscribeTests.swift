// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SubscribeTests {
  final class Owner: Sendable {
    let log = Log<String>()
  }

  @Test func `closures receive the object while it is alive`() {
    let log: Log<String>
    let subject = PublishSubject<Int>()
    do {
      let owner = Owner()
      log = owner.log
      _ = subject.subscribe(
        with: owner, onNext: { $0.log("\($1)") }, onCompleted: { $0.log("completed") },
        onDisposed: { $0.log("disposed") })
      subject.onNext(1)
      withExtendedLifetime(owner) {}
    }
    subject.onNext(2)
    subject.onCompleted()
    expectEqual(log.entries, ["1"])
  }

  @Test func `each closure of an object is called`() {
    let owner = Owner()
    _ = Observable<Int>.error(MarbleFailure()).subscribe(
      with: owner, onError: { owner, _ in owner.log("error") },
      onDisposed: { $0.log("disposed") })
    _ = Observable.just(1).subscribe(with: owner, onCompleted: { $0.log("completed") })
    expectEqual(owner.log.entries, ["error", "disposed", "completed"])
  }

  @Test func `one closure receives all events`() {
    let log = Log<String>()
    _ = Observable.of(1, 2).subscribe { log($0.debugDescription) }
    expectEqual(log.entries, ["next(1)", "next(2)", "completed"])
  }

  @Test func `the closures are released at the end`() {
    let subject = PublishSubject<Int>()
    let (subscription, object) = holding { witness in
      subject.subscribe(
        onNext: { _ in _ = witness }, onError: { _ in _ = witness }, onCompleted: { _ = witness },
        onDisposed: { _ = witness })
    }
    #expect(object.value != nil)
    subject.onCompleted()
    #expect(object.value == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func `the closure of the end is released after it, even while the observer is retained`() {
    let observer = Box<AnyObserver<Int>?>(nil)
    let (_, object) = holding { witness in
      Observable<Int>.create {
        observer.value = $0
        return Disposables.create()
      }
      .subscribe(onCompleted: { _ = witness })
    }
    observer.value?.onCompleted()
    #expect(object.value == nil)
  }

  @Test func `an event without a closure may arrive outside the actor`() async {
    await #expect(processExitsWith: .success) {
      actor Listener {
        func listen(to source: Observable<Int>) -> [any Disposable] {
          [
            source.subscribe(), source.subscribe(onError: { _ in }),
            source.subscribe(onCompleted: {}), source.subscribe(onDisposed: {}),
          ]
        }

        func listen(toEndOf source: Observable<Int>) -> [any Disposable] {
          [source.subscribe(), source.subscribe(onNext: { _ in })]
        }
      }
      let listener = Listener()
      let (values, end) = (PublishSubject<Int>(), PublishSubject<Int>())
      let subscriptions =
        await listener.listen(to: values) + listener.listen(toEndOf: end)
      values.onNext(1)
      end.onCompleted()
      withExtendedLifetime((listener, subscriptions)) {}
    }
  }

  @Test func `an observer of a user's type receives the events`() {
    struct Printer: ObserverType {
      let log: Log<String>
      func on(_ event: Event<Int>) { log(event.debugDescription) }
    }
    let log = Log<String>()
    _ = Observable.just(1).subscribe(Printer(log: log))
    _ = Observable.just("22").subscribe(Printer(log: log).mapObserver { $0.count })
    let any = Printer(log: log).asObserver()
    any.onNext(3)
    any.onError(MarbleFailure())
    AnyObserver(any).onCompleted()
    expectEqual(
      log.entries,
      [
        "next(1)", "completed", "next(2)", "completed", "next(3)",
        "error(#)", "completed",
      ])
  }

  @Test func `mapObserver turns a thrown error into an error`() {
    let log = Log<String>()
    let observer = AnyObserver<Int> { log($0.debugDescription) }
      .mapObserver { (text: String) throws -> Int in throw TestError(text) }
    observer.onNext("a")
    expectEqual(log.entries, ["error(TestError(name: \"a\"))"])
  }

  @Test func `mapObserver forwards each event`() {
    let log = Log<String>()
    let observer = AnyObserver<Int> { log($0.debugDescription) }
      .mapObserver { (text: String) in text.count }
    observer.onNext("ab")
    observer.on(.next("c"))
    observer.onError(MarbleFailure())
    observer.onCompleted()
    expectEqual(log.entries, ["next(2)", "next(1)", "error(#)", "completed"])
  }

  /// Every way in which a subject becomes an observer.
  @Test(arguments: ["subscribe", "bind", "bind to two", "asObserver", "AnyObserver", "infallible"])
  func `a subject that observes is retained until the end`(way: String) {
    let log = Log<String>()
    let source = PublishSubject<Int>()
    weak var observing: PublishSubject<Int>?
    do {
      let target = PublishSubject<Int>()
      observing = target
      _ = target.subscribe { (event: Event<Int>) in log(event.debugDescription) }
      _ =
        switch way {
        case "subscribe": source.subscribe(target)
        case "bind": source.bind(to: target)
        case "bind to two": source.bind(to: target, PublishSubject())
        case "asObserver": source.subscribe(target.asObserver())
        case "AnyObserver": source.subscribe(AnyObserver(target))
        default: source.asInfallible(onErrorJustReturn: 0).bind(to: target)
        }
    }
    source.onNext(1)
    source.on(.next(2))
    #expect(observing != nil)
    source.on(.completed)
    #expect(observing == nil)
    expectEqual(log.entries, ["next(1)", "next(2)", "completed"])
  }

  @Test func `a disposed subject that observes drops events`() {
    let log = Log<String>()
    let (source, target) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
    _ = target.subscribe { (event: Event<Int>) in log(event.debugDescription) }
    let subscription = source.subscribe(target)
    source.onNext(1)
    target.dispose()
    source.onNext(2)
    source.onError(MarbleFailure())
    expectEqual(log.entries, ["next(0)", "next(1)"])
    subscription.dispose()
  }

  @Test func `an observer of events is sent each kind once`() {
    let log = Log<String>()
    for source in [Observable.just(1), .error(MarbleFailure()), .empty(), .of(1, 2), .never()] {
      source.subscribe { (event: Event<Int>) in log(event.debugDescription) }.dispose()
      log(";")
    }
    Infallible.of(1, 2).subscribe { (event: InfallibleEvent<Int>) in log("\(event)") }.dispose()
    expectEqual(
      log.entries.joined(separator: " "),
      "next(1) completed ; error(#) ; completed ; next(1) next(2) completed ; ; "
        + "next(1) next(2) completed")
  }

  @Test func `a value in an event is released with it`() {
    final class Object {}
    let source = PublishSubject<Object>()
    let kinds = Log<Bool>()
    let subscription = source.subscribe { (event: Event<Object>) in kinds(event.isStopEvent) }
    weak var sent: Object?
    do {
      let object = Object()
      sent = object
      source.onNext(object)
      source.on(.next(object))
    }
    #expect(sent == nil)
    expectEqual(kinds.entries, [false, false])
    subscription.dispose()
  }
}
