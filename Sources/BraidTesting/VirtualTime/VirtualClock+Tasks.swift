// SPDX-License-Identifier: MIT
import BraidCore

extension VirtualClock {
  /// Starts a task that runs only while this clock does: when its time is moved, or `settle()` is
  /// called.
  ///
  /// A call that moves the time returns when all tasks that it resumed, and all tasks that these
  /// started or resumed, are suspended again. This is deterministic: the tasks run on the thread of
  /// the call.
  ///
  /// - Parameter body: The body of the task.
  /// - Returns: The task.
  @discardableResult
  public func task<Success: Sendable>(
    _ body: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      Task(executorPreference: executor) { try await body() }
    } else {
      executor.adopting { Task { try await body() } }
    }
  }

  /// Runs `body` immediately, then the tasks that it started, until all of them are suspended.
  ///
  /// Use it for code under test that starts tasks by `Task { }`, which otherwise run on other
  /// threads. Afterwards these tasks run while the clock does, as long as ``adoptsTasks`` is true.
  /// Code that is isolated to the main actor runs there, when the main actor is free: in an async
  /// test, `await clock.advance(by:)` runs it.
  ///
  /// - Parameter body: The closure to run.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  @discardableResult
  public func settle<Result>(_ body: () throws -> Result) rethrows -> Result {
    try executor.adopting {
      defer { drainOrTrap() }
      return try body()
    }
  }

  /// Runs the tasks that are ready until all of them are suspended.
  ///
  /// Does not move the time.
  public func settle() { settle {} }

  /// Whether a clock can adopt tasks of `Task { }`.
  ///
  /// True unless the program contains Swift's runtime without its symbols, as with `-static-stdlib`
  /// on Linux. Tasks of ``task(_:)`` and ``run(patience:_:)`` run on the clock in any case.
  public static var adoptsTasks: Bool { TaskAdoption.isPossible }

  /// Runs `body` as a task of this clock until it has returned, and returns its result.
  ///
  /// The tasks that `body` starts run on this clock as well, including each `Task { }`.
  /// Whenever all of them are suspended, the time jumps to the next deadline, so code that sleeps
  /// for hours takes no time. `body` can move the time itself. The calling thread is blocked. Traps
  /// after ``maximumActions`` actions, for example if `body` waits forever beside an interval.
  ///
  /// - Parameters:
  ///   - patience: How many seconds to wait for other threads; longer while the system has none for
  ///     a queue, as on an overloaded machine.
  ///   - body: The body of the task.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`, or ``VirtualClockIsStuck`` if it waits for an event that
  ///   neither this clock nor another thread causes.
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
    var count = 0
    while true {
      settle()
      if let result = result.withLock({ $0 }) { return try result.get() }
      if count == maximumActions, nextDeadline != nil { timeline.stopEndless(count) }
      count += 1
      if step() { continue }
      guard executor.jobs.wait(seconds: patience) else { throw VirtualClockIsStuck() }
    }
  }

  /// Runs the jobs that are ready; traps if they never end.
  func drainOrTrap() { tasks.settle(timeline) }
}

/// The error of a test that waits for an event that its clock does not cause.
public struct VirtualClockIsStuck: Error, Hashable, Sendable, CustomStringConvertible {
  /// Describes the problem and its likely causes.
  public var description: String {
    """
    The body waits, yet nothing is scheduled on its clock and no other thread has resumed it. \
    Likely causes: it waits for a task that sleeps on another clock, or for a value that is never \
    sent. Give all code under test the same VirtualClock.
    """
  }
}
