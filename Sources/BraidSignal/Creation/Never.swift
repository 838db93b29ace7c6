// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends nothing, ever.
  ///
  ///     never  -
  ///
  /// It does not keep its subscribers either: they are released at once, and with them what the
  /// subscription holds.
  @inlinable
  public static var never: Signal<Value> {
    Signal(.trampolined) { (_, _: consuming EventSink<Value>, scope) in scope.sourceAbandoned() }
      .named("+never")
  }
}
