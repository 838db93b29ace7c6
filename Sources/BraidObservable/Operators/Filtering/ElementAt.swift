// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits only the value at `index`, counted from zero, and completes.
  ///
  ///     source          a-b--c-d|
  ///     element(at: 2)  -----(c|)
  ///
  /// ```swift
  /// let third = Observable.of("a", "b", "c", "d").element(at: 2)  // "c"
  /// ```
  ///
  /// For the first value, which may be missing, use ``first()``.
  ///
  /// - **Ends:** completes with that value. Fails with ``RxError/argumentOutOfRange`` if the source
  ///   completes before it, and immediately if `index` is negative.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter index: The zero-based position of the value.
  public func element(at index: Int) -> Observable<Element> {
    index < 0
      ? .error(RxError.argumentOutOfRange)
      : makeObservable(
        rawSource, .element(at: index, missing: RxError.argumentOutOfRange))
  }
}
