// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import TestSupport
import Testing

// The examples of the two DocC catalogues, word for word.

extension ObservableType {
  /// Sends only the values that are not nil.
  func unwrapped<Value>() -> Observable<Value> where Element == Value? {
    compactMap { $0 }
  }
}

extension ObservableType where Element: Sendable {
  /// Sends each value twice.
  func doubled() -> Observable<Element> {
    let source = asObservable()
    return Observable.create { observer in
      source.subscribe { event in
        if case .next(let value) = event { observer.onNext(value) }
        observer.on(event)
      }
    }
  }
}

extension ObservableType where Element: CustomStringConvertible & SendableMetatype {
  /// Sends the descriptions of the values.
  func descriptions() -> Observable<String> { map { $0.description } }
}

nonisolated struct Track: Codable, Hashable {
  var title: String
  var seconds: Int
}

nonisolated extension ObservableType where Element == Track {
  func titles() -> Observable<String> { map(\.title).distinctUntilChanged() }
}

extension Signal {
  /// Emits the first value for which `isWanted` returns true, then completes.
  func first(where isWanted: @escaping @Sendable (Value) -> Bool) -> Signal<Value> {
    filter(isWanted).take(1)
  }
}

extension Signal where Value: Sendable {
  /// Emits each value twice.
  func doubled() -> Signal<Value> {
    Signal.create { subscriber in
      self.subscribe(
        next: { value in
          subscriber.sendNext(value)
          subscriber.sendNext(value)
        },
        error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() })
    }
  }
}

struct CatalogueExampleTests {
  @Test func `an observable is transformed and subscribed to`() {
    let log = PrintLog()
    let print = log.print
    let letters = Observable<String>.create { observer in
      observer.onNext("a")
      observer.onNext("b")
      observer.onCompleted()
      return Disposables.create { print("teardown") }
    }
    let loud = letters.map { $0.uppercased() }.filter { $0 != "A" }
    let bag = DisposeBag()
    loud
      .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
      .disposed(by: bag)
    // B
    // completed
    // teardown
    expectEqual(log.lines, ["B", "completed", "teardown"])
  }

  @Test func `a signal is transformed and subscribed to`() {
    let log = PrintLog()
    let print = log.print
    let letters = Signal<String>.create { subscriber in
      subscriber.sendNext("a")
      subscriber.sendNext("b")
      subscriber.sendCompleted()
      return AnonymousDisposable { print("teardown") }
    }
    let loud = letters.map { $0.uppercased() }.filter { $0 != "A" }
    let subscription = loud.subscribe(
      next: { print($0) },
      error: { print($0) },
      completed: { print("completed") })
    // B
    // completed
    // teardown
    expectEqual(log.lines, ["B", "completed", "teardown"])
    subscription.dispose()
  }

  @Test func `custom operators are composed`() {
    let log = PrintLog()
    Observable.of(1, nil, 2).unwrapped().doubled().subscribe(onNext: { log.print($0) }).dispose()
    expectEqual(log.lines, ["1", "1", "2", "2"])
    Signal.just(3).doubled().subscribe(next: { log.print($0) }).dispose()
    Signal.just(3).first { $0 > 3 }.subscribe(next: { log.print($0) }).dispose()
    expectEqual(log.lines, ["1", "1", "2", "2", "3", "3"])
    let tracks = Observable.of(
      Track(title: "one", seconds: 1), Track(title: "one", seconds: 2),
      Track(title: "two", seconds: 3))
    tracks.titles().descriptions().subscribe(onNext: { log.print($0) }).dispose()
    expectEqual(log.lines.suffix(2), ["one", "two"])
  }
}
