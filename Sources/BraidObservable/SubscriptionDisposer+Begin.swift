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
    _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?, _ home: Isolation?, unhandled place: Hooks.Place,
    at site: Hooks.Site?
  ) -> SinkDisposer {
    let scope = onDisposed == nil ? SinkDisposer() : scope(returned(onDisposed, to: home))
    let receiver: Receiver<Untyped>
    if let onNext = consume onNext {
      receiver = if let home { onNext.confined(to: home) } else { onNext }
    } else {
      // Not confined: without a closure, a value may arrive on any thread.
      receiver = Receiver { _ in }
    }
    let onTermination: @Sendable (Termination) -> Void
    if onError == nil, onCompleted == nil {
      onTermination =
        site == nil || Hooks.recordsOrigins
        ? Hooks.unhandledTermination(place, site) : Hooks.unrecordedTermination(place)
    } else {
      let onError = confined(onError, to: home) ?? Hooks.unhandled(place, site)
      let onCompleted = confined(onCompleted, to: home)
      onTermination = { $0.call(onError, onCompleted) }
    }
    AnonymousObserver.subscribe(consume receiver, consume onTermination, to: source, scope)
    return scope
  }
}
