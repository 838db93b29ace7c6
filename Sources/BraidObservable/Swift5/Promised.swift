// SPDX-License-Identifier: MIT
public import BraidCore

/// The closure of `create` as one that is `@Sendable`; the caller promises what the compiler does
/// not check in Swift 5 mode.
@inlinable
func promised<Value>(
  _ body: @escaping (Value) -> any Disposable
) -> @Sendable (Value) -> any Disposable {
  reinterpreted(UncheckedSubscribe(body: body), as: SendableSubscribe<Value>.self).body
}

// Not generic in the closure: a function in a generic property is stored in another way.

@usableFromInline
struct UncheckedSubscribe<Value> {
  @usableFromInline let body: (Value) -> any Disposable
  @inlinable
  init(body: @escaping (Value) -> any Disposable) { self.body = body }
}

@usableFromInline
struct SendableSubscribe<Value> {
  @usableFromInline let body: @Sendable (Value) -> any Disposable
}
