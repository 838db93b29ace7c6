// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Emits one value, then completes.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(raw: .just(element))
  }

  /// Emits one value and completes, on a scheduler.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> where Element: Sendable {
    Infallible(raw: .just(element, scheduler: scheduler))
  }

  /// Completes immediately, without a value.
  @inlinable
  public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

  /// Emits nothing and never terminates.
  @inlinable
  public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

  /// Calls `observableFactory` for each subscription, and emits the values of the infallible it
  /// returns.
  ///
  /// - Parameter observableFactory: Returns the infallible for a subscription.
  @available(swift 6) @preconcurrency @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: .deferred { observableFactory().source })
  }
}

extension Infallible {
  /// Emits its arguments, then completes.
  ///
  /// - Parameter elements: The values.
  @inlinable
  public static func of(_ elements: Element...) -> Infallible { from(elements) }

  /// Emits its arguments and completes, on a scheduler, in one action per event.
  ///
  /// - Parameters:
  ///   - elements: The values.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType
  ) -> Infallible where Element: Sendable {
    from(elements, scheduler: scheduler)
  }

  /// Emits the elements of an array, then completes.
  ///
  /// - Parameter array: The values.
  @inlinable
  public static func from(_ array: [Element]) -> Infallible { Infallible(raw: .from(array)) }

  /// Emits the elements of an array and completes, on a scheduler, in one action per event.
  ///
  /// - Parameters:
  ///   - array: The values.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType
  ) -> Infallible where Element: Sendable {
    Infallible(raw: .from(array, scheduler: scheduler))
  }

  /// Emits the elements of a sequence, then completes.
  ///
  /// - Parameter sequence: The values, requested one at a time. The sequence may be infinite.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements
  ) -> Infallible where Elements.Element == Element {
    Infallible(raw: .from(sequence))
  }

  /// Emits the elements of a sequence and completes, on a scheduler, in one action per event.
  ///
  /// - Parameters:
  ///   - sequence: The values. Its iterator runs on the scheduler.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType
  ) -> Infallible where Elements.Element == Element, Element: Sendable {
    Infallible(raw: .from(sequence, scheduler: scheduler))
  }
}

extension RelayType {
  /// The relay as a sequence that cannot fail, by its type.
  public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}
