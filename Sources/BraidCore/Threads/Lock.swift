// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Builtin
  public import Darwin
#endif

/// The package's only lock, for the few instructions that access shared state.
///
/// Not recursive.
///
/// No user code runs while it is held, and no value is released under it (C4), so it is never held
/// for long. A noncopyable value without an allocation: declare it as a `let` of the object whose
/// fields it guards.
///
/// On Apple platforms it is the system's unfair lock, which supports priority inheritance.
/// Elsewhere it is one atomic byte that spins briefly, then yields, then sleeps. A pthread mutex
/// takes an allocation and twice the time; `Synchronization.Mutex` makes ThreadSanitizer report
/// false races (`Docs/Decisions/0001-lock.md`).
@usableFromInline
package struct Lock: ~Copyable, Sendable {
  #if canImport(Darwin)
    @usableFromInline let mutex = UnfairLock()
  #else
    @usableFromInline let word = AtomicFlag()
  #endif

  /// Creates an unlocked lock.
  @inlinable
  package init() {}

  /// Runs `body` while holding the lock.
  @_alwaysEmitIntoClient @inline(__always)
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if canImport(Darwin)
      os_unfair_lock_lock(mutex.address)
      defer { os_unfair_lock_unlock(mutex.address) }
      return try body()
    #else
      if word.exchange(true) { wait() }
      defer { unlock() }
      return try body()
    #endif
  }

  #if !canImport(Darwin)
    /// The fences restrict the compiler.
    ///
    /// Without them, its optimizer may move a retain of the result of `body` below the store, where
    /// another thread may already have released the object (`Docs/Decisions/0001-lock.md`).
    @_alwaysEmitIntoClient @inline(__always)
    borrowing func unlock() {
      releasingFence()
      word.store(false)
      acquiringFence()
    }

    @usableFromInline @inline(never)
    borrowing func wait() {
      var round = 0
      repeat {
        while word.load(ordering: .relaxed) {
          #if DEBUG
            if AtomicAccess.isHooked { AtomicAccess.begins(waits: true) }
          #endif
          round += 1
          switch round {
          case ..<64: break
          case ..<1024: CurrentThread.yield()
          default: CurrentThread.pause()
          }
        }
      } while word.exchange(true)
    }
  #endif
}

#if canImport(Darwin)
  /// The system's unfair lock, in the object it belongs to.
  @_rawLayout(like: os_unfair_lock_s)
  @usableFromInline
  struct UnfairLock: ~Copyable, @unchecked Sendable {  // only the system's functions access it
    @_alwaysEmitIntoClient @inline(__always)
    init() { address.initialize(to: os_unfair_lock_s()) }

    @_alwaysEmitIntoClient @inline(__always)
    var address: UnsafeMutablePointer<os_unfair_lock_s> {
      UnsafeMutablePointer(Builtin.addressOfRawLayout(self))
    }
  }
#endif

/// A value that is accessible only under its lock.
public final class Locked<State>: @unchecked Sendable {  // the lock guards the state
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var state: State

  /// Creates a locked value.
  @inlinable
  public init(_ state: State) { self.state = state }

  /// Reads or changes the state.
  ///
  /// `body` must not call out and must not release a user's value. Move such a value out and
  /// release it afterwards (C4).
  @inlinable @inline(__always)
  public func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { () throws(Failure) in try body(&state) }
  }

  /// Replaces the state and returns the old one, to release outside the lock (C4).
  @inlinable
  package func exchange(_ state: State) -> State {
    withLock { Swift.exchange(&$0, with: state) }
  }
}
