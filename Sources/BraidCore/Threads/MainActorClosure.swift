// SPDX-License-Identifier: MIT

/// Converts closures of the main actor to closures that skip the isolation check.
///
/// The caller of the result must be on the main actor, or in a test whose virtual clock takes its
/// place. `MainActor.assumeIsolated` would trap in such a test.
package enum MainActorClosure {
  /// Converts a closure without arguments.
  package static func unchecked(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    unsafeBitCast(body, to: (@Sendable () -> Void).self)
  }

  /// Converts a closure with one argument.
  package static func unchecked<Value>(
    _ body: @escaping @MainActor (Value) -> Void
  ) -> @Sendable (Value) -> Void {
    unsafeBitCast(body, to: (@Sendable (Value) -> Void).self)
  }

  /// Converts a closure with two arguments.
  package static func unchecked<First, Second>(
    _ body: @escaping @MainActor (First, Second) -> Void
  ) -> @Sendable (First, Second) -> Void {
    unsafeBitCast(body, to: (@Sendable (First, Second) -> Void).self)
  }
}
