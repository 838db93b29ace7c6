// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Makes a resource for each subscription, and a signal that uses it; disposes the resource when
  /// the subscription ends.
  ///
  ///     using(resource) { a-b| }  a-b|
  ///
  /// ```swift
  /// let lines = Signal.using({ AnyDisposable { print("closed") } }) { _ in
  ///   Signal.from(["a", "b"])
  /// }
  /// lines.subscribe(next: { print($0) })  // a, b, closed
  /// ```
  ///
  /// To run code at the end without a resource, use ``onTermination(_:)``.
  ///
  /// - **Ends:** with the signal of `makeSignal`; an error thrown by a closure fails the signal
  ///   (C7). The resource is disposed after that signal, whichever way the subscription ends.
  /// - **Threads:** the closures run on the subscribing thread; events arrive on the thread of the
  ///   signal.
  /// - Complexity: O(1) per event.
  ///
  /// - Parameters:
  ///   - makeResource: Returns the resource of a subscription.
  ///   - makeSignal: Returns the signal that uses the resource.
  @preconcurrency
  public static func using<Resource: Disposable>(
    _ makeResource: @escaping @Sendable () throws -> Resource,
    _ makeSignal: @escaping @Sendable (Resource) throws -> Signal<Value>
  ) -> Signal<Value> {
    let operation = UsingOperator(makeResource, makeSignal)
    return BraidSignal.makeSignal(operation).named("+using:")
  }
}
