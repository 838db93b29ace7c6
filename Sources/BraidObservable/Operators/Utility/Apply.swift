// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Applies a function of observables: `source.apply(retrying)` is `retrying(source)`.
  ///
  ///     source               1-2-|
  ///     apply { $0.map(+1) } 2-3-|
  ///
  /// ```swift
  /// let trimmed: (Observable<String>) -> Observable<String> = { names in
  ///   names.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  /// }
  /// let names = Observable.of(" a ", "").apply(trimmed)  // "a"
  /// ```
  ///
  /// Use it to reuse a part of a chain in several chains.
  ///
  /// - **Ends:** with the observable that `transform` returns.
  /// - **Threads:** as `transform` decides.
  /// - **Complexity:** no cost per value.
  ///
  /// - Parameter transform: Returns the result. Called immediately.
  /// - Returns: The observable that `transform` returns.
  public func apply<Result>(
    _ transform: (Observable<Element>) -> Observable<Result>
  ) -> Observable<Result> {
    transform(asObservable())
  }
}
