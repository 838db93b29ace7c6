// SPDX-License-Identifier: MIT
import BraidCore
public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A real HTTP server on the loopback interface, for as long as a test runs.
///
/// It answers what a path asks for (`/200/some%20text` with 200 and that text), and keeps a client
/// waiting for ever at `/wait`, until that one hangs up.
public final class HTTPServer: Sendable {
  /// What it saw of a client that asked for `/wait`.
  public enum Sight: Sendable {
    /// It has asked, and waits.
    case waits
    /// It waits no more.
    case hungUp
  }

  /// Where it listens.
  public let port: UInt16
  private let listener: Int32
  private let watchers: AsyncStream<Sight>.Continuation
  /// What clients of `/wait` do, in order.
  public let sights: AsyncStream<Sight>

  /// A server that accepts clients.
  public init() throws {
    // A client that has hung up is no reason to end the process.
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    listener = socket(AF_INET, type, 0)
    guard listener >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    port = UInt16(bigEndian: address.sin_port)
    (sights, watchers) = AsyncStream.makeStream()
    let watchers = watchers
    Thread {
      while case let client = accept(listener, nil, nil), client >= 0 {
        Thread { HTTPServer.serve(client, watchers) }.start()
      }
    }.start()
  }

  /// Ends the server: nobody is accepted any more.
  public func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    watchers.finish()
  }

  /// The address of a path.
  public func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      throw URLError(.badURL)
    }
    return url
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
    let bytes = Array(answer.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(client, $0.baseAddress, $0.count, 0) }
      if count <= 0 { return }
      sent += count
    }
  }

  /// What the client sends next, or nil once it has hung up.
  private static func read(_ client: Int32) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { recv(client, $0.baseAddress, $0.count, 0) }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
