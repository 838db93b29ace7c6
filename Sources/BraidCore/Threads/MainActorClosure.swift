// SPDX-License-Identifier: MIT

/// Closures of the main actor's, without the question where the caller is.
///
/// Whoever calls what these return promises to be on the main actor, or in a test whose scheduler
/// takes its place. `MainActor.assumeIsolated` would stop such a test.
@usableFromInline
package enum MainActorClosure {
  /// A closure without arguments.
  @inlinable
  package static func unchecked(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    unsafeBitCast(body, to: (@Sendable () -> Void).self)
  }

  /// A closure with one argument.
  @inlinable
  package static func unchecked<Value>(
    _ body: @escaping @MainActor (Value) -> Void
  ) -> @Sendable (Value) -> Void {
    unsafeBitCast(body, to: (@Sendable (Value) -> Void).self)
  }

  /// A closure with two arguments.
  @inlinable
  package static func unchecked<First, Second>(
    _ body: @escaping @MainActor (First, Second) -> Void
  ) -> @Sendable (First, Second) -> Void {
    unsafeBitCast(body, to: (@Sendable (First, Second) -> Void).self)
  }
}
