// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Emits each event as a value, including the terminal event, then completes.
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let request = Signal<Int>.error(Offline())
  /// request.materialize().subscribe(next: { print($0) }, completed: { print("done") })
  /// ```
  ///
  /// Use it to handle errors as values. ``dematerialize()`` is the inverse. To replace an error by
  /// a value, use ``catchAndReturn(_:)``.
  ///
  /// - **Ends:** completes after the value of the source's terminal event; never fails.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per event; stores no values.
  @inlinable
  public final func materialize() -> Signal<Event<Value>> {
    makeSignal(
      raw,
      .reacting("materialize") { scope in
        Reaction { (value: Value, sink: EventSink<Event<Value>>) in
          sink.next(.next(value))
        } terminated: { termination, sink in
          sink.next(Event(termination))
          if !scope.isDisposed { sink.finish(.completed) }
        }
      }
    ).named(after: self, "-materialize")
  }

  /// Emits each value as a success, and an error as a failure, then completes.
  ///
  ///     source              a-b--#
  ///     materializeResults  x-y--(z|)
  ///
  /// (`x` and `y` are successes, `z` is the failure.)
  ///
  /// Differs from ``materialize()`` in that a completion is not emitted as a value.
  /// ``dematerializeResults()`` is the inverse.
  @inlinable
  public final func materializeResults() -> Signal<Result<Value, any Error>> {
    materialize().compactMap { event in
      switch event {
      case .next(let value): .success(value)
      case .error(let error): .failure(error)
      case .completed: nil
      }
    }.named(after: self, "-materializeResults")
  }

  /// Emits the values of successes, and fails with the first failure.
  ///
  /// ```swift
  /// let results = SignalSubject<Result<Int, any Error>>()
  /// let values: Signal<Int> = results.dematerializeResults()
  /// ```
  ///
  /// The inverse of ``materializeResults()``.
  @inlinable
  public final func dematerializeResults<Success, Failure: Error>() -> Signal<Success>
  where Value == Result<Success, Failure> {
    map { try $0.get() }.named(after: self, "-dematerializeResults")
  }
}
