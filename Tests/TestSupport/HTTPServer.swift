// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch
public import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A real HTTP server on the loopback interface, which runs until `stop()`.
///
/// It answers with the status and the text that the path names (`/200/some%20text`), and does not
/// answer `/wait`: the client waits until it hangs up.
///
/// The system hands out the number of a closed descriptor again immediately, so a second `close`
/// closes a socket of another test. Each descriptor here has one owner, a thread, which closes it
/// once, when no other thread uses it.
public final class HTTPServer: Sendable {
  /// An event of a client that requests `/wait`.
  public enum Sight: Sendable {
    /// The client has sent its request.
    case waits
    /// The client has closed its connection.
    case hungUp
  }

  private let socket: LoopbackSocket
  /// The end of a pipe whose closing ends the thread that accepts; nil once it was closed.
  private let wakeUp: Locked<Int32?>
  private let hasStopped = DispatchSemaphore(value: 0)
  private let watchers: AsyncStream<Sight>.Continuation
  /// The events of the clients of `/wait`, in order.
  public let sights: AsyncStream<Sight>

  /// A server that accepts clients.
  public init() throws {
    SharedResource.server.require()
    socket = try LoopbackSocket()
    guard listen(socket.descriptor, 16) == 0 else { throw POSIXError.last }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError.last }
    let asleep = ends[0]
    wakeUp = Locked(ends[1])
    (sights, watchers) = AsyncStream.makeStream()
    let (socket, hasStopped, watchers) = (socket, hasStopped, watchers)
    Thread {
      while HTTPServer.waitForClient(socket.descriptor, orEndOf: asleep) {
        let client = accept(socket.descriptor, nil, nil)
        if client >= 0 { Thread { HTTPServer.serve(client, watchers) }.start() }
      }
      socket.close()
      close(asleep)
      hasStopped.signal()
    }.start()
  }

  deinit { stop() }

  /// Stops accepting: when this returns, connections are refused.
  ///
  /// Later calls do nothing.
  public func stop() {
    guard let wakeUp = wakeUp.exchange(nil) else { return }
    close(wakeUp)
    hasStopped.wait()
    watchers.finish()
  }

  /// The address of a path.
  public func url(_ path: String) throws -> URL { try socket.url(path) }

  /// Waits for a client; false if the pipe was closed instead.
  private static func waitForClient(_ listener: Int32, orEndOf pipe: Int32) -> Bool {
    var places = [
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&places, nfds_t(places.count), -1) < 0 {}
    return places[1].revents == 0
  }

  private static func serve(_ client: Int32, _ watchers: AsyncStream<Sight>.Continuation) {
    defer { close(client) }
    var request = ""
    while !request.contains("\r\n\r\n") {
      guard let more = read(client) else { return }
      request += more
    }
    let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
    if path == "/wait" {
      watchers.yield(.waits)
      while read(client) != nil {}
      watchers.yield(.hungUp)
      return
    }
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    let status = parts.first ?? "200"
    let body = (parts.dropFirst().first ?? "").removingPercentEncoding ?? ""
    let answer =
      "HTTP/1.1 \(status) Fine\r\nContent-Length: \(body.utf8.count)\r\n"
      + "Content-Type: text/plain\r\nConnection: close\r\n\r\n\(body)"
    write(Array(answer.utf8), to: client)
  }

  private static func write(_ bytes: [UInt8], to client: Int32) {
    // A client that hangs up must not end the process by a signal.
    #if canImport(Darwin)
      let flags: Int32 = 0
      var isOn: Int32 = 1
      setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(client, $0.baseAddress, $0.count, flags) }
      if count <= 0 { return }
      sent += count
    }
  }

  /// The next bytes of the client; nil once it has hung up.
  private static func read(_ client: Int32) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { recv(client, $0.baseAddress, $0.count, 0) }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}

/// A port of the loopback interface that refuses connections, for as long as this object lives.
///
/// The port of a stopped server is free: another program may listen there a moment later.
public final class RefusingPort: Sendable {
  private let socket: LoopbackSocket

  /// A port that the system chooses.
  public init() throws { socket = try LoopbackSocket() }

  deinit { socket.close() }

  /// The address of a path.
  public func url(_ path: String) throws -> URL { try socket.url(path) }
}

/// A socket that does not listen yet, with a port that the system chose.
private struct LoopbackSocket: Sendable {
  let descriptor: Int32
  private let port: UInt16

  init() throws {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, type, 0)
    guard descriptor >= 0 else { throw POSIXError.last }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError.last }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Frees the port; the owner calls this once.
  func close() { _ = Self.close(descriptor) }

  func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      throw URLError(.badURL)
    }
    return url
  }

  private static let close: @Sendable (Int32) -> Int32 = {
    #if canImport(Glibc)
      Glibc.close($0)
    #elseif canImport(Musl)
      Musl.close($0)
    #else
      Darwin.close($0)
    #endif
  }
}

extension POSIXError {
  /// The error of the last call to the system.
  fileprivate static var last: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}
