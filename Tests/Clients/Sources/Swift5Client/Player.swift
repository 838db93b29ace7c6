// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import Dispatch

/// A class with signals, in the manner of ReactiveObjC.
final class Player {
  let position = SignalSubject<Double>()
  var lastPosition = 0.0
  var log: [String] = []
  private var subscription: Disposable?

  func load(_ track: String) -> Signal<Int> {
    Signal.create { subscriber in
      let work = DispatchWorkItem {
        for block in 0..<3 where !subscriber.isDisposed {
          subscriber.sendNext(block)
        }
        subscriber.sendCompleted()
        self.log.append("loaded \(track)")
      }
      DispatchQueue.global().async(execute: work)
      return AnonymousDisposable { work.cancel() }
    }
  }

  func start() {
    var seen = 0
    subscription =
      position
      .filter { $0 >= 0 }
      .distinctUntilChanged()
      .map { Int($0) }
      .subscribe(
        next: { [weak self] second in
          seen += 1
          self?.lastPosition = Double(second)
        },
        error: { print($0) },
        completed: { print("heard \(seen) seconds") })
  }

  func stop() {
    subscription?.dispose()
    subscription = nil
  }

  /// Half signal, half observable.
  func titles() -> Observable<String> {
    load("river")
      .flattenMap { block in Signal.just("block \(block)") }
      .asObservable()
      .do(onNext: { self.log.append($0) })
  }

  func loudTitles() -> Signal<String> {
    titles().map { $0.uppercased() }.asSignal()
  }
}
