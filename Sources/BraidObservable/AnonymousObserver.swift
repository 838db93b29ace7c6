// SPDX-License-Identifier: MIT
import BraidCore

/// The last observer of a chain: the user's closures, or the user's observer.
///
/// It is separate from its scope so that the closures, and the objects they capture, are released
/// when the source releases its observer, even while the disposable is still retained (C5).
final class AnonymousObserver: @unchecked Sendable {  // events are serial (C2)
  private let onNext: Receiver<Untyped>
  /// `nil` once it has been called.
  private var onTermination: (@Sendable (Termination) -> Void)?
  private let scope: SinkDisposer

  private init(
    _ scope: SinkDisposer, _ onNext: consuming Receiver<Untyped>,
    _ onTermination: consuming @escaping @Sendable (Termination) -> Void
  ) {
    self.scope = scope
    self.onNext = consume onNext
    self.onTermination = consume onTermination
  }

  /// Subscribes closures to a source.
  ///
  /// Not inlined, so that the source calls the only copy of the closures of ``sink``.
  @inline(never)
  static func subscribe(
    _ onNext: consuming Receiver<Untyped>,
    _ onTermination: consuming @escaping @Sendable (Termination) -> Void,
    to source: RawSource, _ scope: SinkDisposer
  ) {
    source.subscribe(
      AnonymousObserver(scope, consume onNext, consume onTermination).sink, scope)
  }

  /// Subscribes closures to a source: where all calls with closures end.
  static func begin(
    _ source: RawSource, _ onNext: consuming Receiver<Untyped>?,
    _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?, _ home: Isolation?, unhandled place: Hooks.Place,
    at site: Hooks.Site?
  ) -> SinkDisposer {
    let scope = SubscriptionDisposer.scope(returned(onDisposed, to: home))
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
    subscribe(consume receiver, consume onTermination, to: source, scope)
    return scope
  }

  private var sink: RawSink {
    RawSink(next: { self.next(address(of: $0)) }, finish: { self.finish($0) })
  }

  // The source has asked before it sent the value; an operator's closure may have disposed the
  // subscription since then (C5).
  @inline(__always)
  private func next(_ value: UnsafeRawPointer) {
    if !scope.isDisposed { onNext.body(untyped(at: value).pointee) }
  }

  private func finish(_ termination: Termination) {
    guard !scope.isDisposed, let onTermination else { return }
    self.onTermination = nil
    onTermination(termination)
    scope.finish()
  }
}

/// A closure that receives values.
struct Receiver<Value: ~Copyable>: @unchecked Sendable {  // the closures are `@Sendable`
  let body: (borrowing Value) -> Void

  @inline(__always)
  init(_ body: @escaping (borrowing Value) -> Void) { self.body = body }

  /// This closure, for code that does not know the type of the values.
  @inline(__always)
  var raw: Receiver<Untyped> { reinterpreted(self, as: Receiver<Untyped>.self) }
}

extension Receiver {
  /// A closure, if there is one, for code that does not know the type of the values.
  @inline(__always)
  static func raw(_ body: ((Value) -> Void)?) -> Receiver<Untyped>? {
    guard let body else { return nil }
    return Receiver(body).raw
  }
}

extension Receiver where Value == Untyped {
  /// The closure with a check that it runs on its actor.
  func confined(to isolation: Isolation) -> Receiver<Untyped> {
    Receiver { [body] in
      isolation.check()
      body($0)
    }
  }
}

extension SubscriptionDisposer {
  /// A scope with the given closure, or a plain scope if it is `nil`.
  static func scope(_ onDisposed: (@Sendable () -> Void)?) -> SinkDisposer {
    if let onDisposed { SubscriptionDisposer(onDisposed) } else { SinkDisposer() }
  }
}
