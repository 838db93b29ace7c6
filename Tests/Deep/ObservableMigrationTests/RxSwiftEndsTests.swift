// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

/// Rows of `Docs/MigratingFromRxSwift.md` about ends and counts.
///
/// `was` restates the behaviour of RxSwift 6.10 from the file and line above it.
struct RxSwiftEndsTests {
  private typealias Texts = TestSupport.Log<String>

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
