// SPDX-License-Identifier: MIT
import BraidCore

/// The result of a binder of ``Signal/bind(_:)`` for one value.
public enum BindStep<Value> {
  /// Subscribes to the signal, concurrently with the signals already in progress.
  case emit(Signal<Value>)
  /// Subscribes to the signal and unsubscribes from the source.
  case emitAndStop(Signal<Value>)
  /// Unsubscribes from the source.
  case stop
}

extension BindStep: Sendable where Value: Sendable {}

extension Signal {
  /// Maps each value to a signal and merges these signals; the binder can stop the source early.
  ///
  ///     source        a--b--c--d|
  ///     stop after c  A--B--(C|)
  ///
  /// ```swift
  /// let letters = Signal.from(["a", "b", "c", "d"])
  /// let firstThree = letters.bind { () -> (String) -> BindStep<String> in
  ///   var count = 0
  ///   return { letter in
  ///     count += 1
  ///     let upper = Signal.just(letter.uppercased())
  ///     return count < 3 ? .emit(upper) : .emitAndStop(upper)
  ///   }
  /// }
  /// firstThree.subscribe(next: { print($0) })  // A, B, C
  /// ```
  ///
  /// Every other operator can be expressed by `bind`. ``map(_:)``, for example, is a bind whose
  /// binder emits `Signal.just(transform(value))` for each value. The library implements its
  /// operators directly, which is several times as fast, and tests them against their bind form.
  /// Use ``flattenMap(_:)-((Value)->Signal<Result>)`` if the binder needs no state and never stops
  /// the source.
  ///
  /// - **Ends:** completes when the source has completed, or the binder has stopped it, and all
  ///   inner signals have completed. A source that is stopped is torn down after the last inner
  ///   signal was subscribed to. The first error of the source or of an inner signal fails the
  ///   result immediately, as does an error thrown by the binder (C7).
  /// - **Threads:** the binder runs on the source's thread, for one value at a time; values arrive
  ///   on the threads of the inner signals, one at a time (C2).
  /// - Complexity: O(1) per value, plus one subscription for each inner signal.
  ///
  /// - Parameter makeBinder: Called once for each subscription. Returns the binder, which is called
  ///   for each value and can hold state of the subscription.
  @preconcurrency
  public final func bind<Result>(
    _ makeBinder: @escaping @Sendable () -> (Value) throws -> BindStep<Result>
  ) -> Signal<Result> {
    makeSignal(
      AnonymousRawOperator { _, sink, scope in
        let binding = Binding(
          makeBinder(), MergeSink(sink, RawType(Result.self), scope, .always))
        self.connect(
          EventSink<Value>(
            next: { binding.receive($0) }, finish: { binding.sink.sourceFinished($0) }),
          binding.sink)
      }
    ).named(after: self, "-bind:")
  }
}

/// One subscription to a bound signal.
private final class Binding<Input, Output>: @unchecked Sendable {  // immutable
  /// Also owns the source's subscription: ending the source leaves the inner signals subscribed.
  let sink: MergeSink
  private let binder: (Input) throws -> BindStep<Output>

  init(
    _ binder: @escaping (Input) throws -> BindStep<Output>, _ sink: MergeSink
  ) {
    self.binder = binder
    self.sink = sink
  }

  func receive(_ value: Input) {
    if sink.isDisposed { return }
    do {
      switch try binder(value) {
      case .emit(let signal):
        if sink.mayStart { sink.take(signal.raw) }
      case .emitAndStop(let signal):
        if !sink.mayStart { return }
        // Before the source is torn down (C6).
        sink.take(signal.raw)
        sink.sourceFinished(.completed)
      case .stop:
        sink.sourceFinished(.completed)
      }
    } catch { sink.sourceFinished(.error(error)) }
  }
}
