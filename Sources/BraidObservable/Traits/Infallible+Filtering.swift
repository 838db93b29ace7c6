// SPDX-License-Identifier: MIT

@available(swift 6)
extension InfallibleType {
  /// Emits only the values for which `predicate` returns true.
  ///
  /// - Parameter predicate: Whether a value is emitted.
  @preconcurrency @inlinable
  public func filter(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().filter(predicate))
  }

  /// Emits a value only if its key differs from the previous value's key.
  ///
  /// - Parameter keySelector: Returns the key of a value.
  @preconcurrency @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(keySelector))
  }

  /// Emits a value only if `comparer` does not consider it equal to the previous one.
  ///
  /// - Parameter comparer: Whether two values are equal.
  @preconcurrency @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(comparer))
  }

  /// Emits a value only if `comparer` does not consider its key equal to the previous value's key.
  ///
  /// - Parameters:
  ///   - keySelector: Returns the key of a value.
  ///   - comparer: Whether two keys are equal.
  @preconcurrency @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) -> Key,
    comparer: @escaping @Sendable (Key, Key) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops values until `predicate` returns false for the first time, then emits that value and all
  /// later ones.
  ///
  /// - Parameter predicate: Whether to keep dropping values.
  @preconcurrency @inlinable
  public func skip(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().skip(while: predicate))
  }

  /// Emits values until `predicate` returns true for the first time, then completes.
  ///
  /// - Parameters:
  ///   - predicate: Whether to stop at a value.
  ///   - behavior: Whether to emit the value at which it stops.
  @preconcurrency @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: predicate, behavior: behavior))
  }

  /// Emits values until `predicate` returns false for the first time, then completes.
  ///
  /// - Parameters:
  ///   - predicate: Whether to continue after a value.
  ///   - behavior: Whether to emit the value at which it stops.
  @preconcurrency @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().take(while: predicate, behavior: behavior))
  }
}

extension InfallibleType {
  /// Emits a value only if it differs from the previous one.
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> where Element: Equatable {
    Infallible(raw: asObservable().distinctUntilChanged())
  }

  /// Emits a value only if one of its properties differs from the previous value's.
  ///
  /// - Parameter keyPath: The property to compare.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(at: keyPath))
  }

  /// Drops values until another observable emits a value.
  ///
  /// - Parameter other: The observable whose first value opens the result. Its error ends the
  ///   result and goes to `Hooks.defaultErrorHandler`.
  @inlinable
  public func skip<Trigger: ObservableType>(until other: Trigger) -> Infallible<Element> {
    Infallible(raw: asObservable().skip(until: other))
  }

  /// Emits the first `count` values, and completes with the last of them.
  ///
  /// - Parameter count: The number of values. With zero or less, the result completes immediately.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(raw: asObservable().take(count))
  }

  /// Emits the values of the first `duration` after the subscription, then completes.
  ///
  /// - Parameters:
  ///   - duration: How long values are emitted.
  ///   - scheduler: Measures the time.
  @inlinable
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> where Element: Sendable {
    Infallible(raw: asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Emits values until another infallible emits a value, then completes.
  ///
  /// - Parameter other: The infallible whose first value completes the result.
  @inlinable
  public func take<Trigger: InfallibleType>(until other: Trigger) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: other.asObservable()))
  }

  /// Emits values until an observable emits a value, then completes.
  ///
  /// - Parameter other: The observable whose first value completes the result. Its error ends the
  ///   result, too, and goes to `Hooks.defaultErrorHandler`.
  @inlinable
  public func take<Trigger: ObservableType>(until other: Trigger) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: other))
  }
}
