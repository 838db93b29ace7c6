// SPDX-License-Identifier: MIT
public import BraidCore

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
  @inlinable
  public final func collect() -> Signal<[Value]> {
    StagedSignal(self, CollectStage()).named(after: self, "-collect")
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
  @inlinable
  public final func collect(count: Int) -> Signal<[Value]> {
    Misuse.require(
      count > 0,
      """
      collect(count: \(count)) has no values to put into an array. Pass 1 or more.
      """)
    return StagedSignal(self, CollectGroupsStage(after: { $0.count == count }, before: nil))
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
  @preconcurrency @inlinable
  public final func collect(
    _ shouldEmit: @escaping @Sendable (_ values: [Value]) throws -> Bool
  ) -> Signal<[Value]> {
    StagedSignal(self, CollectGroupsStage(after: shouldEmit, before: nil))
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
  /// Otherwise like ``collect(count:)``.
  ///
  /// - Parameter shouldEmit: Returns true to emit the values so far, before the newest one begins
  ///   the next array. An error it throws fails the signal (C7).
  @preconcurrency @inlinable
  public final func collect(
    _ shouldEmit: @escaping @Sendable (_ values: [Value], _ newest: Value) throws -> Bool
  ) -> Signal<[Value]> {
    StagedSignal(self, CollectGroupsStage(after: nil, before: shouldEmit))
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
  ///   - interval: The length of an interval.
  ///   - scheduler: Times the arrays and delivers them. The immediate scheduler traps, because it
  ///     would block the sender.
  ///   - skipEmpty: Whether an array without values is not emitted.
  public final func collect(
    every interval: Duration, on scheduler: Scheduler, skipEmpty: Bool = false
  ) -> Signal<[Value]> {
    let arrays = Signal<[Value]>.of(
      GatedOperator(
        self, bufferedFor: interval, opensAtOnce: true,
        ruleClock(on: scheduler, for: "collect(every:on:skipEmpty:)")))
    return (skipEmpty ? arrays.filter { !$0.isEmpty } : arrays).named(after: self, "-collectEvery:")
  }
}

/// Sends the values in arrays.
@usableFromInline
struct CollectGroupsStage<Element>: MultiEmitOperator {
  /// Whether an array ends with its newest value.
  @usableFromInline let endsAfter: (@Sendable ([Element]) throws -> Bool)?
  /// Whether an array ends before a new value.
  @usableFromInline let endsBefore: (@Sendable ([Element], Element) throws -> Bool)?
  @usableFromInline var elements: [Element] = []

  @inlinable
  init(
    after endsAfter: (@Sendable ([Element]) throws -> Bool)?,
    before endsBefore: (@Sendable ([Element], Element) throws -> Bool)?
  ) {
    self.endsAfter = endsAfter
    self.endsBefore = endsBefore
  }

  @inlinable static var interceptsTermination: Bool { true }

  @inlinable
  mutating func receive(_ element: Element, _ output: MultiEmitOutput<[Element]>) {
    do {
      let group = elements
      if let endsBefore, try endsBefore(group, element) {
        elements = [element]
        return output.next(group)
      }
      elements.append(element)
      if let endsAfter, try endsAfter(elements) { send(output) }
    } catch { output.fail(error) }
  }

  @inlinable
  mutating func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<[Element]>) {
    if termination.isCompleted, !elements.isEmpty { send(output) }
    elements = []
    output.finish(termination)
  }

  @inlinable
  mutating func send(_ output: MultiEmitOutput<[Element]>) {
    let group = elements
    elements = []
    output.next(group)
  }
}
