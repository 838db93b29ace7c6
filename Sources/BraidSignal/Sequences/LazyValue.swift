// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch

/// A value that is made when it is first asked for, once, by whichever thread comes first; others
/// that ask meanwhile wait for it.
///
/// No lock is held while it is made (C4).
final class LazyValue<Value>: @unchecked Sendable {  // the state is under the lock
  private enum State {
    case waiting(() -> Value)
    /// A thread is making it; others wait at the semaphore, and are counted.
    case making(thread: Int, others: Int)
    case made(Value)
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var state: State
  private let waiters: LazyReference = LazyReference()

  init(_ make: @escaping () -> Value) { state = .waiting(make) }

  init(made value: Value) { state = .made(value) }

  private enum Step {
    case take(Value)
    case make(() -> Value)
    case wait(DispatchSemaphore)
  }

  /// The value.
  func get() -> Value {
    switch lock.withLock({ nextStep() }) {
    case .take(let value): return value
    case .make(let make): return finish(make())
    case .wait(let semaphore):
      semaphore.wait()
      return get()
    }
  }

  /// The value, if it has been made.
  var existing: Value? {
    lock.withLock { if case .made(let value) = state { value } else { nil } }
  }

  private func nextStep() -> Step {
    switch state {
    case .made(let value): return .take(value)
    case .waiting(let make):
      state = .making(thread: ThreadContext.current.identity, others: 0)
      return .make(make)
    case .making(let maker, _) where maker == ThreadContext.current.identity:
      Misuse.stop(
        """
        PullSequence: an element was asked for while it is being made, by the closure that makes \
        it. It cannot depend on itself; let the closure use elements before it only.
        """)
    case .making(let maker, let others):
      state = .making(thread: maker, others: others + 1)
      return .wait(semaphore)
    }
  }

  private var semaphore: DispatchSemaphore {
    waiters.get(as: DispatchSemaphore.self) { DispatchSemaphore(value: 0) }
  }

  private func finish(_ value: Value) -> Value {
    let others = lock.withLock { () -> Int in
      defer { state = .made(value) }
      if case .making(_, let others) = state { return others }
      return 0
    }
    for _ in 0..<others { semaphore.signal() }
    return value
  }
}
