// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal

struct Reading: Sendable, Equatable {
  let sensor: String
  let celsius: Double
}

/// Signals and subjects as properties of a Sendable class.
final class SensorHub: Sendable {
  let readings = SignalSubject<Reading>()
  let limit: Double

  init(limit: Double) { self.limit = limit }

  /// Warnings, for clients with the Rx model.
  var warnings: Observable<String> {
    readings
      .filter { [limit] in $0.celsius > limit }
      .distinctUntilChanged()
      .map { "\($0.sensor): \($0.celsius)" }
      .asObservable()
  }

  /// The running mean, computed in Rx style and handed out as a signal.
  var mean: Signal<Double> {
    readings.asObservable()
      .scan((count: 0, sum: 0.0)) { (count: $0.count + 1, sum: $0.sum + $1.celsius) }
      .map { $0.sum / Double($0.count) }
      .asSignal()
  }

  func replay(_ recorded: [Reading]) -> Signal<Reading> {
    Signal.create { subscriber in
      for reading in recorded { subscriber.sendNext(reading) }
      subscriber.sendCompleted()
      return nil
    }
  }
}

/// A signal's values on the main actor.
@MainActor
final class Display {
  private(set) var text = ""
  private var subscription: (any Disposable)?

  func show(_ mean: Signal<Double>) {
    subscription = mean.deliver(on: .main).subscribe(
      next: { [weak self] value in
        MainActor.assumeIsolated { self?.text = "\(value)" }
      },
      error: { [weak self] error in
        MainActor.assumeIsolated { self?.text = "\(error)" }
      })
  }

  func hide() { subscription?.dispose() }
}
