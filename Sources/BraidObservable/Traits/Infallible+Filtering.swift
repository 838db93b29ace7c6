// SPDX-License-Identifier: MIT

@available(swift 6)
extension InfallibleType {
  /// Emits values until `predicate` returns true for the first time, then completes.
  ///
  /// - Parameters:
  ///   - predicate: Whether to stop at a value.
  ///   - behavior: Whether to emit the value at which it stops.
  @preconcurrency
  public func take(
    until predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: predicate, behavior: behavior))
  }
}

extension InfallibleType {
  /// Drops values until another observable emits a value.
  ///
  /// - Parameter other: The observable whose first value opens the result. Its error ends the
  ///   result and goes to `Hooks.defaultErrorHandler`.
  public func skip<Trigger: ObservableType>(until other: Trigger) -> Infallible<Element> {
    Infallible(raw: asObservable().skip(until: other))
  }

  /// Emits values until another infallible emits a value, then completes.
  ///
  /// - Parameter other: The infallible whose first value completes the result.
  public func take<Trigger: InfallibleType>(until other: Trigger) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: other.asObservable()))
  }

  /// Emits values until an observable emits a value, then completes.
  ///
  /// - Parameter other: The observable whose first value completes the result. Its error ends the
  ///   result, too, and goes to `Hooks.defaultErrorHandler`.
  public func take<Trigger: ObservableType>(until other: Trigger) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: other))
  }
}
