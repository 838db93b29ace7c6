// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch

extension PullSequence where Element: Sendable {
  /// Sends the elements on a new background scheduler: ``asSignal(on:)``.
  public func asSignal() -> Signal<Element> { asSignal(on: .background()) }

  /// Sends the elements on a scheduler, one in each piece of work, then completes.
  ///
  /// An element is made when it is its turn, on the scheduler. Each subscription sends them all;
  /// disposal stops after the one under way.
  ///
  /// - Parameter scheduler: Where elements are made and sent.
  public func asSignal(on scheduler: Scheduler) -> Signal<Element> { .from(self, on: scheduler) }
}

extension Signal {
  /// What this signal sends, as a sequence whose reader waits for the value it asks for.
  ///
  /// The signal is subscribed to at once, and disposed when nobody has the sequence or a part of it
  /// any more. An error ends the sequence like a completion. Do not ask for a value on the thread
  /// that has to send it: it would wait for itself. A task has ``values`` instead.
  @available(
    *, noasync,
    message: "its reader blocks a shared thread; write `for try await value in signal.values`"
  )
  public var sequence: PullSequence<Value> {
    let values = AwaitedValues<Value>()
    let subscription = AwaitedSubscription(values)
    subscription.begin(self)
    return .pulled { subscription.values.next() }
  }
}

/// What a signal has sent and nobody has taken yet.
private final class AwaitedValues<Value>: @unchecked Sendable {  // all is under the lock
  private let lock = Lock()
  @exclusivity(unchecked) private var incoming = ContiguousArray<Value>()
  /// The next ones to be taken, the first one last.
  @exclusivity(unchecked) private var outgoing = ContiguousArray<Value>()
  /// Raised for each value, and at the end.
  private let semaphore = DispatchSemaphore(value: 0)

  func receive(_ value: Value) {
    lock.withLock { incoming.append(value) }
    semaphore.signal()
  }

  /// No more values come.
  func finish() { semaphore.signal() }

  /// Waits for the next value; nil at the end.
  func next() -> Value? {
    semaphore.wait()
    let value = lock.withLock { () -> Value? in
      if outgoing.isEmpty {
        swap(&incoming, &outgoing)
        outgoing.reverse()
      }
      return outgoing.popLast()
    }
    if value == nil { semaphore.signal() }
    return value
  }
}

/// A subscription that lasts as long as somebody may ask for a value.
private final class AwaitedSubscription<Value>: @unchecked Sendable {  // immutable
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

/// Tells the reader of the end, also if the signal lets go of its subscriber without one.
private final class AwaitedEnd<Value>: @unchecked Sendable {  // immutable
  let values: AwaitedValues<Value>
  private let hasEnded = AtomicFlag()

  init(_ values: AwaitedValues<Value>) { self.values = values }

  deinit { finish() }

  func finish() {
    if hasEnded.setIfClear() { values.finish() }
  }
}
