// SPDX-License-Identifier: MIT
import BraidCore
import Foundation

/// A word server on the loopback interface, on a port that the system chooses.
///
/// One thread accepts, and one serves each request. When the client hangs up, the thread of its
/// request ends.
final class WordServer: Sendable {
  /// The address without a path.
  let url: URL

  /// Starts the server, which runs until the process ends.
  init(_ rules: WordRules) throws {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, type, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
          && listen(listener, 16) == 0
      }
    }
    guard isOpen, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.url = url
    let requests = Locked(0)
    Thread {
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { continue }
        Thread {
          Self.serve(client, rules) {
            requests.withLock { count in
              count += 1
              return count
            }
          }
          close(client)
        }.start()
      }
    }.start()
  }

  private static func serve(_ client: Int32, _ rules: WordRules, _ count: () -> Int) {
    // A client that hangs up must not end the process by a signal.
    #if canImport(Darwin)
      let flags: Int32 = 0
      var isOn: Int32 = 1
      setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var request: [UInt8] = []
    while !request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(client, &buffer, buffer.count, 0)
      if count <= 0 { return }
      request += buffer[..<count]
    }
    guard let prefix = prefix(in: String(decoding: request, as: UTF8.self)) else {
      return send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", to: client, flags)
    }
    let reply = rules.reply(to: prefix, number: count())
    if hangsUp(client, within: reply.delay) { return }
    let body = (reply.words ?? []).map { "\($0)\n" }.joined()
    send(
      "HTTP/1.1 \(reply.words == nil ? "503 Service Unavailable" : "200 OK")\r\n"
        + "Content-Type: text/plain; charset=utf-8\r\nContent-Length: \(body.utf8.count)\r\n"
        + "Connection: close\r\n\r\n\(body)", to: client, flags)
  }

  private static func prefix(in request: String) -> String? {
    let words = request.prefix { !$0.isNewline }.split(separator: " ")
    guard words.count == 3, words[0] == "GET", let url = URLComponents(string: String(words[1])),
      url.path == "/words"
    else { return nil }
    return url.queryItems?.first { $0.name == "prefix" }?.value ?? ""
  }

  /// Waits; true as soon as the client has closed the connection.
  private static func hangsUp(_ client: Int32, within delay: Duration) -> Bool {
    let milliseconds = delay / .milliseconds(1)
    var place = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
    return poll(&place, 1, Int32(milliseconds)) != 0
  }

  private static func send(_ text: String, to client: Int32, _ flags: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(client, $0.baseAddress, $0.count, flags) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}
