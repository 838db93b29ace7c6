// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import TestSupport
import Testing

@testable import BraidCore

/// The examples of CONTRIBUTING.md and Docs/Architecture.md, word for word.

extension OperatorParts {
  /// Sends the values at odd places: the first, the third, ...
  static func everyOther<Value>(_: Value.Type) -> OperatorParts {
    .reacting("everyOther") { _ in
      var isNext = false
      return Reaction { (value: Value, sink: EventSink<Value>) in
        isNext.toggle()
        if isNext { sink.next(value) }
      }
    }
  }
}

/// Sends the number of values since the previous event of the trigger.
final class CountSink: GatedSink, @unchecked Sendable {  // in the gate
  private var count = 0

  override func first(_ value: UnsafeRawPointer, at now: Duration) { count += 1 }

  override func second(_ value: UnsafeRawPointer) {
    let sent = count
    count = 0
    withAddress(of: sent) { next($0) }
  }
}

struct ContributingExampleTests {
  @Test func `each subscription of an operator starts with its initial state`() {
    let log = PrintLog()
    for _ in 1...2 {
      let sink: EventSink<Int> = OperatorParts.everyOther(Int.self).attached(
        to: EventSink<Int>(next: { log.print($0) }, finish: { _ in log.print("end") }),
        SinkDisposer())
      for number in 1...3 { sink.next(number) }
      sink.finish(.completed)
    }
    expectEqual(log.lines, ["1", "3", "end", "1", "3", "end"])
  }

  @Test func `a gated sink handles the events of two sources`() {
    let log = PrintLog()
    let (values, ticks) = (PublishSubject<String>(), PublishSubject<Void>())
    let scope = SinkDisposer()
    GatedOperator(values, ticks) { CountSink($0) }.run(
      EventSink<Int>(next: { log.print($0) }, finish: { _ in log.print("end") }).raw, scope)
    for value in ["a", "b"] { values.onNext(value) }
    ticks.onNext(())
    ticks.onNext(())
    values.onCompleted()
    scope.dispose()
    expectEqual(log.lines, ["2", "0", "end"])
  }

  @Test func `one event passes through an observable`() {
    let log = PrintLog()
    let print = log.print
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create()
    }
    let subscription = source.map { $0 + 1 }.subscribe(onNext: { print($0) })
    subscription.dispose()
    expectEqual(log.lines, ["2"])
  }

  @Test func `one event passes through a signal`() {
    let log = PrintLog()
    let print = log.print
    let ones = Signal<Int>.create { subscriber in
      subscriber.sendNext(1)
      subscriber.sendCompleted()
      return nil
    }
    let disposable = ones.map { $0 + 1 }.subscribe(next: { print($0) }, completed: { print("end") })
    disposable.dispose()
    expectEqual(log.lines, ["2", "end"])
  }
}
