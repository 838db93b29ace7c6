// SPDX-License-Identifier: MIT
import BraidCore

@available(swift 6)
extension ObservableType {
  /// Emits a state, then the states that follow from it, while a condition holds; like a `for`
  /// loop.
  ///
  ///     generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })  (1248|)
  ///
  /// ```swift
  /// let powers = Observable.generate(
  ///   initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })  // 1, 2, 4, 8
  /// ```
  ///
  /// For consecutive integers, use ``range(start:count:)``. For states that follow from
  /// asynchronous results, use ``expand(maxConcurrent:_:)``.
  ///
  /// - **Ends:** completes when `condition` returns false; fails if a closure throws.
  /// - **Threads:** delivers on the subscribing thread, interleaved with other synchronous sources;
  ///   see `from(_:)`.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - condition: Whether to emit a state. If not, the result completes.
  ///   - iterate: Returns the state that follows.
  @preconcurrency
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      GenerateOperator(initialState, while: condition, iterate) { steps, sink, scope in
        steps.runOnTrampoline(sink, scope)
      })
  }

  /// Emits a state and the states that follow from it while a condition holds, on a scheduler, in
  /// one action per event.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - condition: Whether to emit a state. If not, the result completes.
  ///   - scheduler: Runs the closures and delivers the events.
  ///   - iterate: Returns the state that follows.
  @preconcurrency
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> where Element: Sendable {
    makeObservable(
      GenerateOperator(initialState, while: condition, iterate) { steps, sink, scope in
        steps.run(on: scheduler, sink, scope)
      })
  }
}
