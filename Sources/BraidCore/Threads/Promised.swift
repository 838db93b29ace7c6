// SPDX-License-Identifier: MIT

// Converts a closure to a `@Sendable` one, for the calls that end a chain and for the forms for
// Swift 5 mode. The caller promises what the compiler does not check there: that no other code uses
// the captured variables concurrently. Both kinds of closures have the same representation, so the
// conversion adds no call; a wrapping closure would cost one more call for each value.

@inlinable
package func promised(_ body: (() -> Void)?) -> (@Sendable () -> Void)? {
  reinterpreted(UncheckedAction(body: body), as: SendableAction.self).body
}

@inlinable
package func promised(_ body: @escaping () -> Void) -> @Sendable () -> Void {
  reinterpreted(UncheckedWork(body: body), as: SendableWork.self).body
}

@inlinable
package func promised<Value>(_ body: ((Value) -> Void)?) -> (@Sendable (Value) -> Void)? {
  reinterpreted(UncheckedClosure(body: body), as: SendableClosure<Value>.self).body
}

@inlinable
package func promised<First, Second>(
  _ body: ((First, Second) -> Void)?
) -> (@Sendable (First, Second) -> Void)? {
  reinterpreted(UncheckedPairClosure(body: body), as: SendablePairClosure<First, Second>.self).body
}

@inlinable
package func promised<First, Second>(
  _ body: @escaping (First, Second) -> Void
) -> @Sendable (First, Second) -> Void {
  reinterpreted(UncheckedPair(body: body), as: SendablePair<First, Second>.self).body
}

@inlinable
package func promised(_ body: (() throws -> Void)?) -> (@Sendable () throws -> Void)? {
  reinterpreted(UncheckedThrowingAction(body: body), as: SendableThrowingAction.self).body
}

@inlinable
package func promised<Value>(_ body: ((Value) throws -> Void)?) -> (
  @Sendable (Value) throws -> Void
)? {
  reinterpreted(UncheckedThrowingClosure(body: body), as: SendableThrowingClosure<Value>.self).body
}

@inlinable
package func promised<Value>(_ body: @escaping (Value) -> Void) -> @Sendable (Value) -> Void {
  reinterpreted(UncheckedHandler(body: body), as: SendableHandler<Value>.self).body
}

// Closures isolated to an actor that they receive as a parameter. The caller of the result must be
// on that actor.

@inlinable
package func promised<Object: Actor>(
  _ body: (@Sendable (isolated Object) -> Void)?
) -> ((Object) -> Void)? {
  reinterpreted(IsolatedAction(body: body), as: ActorAction<Object>.self).body
}

@inlinable
package func promised<Object: Actor, Value>(
  _ body: (@Sendable (isolated Object, Value) -> Void)?
) -> ((Object, Value) -> Void)? {
  reinterpreted(IsolatedClosure(body: body), as: ActorClosure<Object, Value>.self).body
}

/// Reinterprets the bits of a value as another type.
///
/// For pairs of types that differ only in compile-time checks.
@inlinable
package func reinterpreted<Source, Target>(_ value: Source, as type: Target.Type) -> Target {
  unsafeBitCast(value, to: type)
}

// One type per shape, because a function in a generic property has another representation.

@usableFromInline
struct UncheckedAction {
  @usableFromInline let body: (() -> Void)?
  @inlinable
  init(body: (() -> Void)?) { self.body = body }
}

@usableFromInline
struct SendableAction {
  @usableFromInline let body: (@Sendable () -> Void)?
}

@usableFromInline
struct UncheckedClosure<Value> {
  @usableFromInline let body: ((Value) -> Void)?
  @inlinable
  init(body: ((Value) -> Void)?) { self.body = body }
}

@usableFromInline
struct SendableClosure<Value> {
  @usableFromInline let body: (@Sendable (Value) -> Void)?
}

@usableFromInline
struct UncheckedPairClosure<First, Second> {
  @usableFromInline let body: ((First, Second) -> Void)?
  @inlinable
  init(body: ((First, Second) -> Void)?) { self.body = body }
}

@usableFromInline
struct SendablePairClosure<First, Second> {
  @usableFromInline let body: (@Sendable (First, Second) -> Void)?
}

@usableFromInline
struct UncheckedPair<First, Second> {
  @usableFromInline let body: (First, Second) -> Void
  @inlinable
  init(body: @escaping (First, Second) -> Void) { self.body = body }
}

@usableFromInline
struct SendablePair<First, Second> {
  @usableFromInline let body: @Sendable (First, Second) -> Void
}

@usableFromInline
struct UncheckedThrowingAction {
  @usableFromInline let body: (() throws -> Void)?
  @inlinable
  init(body: (() throws -> Void)?) { self.body = body }
}

@usableFromInline
struct SendableThrowingAction {
  @usableFromInline let body: (@Sendable () throws -> Void)?
}

@usableFromInline
struct UncheckedThrowingClosure<Value> {
  @usableFromInline let body: ((Value) throws -> Void)?
  @inlinable
  init(body: ((Value) throws -> Void)?) { self.body = body }
}

@usableFromInline
struct SendableThrowingClosure<Value> {
  @usableFromInline let body: (@Sendable (Value) throws -> Void)?
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
struct UncheckedWork {
  @usableFromInline let body: () -> Void
  @inlinable
  init(body: @escaping () -> Void) { self.body = body }
}

@usableFromInline
struct SendableWork {
  @usableFromInline let body: @Sendable () -> Void
}

// An actor is passed as a plain reference; a generic value would be passed indirectly.

@usableFromInline
struct IsolatedAction<Object: Actor> {
  @usableFromInline let body: (@Sendable (isolated Object) -> Void)?
  @inlinable
  init(body: (@Sendable (isolated Object) -> Void)?) { self.body = body }
}

@usableFromInline
struct IsolatedClosure<Object: Actor, Value> {
  @usableFromInline let body: (@Sendable (isolated Object, Value) -> Void)?
  @inlinable
  init(body: (@Sendable (isolated Object, Value) -> Void)?) { self.body = body }
}

@usableFromInline
struct ActorAction<Object: Actor> {
  @usableFromInline let body: ((Object) -> Void)?
}

@usableFromInline
struct ActorClosure<Object: Actor, Value> {
  @usableFromInline let body: ((Object, Value) -> Void)?
}
