// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits all values as one array when the source completes.
  ///
  ///     source   a--b--|
  ///     collect  ------(x|)
  ///
  /// ```swift
  /// let numbers = Signal.from(1...3)
  /// numbers.collect().subscribe(next: { print($0) })  // [1, 2, 3]
  /// ```
  ///
  /// For an array for each interval of time, use ``buffer(every:on:)``. To combine the values into
  /// something else, use ``reduce(_:_:)``.
  ///
  /// - **Ends:** completion first emits the array, which is empty for an empty source; an error is
  ///   forwarded and drops the values.
  /// - **Threads:** the array arrives on the thread on which the source completes.
  /// - Complexity: O(1) per value, amortized; buffers all values.
  public final func collect() -> Signal<[Value]> {
    makeSignal(raw, .collect(Value.self)).named(after: self, "-collect")
  }
}

extension Signal {
  /// Emits the values in arrays of `count`.
  ///
  ///     source      a-b-c-d-e|
  ///     collect(2)  --x---y--(z|)
  ///
  /// (`x` is `["a", "b"]`, `y` is `["c", "d"]`, `z` is `["e"]`.)
  ///
  /// ```swift
  /// Signal.from(1...5).collect(count: 2).subscribe(next: { print($0) })  // [1, 2], [3, 4], [5]
  /// ```
  ///
  /// For arrays of another length, use ``collect(_:)-(([Value])->Bool)``; for an array for each
  /// interval of time, ``collect(every:on:skipEmpty:)``.
  ///
  /// - **Ends:** completion first emits the values of an array that is not full, if there are any;
  ///   an error is forwarded and drops them.
  /// - **Threads:** an array arrives on the thread of its last value.
  /// - Complexity: O(1) per value; buffers up to `count` values.
  ///
  /// - Parameter count: The length of an array. A number less than one traps.
  public final func collect(count: Int) -> Signal<[Value]> {
    Misuse.require(
      count > 0,
      """
      collect(count: \(count)) has no values to put into an array. Pass 1 or more.
      """)
    return makeSignal(
      raw, .collectGroups(after: { (values: [Value]) in values.count == count }, before: nil)
    )
    .named(after: self, "-collect:", count)
  }

  /// Emits the values in arrays, each of which ends with the value for which a closure returns
  /// true.
  ///
  ///     source                a-b-c-d-e|
  ///     ends with b, d        --x---y--(z|)
  ///
  /// Otherwise like ``collect(count:)``.
  ///
  /// - Parameter shouldEmit: Returns true to emit an array, for the values so far, the newest one
  ///   included. An error it throws fails the signal (C7).
  @preconcurrency
  public final func collect(
    _ shouldEmit: @escaping @Sendable (_ values: [Value]) throws -> Bool
  ) -> Signal<[Value]> {
    makeSignal(raw, .collectGroups(after: shouldEmit, before: nil))
      .named(after: self, "-collectUntil:")
  }

  /// Emits the values in arrays, each of which begins with a value for which a closure returns
  /// true.
  ///
  ///     source              a-b-c-d-e|
  ///     begins with b, d    --x---y--(z|)
  ///
  /// (`x` is `["a"]`, `y` is `["b", "c"]`, `z` is `["d", "e"]`.)
  ///
  /// If the closure returns true for the first value, an empty array is emitted first, as in
  /// ReactiveSwift. Otherwise like ``collect(count:)``.
  ///
  /// - Parameter shouldEmit: Returns true to emit the values so far, before the newest one begins
  ///   the next array. An error it throws fails the signal (C7).
  @preconcurrency
  public final func collect(
    _ shouldEmit: @escaping @Sendable (_ values: [Value], _ newest: Value) throws -> Bool
  ) -> Signal<[Value]> {
    makeSignal(raw, .collectGroups(after: nil, before: shouldEmit))
      .named(after: self, "-collectUntil:")
  }
}

extension Signal where Value: Sendable {
  /// Emits the values of each interval in an array.
  ///
  ///     source      ab-----c---|
  ///     every 3     ---x--y--z-(w|)
  ///
  /// (`y` is empty, `w` as well; `z` is `["c"]`.)
  ///
  /// Differs from ``buffer(every:on:)`` in that the intervals follow each other from the
  /// subscription on, whenever values arrive.
  ///
  /// - **Ends:** completion first emits the current array, which ReactiveSwift drops by default; an
  ///   error is forwarded immediately and drops it.
  /// - **Threads:** arrays arrive on `scheduler`; the last array arrives on the thread on which the
  ///   source completes.
  /// - Complexity: O(1) per value; buffers the values of one interval and uses one timer.
  ///
  /// - Parameters:
  ///   - interval: The length of an interval. If it is not positive, arrays are emitted as fast as
  ///     `scheduler` runs its actions.
  ///   - scheduler: Times the arrays and delivers them. The immediate scheduler traps, because it
  ///     would block the sender.
  ///   - skipEmpty: Whether an array without values is not emitted.
  public final func collect(
    every interval: Duration, on scheduler: Scheduler, skipEmpty: Bool = false
  ) -> Signal<[Value]> {
    let arrays: Signal<[Value]> = makeSignal(
      GatedOperator(
        self, bufferedFor: interval, opensAtOnce: true,
        operatorClock(on: scheduler, for: "collect(every:on:skipEmpty:)")))
    return (skipEmpty ? arrays.filter { !$0.isEmpty } : arrays).named(after: self, "-collectEvery:")
  }
}

extension OperatorParts {
  /// Collects values into arrays, which end after or before the value for which a closure returns
  /// true.
  fileprivate static func collectGroups<Value>(
    after endsAfter: (@Sendable ([Value]) throws -> Bool)?,
    before endsBefore: (@Sendable ([Value], Value) throws -> Bool)?
  ) -> OperatorParts {
    .reacting("collect") { scope in
      var values: [Value] = []
      func send(_ sink: EventSink<[Value]>) {
        let group = values
        values = []
        sink.next(group)
      }
      return Reaction { (value: Value, sink: EventSink<[Value]>) in
        if let endsBefore, try endsBefore(values, value) {
          let group = values
          values = [value]
          return sink.next(group)
        }
        values.append(value)
        if let endsAfter, try endsAfter(values) { send(sink) }
      } terminated: { termination, sink in
        if termination.isCompleted, !values.isEmpty { send(sink) }
        values = []
        if !scope.isDisposed { sink.finish(termination) }
      }
    }
  }
}
