// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Creates a signal that fails immediately.
  ///
  ///     error(e)  #
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// Signal<Int>.error(Offline()).subscribe(error: { print($0) })  // Offline()
  /// ```
  ///
  /// In a closure that returns a signal, throwing the error has the same effect (C7).
  ///
  /// - **Ends:** fails synchronously, on the subscribing thread.
  ///
  /// - Parameter error: The error to send.
  @inlinable
  public static func error(_ error: any Error) -> Signal<Value> {
    TerminationSignal(.error(error)).named("+error:")
  }
}
