// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the source's values until another observable sends one.
  ///
  ///     source       a-b-c-d-|
  ///     other        -----x--|
  ///     take(until)  a-b-c|
  ///
  /// `other` is subscribed first; if it sends at once, the source is not subscribed.
  ///
  /// - **Ends:** completes with the source or with the first value of `other`. The completion of
  ///   `other` changes nothing; its error ends the result.
  ///
  /// - Parameter other: Whose first value ends the result.
  /// - Returns: An observable of the values until then.
  @inlinable
  public func take<Trigger: ObservableType>(until other: Trigger) -> Observable<Element> {
    OperatorObservable(
      Triggered(asObservable(), other.asObservable(), TakeUntilRule(completesWithTrigger: false)))
  }
}
