// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An HTTP server that only this machine can reach.
///
/// It listens on 127.0.0.1. A connection carries one request, which is answered on a thread of its
/// own, and has a few seconds for each direction. Connections beyond ``maximumConnections`` are
/// closed.
final class LoopbackServer: Sendable {
  static let maximumConnections = 32

  /// The address could not be used.
  struct Problem: Error {
    let text: String
  }

  let port: UInt16
  /// The time that a client has to send its request, and that it has to take the answer.
  private let patience: Duration
  private let listener: Int32
  /// The end of a pipe whose closing ends the thread that accepts; nil once it was closed.
  private let wakeUp: Mutex<Int32?>
  private let asleep: Int32
  private let connections = Mutex(0)
  private let hasStopped = DispatchSemaphore(value: 0)

  /// Opens the port; 0 lets the system choose one.
  init(port: UInt16, patience: Duration = .seconds(5)) throws(Problem) {
    self.patience = patience
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    listener = socket(AF_INET, type, 0)
    guard listener >= 0 else { throw Problem(text: "cannot open a socket") }
    // A restarted server can use its port again immediately.
    var isOn: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, backlog) = (listener, Int32(LoopbackServer.maximumConnections))
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, backlog) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    var ends: [Int32] = [0, 0]
    guard isOpen, pipe(&ends) == 0 else {
      close(descriptor)
      throw Problem(text: "port \(port) is in use; choose another one with --port")
    }
    self.port = UInt16(bigEndian: address.sin_port)
    asleep = ends[0]
    wakeUp = Mutex(ends[1])
  }

  /// Begins to answer requests.
  func start(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    let thread = Thread { [self] in
      while waitForClient() {
        let client = accept(listener, nil, nil)
        if client >= 0 { serve(client, answer) }
      }
      close(listener)
      close(asleep)
      hasStopped.signal()
    }
    thread.start()
  }

  /// Stops accepting: when this returns, connections are refused.
  ///
  /// Call it after `start`; later calls do nothing.
  func stop() {
    let end = wakeUp.withLock { end in
      defer { end = nil }
      return end
    }
    guard let end else { return }
    close(end)
    hasStopped.wait()
  }

  /// Waits for a client; false if the pipe was closed instead.
  private func waitForClient() -> Bool {
    var places = [
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      pollfd(fd: asleep, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&places, nfds_t(places.count), -1) < 0 {}
    return places[1].revents == 0
  }

  private func serve(_ client: Int32, _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    let isAdmitted = connections.withLock { count in
      guard count < LoopbackServer.maximumConnections else { return false }
      count += 1
      return true
    }
    guard isAdmitted else {
      close(client)
      return
    }
    let thread = Thread { [self] in
      Connection(client, patience: patience).serve(answer)
      close(client)
      connections.withLock { $0 -= 1 }
    }
    thread.start()
  }
}

/// One request and its answer, each within a few seconds.
private struct Connection {
  private let socket: Int32
  private let patience: Duration

  init(_ socket: Int32, patience: Duration) {
    self.socket = socket
    self.patience = patience
    let flags = fcntl(socket, F_GETFL, 0)
    _ = fcntl(socket, F_SETFL, flags | O_NONBLOCK)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  func serve(_ answer: (HTTPRequest) -> HTTPResponse) {
    let deadline = ContinuousClock.now + patience
    var received: [UInt8] = []
    while true {
      switch HTTPRequest.read(received) {
      case .complete(let request):
        reply(answer(request).bytes(withBody: request.method != .head))
        return
      case .refused(let status):
        reply(HTTPResponse.refusal(status).bytes())
        return
      case .incomplete:
        guard wait(for: POLLIN, until: deadline) else {
          reply(HTTPResponse.refusal(.timeout).bytes())
          return
        }
        guard receive(into: &received) else { return }
      }
    }
  }

  /// Appends the received bytes; false if the client has closed the connection.
  private func receive(into received: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    received += buffer[..<count]
    return true
  }

  private func reply(_ bytes: [UInt8]) {
    // A client that hangs up must not end the process by a signal.
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let deadline = ContinuousClock.now + patience
    var rest = bytes[...]
    while !rest.isEmpty, wait(for: POLLOUT, until: deadline) {
      let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, flags) }
      guard count > 0 || errno == EAGAIN || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
    finish(until: deadline)
  }

  /// Tells the client that the answer is complete, and reads what it still sends: closing with
  /// unread bytes would take the answer away from it.
  private func finish(until deadline: ContinuousClock.Instant) {
    shutdown(socket, Int32(SHUT_WR))
    var ignored: [UInt8] = []
    while ignored.count < 65_536, wait(for: POLLIN, until: deadline), receive(into: &ignored) {}
  }

  /// Waits until the socket is ready; false after a timeout.
  private func wait(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let rest = max(0, (deadline - .now) / .milliseconds(1))
      var place = pollfd(fd: socket, events: Int16(event), revents: 0)
      let ready = poll(&place, 1, Int32(rest.rounded(.up)))
      if ready > 0 { return true }
      if ready == 0 || errno != EINTR { return false }
    }
  }
}
