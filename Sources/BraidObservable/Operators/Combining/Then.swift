// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Ignores the values of this observable, and continues with another one on its completion.
  ///
  ///     source  a--b|
  ///     then    1--2|
  ///     result  ----1--2|
  ///
  /// ```swift
  /// let save = Observable.of("writing", "flushing")
  /// let done = save.then { Observable.just("saved") }  // saved
  /// ```
  ///
  /// To keep the values of this observable, use `concat(_:)`. After a ``Completable``, use
  /// `andThen(_:)`.
  ///
  /// - **Ends:** with the other observable. An error of this one is forwarded, and `makeNext` is
  ///   not called; fails if `makeNext` throws.
  /// - **Threads:** `makeNext` is called on the thread on which this observable completes; values
  ///   are delivered on the thread of the other one.
  /// - **Complexity:** O(1) per value; stores no values.
  ///
  /// - Parameter makeNext: Returns the observable to continue with. Called at most once for each
  ///   subscription.
  @preconcurrency
  public func then<Source: ObservableConvertibleType>(
    _ makeNext: @escaping @Sendable () throws -> Source
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let next: () throws -> Observable<Source.Element> = {  // as `makeNext`
      try makeNext().asObservable()
    }
    return Observable<Source.Element>.concat([
      makeObservable(rawSource, .ignoreElements, function: "ignoreElements"),
      .deferred { try next() },
    ]).made(by: #function)
  }
}
