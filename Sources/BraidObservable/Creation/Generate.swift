// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends a state and what becomes of it, while a condition holds: a `for` loop.
  ///
  ///     generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })  (1248|)
  ///
  /// - **Ends:** completes when `condition` is false; fails if one of the closures throws.
  ///
  /// - Parameters:
  ///   - initialState: The first value.
  ///   - condition: Whether a state is sent; if not, it is the end.
  ///   - iterate: The state that follows another.
  @preconcurrency @inlinable
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    OperatorObservable(StepsOperator(GenerateSteps(initialState, while: condition, iterate)))
  }

  /// Sends a state and what becomes of it on a scheduler, a piece of work each, while a condition
  /// holds.
  ///
  /// - Parameters:
  ///   - initialState: The first value.
  ///   - condition: Whether a state is sent; if not, it is the end.
  ///   - scheduler: Where states are made and sent.
  ///   - iterate: The state that follows another.
  @preconcurrency @inlinable
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> where Element: Sendable {
    OperatorObservable(
      ScheduledSteps(GenerateSteps(initialState, while: condition, iterate), scheduler))
  }
}
