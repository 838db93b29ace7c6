// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// A signal that runs `didSubscribe` for each subscription.
  ///
  /// ```swift
  /// let ticks = Signal<Int>.create { subscriber in
  ///   let timer = startTimer { subscriber.sendNext($0) }
  ///   return AnyDisposable { timer.stop() }
  /// }
  /// ```
  ///
  /// The closure may send before it returns, from any thread, and for as long as it keeps the
  /// subscriber. **If it does not keep the subscriber, nothing can be sent any more, and the
  /// subscription is torn down when the closure returns.** So is what flattens the signal, once
  /// nothing else can send to it.
  ///
  /// - **Ends:** what `didSubscribe` returned is disposed before the subscriber sees the end; at
  ///   once, if the end was sent before it was returned.
  /// - **Threads:** `didSubscribe` runs on the subscribing thread, which counts as a scheduler
  ///   meanwhile (``Scheduler/current``). Sends are accepted from any thread (C3).
  ///
  /// - Parameter didSubscribe: Sends events to the subscriber and returns what to tear down, if
  ///   anything. May run on several threads at once, for several subscribers.
  @preconcurrency @inlinable
  public static func create(
    _ didSubscribe: @escaping @Sendable (PassthroughSubscriber<Value>) -> (any Disposable)?
  ) -> Signal<Value> {
    DynamicSignal(didSubscribe).named("+create:")
  }
}

/// What `create` returns: keeps the closure until someone subscribes.
@usableFromInline
final class DynamicSignal<Value>: Signal<Value>,
  @unchecked Sendable  // immutable
{
  @usableFromInline
  typealias DidSubscribe = @Sendable (PassthroughSubscriber<Value>) -> (any Disposable)?

  @usableFromInline let didSubscribe: DidSubscribe

  @inlinable
  init(_ didSubscribe: @escaping DidSubscribe) {
    self.didSubscribe = didSubscribe
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: DynamicSignal.self)
      let subscriber = PassthroughSubscriber(sink, scope, this.activeLabel)
      if let teardown = this.didSubscribe(subscriber) { subscriber.install(teardown) }
    }
  }
}
