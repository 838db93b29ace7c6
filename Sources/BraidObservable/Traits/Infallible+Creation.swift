// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Sends one value, then completes.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(raw: .just(element))
  }

  /// Sends one value on a scheduler, then completes there.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Where it is sent.
  @inlinable
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> where Element: Sendable {
    Infallible(raw: .just(element, scheduler: scheduler))
  }

  /// Completes at once, without a value.
  @inlinable
  public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

  /// Sends nothing and never ends.
  @inlinable
  public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

  /// Asks `observableFactory` for an infallible for each subscription, and sends what that sends.
  ///
  /// - Parameter observableFactory: Makes the infallible.
  @available(swift 6) @preconcurrency @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: .deferred { observableFactory().source })
  }
}

extension Infallible {
  /// Sends some values, then completes.
  ///
  /// - Parameter elements: The values.
  @inlinable
  public static func of(_ elements: Element...) -> Infallible { from(elements) }

  /// Sends some values on a scheduler, a piece of work each, then completes there.
  ///
  /// - Parameters:
  ///   - elements: The values.
  ///   - scheduler: Where they are sent.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType
  ) -> Infallible where Element: Sendable {
    from(elements, scheduler: scheduler)
  }

  /// Sends the elements of an array, then completes.
  ///
  /// - Parameter array: The values.
  @inlinable
  public static func from(_ array: [Element]) -> Infallible { Infallible(raw: .from(array)) }

  /// Sends the elements of an array on a scheduler, a piece of work each, then completes there.
  ///
  /// - Parameters:
  ///   - array: The values.
  ///   - scheduler: Where they are sent.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType
  ) -> Infallible where Element: Sendable {
    Infallible(raw: .from(array, scheduler: scheduler))
  }

  /// Sends the elements of a sequence, then completes.
  ///
  /// - Parameter sequence: The values, taken one by one; it may be endless.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements
  ) -> Infallible where Elements.Element == Element {
    Infallible(raw: .from(sequence))
  }

  /// Sends the elements of a sequence on a scheduler, a piece of work each, then completes there.
  ///
  /// - Parameters:
  ///   - sequence: The values; its iterator runs on the scheduler.
  ///   - scheduler: Where they are sent.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType
  ) -> Infallible where Elements.Element == Element, Element: Sendable {
    Infallible(raw: .from(sequence, scheduler: scheduler))
  }
}
