// SPDX-License-Identifier: MIT
import BraidCore

extension VirtualClock {
  /// Starts a task that runs only while this clock does: when its time is moved, or ``settle()`` is
  /// called.
  ///
  /// A call that moves the time returns when all tasks of the clock that it woke, and all that these
  /// woke in turn, wait for something else. That is certain, not a matter of patience: they run on
  /// the thread that made the call.
  ///
  /// - Parameter body: What the task does. Its child tasks, and the actors it calls, run here too.
  /// - Returns: The task.
  @discardableResult
  public func task<Success: Sendable>(
    _ body: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    Task(executorPreference: executor) { try await body() }
  }

  /// Lets the tasks that are ready go on, without moving the time.
  public func settle() { advance(by: .zero) }

  /// Runs `body` as a task of this clock until it has returned, and gives back what it did.
  ///
  /// Whenever all its tasks wait, the time jumps to the next deadline, so code that sleeps for hours
  /// on this clock takes no time. `body` may move the time itself. The calling thread is blocked.
  ///
  /// - Parameters:
  ///   - patience: How many seconds to wait for what other threads do.
  ///   - body: What to run.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or ``VirtualClockIsStuck`` if it waits for something that neither
  ///   this clock nor another thread brings about.
  public func run<Success: Sendable>(
    patience: Int = 5, _ body: @escaping @Sendable () async throws -> Success
  ) throws -> Success {
    let result = Locked<Result<Success, any Error>?>(nil)
    task {
      do {
        let value = try await body()
        result.withLock { $0 = .success(value) }
      } catch {
        result.withLock { $0 = .failure(error) }
      }
    }
    while true {
      drainOrTrap()
      if let result = result.withLock({ $0 }) { return try result.get() }
      if step() { continue }
      guard executor.jobs.wait(seconds: patience) else { throw VirtualClockIsStuck() }
    }
  }

  /// Runs the jobs that are ready; stops the program if they never end.
  func drainOrTrap() {
    let limit = maximumActions
    guard !executor.jobs.drain(limit: limit) else { return }
    fatalError(
      """
      VirtualClock: \(limit) jobs of tasks ran at \(elapsed) and there are more. A task that goes \
      on for ever without sleeping, such as a loop around Task.yield(), keeps the clock busy: let \
      it sleep on the clock, or cancel it.
      """)
  }
}

/// A test waits for something that its clock does not drive.
public struct VirtualClockIsStuck: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    """
    The body waits, yet nothing is scheduled on its clock and no other thread brought anything. \
    Likely causes: it awaits a Task { } that sleeps on another clock, or a value that nobody sends. \
    Tasks made by VirtualClock.task(_:) and child tasks run on the clock; Task { } does not.
    """
  }
}
