// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

/// Rows of `Docs/MigratingFromRxSwift.md` about ends and counts.
///
/// `was` restates the behaviour of RxSwift 6.10 from the file and line above it.
@Suite struct RxSwiftEndsTests {
  private typealias Texts = TestSupport.Log<String>

  @Test func `sources that end while they are being subscribed to behave as in the guide`() {
    // RetryWhen.swift:90 and 95: a value schedules the next attempt, a completion ends the result.
    // AsyncLock.swift:75: what is scheduled inside the first attempt waits until that returns.
    row(
      "retry(when:) of a source that fails while it is being subscribed to",
      is: ["subscribed", "subscribed", "|"], unlike: ["subscribed", "|"],
      was: {
        let log = Texts()
        let scheduled = Box<[Bool]>([])
        let isOver = Box(false)
        func attempt() {
          log("subscribed")
          scheduled.update { $0.append(true) }
          log("|")
          isOver.value = true
        }
        attempt()
        while !scheduled.value.isEmpty, !isOver.value { attempt() }
        return log.entries
      },
      {
        let log = Texts()
        let source = Observable<Int>.create { observer in
          log("subscribed")
          observer.onError(TestError(""))
          return Disposables.create()
        }
        let retried = source.retry { (errors: Observable<any Error>) in errors.take(1) }
        retried.subscribe(onCompleted: { log("|") }).dispose()
        return log.entries
      })
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
    // Producer.swift:24: the subscription is stored, and so disposed, when `run` has returned.
    row(
      "a synchronous source after the end of the result", is: ["1", "|"], unlike: ["1", "|", "2"],
      was: {
        let log = Texts()
        let isStopped = Box(false)
        for value in 1...2 {
          log("\(value)")
          if !isStopped.value { log("|") }
          isStopped.value = true
        }
        return log.entries
      },
      {
        let log = Texts()
        let source = Observable<Int>.create { observer in
          observer.onNext(1)
          observer.onNext(2)
          return Disposables.create()
        }
        source.do(onNext: { log("\($0)") }).take(1).subscribe(onCompleted: { log("|") }).dispose()
        return log.entries
      })
  }

  @Test func `the closures of do run as in the guide`() {
    // Do.swift:68 to 72 forwards, calls `afterCompleted`, disposes.
    // ObservableType+Extensions.swift:119: the observer disposes of `onDisposed` only.
    row(
      "afterCompleted and afterError of do", is: ["|", "dispose", "after"],
      unlike: ["|", "after", "dispose"],
      was: {
        let log = Texts()
        log("|")
        log("after")
        log("dispose")
        return log.entries
      },
      {
        let log = Texts()
        let subject = PublishSubject<Int>()
        let result = subject.do(afterCompleted: { log("after") }, onDispose: { log("dispose") })
        let subscription = result.subscribe(onCompleted: { log("|") })
        subject.onCompleted()
        subscription.dispose()
        return log.entries
      })
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
