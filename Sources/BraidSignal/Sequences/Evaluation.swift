// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch
public import Synchronization

/// Whether a value has been made, or which thread is making it: one word.
///
/// The thread that ``begin(for:)`` answers true makes the value, without a lock (C4), stores it and
/// calls ``finish(for:)``; others that ask meanwhile wait for that. Where nobody has to wait, that
/// is a compare-and-swap and an exchange, and later a load each time.
@usableFromInline
struct Evaluation: ~Copyable, Sendable {
  /// The thread that makes the value, and perhaps ``waitedFor``; or one of the other two.
  @usableFromInline let word: Atomic<Int>

  private static var notBegun: Int { 0 }
  @usableFromInline static var done: Int { 1 }
  /// A bit that no thread's identity has, which is an address.
  private static var waitedFor: Int { 2 }

  @inlinable
  init() { word = Atomic(0) }

  /// Of a value that is there.
  @inlinable
  init(done: Void) { word = Atomic(1) }

  /// Whether the value can be read.
  @inlinable @inline(__always)
  var isDone: Bool { word.load(ordering: .acquiring) == Evaluation.done }

  /// Decides who makes the value of `owner`: true if it is the caller, who has to do it and call
  /// ``finish(for:)``; false when it has been made.
  @usableFromInline @inline(never)
  borrowing func begin(for owner: AnyObject) -> Bool {
    let thread = ThreadContext.current.identity
    let (exchanged, current) = word.compareExchange(
      expected: Evaluation.notBegun, desired: thread, ordering: .acquiring)
    if exchanged { return true }
    if current == Evaluation.done { return false }
    if current & ~Evaluation.waitedFor == thread {
      Misuse.stop(
        """
        PullSequence: an element was asked for while it is being made, by the closure that makes \
        it. It cannot depend on itself; let the closure use elements before it only.
        """)
    }
    wait(for: ObjectIdentifier(owner))
    return false
  }

  /// The value of `owner` is there.
  @usableFromInline @inline(never)
  borrowing func finish(for owner: AnyObject) {
    let old = word.exchange(Evaluation.done, ordering: .acquiringAndReleasing)
    if old & Evaluation.waitedFor != 0 { Evaluation.wake(ObjectIdentifier(owner)) }
  }

  // MARK: Waiting

  private struct Waiters {
    let semaphore = DispatchSemaphore(value: 0)
    var count = 0
  }

  /// Who waits for values of which owners: seldom anybody, so the owners keep nothing for it.
  private static let waiters = Locked<[ObjectIdentifier: Waiters]>([:])

  private borrowing func wait(for owner: ObjectIdentifier) {
    let semaphore = Evaluation.waiters.withLock { waiters -> DispatchSemaphore? in
      // Under the lock, so that `wake`, which sees the bit, finds who has raised it.
      if !raiseWaitedFor() { return nil }
      var entry = waiters[owner] ?? Waiters()
      entry.count += 1
      waiters[owner] = entry
      return entry.semaphore
    }
    semaphore?.wait()
  }

  /// False if the value is there.
  private borrowing func raiseWaitedFor() -> Bool {
    var current = word.load(ordering: .acquiring)
    while current != Evaluation.done {
      let (exchanged, original) = word.compareExchange(
        expected: current, desired: current | Evaluation.waitedFor, ordering: .acquiring)
      if exchanged { return true }
      current = original
    }
    return false
  }

  private static func wake(_ owner: ObjectIdentifier) {
    guard let woken = waiters.withLock({ $0.removeValue(forKey: owner) }) else { return }
    for _ in 0..<woken.count { woken.semaphore.signal() }
  }
}
