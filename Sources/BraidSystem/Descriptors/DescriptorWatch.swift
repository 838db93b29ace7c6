// SPDX-License-Identifier: MIT
import BraidCore
#if canImport(Dispatch) && !os(Windows)
  import Dispatch

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  /// Waits until descriptors can be read, all of them on one thread.
  ///
  /// A read source of Dispatch would do, but on Linux it does not report the end of a pipe without
  /// bytes, and reports nothing for devices such as `/dev/null`.
  final class DescriptorWatch: @unchecked Sendable {  // the lock guards all variables
    /// The ends of a pipe: a byte in it makes the thread look at the list again.
    private typealias WakeUp = (read: Int32, write: Int32)

    static let shared = DescriptorWatch()

    private let lock = Lock()
    private var waiting: [Int32: @Sendable () -> Void] = [:]
    private var wakeUp: WakeUp?

    private init() {}

    /// Calls `isReady` once, when the descriptor has bytes, is at its end or has an error.
    func waitForBytes(of descriptor: Int32, _ isReady: @escaping @Sendable () -> Void) {
      let (ends, isFirst) = lock.withLock { () -> (WakeUp, Bool) in
        waiting[descriptor] = isReady
        if let wakeUp { return (wakeUp, false) }
        let ends = Self.openPipe()
        wakeUp = ends
        return (ends, true)
      }
      if isFirst {
        DispatchQueue(label: "braid.system.watch").async { self.watch(ends.read) }
      } else {
        Self.wake(ends.write)
      }
    }

    /// Forgets a descriptor, which may then be closed.
    func stopWaiting(for descriptor: Int32) {
      let (ends, released) = lock.withLock { () -> (WakeUp?, (@Sendable () -> Void)?) in
        (wakeUp, waiting.removeValue(forKey: descriptor))
      }
      if released != nil, let ends { Self.wake(ends.write) }
    }

    /// Whether a read would return immediately.
    static func hasBytes(_ descriptor: Int32) -> Bool {
      var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&place, 1, 0) != 0
    }

    private func watch(_ wakeUp: Int32) {
      while true {
        var places = lock.withLock { Array(waiting.keys) }
          .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        places.append(pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0))
        if poll(&places, nfds_t(places.count), -1) <= 0 { continue }
        if places.removeLast().revents != 0 {
          var bytes = [UInt8](repeating: 0, count: 64)
          _ = read(wakeUp, &bytes, bytes.count)
        }
        for place in places where place.revents != 0 {
          lock.withLock { waiting.removeValue(forKey: place.fd) }?()
        }
      }
    }

    private static func openPipe() -> WakeUp {
      var ends: [Int32] = [0, 0]
      Misuse.require(
        pipe(&ends) == 0,
        """
        Braid: a pipe cannot be opened, because the process has too many open files. Close some, \
        or raise the limit (ulimit -n).
        """)
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        // A caller must not wait for the thread.
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      return (ends[0], ends[1])
    }

    private static func wake(_ end: Int32) {
      var byte: UInt8 = 1
      // If the pipe is full, the thread is about to look anyway.
      _ = write(end, &byte, 1)
    }
  }
#endif
