// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Calls a method of an object with the latest values of several signals, once all of them have
  /// emitted, and then whenever one of them emits.
  ///
  /// ```swift
  /// final class Table {
  ///   func resize(width: Int, rows: Int) -> Int { width * rows }
  /// }
  /// let table = Table()
  /// let sizes = Signal.lift(table, Table.resize, .just(40), .just(3))
  /// sizes.subscribe(next: { print($0) })  // 120
  /// ```
  ///
  /// The signals are subscribed to immediately, whether or not the returned signal is subscribed
  /// to. A subscriber of the returned signal receives the latest result and new results.
  /// ReactiveObjC calls this operator `rac_liftSelector:withSignals:`. To set a property instead,
  /// use ``bind(to:_:isolation:fileID:line:)-(_,ReferenceWritableKeyPath<Object,Value>,_,_,_)``.
  ///
  /// - **Ends:** completes when all signals have completed, or when the object, which is retained
  ///   weakly, is released: immediately if it is a `HasLifetime` (or there is an Objective-C
  ///   runtime), otherwise with the next value. The first error of a signal or of the method fails
  ///   it.
  /// - **Threads:** the method is called on the thread that sends a value, one call at a time.
  /// - Complexity: O(n) per value for n signals; retains the latest value of each signal.
  ///
  /// - Parameters:
  ///   - object: The object of the method.
  ///   - method: The method. Takes a value of each signal, in order.
  ///   - signal: The signals.
  /// - Returns: A signal of the latest result, then the new results.
  @preconcurrency @discardableResult
  public static func lift<Object: AnyObject, each Source>(
    _ object: Object,
    _ method: @escaping @Sendable (Object) -> (repeat each Source) throws -> Value,
    _ signal: repeat Signal<each Source>
  ) -> Signal<Value> {
    let reference = WeakReference(object)
    let results = Signal<LiftedCall<Value>>.latestOfMany(repeat each signal) {
      (value: repeat each Source) in
      guard let object = reference.object else { return LiftedCall(result: nil) }
      return LiftedCall(result: .some(try method(object)(repeat each value)))
    }
    let live: Signal<Value> = makeSignal(
      results.raw,
      .reacting("lift") { _ in
        Reaction { (call: LiftedCall<Value>, sink: EventSink<Value>) in
          if let result = call.result { sink.next(result) } else { sink.finish(.completed) }
        }
      })
    let source = Lifetime.of(object).map { live.take(until: $0.ended) } ?? live
    let connection = source.multicast(ReplaySignalSubject(capacity: 1))
    connection.connect()
    return ForwardingSignal(connection.signal).named("+lift:")
  }
}

/// The result of a call; nil if the object was released.
private struct LiftedCall<Value> {
  let result: Value?
}
