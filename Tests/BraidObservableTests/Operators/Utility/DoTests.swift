// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct DoTests {
  func observed(_ source: Observable<Int>, _ log: Log<String>) -> Observable<Int> {
    source.do(
      onNext: { log("next \($0)") }, afterNext: { log("after next \($0)") },
      onError: { _ in log("error") }, afterError: { _ in log("after error") },
      onCompleted: { log("completed") }, afterCompleted: { log("after completed") },
      onSubscribe: { log("subscribe") }, onSubscribed: { log("subscribed") },
      onDispose: { log("dispose") })
  }

  @Test(arguments: ["a-b--c|", "|", "#", "a-#"])
  func `do forwards all events`(source: String) {
    expectDiagram(source, source) { source, _ in source.do(onNext: { _ in }) }
    expectDiagram(source, source) { source, _ in source.do(onError: { _ in }) }
    expectDiagram(source, source) { source, _ in source.do(onDispose: {}) }
    expectDiagram(source, source) { source, _ in source.do() }
  }

  @Test func `do calls its closures before and after the events`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    _ = observed(subject, log).subscribe(
      onNext: { log("-> \($0)") }, onCompleted: { log("-> completed") },
      onDisposed: { log("-> disposed") })
    subject.onNext(1)
    subject.onCompleted()
    expectEqual(
      log.entries,
      [
        "subscribe", "subscribed", "next 1", "-> 1", "after next 1", "completed", "-> completed",
        "-> disposed", "after completed", "dispose",
      ])
  }

  @Test func `do has separate closures for errors`() {
    let log = Log<String>()
    _ = observed(.error(MarbleFailure()), log).subscribe(onError: { _ in log("-> error") })
    expectEqual(
      log.entries, ["subscribe", "error", "-> error", "after error", "subscribed", "dispose"])
  }

  @Test func `onDispose runs after the teardown of the source`() {
    let log = Log<String>()
    let source = Observable<Int>.create { _ in log.disposable("teardown") }
    observed(source, log).subscribe(onDisposed: { log("-> disposed") }).dispose()
    expectEqual(log.entries, ["subscribe", "subscribed", "teardown", "dispose", "-> disposed"])
  }

  @Test func `a disposal inside the terminal closure tears the source down immediately`() {
    let log = Log<String>()
    let observers = Log<AnyObserver<Int>>()
    let source = Observable<Int>.create { observer in
      observers(observer)
      return log.disposable("teardown")
    }
    let subscription = SerialDisposable()
    subscription.disposable = observed(source, log).subscribe(onCompleted: {
      subscription.dispose()
      log("-> completed")
    })
    observers.entries[0].onCompleted()
    expectEqual(
      log.entries,
      [
        "subscribe", "subscribed", "completed", "teardown", "dispose", "-> completed",
        "after completed",
      ])
  }

  @Test func `onDispose runs at the end of the source although the downstream operator continues`()
  {
    let log = Log<String>()
    let subscription = Observable.just(1).do(onDispose: { log("dispose") })
      .flatMap { _ in Observable<Int>.never() }.subscribe()
    expectEqual(log.entries, ["dispose"])
    subscription.dispose()
    expectEqual(log.entries, ["dispose"])
  }

  /// RxSwift's TailRecursiveSink.swift:128 disposes the old source inside the delivery of its end.
  @Test func `an operator that tears do down inside its end runs onDispose first`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    let next = Observable<Int>.create { _ in log.disposable("teardown of the next") }
    let subscription = observed(subject, log).concat(next.do(onSubscribe: { log("next") }))
      .subscribe()
    subject.onCompleted()
    expectEqual(
      log.entries, ["subscribe", "subscribed", "completed", "dispose", "next", "after completed"])
    subscription.dispose()
    expectEqual(log.entries.last, "teardown of the next")
  }

  @Test func `a thrown error ends the result of do`() {
    let thrower: @Sendable (String) throws -> Void = { if $0 == "b" { throw MarbleFailure() } }
    expectDiagram("a-b-c|", "a-#", subscriptions: "^-!") { source, _ in source.do(onNext: thrower) }
    expectDiagram("a-b-c|", "a-#") { source, _ in
      source.do(onNext: thrower, onCompleted: {})
    }
    expectDiagram("a-b-c|", "a-(b#)", subscriptions: "^-!") { source, _ in
      source.do(afterNext: thrower)
    }
    expectDiagram("a-|", "a-#") { source, _ in
      source.do(onCompleted: { throw MarbleFailure() })
    }
    expectDiagram("a-|", "a-|") { source, _ in
      source.do(afterCompleted: { throw MarbleFailure() })
    }
    let replaced = Observable<Int>.error(TestError("a")).do(onError: { _ in throw TestError("b") })
    expectEqual(replaced.recorded(), ["error(TestError(name: \"b\"))"])
  }
}
