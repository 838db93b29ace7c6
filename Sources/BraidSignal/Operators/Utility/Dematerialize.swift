// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: EventConvertible {
  /// Sends the events that the source emits as values; the inverse of ``materialize()``.
  ///
  /// ```swift
  /// let events = Signal.from([Event.next(1), .next(2), .completed])
  /// events.dematerialize().subscribe(next: { print($0) })  // 1, 2
  /// ```
  ///
  /// - **Ends:** with the first terminal event among the values. If the source completes without
  ///   one, so does the result; an error of the source is forwarded.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per value; stores no values.
  @inlinable
  public final func dematerialize() -> Signal<Value.Element> {
    makeSignal(
      raw,
      .reacting("dematerialize") { _ in
        Reaction { (value: Value, sink: EventSink<Value.Element>) in sink.on(value.event) }
      }
    ).named(after: self, "-dematerialize")
  }
}
