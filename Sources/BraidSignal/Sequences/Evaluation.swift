// SPDX-License-Identifier: MIT
import BraidCore

/// The state of a lazily computed value, in one word: not begun, in progress on some thread, or
/// done.
///
/// The thread for which ``begin(for:)`` returns true computes the value without a lock (C4), stores
/// it and calls ``finish(for:)``; other threads wait until then. Without contention this costs a
/// compare-and-swap and an exchange, and afterwards one load per access.
struct Evaluation: ~Copyable, Sendable {
  /// The thread that computes the value, possibly with ``waitedFor`` set; or `notBegun` or `done`.
  let word: AtomicInt

  private static var notBegun: Int { 0 }
  static var done: Int { 1 }
  /// A bit that is not used by the identity of a thread, which is an address.
  private static var waitedFor: Int { 2 }

  init() { word = AtomicInt() }

  /// Creates the state of a value that is available.
  init(done: Void) { word = AtomicInt(1) }

  /// Whether the value is available.
  var isEvaluated: Bool { word.load() == Evaluation.done }

  /// Decides which thread computes the value of `owner`.
  ///
  /// Returns true to the caller that has to compute the value and call ``finish(for:)``. Returns
  /// false when the value is available, after waiting for it if necessary.
  @inline(never)
  borrowing func begin(for owner: AnyObject) -> Bool {
    let thread = ThreadContext.current.identity
    let (exchanged, current) = word.compareExchange(
      expected: Evaluation.notBegun, desired: thread)
    if exchanged { return true }
    if current == Evaluation.done { return false }
    if current & ~Evaluation.waitedFor == thread {
      Misuse.stop(
        """
        PullSequence: an element was requested by the closure that computes it. It cannot depend \
        on itself; let the closure use only the elements before it.
        """)
    }
    wait(for: ObjectIdentifier(owner))
    return false
  }

  /// Records that the value of `owner` is available.
  @inline(never)
  borrowing func finish(for owner: AnyObject) {
    let old = word.exchange(Evaluation.done)
    if old & Evaluation.waitedFor != 0 { Evaluation.wake(ObjectIdentifier(owner)) }
  }

  // MARK: Waiting

  private struct Waiters {
    let semaphore = Semaphore()
    var count = 0
  }

  /// The threads that wait, by the owner of the value.
  ///
  /// Waiting is rare, so owners store nothing for it.
  private static let waiters = Locked<[ObjectIdentifier: Waiters]>([:])

  private borrowing func wait(for owner: ObjectIdentifier) {
    let semaphore = Evaluation.waiters.withLock { waiters -> Semaphore? in
      // Inside the lock, so that `wake`, which sees the bit, also finds this thread's entry.
      if !raiseWaitedFor() { return nil }
      var entry = waiters[owner] ?? Waiters()
      entry.count += 1
      waiters[owner] = entry
      return entry.semaphore
    }
    semaphore?.wait()
  }

  /// Returns false if the value is available.
  private borrowing func raiseWaitedFor() -> Bool {
    var current = word.load()
    while current != Evaluation.done {
      let (exchanged, original) = word.compareExchange(
        expected: current, desired: current | Evaluation.waitedFor)
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
