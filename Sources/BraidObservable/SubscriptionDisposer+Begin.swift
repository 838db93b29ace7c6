// SPDX-License-Identifier: MIT
import BraidCore

extension SubscriptionDisposer {
  /// A scope with the given closure, or a plain scope if it is `nil`.
  static func scope(_ onDisposed: (@Sendable () -> Void)?) -> SinkDisposer {
    if let onDisposed { SubscriptionDisposer(onDisposed) } else { SinkDisposer() }
  }

  /// Creates the lifetime of a subscription without closures for its end, and what runs at its
  /// terminal event.
  static func begin(
    unhandled place: Hooks.Place, at site: Hooks.Site
  ) -> (SinkDisposer, @Sendable (Termination) -> Void) {
    if Hooks.recordsOrigins { return begin(nil, nil, nil, unhandled: place, at: site) }
    return (SinkDisposer(), Hooks.unrecordedTermination(place))
  }

  /// Creates the lifetime of a subscription, and what runs at its terminal event.
  static func begin(
    _ onError: (@Sendable (any Error) -> Void)?, _ onCompleted: (@Sendable () -> Void)?,
    _ onDisposed: (@Sendable () -> Void)?, unhandled place: Hooks.Place, at site: Hooks.Site?
  ) -> (SinkDisposer, @Sendable (Termination) -> Void) {
    let scope = scope(onDisposed)
    if onError == nil, onCompleted == nil {
      return (scope, Hooks.unhandledTermination(place, site))
    }
    let onError = onError ?? Hooks.unhandled(place, site)
    return (scope, { $0.call(onError, onCompleted) })
  }
}
