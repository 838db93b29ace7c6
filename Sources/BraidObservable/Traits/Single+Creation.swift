// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Emits a value immediately.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// Emits a value on a scheduler.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Delivers the value.
  @inlinable
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> where Element: Sendable {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Fails immediately.
  ///
  /// - Parameter error: The error to emit.
  @inlinable
  public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

  /// Emits nothing and never terminates.
  @inlinable
  public static func never() -> Single<Element> { Single(raw: .never()) }
}
