// SPDX-License-Identifier: MIT
import BraidCore

#if canImport(Dispatch) && !os(Windows)
  import Dispatch
  import Foundation

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

    /// Starts the thread, unless it runs; before the first descriptor is waited for.
    ///
    /// - Throws: The system's error if the process cannot open a pipe.
    func start() throws(POSIXError) {
      let ends = try lock.withLock { () throws(POSIXError) -> WakeUp? in
        if wakeUp != nil { return nil }
        let ends = try Self.openPipe()
        wakeUp = ends
        return ends
      }
      guard let ends else { return }
      DispatchQueue(label: "braid.system.watch").async { self.watch(ends.read) }
    }

    /// Calls `isReady` once, when the descriptor has bytes, is at its end or has an error.
    func waitForBytes(of descriptor: Int32, _ isReady: @escaping @Sendable () -> Void) {
      let ends = lock.withLock {
        waiting[descriptor] = isReady
        return wakeUp
      }
      if let ends { Self.wake(ends.write) }
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

    private static func openPipe() throws(POSIXError) -> WakeUp {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw POSIXError(number: errno) }
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
