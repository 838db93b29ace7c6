// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Sends only the values for which `predicate` is true.
  ///
  /// - Parameter predicate: Whether a value passes.
  @available(swift 6) @preconcurrency @inlinable
  public func filter(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().filter(predicate))
  }

  /// Sends the values that differ from the one before.
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> where Element: Equatable {
    Infallible(raw: asObservable().distinctUntilChanged())
  }

  /// Sends the values whose key differs from the key of the one before.
  ///
  /// - Parameter keySelector: The key of a value.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(keySelector))
  }

  /// Sends the values that `comparer` tells apart from the one before.
  ///
  /// - Parameter comparer: Whether two values are equal.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(comparer))
  }

  /// Sends the values whose key `comparer` tells apart from the key of the one before.
  ///
  /// - Parameters:
  ///   - keySelector: The key of a value.
  ///   - comparer: Whether two keys are equal.
  @available(swift 6) @preconcurrency @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) -> Key,
    comparer: @escaping @Sendable (Key, Key) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Sends the values that differ in a property from the one before.
  ///
  /// - Parameter keyPath: The property.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(at: keyPath))
  }

  /// Sends the values from the first one on for which `predicate` is false.
  ///
  /// - Parameter predicate: Whether to go on leaving values out.
  @available(swift 6) @preconcurrency @inlinable
  public func skip(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().skip(while: predicate))
  }

  /// Drops the values until another observable sends one.
  ///
  /// - Parameter other: Whose first value opens the way. Its error ends the result, and goes to
  ///   ``Hooks/defaultErrorHandler``.
  @inlinable
  public func skip<Trigger: ObservableType>(until other: Trigger) -> Infallible<Element> {
    Infallible(raw: asObservable().skip(until: other))
  }

  /// Sends the first values, and completes with the last of them.
  ///
  /// - Parameter count: How many values; for zero or less it completes at once.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(raw: asObservable().take(count))
  }

  /// Passes values on for `duration`, then completes.
  ///
  /// - Parameters:
  ///   - duration: How long values pass, from the subscription on.
  ///   - scheduler: Measures the time.
  @inlinable
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> where Element: Sendable {
    Infallible(raw: asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Sends the values until another infallible sends one.
  ///
  /// - Parameter other: Whose first value ends the result.
  @inlinable
  public func take<Trigger: InfallibleType>(until other: Trigger) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: other.asObservable()))
  }

  /// Sends the values until an observable sends one.
  ///
  /// - Parameter other: Whose first value ends the result. Its error does, too, and goes to
  ///   ``Hooks/defaultErrorHandler``.
  @inlinable
  public func take<Trigger: ObservableType>(until other: Trigger) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: other))
  }

  /// Sends the values up to the first one for which `predicate` is true.
  ///
  /// - Parameters:
  ///   - predicate: Whether a value is the end.
  ///   - behavior: Whether the value that ends it is sent.
  @available(swift 6) @preconcurrency @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: predicate, behavior: behavior))
  }

  /// Sends the values up to the first one for which `predicate` is false.
  ///
  /// - Parameters:
  ///   - predicate: Whether to go on after a value.
  ///   - behavior: Whether the value that ends it is sent.
  @available(swift 6) @preconcurrency @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().take(while: predicate, behavior: behavior))
  }
}
