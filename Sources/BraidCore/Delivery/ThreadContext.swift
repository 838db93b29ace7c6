// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// What the package keeps for each thread: its trampoline and its current scheduler.
///
/// A pointer to plain memory, not an object: getting it costs no retain and no release.
@frozen
@usableFromInline
package struct ThreadContext: @unchecked Sendable {  // each is touched by its own thread only
  @frozen
  @usableFromInline
  struct Storage {
    @usableFromInline var isRunning = false
    // The trampoline's queue, which owns its items.
    @usableFromInline var first: Unmanaged<Trampoline.Item>?
    @usableFromInline var last: Unmanaged<Trampoline.Item>?
    @usableFromInline var currentScheduler: AnyObject?
    var taskAdopter: AnyObject?

    @usableFromInline init() {}
  }

  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  @usableFromInline
  init(_ storage: UnsafeMutablePointer<Storage>) { self.storage = storage }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { context in
      #if canImport(Darwin)
        release(context)
      #else
        if let context { release(context) }
      #endif
    }
    precondition(failure == 0, "Braid: no thread-local key is left (errno \(failure))")
    return key
  }()

  /// The calling thread's own.
  @usableFromInline
  package static var current: ThreadContext {
    if let context = pthread_getspecific(key) {
      return ThreadContext(context.assumingMemoryBound(to: Storage.self))
    }
    return make()
  }

  /// The calling thread's own, if it has one already.
  package static var existing: ThreadContext? {
    pthread_getspecific(key).map { ThreadContext($0.assumingMemoryBound(to: Storage.self)) }
  }

  /// The scheduler whose work this thread is running, if one says so.
  package var currentScheduler: AnyObject? {
    get { storage.pointee.currentScheduler }
    nonmutating set { storage.pointee.currentScheduler = newValue }
  }

  /// Who takes over the Swift tasks that become ready on this thread: a virtual clock, while it runs.
  package var taskAdopter: AnyObject? {
    get { storage.pointee.taskAdopter }
    nonmutating set { storage.pointee.taskAdopter = newValue }
  }

  /// Tells the threads that are alive apart.
  package var identity: Int { Int(bitPattern: storage) }

  /// The thread's trampoline.
  @inlinable
  package var trampoline: Trampoline { Trampoline(self) }

  @inline(never)
  private static func make() -> ThreadContext {
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    storage.initialize(to: Storage())
    pthread_setspecific(key, storage)
    return ThreadContext(storage)
  }

  private static func release(_ context: UnsafeMutableRawPointer) {
    let storage = context.assumingMemoryBound(to: Storage.self)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }
}
