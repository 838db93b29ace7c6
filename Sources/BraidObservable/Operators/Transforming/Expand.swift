// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends each value, makes an observable of it, and does the same with the values of that.
  ///
  ///     source      a|
  ///     inner of a  -b|
  ///     inner of b  -c|
  ///     expand      abc|
  ///
  /// (That of `c` is empty.) For trees and pages: the children of a folder, the link to the next
  /// page. A generation comes before the one it leads to; however many there are, the stack does
  /// not grow (C8). Without the recursion it is ``flatMap(_:)``.
  ///
  /// - **Ends:** completes when the source and all inner observables have; the first error of any,
  ///   or one thrown by `selector`, ends the result and disposes the others.
  /// - **Threads:** values arrive where they are sent, one at a time (C2); so are the calls of
  ///   `selector`. An inner observable is subscribed to after what the thread is doing (C8).
  ///
  /// - Parameters:
  ///   - maxConcurrent: How many inner observables run at a time; the others wait in line. Less
  ///     than one is a programming error.
  ///   - selector: Makes the observable that a value leads to; an empty one ends a branch.
  /// - Returns: An observable of the values of the source and of all inner observables.
  /// - Complexity: O(1) a value; one subscription an inner observable; keeps the observables that
  ///   wait.
  @available(swift 6) @preconcurrency @inlinable
  public func expand(
    maxConcurrent: Int = .max,
    _ selector: @escaping @Sendable (Element) throws -> Observable<Element>
  ) -> Observable<Element> {
    Misuse.require(
      maxConcurrent > 0,
      """
      expand(maxConcurrent: \(maxConcurrent)) would never run any of the observables. Pass 1 or \
      more, or leave it out to run all at once.
      """)
    return OperatorObservable(
      Expand(asObservable(), limit: maxConcurrent, InnerSelector(selector)))
  }
}
