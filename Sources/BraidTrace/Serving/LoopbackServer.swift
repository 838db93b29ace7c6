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
  /// are not Dispatch's, whose queues belong to the program.
  package final class LoopbackServer: Sendable {
    package static let maximumConnections = 32

    /// Answers a request; nil closes the connection without an answer.
    package typealias Answer =
      @Sendable (HTTPRequest, LoopbackConnection) -> HTTPResponse?

    /// The port, even if the system has chosen it.
    package var port: UInt16 { socket.port }
    /// The time that a client has to send its request, and that it has to take the answer.
    private let patience: Duration
    private let socket: LoopbackSocket
    /// The ends of a pipe: once a byte is in it, no thread waits any longer.
    private let wakeUp: (read: Int32, write: Int32)
    private let isStopping = AtomicFlag()
    /// The threads: one accepts, the others serve a connection each; the last closes the pipe.
    private let threads = Locked(1)
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
      wakeUp = (ends[0], ends[1])
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
        threadEnds()
      }.start()
    }

    /// Stops the server: when this returns, connections are refused, and no request is being
    /// answered.
    ///
    /// A client that has not sent its whole request, or has not taken its whole answer, is
    /// disconnected. Call it after `start`, and not from an answer, which it waits for; later calls
    /// do nothing.
    package func stop() {
      guard isStopping.setIfClear() else { return }
      var byte: UInt8 = 1
      while write(wakeUp.write, &byte, 1) < 0 {}
      hasStopped.wait()
    }

    /// Waits for a client; false if the server stops instead.
    private func waitForClient() -> Bool {
      var places = [
        pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0),
      ]
      while poll(&places, nfds_t(places.count), -1) < 0 {}
      return places[1].revents == 0
    }

    /// Waits for a moment, or until the server stops.
    private func pause() {
      var place = pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0)
      _ = poll(&place, 1, 100)
    }

    private func serve(_ client: Int32, _ answer: @escaping Answer) {
      let isAdmitted = threads.withLock { count in
        guard count <= LoopbackServer.maximumConnections else { return false }
        count += 1
        return true
      }
      guard isAdmitted else { return LoopbackSocket.disconnect(client) }
      LoopbackSocket.makePrivate(client)
      Thread { [self] in
        LoopbackConnection(client, stop: wakeUp.read, patience: patience).serve(answer)
        LoopbackSocket.disconnect(client)
        threadEnds()
      }.start()
    }

    private func threadEnds() {
      let isLast = threads.withLock { count in
        count -= 1
        return count == 0
      }
      guard isLast else { return }
      LoopbackSocket.close(wakeUp.read)
      LoopbackSocket.close(wakeUp.write)
      hasStopped.signal()
    }
  }

  /// One request and its answer, each within a few seconds.
  package struct LoopbackConnection: Sendable {
    private let socket: Int32
    /// Can be read once the server stops.
    private let stop: Int32
    private let patience: Duration

    fileprivate init(_ socket: Int32, stop: Int32, patience: Duration) {
      self.socket = socket
      self.stop = stop
      self.patience = patience
      let flags = fcntl(socket, F_GETFL, 0)
      _ = fcntl(socket, F_SETFL, flags | O_NONBLOCK)
      #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
    }

    /// Waits; true as soon as the client has closed the connection, and false when the server
    /// stops.
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
          reply(response, withBody: request.method != .head)
          return
        case .refused(let status):
          reply(.refusal(status))
          return
        case .incomplete:
          guard wait(for: POLLIN, until: deadline) else {
            if !isStopping { reply(.refusal(.timeout)) }
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

    /// Sends an answer; its body is not copied, and may be large and shared.
    private func reply(_ response: HTTPResponse, withBody isWithBody: Bool = true) {
      let deadline = ContinuousClock.now + patience
      guard send(response.head, until: deadline) else { return }
      if isWithBody, !send(response.body, until: deadline) { return }
      finish(until: deadline)
    }

    /// Sends bytes, even while the server stops, as long as the client takes them immediately;
    /// false if it does not take all of them.
    private func send(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) -> Bool {
      // A client that hangs up must not end the process by a signal.
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { bytes in
          bytes.baseAddress.map { LoopbackSocket.send(socket, $0, bytes.count, flags) } ?? 0
        }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else {
          guard errno == EAGAIN || errno == EINTR, wait(for: POLLOUT, until: deadline) else {
            return false
          }
        }
      }
      return true
    }

    /// Tells the client that the response is complete, and reads the rest of its request: closing
    /// with unread bytes would reset the connection and discard the response.
    private func finish(until deadline: ContinuousClock.Instant) {
      shutdown(socket, Int32(SHUT_WR))
      var ignored: [UInt8] = []
      while ignored.count < 65_536, wait(for: POLLIN, until: deadline), receive(into: &ignored) {}
    }

    private var isStopping: Bool {
      var place = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
      return poll(&place, 1, 0) > 0
    }

    /// Waits until the socket is ready; false after a timeout, and when the server stops.
    private func wait(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
      while true {
        let rest = max(0, (deadline - .now) / .milliseconds(1))
        var places = [
          pollfd(fd: socket, events: Int16(event), revents: 0),
          pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
        ]
        let ready = poll(&places, nfds_t(places.count), Int32(min(rest.rounded(.up), 1e9)))
        if ready > 0 { return places[1].revents == 0 }
        if ready == 0 || errno != EINTR { return false }
      }
    }
  }
#endif
