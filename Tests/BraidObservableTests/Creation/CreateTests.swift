// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CreateTests {
  @Test(arguments: ["a-b|", "--#", "|", "-a--#"])
  func `create emits the events that its closure sends`(source: String) {
    expectDiagram(source, source) { source, _ in Observable.create { source.subscribe($0) } }
  }

  @Test func `the teardown runs last on completion`() {
    let log = Log<String>()
    let box = Box<AnyObserver<Int>?>(nil)
    _ = Observable<Int>.create { observer in
      box.value = observer
      return log.disposable("teardown")
    }.subscribe(
      onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    box.value?.onNext(1)
    box.value?.onCompleted()
    box.value?.onNext(2)
    box.value?.onError(MarbleFailure())
    expectEqual(log.entries, ["1", "completed", "disposed", "teardown"])
  }

  @Test func `the teardown runs first on disposal`() {
    let log = Log<String>()
    let subscription = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      return log.disposable("teardown")
    }.subscribe(onNext: { log("\($0)") }, onDisposed: { log("disposed") })
    subscription.dispose()
    subscription.dispose()
    expectEqual(log.entries, ["1", "2", "teardown", "disposed"])
  }

  @Test func `a teardown returned after the end runs immediately`() {
    let log = Log<String>()
    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      log("returning")
      return log.disposable("teardown")
    }.subscribe(onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    expectEqual(log.entries, ["completed", "disposed", "returning", "teardown"])
  }

  @Test func `an error ends the sequence`() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(MarbleFailure())
      observer.onNext(2)
      return Disposables.create()
    }
    expectEqual(source.recorded(), ["next(1)", "error(#)"])
  }

  @Test func `an event sent inside the observer is delivered after the current one`() {
    let log = Log<String>()
    let box = Box<AnyObserver<Int>?>(nil)
    _ = Observable<Int>.create { observer in
      box.value = observer
      return Disposables.create()
    }.subscribe(onNext: { value in
      log("begin \(value)")
      if value == 1 { box.value?.onNext(2) }
      log("end \(value)")
    })
    box.value?.onNext(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `disposal in the middle stops delivery`() {
    let log = Log<Int>()
    let serial = SerialDisposable()
    let trigger = PublishSubject<Void>()
    serial.inner = trigger.flatMap {
      Observable<Int>.create { observer in
        for value in 1...9 { observer.onNext(value) }
        return Disposables.create()
      }
    }.subscribe(onNext: {
      log($0)
      if $0 == 3 { serial.dispose() }
    })
    trigger.onNext(())
    expectEqual(log.entries, [1, 2, 3])
  }
}
