// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Calls a method of an object with the latest values of some signals: once all of them have
  /// sent, and then whenever one of them does.
  ///
  /// ```swift
  /// let heights = Signal.lift(table, Table.resize, widths, fonts)
  /// ```
  ///
  /// The signals are subscribed to at once, whoever is interested in the results; who subscribes to
  /// what is returned gets the latest result and those to come. What ReactiveObjC's
  /// `rac_liftSelector:withSignals:` does.
  ///
  /// - **Ends:** completes when all signals have, and with the object, which is held weakly: at
  ///   once if it is a `HasLifetime` (or there is an Objective-C runtime), otherwise with the next
  ///   value. The first error of a signal, or of the method, ends it.
  /// - **Threads:** the method is called where a value is sent, one call at a time.
  ///
  /// - Parameters:
  ///   - object: Whose method it is.
  ///   - method: Takes a value of each signal, in order.
  ///   - signal: The signals.
  /// - Returns: The latest result, then those to come.
  @preconcurrency @discardableResult
  public static func lift<Object: AnyObject, each Source>(
    _ object: Object,
    _ method: @escaping @Sendable (Object) -> (repeat each Source) throws -> Value,
    _ signal: repeat Signal<each Source>
  ) -> Signal<Value> {
    let reference = WeakReference(object)
    let results = Signal<LiftedCall<Value>>.combineLatest(repeat each signal) {
      (value: repeat each Source) in
      guard let object = reference.object else { return LiftedCall(result: nil) }
      return LiftedCall(result: .some(try method(object)(repeat each value)))
    }
    let live = StagedSignal(results, LiftedResults())
    let source = Lifetime.of(object).map { live.take(until: $0.ended) } ?? live
    let connection = source.multicast(ReplaySignalSubject(capacity: 1))
    connection.connect()
    return ForwardingSignal(connection.signal).named("+lift:")
  }
}

/// What a method has returned; nothing, if its object was gone.
private struct LiftedCall<Value> {
  let result: Value?
}

/// The results, until there is none.
private struct LiftedResults<Value>: StageOperator {
  func receive(_ input: LiftedCall<Value>, _ output: StageOutput<Value>) {
    if let result = input.result { output.next(result) } else { output.finish(.completed) }
  }
}
