// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch

/// Lets the main actor take part while a clock's time is moved, turn about: either it runs, or the
/// clock does.
///
/// Its jobs cannot be run from elsewhere, but they run in the order they were handed over. So the
/// clock, on a thread of its own, holds the main actor up with a job of its own. To give it a
/// *turn* it hands over the next such job and lets go of the last one: when the new one has come,
/// all jobs between the two have run. One clock at a time does that, because there is one main
/// actor.
enum MainActorTurns {
  /// How many turns in a row must bring nothing before the main actor counts as waiting.
  ///
  /// Work that the main actor hands to itself, such as a task that it starts, is not seen from
  /// elsewhere and takes one turn for each link of such a chain.
  static let quiet = 16

  private static let mover = DispatchQueue(label: "Braid.VirtualClock")

  /// The clocks that wait for the mover or use it; the first takes over what the main actor starts.
  private static let clocks = Locked<[VirtualClock]>([])
  /// How many of them there are, so that nobody else pays for asking.
  private static let count = AtomicInt()

  private static let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether this thread is doing the main actor's work.
  ///
  /// That need not be the main thread: a program may have handed that over to Dispatch, as async
  /// programs on Linux do.
  static var isMainActor: Bool {
    MainRunLoop.isCurrent || DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  /// Calls `move` on the mover's thread while jobs that become ready on the main actor go to
  /// `clock`, then lets the caller go on.
  ///
  /// The caller is on its own actor until it is suspended here, so if that is the main actor,
  /// nothing runs there before the jobs are taken over.
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
        // Closures of the main actor's may run here: it waits.
        ThreadContext.current.standsForMainActor = true
        move()
        ThreadContext.current.standsForMainActor = false
        release()
        clocks.withLock { _ = $0.removeFirst() }
        count.decrement()
        // What was taken over until just now.
        clock.settle()
        continuation.resume()
      }
    }
  }

  /// Takes over a job that has become ready on the main actor, if a clock wants it.
  static func adopt(_ job: UnownedJob) -> Bool {
    guard count.load() > 0, isMainActor else { return false }
    return clocks.withLock { clocks in
      clocks.first?.executor.adopt(job)
      return !clocks.isEmpty
    }
  }

  // MARK: Turns

  private static let held = DispatchSemaphore(value: 0)
  private static let released = DispatchSemaphore(value: 0)

  /// Lets the main actor do all that it was given before, and holds it up again.
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
    guard held.wait(timeout: .now() + .seconds(10)) == .timedOut else { return }
    standardError(
      """
      Braid: a clock has waited for the main actor for ten seconds. Somebody blocks the main \
      thread, perhaps a test that waits there for what this clock drives. Remedy: make that test \
      async, and await what it waits for.
      """)
    held.wait()
  }

  private static func waitUntilReleased() {
    guard released.wait(timeout: .now() + .seconds(10)) == .timedOut else { return }
    standardError(
      """
      Braid: work of a clock has taken ten seconds, while the main actor waits for its turn. If \
      that work waits for the main actor, both wait for ever. Remedy: let it schedule, instead of \
      wait.
      """)
    released.wait()
  }
}
