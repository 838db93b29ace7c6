// SPDX-License-Identifier: MIT
import BraidCore

/// What `bind` does with a value.
public enum BindStep<Value> {
  /// Subscribes to a signal beside those under way.
  case emit(Signal<Value>)
  /// Subscribes to a signal and takes no more values.
  case emitAndStop(Signal<Value>)
  /// Takes no more values.
  case stop
}

extension BindStep: Sendable where Value: Sendable {}

extension Signal {
  /// Makes a signal of each value, with state of its own for each subscription, and may stop early.
  ///
  ///     source        a--b--c--d|
  ///     stop after c  A--B--(C|)
  ///
  /// The operation every other operator can be explained by. ``map(_:)``, for one, is a bind whose
  /// binder emits `Signal.just(transform(value))` for each value. The operators are written
  /// directly, because that is several times as fast, and tested to do what their bind form does.
  ///
  /// - **Ends:** completes when the source has, or the binder has stopped it, and all signals made
  ///   have completed too; the first error of any of them ends it at once.
  ///
  /// - Parameter makeBinder: Called for each subscription; what it returns is called for each
  ///   value, one at a time.
  @preconcurrency
  public final func bind<Result>(
    _ makeBinder: @escaping @Sendable () -> (Value) throws -> BindStep<Result>
  ) -> Signal<Result> {
    OperatorSignal(
      AnonymousOperator { sink, scope in
        let binding = Binding(makeBinder(), MergeSink(sink, scope, .always, ()))
        self.connect(
          EventSink(next: { binding.receive($0) }, finish: { binding.sink.sourceFinished($0) }),
          binding.sink)
      }
    ).named(after: self, "-bind:")
  }
}

/// One subscription to a bound signal.
private final class Binding<Input, Output>: @unchecked Sendable {  // touched by the source only
  /// The source's scope, too: stopping that leaves the signals it made.
  let sink: MergeSink<Void, Output>
  private let binder: (Input) throws -> BindStep<Output>

  init(
    _ binder: @escaping (Input) throws -> BindStep<Output>, _ sink: MergeSink<Void, Output>
  ) {
    self.binder = binder
    self.sink = sink
  }

  func receive(_ value: Input) {
    if sink.isDisposed { return }
    do {
      switch try binder(value) {
      case .emit(let signal):
        if !sink.isClosed { sink.take(signal) }
      case .emitAndStop(let signal):
        if sink.isClosed { return }
        // Stopped first: the signal may send what makes the source send again.
        sink.endSource()
        sink.take(signal)
        sink.sourceFinished(.completed)
      case .stop:
        sink.sourceFinished(.completed)
      }
    } catch { sink.sourceFinished(.error(error)) }
  }
}
