// SPDX-License-Identifier: MIT
public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes without a line break, which a thread sends until no reader is left.
///
/// The thread pauses between the first of them and ``isBeingRead()``: a test may wait long for its
/// turn, and the tests before it need the processor.
public final class EndlessInput: Sendable {
  /// The end to read from, which the test closes: a reader has a descriptor of its own.
  public let handle: FileHandle
  private let progress: AsyncStream<Bool>
  private let goesOn = DispatchSemaphore(value: 0)

  /// Begins to send.
  public init() throws {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    handle = FileHandle(fileDescriptor: ends[0], closeOnDealloc: false)
    let writer = ends[1]
    let (progress, events) = AsyncStream<Bool>.makeStream()
    self.progress = progress
    Thread { [goesOn] in
      #if canImport(Darwin)
        let flags: Int32 = 0
        var isOn: Int32 = 1
        setsockopt(writer, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let zeros = [UInt8](repeating: 0, count: 65_536)
      var sent = 0
      while true {
        let count = send(writer, zeros, zeros.count, flags)
        if count < 0 { break }
        let wasRead = sent > 4 << 20
        sent += count
        // More than the system buffers: some of it was read.
        if !wasRead, sent > 4 << 20 {
          events.yield(false)
          goesOn.wait()
        }
      }
      close(writer)
      events.yield(true)
      events.finish()
    }.start()
  }

  /// Waits until some of the bytes were read; from then on they are sent without a pause.
  public func isBeingRead() async {
    for await _ in progress { break }
    goesOn.signal()
  }

  /// Closes the handle, and waits until no reader is left.
  public func isNotReadAnyMore() async throws {
    try handle.close()
    for await isOver in progress where isOver { return }
  }
}

/// A program of the shell that writes bytes without a line break until it is ended.
///
/// It pauses after the first of them, as ``EndlessInput`` does.
public final class EndlessProgram: Sendable {
  /// The script of the shell; a named pipe shows that the program has ended.
  public let script: String
  private let pipe: String
  private let (written, write) = AsyncStream<Void>.makeStream()
  private let goesOn = DispatchSemaphore(value: 0)

  /// Creates the named pipe.
  public init() throws {
    pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    guard mkfifo(pipe, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    script = "exec 3>'\(pipe)'; exec cat /dev/zero"
  }

  deinit { unlink(pipe) }

  /// To be called with each output.
  public func received() {
    write.yield()
    goesOn.wait()
    goesOn.signal()
  }

  /// Waits until some of the bytes were received; from then on they are written without a pause.
  ///
  /// - Returns: The pipe, which ends when the program has ended; nil if it cannot be opened.
  public func isBeingRead() async -> FileHandle? {
    // Waits for the program to open the other end.
    let handle = FileHandle(forReadingAtPath: pipe)
    for await _ in written { break }
    goesOn.signal()
    return handle
  }
}
