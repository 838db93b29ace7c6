// SPDX-License-Identifier: MIT
import BraidCore
import Foundation

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
  /// An HTTP server that only this machine can reach.
  ///
  /// A connection carries one request, which is answered on a thread of its own, and has a few
  /// seconds for each direction. Connections beyond ``maximumConnections`` are closed. The threads
  /// are not those of Dispatch, whose queues belong to the program.
  package final class LoopbackServer: Sendable {
    package static let maximumConnections = 32

    /// Answers a request; nil closes the connection without an answer.
    package typealias Answer =
      @Sendable (HTTPRequest, LoopbackConnection) -> HTTPResponse?

    /// The port, also if the system has chosen it.
    package var port: UInt16 { socket.port }
    /// The time that a client has to send its request, and that it has to take the answer.
    private let patience: Duration
    private let socket: LoopbackSocket
    /// The end of a pipe whose closing ends the thread that accepts; nil once it was closed.
    private let wakeUp: Locked<Int32?>
    private let asleep: Int32
    private let connections = Locked(0)
    private let hasStopped = Semaphore()

    /// Opens a port; 0 lets the system choose one.
    package init(
      port: UInt16, patience: Duration = .seconds(5)
    ) throws(LoopbackSocket.Problem) {
      self.patience = patience
      socket = try LoopbackSocket(port: port)
      var ends: [Int32] = [0, 0]
      do throws(LoopbackSocket.Problem) {
        try socket.listen(backlog: Int32(LoopbackServer.maximumConnections))
        guard pipe(&ends) == 0 else { throw LoopbackSocket.Problem(text: "no pipe can be opened") }
      } catch {
        socket.close()
        throw error
      }
      for end in ends { LoopbackSocket.makePrivate(end) }
      asleep = ends[0]
      wakeUp = Locked(ends[1])
    }

    /// Begins to answer requests.
    package func start(_ answer: @escaping Answer) {
      Thread { [self] in
        while waitForClient() {
          let client = accept(socket.descriptor, nil, nil)
          if client >= 0 {
            serve(client, answer)
          } else if errno == EMFILE || errno == ENFILE {
            // Until the process has a free descriptor, the client waits.
            pause()
          }
        }
        socket.close()
        LoopbackSocket.close(asleep)
        hasStopped.signal()
      }.start()
    }

    /// Stops accepting: when this returns, connections are refused.
    ///
    /// Call it after `start`; later calls do nothing.
    package func stop() {
      guard let end = wakeUp.exchange(nil) else { return }
      LoopbackSocket.close(end)
      hasStopped.wait()
    }

    /// Waits for a client; false if the pipe was closed instead.
    private func waitForClient() -> Bool {
      var places = [
        pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: asleep, events: Int16(POLLIN), revents: 0),
      ]
      while poll(&places, nfds_t(places.count), -1) < 0 {}
      return places[1].revents == 0
    }

    /// Waits for a moment, or until the pipe is closed.
    private func pause() {
      var place = pollfd(fd: asleep, events: Int16(POLLIN), revents: 0)
      _ = poll(&place, 1, 100)
    }

    private func serve(_ client: Int32, _ answer: @escaping Answer) {
      let isAdmitted = connections.withLock { count in
        guard count < LoopbackServer.maximumConnections else { return false }
        count += 1
        return true
      }
      guard isAdmitted else { return LoopbackSocket.close(client) }
      LoopbackSocket.makePrivate(client)
      Thread { [self] in
        LoopbackConnection(client, patience: patience).serve(answer)
        LoopbackSocket.close(client)
        connections.withLock { $0 -= 1 }
      }.start()
    }
  }

  /// One request and its answer, each within a few seconds.
  package struct LoopbackConnection: Sendable {
    private let socket: Int32
    private let patience: Duration

    fileprivate init(_ socket: Int32, patience: Duration) {
      self.socket = socket
      self.patience = patience
      let flags = fcntl(socket, F_GETFL, 0)
      _ = fcntl(socket, F_SETFL, flags | O_NONBLOCK)
      #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
    }

    /// Waits; true as soon as the client has closed the connection.
    package func hangsUp(within duration: Duration) -> Bool {
      let deadline = ContinuousClock.now + duration
      var ignored: [UInt8] = []
      while wait(for: POLLIN, until: deadline) {
        guard receive(into: &ignored) else { return true }
        ignored = []
      }
      return false
    }

    fileprivate func serve(_ answer: LoopbackServer.Answer) {
      let deadline = ContinuousClock.now + patience
      var received: [UInt8] = []
      while true {
        switch HTTPRequest.read(received) {
        case .complete(let request):
          guard let response = answer(request, self) else { return }
          reply(response.bytes(withBody: request.method != .head))
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
        let count = rest.withUnsafeBytes { bytes in
          bytes.baseAddress.map { send(socket, $0, bytes.count, flags) } ?? 0
        }
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
        let ready = poll(&place, 1, Int32(min(rest.rounded(.up), 1e9)))
        if ready > 0 { return true }
        if ready == 0 || errno != EINTR { return false }
      }
    }
  }
#endif
