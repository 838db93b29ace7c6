// SPDX-License-Identifier: MIT
import BraidCore

extension VirtualClock {
  /// Starts a task that runs only while this clock does: when its time is moved, or `settle()` is
  /// called.
  ///
  /// A call that moves the time returns when all tasks that it woke, and all that these started or
  /// woke in turn, wait for something else. That is certain, not a matter of patience: they run on
  /// the thread that made the call.
  ///
  /// - Parameter body: What the task does.
  /// - Returns: The task.
  @discardableResult
  public func task<Success: Sendable>(
    _ body: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    Task(executorPreference: executor) { try await body() }
  }

  /// Runs `body` at once, then the tasks that it started until all of them wait for something.
  ///
  /// For code under test that starts tasks by `Task { }`, which run anywhere otherwise. From then
  /// on they run while the clock does, as long as ``adoptsTasks`` is true. What is isolated to the
  /// main actor runs there, when that is free: let it have its turns with
  /// `await clock.advance(by:)`.
  ///
  /// - Parameter body: What to run.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @discardableResult
  public func settle<Result>(_ body: () throws -> Result) rethrows -> Result {
    try executor.adopting {
      defer { drainOrTrap() }
      return try body()
    }
  }

  /// Runs the tasks that are ready until all of them wait for something, without moving the time.
  public func settle() { settle {} }

  /// Whether a clock can take over `Task { }`: true unless the program holds Swift's runtime
  /// without its symbols, as with `-static-stdlib` on Linux.
  ///
  /// Tasks of ``task(_:)`` and ``run(patience:_:)`` run on the clock in any case.
  public static var adoptsTasks: Bool { TaskAdoption.isPossible }

  /// Runs `body` as a task of this clock until it has returned, and gives back what it did.
  ///
  /// The tasks that it starts, by `Task { }` as well, run on this clock too. Whenever all of them
  /// wait, the time jumps to the next deadline, so code that sleeps for hours takes no time. `body`
  /// may move the time itself. The calling thread is blocked.
  ///
  /// - Parameters:
  ///   - patience: How many seconds to wait for what other threads do.
  ///   - body: What to run.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or ``VirtualClockIsStuck`` if it waits for something that
  ///   neither this clock nor another thread brings about.
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
      settle()
      if let result = result.withLock({ $0 }) { return try result.get() }
      if step() { continue }
      guard executor.jobs.wait(seconds: patience) else { throw VirtualClockIsStuck() }
    }
  }

  /// Runs the jobs that are ready; stops the program if they never end.
  func drainOrTrap() { tasks.settle(timeline) }
}

/// A test waits for something that its clock does not drive.
public struct VirtualClockIsStuck: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    """
    The body waits, yet nothing is scheduled on its clock and no other thread brought anything. \
    Likely causes: it waits for a task that sleeps on another clock, or for a value that nobody \
    sends. Give all code under test the same VirtualClock.
    """
  }
}
