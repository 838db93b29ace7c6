// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Emits a value immediately.
  ///
  /// - Parameter element: The value.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// Emits a value on a scheduler.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Delivers the value.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Maybe<Element> where Element: Sendable {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// Completes immediately, without a value.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Fails immediately.
  ///
  /// - Parameter error: The error to emit.
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// Emits nothing and never terminates.
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }
}
