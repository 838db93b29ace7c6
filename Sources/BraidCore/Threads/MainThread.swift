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

/// Whether the calling code runs on the process's first thread.
package enum MainThread {
  #if canImport(Darwin)
    /// Whether this is the main thread, if that is cheap to determine: always, on this system.
    static var isRecognized: Bool { isCurrent }

    /// Whether this is the main thread.
    package static var isCurrent: Bool { pthread_main_np() != 0 }
  #elseif canImport(WinSDK)
    /// Unknown on this system: the concurrency runtime and the main queue answer instead.
    static var isRecognized: Bool { isCurrent }

    /// Unknown on this system: the concurrency runtime and the main queue answer instead.
    package static var isCurrent: Bool { false }
  #elseif os(WASI)
    /// Whether this is the main thread, if that is cheap to determine.
    static var isRecognized: Bool { isCurrent }

    /// Whether this is the only thread; unknown in a program with threads.
    package static var isCurrent: Bool { CurrentThread.isOnlyOne }
  #else
    /// Whether this is the main thread and has called `isCurrent` before: compares two words.
    @inline(__always)
    static var isRecognized: Bool {
      recognized.load(ordering: .relaxed) == word(pthread_self())
    }

    /// Whether this is the main thread, according to the kernel.
    ///
    /// On Linux, the main thread's identifier equals the process identifier. A thread's identifier
    /// is stored, inverted, above the lowest three bits of the identifier of its CPU clock
    /// (`clock_getcpuclockid(3)`).
    @inline(never)
    package static var isCurrent: Bool {
      var clock = clockid_t()
      guard pthread_getcpuclockid(pthread_self(), &clock) == 0, ~(clock >> 3) == getpid() else {
        return false
      }
      recognized.store(word(pthread_self()), ordering: .relaxed)
      return true
    }

    /// The main thread, or zero before its first call of `isCurrent`.
    ///
    /// The child of a fork inherits the word, and its own main thread replaces it.
    private static let recognized = AtomicInt.global(0)

    @inline(__always)
    private static func word(_ thread: pthread_t) -> Int {
      withUnsafeBytes(of: thread) { $0.loadUnaligned(as: Int.self) }
    }
  #endif
}
