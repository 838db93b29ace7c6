// SPDX-License-Identifier: MIT
public import BraidCore

// Not named `map(to:)` as for signals: a trailing closure would match that label, too, so `map { }`
// would become ambiguous in code that compiles with RxSwift.
extension ObservableType {
  /// Emits the same value for every value of the source.
  ///
  ///     source    a-b--c|
  ///     mapTo(x)  x-x--x|
  ///
  /// ```swift
  /// let taps = PublishSubject<Void>()
  /// let steps = taps.mapTo(1).scan(0) { $0 + $1 }
  /// ```
  ///
  /// To compute a value each time, use ``ObservableType/map(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter value: The value to emit.
  /// - Complexity: O(1) per value; no lock.
  @inlinable
  public func mapTo<Result>(_ value: Result) -> Observable<Result> {
    StagedObservable(asObservable(), ConstantStage(value))
  }
}
