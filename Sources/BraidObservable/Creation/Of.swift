// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends some values, then completes.
  ///
  ///     of(a, b, c)  (abc|)
  ///
  /// - Parameter elements: The values.
  @inlinable
  public static func of(_ elements: Element...) -> Observable<Element> {
    OperatorObservable(SequenceOperator(elements))
  }

  /// Sends some values on a scheduler, a piece of work each, then completes there.
  ///
  /// - Parameters:
  ///   - elements: The values.
  ///   - scheduler: Where they are sent.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    Observable.scheduled(elements, on: scheduler)
  }
}
