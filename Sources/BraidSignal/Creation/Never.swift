// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// A signal that sends no event.
  ///
  ///     never  -
  ///
  /// ```swift
  /// let subscription = Signal<Int>.never.subscribe(next: { print($0) })
  /// subscription.dispose()
  /// ```
  ///
  /// The signal does not retain its subscribers: they are released immediately, with everything the
  /// subscription holds. For a signal that completes without a value, use ``empty``.
  ///
  /// - **Ends:** never.
  @inlinable
  public static var never: Signal<Value> {
    Signal(.trampolined) { (_, _: consuming EventSink<Value>, scope) in scope.sourceAbandoned() }
      .named("+never")
  }
}
