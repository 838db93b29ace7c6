// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

/// The examples of Docs/Contract.md, word for word.
///
/// `print` writes to a log, which is compared.
struct ContractExampleTests {
  @Test func `C1 no event follows the end`() {
    let log = PrintLog()
    let print = log.print
    let sloppy = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onCompleted()
      return Disposables.create()
    }
    sloppy
      .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
      .dispose()
    // 1
    // completed
    expectEqual(log.lines, ["1", "completed"])
  }

  @Test func `C2 a closure returns before it is called again`() {
    let log = PrintLog()
    let print = log.print
    let numbers = PublishSubject<Int>()
    let subscription = numbers.subscribe(onNext: { number in
      print("begin \(number)")
      if number == 1 { numbers.onNext(2) }
      print("end \(number)")
    })
    numbers.onNext(1)
    subscription.dispose()
    // begin 1
    // end 1
    // begin 2
    // end 2
    expectEqual(log.lines, ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `C3 all observers receive the same order`() {
    let log = PrintLog()
    let print = log.print
    let words = PublishSubject<String>()
    let echo = words.subscribe(onNext: { if $0 == "ping" { words.onNext("pong") } })
    let reader = words.subscribe(onNext: { print($0) })
    words.onNext("ping")
    echo.dispose()
    reader.dispose()
    // ping
    // pong
    expectEqual(log.lines, ["ping", "pong"])
  }

  @Test func `C5 disposal stops a synchronous loop`() {
    let log = PrintLog()
    let print = log.print
    let counts = PublishSubject<Int>()
    let loop = SerialDisposable()
    loop.disposable =
      counts
      .flatMap { Observable.range(start: 0, count: $0) }
      .subscribe(onNext: { number in
        print(number)
        if number == 2 { loop.dispose() }
      })
    counts.onNext(1_000_000)
    // 0
    // 1
    // 2
    expectEqual(log.lines, ["0", "1", "2"])
  }

  @Test func `C6 the teardown runs before onDisposed`() {
    let log = PrintLog()
    let print = log.print
    let letters = Observable<String>.create { observer in
      observer.onNext("a")
      return Disposables.create { print("teardown") }
    }
    let byHand = letters.subscribe(onNext: { print($0) }, onDisposed: { print("disposed") })
    byHand.dispose()
    // a
    // teardown
    // disposed
    expectEqual(log.lines, ["a", "teardown", "disposed"])
  }

  @Test func `C7 a thrown error is the error event`() {
    let log = PrintLog()
    let print = log.print
    struct NotANumber: Error {}
    let texts = PublishSubject<String>()
    let parsing =
      texts
      .map { text in
        guard let number = Int(text) else { throw NotANumber() }
        return number
      }
      .subscribe(onNext: { print($0) }, onError: { print($0) })
    texts.onNext("1")
    texts.onNext("one")
    texts.onNext("2")
    parsing.dispose()
    // 1
    // NotANumber()
    expectEqual(log.lines, ["1", "NotANumber()"])
  }

  @Test func `C8 a hundred thousand inner sequences run in a loop`() {
    let log = PrintLog()
    let print = log.print
    Observable.range(start: 1, count: 100_000)
      .concatMap { Observable.of($0) }
      .takeLast(1)
      .subscribe(onNext: { print($0) })
      .dispose()
    // 100000
    expectEqual(log.lines, ["100000"])
  }

  @Test func `C9 events stay on the sending thread`() {
    let log = PrintLog()
    let print = log.print
    Observable.of(1, 2)
      .map { $0 + 10 }
      .subscribe(onNext: { print($0) })
      .dispose()
    print("subscribe has returned")
    // 11
    // 12
    // subscribe has returned
    expectEqual(log.lines, ["11", "12", "subscribe has returned"])
  }

  @Test func `C10 an ended subscription is removed from its bag`() {
    let log = PrintLog()
    let print = log.print
    let bag = DisposeBag()
    weak var owner: Owner?
    do {
      let strong = Owner()
      owner = strong
      Observable.just("value")
        .subscribe(onNext: { strong.receive($0) })
        .disposed(by: bag)
    }
    print(owner == nil)
    // true
    expectEqual(log.lines, ["true"])
  }
}

private final class Owner: Sendable {
  func receive(_ text: String) {}
}
