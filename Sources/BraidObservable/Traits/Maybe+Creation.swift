// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Sends a value at once.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// Sends a value on a scheduler.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Where it is sent.
  @inlinable
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Maybe<Element> where Element: Sendable {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// Completes at once, without a value.
  @inlinable
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Fails at once.
  ///
  /// - Parameter error: The error it fails with.
  @inlinable
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// Sends nothing, ever.
  @inlinable
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }
}
