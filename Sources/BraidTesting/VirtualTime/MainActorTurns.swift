// SPDX-License-Identifier: MIT
import BraidCore

#if canImport(Dispatch)
  import Dispatch

  /// Alternates between the main actor and a clock whose time is being moved.
  ///
  /// Jobs of the main actor cannot be run on another thread, but they run in the order in which
  /// they were enqueued. Therefore the clock, on a thread of its own, blocks the main actor with a
  /// job. To give the main actor a *turn*, the clock enqueues the next such job and releases the
  /// current one: when the new job starts, all jobs between the two have run. Only one clock at a
  /// time does this, because there is one main actor.
  enum MainActorTurns {
    /// The number of consecutive turns without new work after which the main actor counts as idle.
    ///
    /// Work that the main actor enqueues for itself, such as a task that it starts, is not visible
    /// to other threads. Each link of such a chain takes one turn.
    static let quiet = 16

    private static let mover = DispatchQueue(label: "Braid.VirtualClock")

    /// The clocks that wait for the mover or use it.
    ///
    /// The first adopts the tasks that the main actor starts.
    private static let clocks = Locked<[VirtualClock]>([])
    /// The number of these clocks, so that checking for none is cheap.
    private static let count = AtomicInt.global(0)

    private static let mainQueueMark: DispatchSpecificKey<Void> = {
      let key = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: key, value: ())
      return key
    }()

    /// Whether this thread runs the main actor.
    ///
    /// That is not always the main thread: a program may have handed its work to Dispatch, as async
    /// programs on Linux do.
    static var isMainActor: Bool {
      MainRunLoop.isCurrent || DispatchQueue.getSpecific(key: mainQueueMark) != nil
    }

    /// Calls `move` on the mover's thread, while jobs that become ready on the main actor go to
    /// `clock`; then resumes the caller.
    ///
    /// The caller is on its own actor until it suspends here. If that is the main actor, nothing
    /// runs there before its jobs are adopted.
    nonisolated(nonsending) static func adopting(
      _ clock: VirtualClock, _ move: @escaping @Sendable () -> Void
    ) async {
      TaskAdoption.install()
      _ = mainQueueMark
      clocks.withLock { $0.append(clock) }
      count.increment()
      await withUnsafeContinuation { continuation in
        mover.async {
          clocks.withLock { clocks in
            clocks.firstIndex { $0 === clock }.map { clocks.swapAt($0, 0) }
          }
          hold()
          // Closures of the main actor may run here: the main actor is blocked.
          ThreadContext.current.standsForMainActor = true
          move()
          ThreadContext.current.standsForMainActor = false
          release()
          clocks.withLock { _ = $0.removeFirst() }
          count.decrement()
          // Runs the jobs adopted up to now.
          clock.settle()
          continuation.resume()
        }
      }
    }

    /// Adopts a job that has become ready on the main actor, if a clock requests it.
    static func adopt(_ job: UnownedJob) -> Bool {
      guard count.load() > 0, isMainActor else { return false }
      return clocks.withLock { clocks in
        clocks.first?.executor.adopt(job)
        return !clocks.isEmpty
      }
    }

    // MARK: Turns

    private static let held = Semaphore()
    private static let released = Semaphore()

    /// Lets the main actor run all jobs enqueued so far, then blocks it again.
    static func take() {
      handOverHold()
      release()
      waitUntilHeld()
    }

    private static func hold() {
      handOverHold()
      waitUntilHeld()
    }

    private static func release() { released.signal() }

    private static func handOverHold() {
      Task { @MainActor in
        held.signal()
        waitUntilReleased()
      }
    }

    private static func waitUntilHeld() {
      if held.wait(for: .seconds(10)) { return }
      CurrentProcess.complain(
        """
        Braid: a clock has waited for the main actor for ten seconds. The main thread is blocked, \
        perhaps by a test that waits there for an effect of this clock. Remedy: make that test \
        async, and await the effect.
        """)
      held.wait()
    }

    private static func waitUntilReleased() {
      if released.wait(for: .seconds(10)) { return }
      CurrentProcess.complain(
        """
        Braid: work of a clock has taken ten seconds, while the main actor waits for its turn. If \
        that work waits for the main actor, both wait forever. Remedy: let it schedule instead of \
        waiting.
        """)
      released.wait()
    }
  }
#else
  /// Alternates between the main actor and a clock whose time is being moved.
  ///
  /// Without Dispatch, the clock moves the time on the thread of the caller. The main actor gets
  /// turns before and after the move, and not between two instants.
  enum MainActorTurns {
    static let quiet = 16

    static var isMainActor: Bool { MainQueue.isCurrent }

    nonisolated(nonsending) static func adopting(
      _ clock: VirtualClock, _ move: @escaping @Sendable () -> Void
    ) async {
      // In a synchronous function, so that this is not the call that waits for the main actor.
      func settle() { clock.settle() }
      for _ in 0..<quiet { await Task.yield() }
      move()
      settle()
      for _ in 0..<quiet { await Task.yield() }
      settle()
    }

    static func adopt(_ job: UnownedJob) -> Bool { false }

    static func take() {}
  }
#endif
