// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the values of all sources, and fails only when all of them have ended.
  ///
  ///     a                a-#
  ///     b                --1--2|
  ///     mergeDelayError  a-1--2#
  ///
  /// ```swift
  /// let remote = Observable<String>.error(RxError.timeout)
  /// let cached = Observable.of("a", "b")
  /// let items = Observable.mergeDelayError(remote, cached)  // "a", "b", then the error
  /// ```
  ///
  /// Use it to show partial results although a source has failed: cached items without a network.
  /// If the first error should end the result, use `merge(_:)`; if errors should be dropped, use
  /// ``catchErrorJustComplete()``.
  ///
  /// - **Ends:** when all sources have ended: with the first error, or else with a completion.
  /// - **Threads:** values are delivered on the thread on which they are emitted, one at a time
  ///   (C2).
  /// - **Complexity:** O(1) per value; keeps one error.
  ///
  /// - Parameter sources: The sources. If there are none, the result completes immediately.
  /// - Returns: An observable of the values of all sources.
  public static func mergeDelayError(_ sources: Observable<Element>...) -> Observable<Element> {
    mergeDelayError(sources)
  }

  /// Emits the values of all sources of a sequence, and fails only when all of them have ended; see
  /// the variadic overload.
  public static func mergeDelayError(
    _ sources: some Sequence<Observable<Element>>
  ) -> Observable<Element> {
    nonisolated(unsafe) let sources = Array(sources)  // immutable, like the sources of `merge`
    return .deferred {
      let failure = Locked<(any Error)?>(nil)
      let values = sources.map { source in
        source.catch { error in
          failure.withLock { $0 = $0 ?? error }
          return .empty()
        }
      }
      return .concat([
        .merge(values),
        .deferred { failure.withLock(\.self).map { .error($0) } ?? .empty() },
      ])
    }.made(by: #function)
  }
}
