// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Drops the source's values until another observable sends one.
  ///
  ///     source       a-b-c-d-|
  ///     other        ---x----|
  ///     skip(until)  ----c-d-|
  ///
  /// - **Ends:** as the source does; a source that completes before `other` has sent never ends the
  ///   result. An error of either ends it.
  ///
  /// - Parameter other: Whose first value opens the way.
  /// - Returns: An observable of the values from then on.
  @inlinable
  public func skip<Trigger: ObservableType>(until other: Trigger) -> Observable<Element> {
    OperatorObservable(Triggered(asObservable(), other.asObservable(), SkipUntilRule()))
  }
}
