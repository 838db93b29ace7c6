// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(WinSDK)
  import CRT
  import WinSDK
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// The per-thread state of the package: trampoline, current scheduler, counters.
///
/// A pointer to plain memory, not an object, so reading it needs no retain and no release.
@usableFromInline
package struct ThreadContext: @unchecked Sendable {  // accessed by its own thread only
  @usableFromInline
  struct Storage {
    @usableFromInline var isRunning = false
    // The trampoline's queue, which retains its items.
    @usableFromInline var first: Unmanaged<Trampoline.Item>?
    @usableFromInline var last: Unmanaged<Trampoline.Item>?
    var currentScheduler: AnyObject?
    var taskQueue: AnyObject?
    var taskAdopter: AnyObject?
    var standsForMainActor = false
    var isReplayingCommand = false
    var subscribesToPart = false
    var changeMark: AnyObject?
    var modified: [ObjectIdentifier] = []
    var trace: AnyObject?
    var releases: ChainRelease?
    let counts: ThreadCounts

    init() { counts = ThreadCounts() }
  }

  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  init(_ storage: UnsafeMutablePointer<Storage>) { self.storage = storage }

  #if os(WASI) && !_runtime(_multithreaded)
    /// The context of the only thread, after the first call of ``make()``.
    nonisolated(unsafe) private static var only: ThreadContext?
  #else
    /// The thread-local key; negative before the first call of ``make()``.
    ///
    /// Not a lazy static: a release build reads this one without a call.
    private static let key = AtomicInt.global(-1)
  #endif

  #if canImport(WinSDK)
    // A fiber-local key is one of the thread, in a thread without fibers, and has a destructor.
    private static let madeKey: DWORD = {
      let made = FlsAlloc { context in if let context { release(context) } }
      Misuse.require(made != FLS_OUT_OF_INDEXES, "Braid: no thread-local key is left")
      key.store(Int(made))
      return made
    }()
  #elseif !os(WASI) || _runtime(_multithreaded)
    private static let madeKey: pthread_key_t = {
      var made = pthread_key_t()
      let failure = pthread_key_create(&made) { context in
        #if canImport(Darwin)
          release(context)
        #else
          if let context { release(context) }
        #endif
      }
      Misuse.require(failure == 0, "Braid: no thread-local key is left (errno \(failure))")
      key.store(Int(made))
      return made
    }()
  #endif

  /// The calling thread's context.
  @usableFromInline
  package static var current: ThreadContext { existing ?? make() }

  /// The calling thread's context, if it already exists.
  package static var existing: ThreadContext? {
    #if os(WASI) && !_runtime(_multithreaded)
      return only
    #else
      let key = key.load()
      if key < 0 { return nil }
      #if canImport(WinSDK)
        let context = FlsGetValue(DWORD(truncatingIfNeeded: key))
      #else
        let context = pthread_getspecific(pthread_key_t(truncatingIfNeeded: key))
      #endif
      guard let context else { return nil }
      return ThreadContext(context.assumingMemoryBound(to: Storage.self))
    #endif
  }

  /// The scheduler whose action this thread is running, if it is known.
  package var currentScheduler: AnyObject? {
    get { storage.pointee.currentScheduler }
    nonmutating set { storage.pointee.currentScheduler = newValue }
  }

  /// The ``TaskQueue`` whose action this thread is running, if any.
  var taskQueue: AnyObject? {
    get { storage.pointee.taskQueue }
    nonmutating set { storage.pointee.taskQueue = newValue }
  }

  /// Receives the Swift tasks that become ready on this thread: a virtual clock, while it runs.
  package var taskAdopter: AnyObject? {
    get { storage.pointee.taskAdopter }
    nonmutating set { storage.pointee.taskAdopter = newValue }
  }

  /// Whether the main actor is blocked until this thread is done, because a virtual clock runs in
  /// its place.
  package var standsForMainActor: Bool {
    get { storage.pointee.standsForMainActor }
    nonmutating set { storage.pointee.standsForMainActor = newValue }
  }

  /// Whether the next source that is subscribed to on this thread is a part of an operator, which
  /// tracers do not see.
  var subscribesToPart: Bool {
    get { storage.pointee.subscribesToPart }
    nonmutating set { storage.pointee.subscribesToPart = newValue }
  }

  /// Whether an execution of a command is replaying its events to a new observer.
  package var isReplayingCommand: Bool {
    get { storage.pointee.isReplayingCommand }
    nonmutating set { storage.pointee.isReplayingCommand = newValue }
  }

  /// How the value that a subject delivers on this thread entered it, if the subject is bound.
  var changeMark: AnyObject? {
    get { storage.pointee.changeMark }
    nonmutating set { storage.pointee.changeMark = newValue }
  }

  /// Runs a delivery during which this is the mark of the value.
  func whileMarked(_ mark: AnyObject?, _ delivery: () -> Void) {
    let before = changeMark
    if mark == nil, before == nil { return delivery() }
    changeMark = mark
    delivery()
    changeMark = before
  }

  /// The properties whose `modify` closures this thread is running, from the outermost one.
  package var modified: [ObjectIdentifier] {
    get { storage.pointee.modified }
    nonmutating _modify { yield &storage.pointee.modified }
  }

  /// The recorder of the thread for ``Trace``, if it has one; always of the same type.
  package func recorder<Recorder: AnyObject>(_ type: Recorder.Type) -> Recorder? {
    storage.pointee.trace.map { unsafeDowncast($0, to: type) }
  }

  /// The recorder of the thread for ``Trace``, which `make` creates for the first time.
  package func recorder<Recorder: AnyObject>(_ make: () -> Recorder) -> Recorder {
    if let recorder = recorder(Recorder.self) { return recorder }
    let made = make()
    storage.pointee.trace = made
    return made
  }

  /// The chain of releases in progress on this thread, if any.
  var releases: ChainRelease? {
    get { storage.pointee.releases }
    nonmutating set { storage.pointee.releases = newValue }
  }

  /// The thread's contribution to the live counts.
  var counts: ThreadCounts { storage.pointee.counts }

  /// Identifies the thread among the live ones.
  package var identity: Int { Int(bitPattern: storage) }

  /// The thread's trampoline.
  @inlinable
  package var trampoline: Trampoline { Trampoline(self) }

  @inline(never)
  private static func make() -> ThreadContext {
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    storage.initialize(to: Storage())
    #if canImport(WinSDK)
      _ = FlsSetValue(madeKey, storage)
    #elseif os(WASI) && !_runtime(_multithreaded)
      only = ThreadContext(storage)
    #else
      pthread_setspecific(madeKey, storage)
    #endif
    return ThreadContext(storage)
  }

  private static func release(_ context: UnsafeMutableRawPointer) {
    let storage = context.assumingMemoryBound(to: Storage.self)
    storage.pointee.counts.end()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }
}
