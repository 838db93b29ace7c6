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
@usableFromInline
package final class ThreadContext: @unchecked Sendable {  // touched by its own thread only
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { context in
      #if canImport(Darwin)
        Unmanaged<ThreadContext>.fromOpaque(context).release()
      #else
        if let context { Unmanaged<ThreadContext>.fromOpaque(context).release() }
      #endif
    }
    precondition(failure == 0, "Braid: no thread-local key is left (errno \(failure))")
    return key
  }()

  /// The calling thread's own.
  @usableFromInline
  package static var current: ThreadContext {
    if let context = pthread_getspecific(key) {
      return Unmanaged<ThreadContext>.fromOpaque(context).takeUnretainedValue()
    }
    return make()
  }

  @inline(never)
  private static func make() -> ThreadContext {
    let context = ThreadContext()
    pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
    return context
  }

  @usableFromInline package let trampoline = Trampoline()
  /// The scheduler whose work this thread is running, if one says so.
  package var currentScheduler: AnyObject?

  private init() {}
}
