// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting

// Rows of Docs/MigratingFromRxSwift.md that the compiler decides: `row:` and the first cell of a
// row stand before the code, and before what the compiler says of it.

final class Item {}

@MainActor final class Screen: ReactiveCompatible {
  var title = ""
  var count = 0

  func follow(_ numbers: Observable<Int>) {
    // row: closures that change a main-actor class, in Swift 5 mode
    _ = numbers.subscribe(onNext: { [self] in count += $0 })
    _ = numbers.bind(onNext: { [self] in count += $0 })
  }

  func use(_ numbers: Observable<Int>) {
    // row: closures of operators in Swift 6 mode
    // swift6 warning: main actor-isolated property 'count' can not be referenced
    _ = numbers.map { [self] in $0 + count }
    // swift6 error: loses global actor 'MainActor'
    _ = numbers.map(title(of:))
    _ = numbers.map(text(of:))
  }

  func title(of number: Int) -> String { "\(title) \(number)" }
  nonisolated func text(of number: Int) -> String { "\(number)" }

  func schedule() {
    // row: in Swift 5 mode: a scheduled closure that uses its main-actor class
    _ = MainScheduler.instance.schedule(()) { [self] in
      // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
      count += 1
      return Disposables.create()
    }
  }

  // row: closures of drive, emit and Binder in Swift 6 mode
  func bind(_ texts: Driver<String>) {
    _ = texts.drive(onNext: { [self] in title = $0 })
    _ = texts.asSignal(onErrorJustReturn: "").emit(onNext: { [self] in title = $0 })
    _ = texts.drive(Binder(self) { $0.title = $1 })
  }
}

extension ObservableType {
  fileprivate func map<Result>(to value: Result) -> Observable<Result> { mapTo(value) }
}

func mapping(_ numbers: Observable<Int>) {
  // row: map { -$0 } in a program with a map(to:) of its own
  // error: ambiguous use of operator '-'
  _ = numbers.map { -$0 }
  _ = numbers.map { (number: Int) in -number }
  _ = numbers.map { $0 + 1 }.map(to: "x")
}

func counting(_ numbers: Observable<Int>) {
  var count = 0
  // row: closures of operators in Swift 6 mode
  _ = numbers.map { number in
    // swift6 warning: mutation of captured var 'count' in concurrently-executing code
    count += 1
    // swift6 warning: reference to captured var 'count' in concurrently-executing code
    return number + count
  }
}

func movingItems(_ items: Observable<Item>, _ failing: Observable<Item>) {
  let scheduler = MainScheduler.instance
  // row: elements that change threads
  // swift6 error: type 'Item' does not conform to the 'Sendable' protocol
  _ = items.observe(on: scheduler)
  // row: elements of retry and repeatWithBehavior
  // swift6 warning: type 'Item' does not conform to the 'Sendable' protocol
  _ = failing.retry(.delayed(maxCount: 2, time: 1), scheduler: scheduler)
  // swift6 warning: type 'Item' does not conform to the 'Sendable' protocol
  _ = failing.repeatWithBehavior(.immediate(maxCount: 2), scheduler: scheduler)
  // row: values of drivers, binders and controls in Swift 6 mode
  // swift6 error: type 'Item' does not conform to the 'Sendable' protocol
  _ = items.asDriver(onErrorDriveWith: .empty())
  // swift6 error: type 'Item' does not conform to the 'Sendable' protocol
  _ = ControlEvent(events: items)
}

// row: Disposable
// error: non-class type 'ActivityToken' cannot conform to class protocol 'Disposable'
struct ActivityToken: Disposable {
  func dispose() {}
}
final class Activity: Disposable {
  func dispose() {}
}

// row: a subclass of VirtualTimeScheduler
// warning: class 'OwnScheduler' must restate inherited '@unchecked Sendable' conformance
class OwnScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {}
final class SendableScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>,
  @unchecked Sendable
{}

// absent: map(to:) on a driver, deprecated
// error: extraneous argument label 'to:' in call
// error: cannot convert value of type 'String' to expected argument type
// error: generic parameter 'Result' could not be inferred
_ = Driver.just(1).map(to: "a")
