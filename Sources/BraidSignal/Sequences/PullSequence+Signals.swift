// SPDX-License-Identifier: MIT
import BraidCore

extension PullSequence where Element: Sendable {
  /// Emits the elements on a new background scheduler; see ``asSignal(on:)``.
  public func asSignal() -> Signal<Element> { asSignal(on: .background()) }

  /// Emits the elements on a scheduler, one action for each element, then completes.
  ///
  /// An element is computed in its action, on the scheduler. Each subscription emits all elements.
  /// Disposal stops after the element in progress.
  ///
  /// - Parameter scheduler: Computes and sends the elements.
  public func asSignal(on scheduler: Scheduler) -> Signal<Element> { .from(self, on: scheduler) }
}

extension Signal {
  /// The values of this signal as a sequence that blocks its reader until the requested value
  /// arrives.
  ///
  /// The signal is subscribed to immediately, and the subscription is disposed when the sequence
  /// and all its parts are released. An error ends the sequence like a completion. Do not request a
  /// value on the thread that sends it: that thread would wait for itself. In a task, use
  /// ``values``.
  @available(
    *, noasync,
    message: "iterating blocks a shared thread; write `for try await value in signal.values`"
  )
  public var sequence: PullSequence<Value> {
    let values = AwaitedValues<Value>()
    let subscription = AwaitedSubscription(values)
    subscription.begin(self)
    return .pulled { subscription.values.next() }
  }
}

/// The values that a signal has sent and the reader has not taken yet.
private final class AwaitedValues<Value>: @unchecked Sendable {  // all is under the lock
  private let lock = Lock()
  private var incoming = ContiguousArray<Value>()
  /// The next values to take, in reverse order.
  private var outgoing = ContiguousArray<Value>()
  /// Signalled for each value and at the end.
  private let semaphore = Semaphore()

  func receive(_ value: Value) {
    lock.withLock { incoming.append(value) }
    semaphore.signal()
  }

  /// Marks the end of the values.
  func finish() { semaphore.signal() }

  /// Waits for the next value; returns nil at the end, and is not called again.
  func next() -> Value? {
    semaphore.wait()
    return lock.withLock {
      if outgoing.isEmpty {
        swap(&incoming, &outgoing)
        outgoing.reverse()
      }
      return outgoing.popLast()
    }
  }
}

/// A subscription that lasts as long as a value can be requested.
private final class AwaitedSubscription<Value>: Sendable {  // immutable
  let values: AwaitedValues<Value>
  private let disposable = SerialDisposable()

  init(_ values: AwaitedValues<Value>) { self.values = values }

  deinit { disposable.dispose() }

  func begin(_ signal: Signal<Value>) {
    let end = AwaitedEnd(values)
    disposable.disposable = signal.subscribe(
      next: { end.values.receive($0) }, error: { _ in end.finish() }, completed: { end.finish() })
  }
}

/// Notifies the reader of the end, even if the signal releases its subscriber without a terminal
/// event.
private final class AwaitedEnd<Value>: Sendable {  // immutable
  let values: AwaitedValues<Value>
  private let hasFinished = AtomicFlag()

  init(_ values: AwaitedValues<Value>) { self.values = values }

  deinit { finish() }

  func finish() {
    if hasFinished.setIfClear() { values.finish() }
  }
}
