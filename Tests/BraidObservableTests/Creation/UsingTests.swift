// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct UsingTests {
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
    expectEqual(log.entries, order)
  }

  @Test func `using disposes the resource on disposal`() {
    let log = Log<String>()
    let resource = BooleanDisposable()
    let subscription = Observable<Int>.using(
      { resource }, observableFactory: { _ in .create { _ in log.disposable("teardown") } }
    ).subscribe(onDisposed: { log("disposed \(resource.isDisposed)") })
    #expect(!resource.isDisposed)
    subscription.dispose()
    expectEqual(log.entries, ["teardown", "disposed true"])
  }

  @Test func `using fails when a closure throws, and disposes the resource`() {
    let noResource = Observable<Int>.using(
      { () throws -> BooleanDisposable in throw MarbleFailure() },
      observableFactory: { _ in .never() })
    expectEqual(noResource.recorded(), ["error(#)"])
    let resource = BooleanDisposable()
    let noSource = Observable<Int>.using(
      { resource }, observableFactory: { _ in throw MarbleFailure() })
    expectEqual(noSource.recorded(), ["error(#)"])
    #expect(resource.isDisposed)
  }
}
