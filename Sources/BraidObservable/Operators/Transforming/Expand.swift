// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits each value, transforms it into an observable, and treats the values of that observable
  /// in the same way, recursively.
  ///
  ///     source      a|
  ///     inner of a  -b|
  ///     inner of b  -c|
  ///     expand      abc|
  ///
  /// (The inner observable of `c` is empty.)
  ///
  /// ```swift
  /// let folders = Observable.just("/").expand { path in
  ///   path.count < 4 ? Observable.of(path + "a", path + "b") : .empty()
  /// }
  /// ```
  ///
  /// Use it for trees and pages: the children of a folder, the link to the next page. A value is
  /// emitted before the values it leads to. The stack does not grow with the depth of the recursion
  /// (C8). To transform without recursion, use ``flatMap(_:)->Observable<Source.Element>``.
  ///
  /// - **Ends:** completes when the source and all inner observables have completed. The first
  ///   error, or one thrown by `selector`, ends the result and disposes the other sources.
  /// - **Threads:** values are delivered on the thread on which they are emitted, one at a time
  ///   (C2), and `selector` is called there. An inner observable is subscribed after the current
  ///   action of the thread (C8).
  ///
  /// - Parameters:
  ///   - maxConcurrent: The maximum number of concurrent inner subscriptions; further inner
  ///     observables are queued. A number less than one traps.
  ///   - selector: Returns the observable that follows from a value; an empty one ends a branch.
  /// - Returns: An observable of the values of the source and of all inner observables.
  /// - Complexity: O(1) per value; one subscription per inner observable; queues the inner
  ///   observables that are not subscribed yet.
  @available(swift 6) @preconcurrency
  public func expand(
    maxConcurrent: Int = .max,
    _ selector: @escaping @Sendable (Element) throws -> Observable<Element>
  ) -> Observable<Element> {
    Misuse.require(
      maxConcurrent > 0,
      """
      expand(maxConcurrent: \(maxConcurrent)) would never subscribe to any inner observable. \
      Pass 1 or more, or omit the argument to subscribe to all of them.
      """)
    return makeObservable(
      ExpandOperator(asObservable(), limit: maxConcurrent) { try selector($0).raw })
  }
}
