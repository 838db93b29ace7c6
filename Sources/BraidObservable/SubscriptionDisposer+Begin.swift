// SPDX-License-Identifier: MIT
import BraidCore

extension SubscriptionDisposer {
  /// A scope with the given closure, or a plain scope if it is `nil`.
  static func scope(_ onDisposed: (@Sendable () -> Void)?) -> SinkDisposer {
    if let onDisposed { SubscriptionDisposer(onDisposed) } else { SinkDisposer() }
  }

  /// Subscribes closures to a source: where all calls with closures end.
  static func begin(
    _ source: RawSource, _ onNext: consuming Receiver<Untyped>?,
    _ onError: (@Sendable (any Error) -> Void)?, _ onCompleted: (@Sendable () -> Void)?,
    _ onDisposed: (@Sendable () -> Void)?, unhandled place: Hooks.Place, at site: Hooks.Site?
  ) -> SinkDisposer {
    let scope = scope(onDisposed)
    let onTermination: @Sendable (Termination) -> Void
    if onError == nil, onCompleted == nil {
      onTermination =
        site == nil || Hooks.recordsOrigins
        ? Hooks.unhandledTermination(place, site) : Hooks.unrecordedTermination(place)
    } else {
      let onError = onError ?? Hooks.unhandled(place, site)
      onTermination = { $0.call(onError, onCompleted) }
    }
    AnonymousObserver.subscribe(
      onNext ?? Receiver { (_: borrowing Untyped) in }, onTermination, to: source, scope)
    return scope
  }
}
