// SPDX-License-Identifier: MIT
public import BraidCore

extension WeakReference {
  /// A closure that passes the object to `body`, and does nothing after the object was
  /// deinitialized.
  @inlinable
  func weakly(_ body: (@Sendable (Object) -> Void)?) -> (@Sendable () -> Void)? {
    guard let body else { return nil }
    return { if let object = self.object { body(object) } }
  }

  /// A closure that passes the object and a value to `body`, and does nothing after the object was
  /// deinitialized.
  @inlinable
  func weakly<Value>(
    _ body: (@Sendable (Object, Value) -> Void)?
  ) -> (@Sendable (Value) -> Void)? {
    guard let body else { return nil }
    return { value in if let object = self.object { body(object, value) } }
  }
}
