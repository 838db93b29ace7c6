// SPDX-License-Identifier: MIT
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Dispatch) && !os(Windows)
  /// A TCP socket on 127.0.0.1, which only this machine can reach.
  ///
  /// The system hands out the number of a closed descriptor again immediately, so a second `close`
  /// closes a socket of other code: each descriptor has one owner, which closes it once.
  package struct LoopbackSocket: Sendable {
    /// The port could not be used.
    package struct Problem: Error {
      /// A clause, such as `port 80 is in use`.
      package let text: String
    }

    let descriptor: Int32
    /// The port, even if the system has chosen it.
    package let port: UInt16

    /// Takes a port, and does not listen yet; 0 lets the system choose.
    package init(port: UInt16) throws(Problem) {
      #if canImport(Glibc)
        let type = Int32(SOCK_STREAM.rawValue)
      #else
        let type = SOCK_STREAM
      #endif
      let descriptor = socket(AF_INET, type, 0)
      guard descriptor >= 0 else { throw Problem(port, errno) }
      LoopbackSocket.makePrivate(descriptor)
      // A restarted server can use its port again immediately.
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
        }
      }
      guard isBound else {
        let code = errno
        LoopbackSocket.close(descriptor)
        throw Problem(port, code)
      }
      self.descriptor = descriptor
      self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Lets clients connect.
    func listen(backlog: Int32) throws(Problem) {
      if systemListen(descriptor, backlog) != 0 { throw Problem(port, errno) }
    }

    /// Frees the port; the owner calls this once.
    package func close() { LoopbackSocket.disconnect(descriptor) }

    /// Closes a socket, and refuses or disconnects its clients before.
    ///
    /// A process that is being started has a copy of each descriptor for a moment. With `close`
    /// alone the system would accept clients until that copy is closed, too.
    static func disconnect(_ socket: Int32) {
      shutdown(socket, Int32(SHUT_RDWR))
      close(socket)
    }

    static func send(
      _ socket: Int32, _ bytes: UnsafeRawPointer, _ count: Int, _ flags: Int32
    ) -> Int {
      systemSend(socket, bytes, count, flags)
    }

    static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

    /// Keeps a descriptor from the programs that this process starts.
    static func makePrivate(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  extension LoopbackSocket.Problem {
    fileprivate init(_ port: UInt16, _ code: Int32) {
      text =
        switch code {
        case EADDRINUSE: "port \(port) is in use"
        case EACCES: "port \(port) is reserved for the system"
        default: "port \(port) cannot be opened: \(String(cString: strerror(code)))"
        }
    }
  }

  /// The functions of the system, which methods of the same names shadow.
  private func systemSend(
    _ socket: Int32, _ bytes: UnsafeRawPointer, _ count: Int, _ flags: Int32
  ) -> Int {
    send(socket, bytes, count, flags)
  }

  private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

  private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 {
    listen(descriptor, backlog)
  }
#endif
