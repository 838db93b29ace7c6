// SPDX-License-Identifier: MIT

// Converts a closure to a `@Sendable` one, for the calls that end a chain and for the forms for
// Swift 5 mode. The caller promises that no other code uses the captured variables concurrently,
// which the compiler does not check there. Both kinds of closures have the same representation, so
// the conversion adds no call; a wrapping closure would cost one more call for each value.

@inlinable
func promised(_ body: @escaping () -> Void) -> @Sendable () -> Void {
  reinterpreted(UncheckedAction(body: body), as: SendableAction.self).body
}

@inlinable
package func promised<Value>(_ body: @escaping (Value) -> Void) -> @Sendable (Value) -> Void {
  reinterpreted(UncheckedHandler(body: body), as: SendableHandler<Value>.self).body
}

@inlinable
package func promised<First, Second>(_ body: @escaping (First, Second) -> Void)
  -> @Sendable (First, Second) -> Void
{
  reinterpreted(UncheckedPairHandler(body: body), as: SendablePairHandler<First, Second>.self).body
}

@inlinable
package func promised<Value, Key>(_ body: @escaping (Value) -> Key) -> @Sendable (Value) -> Key {
  reinterpreted(UncheckedSelector(body: body), as: SendableSelector<Value, Key>.self).body
}

// An omitted closure stays a constant, so that the code for it is not compiled.

@inlinable
package func promised(_ body: (() -> Void)?) -> (@Sendable () -> Void)? {
  guard let body else { return nil }
  return reinterpreted(UncheckedAction(body: body), as: SendableAction.self).body
}

@inlinable
package func promised<Value>(
  _ body: consuming ((Value) -> Void)?
) -> (@Sendable (Value) -> Void)? {
  guard let body = consume body else { return nil }
  return reinterpreted(UncheckedHandler(body: body), as: SendableHandler<Value>.self).body
}

@inlinable
package func promised<First, Second>(_ body: ((First, Second) -> Void)?) -> (
  @Sendable (First, Second) -> Void
)? {
  guard let body else { return nil }
  return reinterpreted(
    UncheckedPairHandler(body: body), as: SendablePairHandler<First, Second>.self
  ).body
}

@inlinable
package func promised(_ body: (() throws -> Void)?) -> (@Sendable () throws -> Void)? {
  guard let body else { return nil }
  return reinterpreted(UncheckedThrowingAction(body: body), as: SendableThrowingAction.self).body
}

@inlinable
package func promised<Value>(_ body: ((Value) throws -> Void)?) -> (
  @Sendable (Value) throws -> Void
)? {
  guard let body else { return nil }
  return reinterpreted(
    UncheckedThrowingHandler(body: body), as: SendableThrowingHandler<Value>.self
  ).body
}

// Closures isolated to an actor that they receive as a parameter. The caller of the result must be
// on that actor.

@inlinable
package func promised<Object: Actor>(_ body: (@Sendable (isolated Object) -> Void)?) -> (
  (Object) -> Void
)? {
  guard let body else { return nil }
  return reinterpreted(IsolatedAction(body: body), as: ActorAction<Object>.self).body
}

@inlinable
package func promised<Object: Actor, Value>(_ body: (@Sendable (isolated Object, Value) -> Void)?)
  -> ((Object, Value) -> Void)?
{
  guard let body else { return nil }
  return reinterpreted(IsolatedHandler(body: body), as: ActorHandler<Object, Value>.self).body
}

/// Reinterprets the bits of a value as another type.
///
/// For pairs of types that differ only in compile-time checks. Always inlined: a call would look up
/// both types in code that is compiled once.
@_alwaysEmitIntoClient @inline(__always)
package func reinterpreted<Source, Target>(_ value: Source, as type: Target.Type) -> Target {
  unsafeBitCast(value, to: type)
}

// One type per shape, because a function in a generic property has another representation.

@usableFromInline
struct UncheckedAction {
  @usableFromInline let body: () -> Void
  @inlinable
  init(body: @escaping () -> Void) { self.body = body }
}

@usableFromInline
struct SendableAction {
  @usableFromInline let body: @Sendable () -> Void
}

@usableFromInline
struct UncheckedHandler<Value> {
  @usableFromInline let body: (Value) -> Void
  @inlinable
  init(body: @escaping (Value) -> Void) { self.body = body }
}

@usableFromInline
struct SendableHandler<Value> {
  @usableFromInline let body: @Sendable (Value) -> Void
}

@usableFromInline
struct UncheckedSelector<Value, Key> {
  @usableFromInline let body: (Value) -> Key
  @inlinable
  init(body: @escaping (Value) -> Key) { self.body = body }
}

@usableFromInline
struct SendableSelector<Value, Key> {
  @usableFromInline let body: @Sendable (Value) -> Key
}

@usableFromInline
struct UncheckedPairHandler<First, Second> {
  @usableFromInline let body: (First, Second) -> Void
  @inlinable
  init(body: @escaping (First, Second) -> Void) { self.body = body }
}

@usableFromInline
struct SendablePairHandler<First, Second> {
  @usableFromInline let body: @Sendable (First, Second) -> Void
}

@usableFromInline
struct UncheckedThrowingAction {
  @usableFromInline let body: () throws -> Void
  @inlinable
  init(body: @escaping () throws -> Void) { self.body = body }
}

@usableFromInline
struct SendableThrowingAction {
  @usableFromInline let body: @Sendable () throws -> Void
}

@usableFromInline
struct UncheckedThrowingHandler<Value> {
  @usableFromInline let body: (Value) throws -> Void
  @inlinable
  init(body: @escaping (Value) throws -> Void) { self.body = body }
}

@usableFromInline
struct SendableThrowingHandler<Value> {
  @usableFromInline let body: @Sendable (Value) throws -> Void
}

// An actor is passed as a plain reference; a generic value would be passed indirectly.

@usableFromInline
struct IsolatedAction<Object: Actor> {
  @usableFromInline let body: @Sendable (isolated Object) -> Void
  @inlinable
  init(body: @escaping @Sendable (isolated Object) -> Void) { self.body = body }
}

@usableFromInline
struct ActorAction<Object: Actor> {
  @usableFromInline let body: (Object) -> Void
}

@usableFromInline
struct IsolatedHandler<Object: Actor, Value> {
  @usableFromInline let body: @Sendable (isolated Object, Value) -> Void
  @inlinable
  init(body: @escaping @Sendable (isolated Object, Value) -> Void) { self.body = body }
}

@usableFromInline
struct ActorHandler<Object: Actor, Value> {
  @usableFromInline let body: (Object, Value) -> Void
}
