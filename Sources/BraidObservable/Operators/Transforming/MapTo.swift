// SPDX-License-Identifier: MIT
public import BraidCore

// Not `map(to:)`, the signals' name for it: a trailing closure fits that label, so `map { }` would
// have one more meaning, and code that compiles for RxSwift would not.
extension ObservableType {
  /// Sends the same value for every value.
  ///
  ///     source    a-b--c|
  ///     mapTo(x)  x-x--x|
  ///
  /// - **Ends:** with the source.
  ///
  /// - Parameter value: What to send.
  /// - Complexity: O(1) a value; no lock.
  @inlinable
  public func mapTo<Result>(_ value: Result) -> Observable<Result> {
    StagedObservable(asObservable(), ConstantStage(value))
  }
}
