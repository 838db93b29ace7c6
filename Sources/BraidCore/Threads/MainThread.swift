// SPDX-License-Identifier: MIT
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Whether the calling code runs on the thread that the process started on.
enum MainThread {
  #if canImport(Darwin)
    /// The answer, if it costs next to nothing: always, on this system.
    static var isRecognized: Bool { isCurrent }

    /// The answer.
    static var isCurrent: Bool { pthread_main_np() != 0 }
  #else
    /// Whether this is the main thread and it has asked `isCurrent` before: compares two words.
    @inline(__always)
    static var isRecognized: Bool {
      recognized.load(ordering: .relaxed) == word(pthread_self())
    }

    /// The answer, from the kernel.
    ///
    /// Linux gives the main thread the number of the process. A thread's number is in the
    /// identifier of its processor clock, inverted, above the lowest three bits
    /// (`clock_getcpuclockid(3)`).
    @inline(never)
    static var isCurrent: Bool {
      var clock = clockid_t()
      guard pthread_getcpuclockid(pthread_self(), &clock) == 0, ~(clock >> 3) == getpid() else {
        return false
      }
      recognized.store(word(pthread_self()), ordering: .relaxed)
      return true
    }

    /// The main thread, or zero until it has asked.
    ///
    /// The child of a fork inherits the word; its own main thread replaces it.
    private static let recognized = Atomic<UInt>(0)

    @inline(__always)
    private static func word(_ thread: pthread_t) -> UInt {
      withUnsafeBytes(of: thread) { $0.loadUnaligned(as: UInt.self) }
    }
  #endif
}
