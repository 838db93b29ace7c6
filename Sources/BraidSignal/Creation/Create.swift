// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Creates a signal that runs `didSubscribe` for each subscription.
  ///
  ///     create { a-b| }  a-b|
  ///
  /// ```swift
  /// let ticks = Signal<Int>.create { subscriber in
  ///   let task = Task {
  ///     for tick in 1...3 { subscriber.sendNext(tick) }
  ///     subscriber.sendCompleted()
  ///   }
  ///   return AnonymousDisposable { task.cancel() }
  /// }
  /// ticks.subscribe(next: { print($0) })  // 1, 2, 3
  /// ```
  ///
  /// The closure may send before it returns, from any thread, and as long as it retains the
  /// subscriber. **When the last reference to the subscriber is released, no further event is
  /// possible, and the subscription is torn down once the closure has returned.** The same holds
  /// for an operator that flattens this signal, if no other source can send to it.
  ///
  /// For a value that is computed immediately, use ``try(_:)``; for a task, `async`; for a signal
  /// that you send to from outside, ``SignalSubject``.
  ///
  /// - **Ends:** the returned disposable is disposed before the subscriber receives the terminal
  ///   event. If the closure sends the terminal event before it returns, the disposable is disposed
  ///   immediately when it is returned.
  /// - **Threads:** `didSubscribe` runs on the subscribing thread, which acts as a scheduler during
  ///   the call (``Scheduler/current``). The subscriber can be sent to from any thread (C3).
  /// - Complexity: one closure call for each subscription, and O(1) per value.
  ///
  /// - Parameter didSubscribe: Sends events to the subscriber and returns the teardown, or nil.
  ///   Called once for each subscription, possibly concurrently.
  @preconcurrency
  public static func create(
    _ didSubscribe: @escaping @Sendable (PassthroughSubscriber<Value>) -> (any Disposable)?
  ) -> Signal<Value> {
    let known: DynamicSignal<Value>.Type =
      ClassTable.found(Value.self, in: dynamicClasses) { DynamicSignal<Value>.self }
    return known.init(didSubscribe, function: #function).named("+create:")
  }
}

/// The signal of `create`: retains the closure and runs it for each subscription.
class DynamicSignal<Value>: Signal<Value>, @unchecked Sendable {  // immutable
  typealias DidSubscribe = @Sendable (PassthroughSubscriber<Value>) -> (any Disposable)?

  private final let didSubscribe: DidSubscribe

  required init(_ didSubscribe: @escaping DidSubscribe, function: StaticString) {
    self.didSubscribe = didSubscribe
    super.init(.trampolined, by: function) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: DynamicSignal.self)
      let gate = PassthroughGate(RawType(Value.self), sink.raw, scope, this.activeLabel)
      scope.set(gate)
      let known: PassthroughSubscriber<Value>.Type =
        ClassTable.found(Value.self, in: subscriberClasses) { PassthroughSubscriber<Value>.self }
      let subscriber = known.init(gate)
      if let teardown = this.didSubscribe(subscriber) { gate.install(teardown) }
    }
  }

  /// Its gate calls the tracer, even a tracer that is set after the subscription.
  override class var reportsEvents: Bool { true }
}

/// Not used, as with ``RawSignal``.
private final class OtherDynamicSignal<Value>: DynamicSignal<Value>, @unchecked Sendable {}

private let dynamicClasses = AtomicPointer.global(nil)

private let subscriberClasses = AtomicPointer.global(nil)
