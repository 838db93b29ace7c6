// SPDX-License-Identifier: MIT
public import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The package's only lock, for the few instructions that touch shared state.
///
/// Not recursive.
///
/// No code of a user's runs while it is held (C4), so it is never held for long: not even a value
/// is released under it. A noncopyable value without an allocation of its own: keep it in a `let`
/// of the object whose fields it guards.
///
/// On Apple platforms it is the system's unfair lock, which knows about priorities. Elsewhere it
/// is one atomic word that spins briefly, then gives up its time slice: pthread mutexes need an
/// allocation each and twice the time, and `Synchronization.Mutex` makes ThreadSanitizer report
/// races that are none (`Docs/Decisions/0001-lock.md`).
public struct Lock: ~Copyable, Sendable {
  #if canImport(Darwin)
    @usableFromInline let mutex = Mutex(())
  #else
    @usableFromInline let word = Atomic<Bool>(false)
  #endif

  /// A lock that nobody holds.
  @inlinable
  public init() {}

  /// Runs `body` while no other thread runs one under this lock.
  @inlinable @inline(__always)
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if canImport(Darwin)
      return try mutex.withLock { _ throws(Failure) in try body() }
    #else
      if word.exchange(true, ordering: .acquiring) { wait() }
      defer { unlock() }
      return try body()
    #endif
  }

  #if !canImport(Darwin)
    /// The fences are the compiler's: without them its optimizer lets a retain of what `body`
    /// returns sink below the store, which is then no longer kept when the next thread comes in
    /// (`Docs/Decisions/0001-lock.md`).
    @inlinable @inline(__always)
    borrowing func unlock() {
      atomicMemoryFence(ordering: .releasing)
      word.store(false, ordering: .releasing)
      atomicMemoryFence(ordering: .acquiring)
    }

    @usableFromInline @inline(never)
    borrowing func wait() {
      var round = 0
      repeat {
        while word.load(ordering: .relaxed) {
          round += 1
          switch round {
          case ..<64: break
          case ..<1024: sched_yield()
          default: usleep(50)
          }
        }
      } while word.exchange(true, ordering: .acquiring)
    }
  #endif
}

/// A value that is only reachable under its lock.
public final class Locked<State>: @unchecked Sendable {  // state is touched under the lock only
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var state: State

  /// Puts `state` behind a lock.
  @inlinable
  public init(_ state: State) { self.state = state }

  /// Reads or changes the state.
  ///
  /// Do not call out from `body`, and do not let it release a value of a user's: move the value out
  /// and let it go afterwards (C4).
  @inlinable @inline(__always)
  public func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { () throws(Failure) in try body(&state) }
  }

  /// Puts another state in place, and hands back the old one to be let go of outside the lock (C4).
  @inlinable
  package func exchange(_ state: State) -> State {
    withLock { Swift.exchange(&$0, with: state) }
  }
}
