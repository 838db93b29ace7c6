// SPDX-License-Identifier: MIT
public import BraidCore

extension WeakReference {
  /// A closure that hands the object on to `body`, and does nothing once the object has gone.
  @inlinable
  func weakly(_ body: (@Sendable (Object) -> Void)?) -> (@Sendable () -> Void)? {
    guard let body else { return nil }
    return { if let object = self.object { body(object) } }
  }

  /// A closure that hands the object and a value on to `body`, and does nothing once the object has
  /// gone.
  @inlinable
  func weakly<Value>(
    _ body: (@Sendable (Object, Value) -> Void)?
  ) -> (@Sendable (Value) -> Void)? {
    guard let body else { return nil }
    return { value in if let object = self.object { body(object, value) } }
  }
}
