// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct DeferredTests {
  @Test(arguments: ["a-b|", "--#", "|", "-a--#"])
  func `deferred sends what the observable sends`(source: String) {
    expectDiagram(source, source) { source, _ in Observable.deferred { source } }
  }

  @Test func `deferred asks once a subscription`() {
    let count = Box(0)
    let source = Observable.deferred {
      .just(
        count.update {
          $0 += 1; return $0
        })
    }
    #expect(count.value == 0)
    #expect(source.recorded() == ["next(1)", "completed"])
    #expect(source.recorded() == ["next(2)", "completed"])
  }

  @Test func `deferred fails when the closure throws`() {
    let source = Observable<Int>.deferred { throw MarbleFailure() }
    #expect(source.recorded() == ["error(#)"])
  }

  @Test func `deferred disposes what it subscribed to`() {
    expectDiagram("a-b-c|", "a-b", during: "^--!", subscriptions: "^--!") { source, _ in
      Observable.deferred { source }
    }
  }

  @Test(arguments: [("a-b|", "^", ["b", "end", "disposed", "teardown", "resource"])])
  func `using disposes the resource after the source`(
    source: String, line: String, order: [String]
  ) {
    expectDiagram(source, source, during: line) { source, _ in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in source })
    }
    let log = Log<String>()
    let subject = PublishSubject<String>()
    _ = Observable<String>.using(
      { ScopedDisposable(log.disposable("resource")) },
      observableFactory: { _ in
        .create { observer in
          _ = subject.subscribe(observer)
          return log.disposable("teardown")
        }
      }
    ).subscribe(
      onNext: { log($0) }, onCompleted: { log("end") }, onDisposed: { log("disposed") })
    subject.onNext("b")
    subject.onCompleted()
    #expect(log.entries == order)
  }

  @Test func `using disposes the resource when it is disposed by hand`() {
    let log = Log<String>()
    let resource = BooleanDisposable()
    let subscription = Observable<Int>.using(
      { resource }, observableFactory: { _ in .create { _ in log.disposable("teardown") } }
    ).subscribe(onDisposed: { log("disposed \(resource.isDisposed)") })
    #expect(!resource.isDisposed)
    subscription.dispose()
    #expect(log.entries == ["teardown", "disposed true"])
  }

  @Test func `using fails when a closure throws, and disposes the resource`() {
    let noResource = Observable<Int>.using(
      { () throws -> BooleanDisposable in throw MarbleFailure() },
      observableFactory: { _ in .never() })
    #expect(noResource.recorded() == ["error(#)"])
    let resource = BooleanDisposable()
    let noSource = Observable<Int>.using(
      { resource }, observableFactory: { _ in throw MarbleFailure() })
    #expect(noSource.recorded() == ["error(#)"])
    #expect(resource.isDisposed)
  }
}
