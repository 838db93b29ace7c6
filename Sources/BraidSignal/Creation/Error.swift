// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Fails at once.
  ///
  ///     error(e)  #
  ///
  /// - Parameter error: The error each subscriber gets while it subscribes.
  @inlinable
  public static func error(_ error: any Error) -> Signal<Value> {
    TerminationSignal(.error(error)).named("+error:")
  }
}
