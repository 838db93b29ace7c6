// SPDX-License-Identifier: MIT

#if canImport(Dispatch) && !os(Windows)
  import BraidCore
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

  /// Reads a file, a pipe, a socket or a terminal as its bytes become available.
  ///
  /// One read is followed by one delivery, and the next read begins when the delivery has returned:
  /// unread bytes stay in the pipe, and its writer waits (back-pressure). The flags of the
  /// descriptor are not changed, because other processes may share it.
  final class DescriptorReader: Cancelable, @unchecked Sendable {  // used on its queue
    /// The memory for a chunk is allocated before the number of its bytes is known.
    private static let largestChunk = 1 << 20

    private let descriptor: Int32
    private let size: Int
    private let queue = DispatchQueue(label: "braid.system.reader")
    private let receive: ([UInt8]) -> Void
    private let finish: (POSIXError?) -> Void
    private let disposed = AtomicFlag()

    /// Reads through a duplicate of a descriptor, which the caller may then close.
    ///
    /// - Parameters:
    ///   - size: The maximum number of bytes of a chunk.
    ///   - receive: Gets each chunk, on a queue of the reader.
    ///   - finish: Is called at the end, unless it was disposed before.
    init(
      _ descriptor: Int32, upTo size: Int, receive: @escaping ([UInt8]) -> Void,
      finish: @escaping (POSIXError?) -> Void
    ) throws(POSIXError) {
      // A descriptor that is only written to would never become readable.
      let flags = fcntl(descriptor, F_GETFL)
      guard flags >= 0 else { throw POSIXError(number: errno) }
      guard flags & (O_WRONLY | O_RDWR) != O_WRONLY else { throw POSIXError(number: EBADF) }
      try DescriptorWatch.shared.start()
      let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard own >= 0 else { throw POSIXError(number: errno) }
      self.descriptor = own
      self.size = min(max(size, 1), Self.largestChunk)
      self.receive = receive
      self.finish = finish
      waitForBytes()
    }

    var isDisposed: Bool { disposed.isSet }

    /// Stops reading; a delivery in progress is completed.
    func dispose() {
      guard disposed.setIfClear() else { return }
      // On the queue: the descriptor must not be closed during a read.
      queue.async { self.end() }
    }

    private func waitForBytes() {
      DescriptorWatch.shared.waitForBytes(of: descriptor) { self.queue.async { self.read() } }
    }

    private func read() {
      if disposed.isSet { return }
      // The watch may have seen an older descriptor with this number.
      guard DescriptorWatch.hasBytes(descriptor) else { return waitForBytes() }
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let result = systemRead(descriptor, buffer.baseAddress, size)
        code = result < 0 ? errno : 0
        count = max(result, 0)
      }
      if !chunk.isEmpty { receive(chunk) }
      if disposed.isSet { return }
      let isInterrupted = code == EINTR || code == EAGAIN || code == EWOULDBLOCK
      if !chunk.isEmpty || isInterrupted { return waitForBytes() }
      guard disposed.setIfClear() else { return }
      end()
      finish(code == 0 ? nil : POSIXError(number: code))
    }

    /// Called once, on the queue.
    private func end() {
      DescriptorWatch.shared.stopWaiting(for: descriptor)
      close(descriptor)
    }
  }

  /// The system function, which a method shadows.
  private func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int { read(descriptor, buffer, count) }

  extension POSIXError {
    /// The error of a call to the system; an input or output error for an unknown number.
    init(number: Int32) { self.init(POSIXErrorCode(rawValue: number) ?? .EIO) }
  }
#endif
