// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Sends a value at once.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// Sends a value on a scheduler.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Where it is sent.
  @inlinable
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> where Element: Sendable {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Fails at once.
  ///
  /// - Parameter error: The error it fails with.
  @inlinable
  public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

  /// Sends nothing, ever.
  @inlinable
  public static func never() -> Single<Element> { Single(raw: .never()) }
}
