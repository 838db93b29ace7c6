// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import BraidTrace
import Dispatch
import Foundation
import TestSupport
import Testing

@Suite(.exclusive(.server)) struct LoopbackServerTests {
  @Test func `a started server answers over a socket, and stops`() throws {
    let server = try LoopbackServer(port: 0)
    server.start { request, _ in
      request.path == [""] ? HTTPResponse(body: Array("page".utf8)) : .refusal(.notFound)
    }
    let page = try exchange(server, "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.hasSuffix("\r\n\r\npage"))
    let head = try exchange(server, "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(head.contains("\r\nContent-Length: 4\r\n"))
    #expect(head.hasSuffix("\r\n\r\n"))
    #expect(try exchange(server, "GET /b HTTP/1.1\r\nHost: a\r\n\r\n").hasPrefix("HTTP/1.1 404 "))
    #expect(try exchange(server, "garbage\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
    #expect(isListening(on: server.port))
    server.stop()
    #expect(!isListening(on: server.port))
  }

  @Test func `a copy of its descriptor does not keep a stopped server listening`() throws {
    let server = try LoopbackServer(port: 0)
    server.start { _, _ in HTTPResponse() }
    // A process that another thread starts has copies of all descriptors for a moment.
    let copy = try #require(listeningSockets(on: server.port).first.map { dup($0) })
    defer { close(copy) }
    #expect(isListening(on: server.port))
    server.stop()
    #expect(!isListening(on: server.port))
  }

  @Test func `a copy of a connection does not keep it open`() throws {
    let server = try LoopbackServer(port: 0)
    let copy = Locked<Int32>(-1)
    server.start { _, _ in
      // The newest socket of this port is the connection.
      copy.withLock { $0 = connectedSockets(on: server.port).last.map { dup($0) } ?? -1 }
      return nil
    }
    defer { server.stop() }
    expectEqual(try exchange(server, "GET / HTTP/1.1\r\nHost: a\r\n\r\n"), "")
    let descriptor = copy.withLock { $0 }
    #expect(descriptor >= 0)
    close(descriptor)
  }

  @Test func `a server that stops waits for the answers in progress`() throws {
    let server = try LoopbackServer(port: 0)
    let (asked, stops) = (Promise(), Promise())
    let isAnswered = Locked(false)
    server.start { _, client in
      asked.keep(true)
      // Until the server stops.
      stops.keep(!client.hangsUp(within: .seconds(600)))
      isAnswered.withLock { $0 = true }
      return HTTPResponse(body: [65])
    }
    let client = try LoopbackClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(asked.value)
    server.stop()
    #expect(isAnswered.withLock { $0 })
    #expect(stops.value)
    #expect(client.readToEnd().hasSuffix("\r\n\r\nA"))
  }

  @Test func `a server that stops does not wait for its clients`() throws {
    let server = try LoopbackServer(port: 0, patience: .seconds(600))
    server.start { _, _ in HTTPResponse(body: [UInt8](repeating: 65, count: 64 << 20)) }
    // One says nothing, one sends half a request, one does not take its answer.
    let clients = try (1...3).map { _ in try LoopbackClient(port: server.port) }
    clients[1].send("GET / HTTP/1.1\r\nHo")
    clients[2].send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(clients[2].read(1) == "H")
    server.stop()
    #expect(clients[0].readToEnd() == "" && clients[1].readToEnd() == "")
    #expect(clients[2].readToEnd().utf8.count < 64 << 20)
  }

  @Test func `a request that arrives byte by byte is answered`() throws {
    let server = try LoopbackServer(port: 0)
    server.start { request, _ in HTTPResponse(body: Array((request.query ?? "").utf8)) }
    defer { server.stop() }
    let client = try LoopbackClient(port: server.port)
    for byte in "GET /?a=b HTTP/1.1\r\nHost: a\r\n\r\n" { client.send(String(byte)) }
    #expect(client.readToEnd().hasSuffix("\r\n\r\na=b"))
  }

  @Test func `a client that sends half a request receives a timeout`() throws {
    let server = try LoopbackServer(port: 0, patience: .milliseconds(30))
    server.start { _, _ in HTTPResponse() }
    defer { server.stop() }
    #expect(try exchange(server, "GET / HTTP/1.1\r\nHo").hasPrefix("HTTP/1.1 408 "))
  }

  @Test func `a head without an end is refused when it is too long`() throws {
    let server = try LoopbackServer(port: 0, patience: .seconds(600))
    server.start { _, _ in HTTPResponse() }
    defer { server.stop() }
    let line = "GET /" + String(repeating: "a", count: 3 * HTTPRequest.Limit.head)
    #expect(try exchange(server, line).hasPrefix("HTTP/1.1 431 "))
  }

  @Test func `a client that hangs up ends the wait of its answer`() throws {
    let server = try LoopbackServer(port: 0)
    let outcome = Promise()
    server.start { _, client in
      outcome.keep(client.hangsUp(within: .seconds(600)))
      return nil
    }
    defer { server.stop() }
    do {
      let client = try LoopbackClient(port: server.port)
      // Bytes that it sends after the request end no wait.
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\nmore")
    }
    #expect(outcome.value)
  }

  @Test func `without an answer the connection is closed`() throws {
    let server = try LoopbackServer(port: 0)
    server.start { _, client in client.hangsUp(within: .zero) ? HTTPResponse() : nil }
    defer { server.stop() }
    expectEqual(try exchange(server, "GET / HTTP/1.1\r\nHost: a\r\n\r\n"), "")
  }

  @Test func `connections beyond the limit are closed`() throws {
    let server = try LoopbackServer(port: 0, patience: .seconds(600))
    server.start { _, _ in HTTPResponse(body: [65]) }
    defer { server.stop() }
    let waiting = try (0..<LoopbackServer.maximumConnections).map { _ in
      try LoopbackClient(port: server.port)
    }
    expectEqual(try LoopbackClient(port: server.port).readToEnd(), "")
    // Those within the limit are still served.
    let last = try #require(waiting.last)
    last.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(last.readToEnd().hasSuffix("\r\n\r\nA"))
  }

  @Test func `damaged requests over a socket are answered or closed, and the server continues`()
    throws
  {
    let server = try LoopbackServer(port: 0, patience: .seconds(600))
    server.start { _, _ in HTTPResponse(body: [65]) }
    defer { server.stop() }
    var chance = Seeded(7)
    let whole = Array("GET /a?b=c HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n".utf8)
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<Int.random(in: 0...3, using: &chance) {
        // ASCII only: the client sends text.
        let byte = UInt8.random(in: 0...127, using: &chance)
        bytes[Int.random(in: 0..<bytes.count, using: &chance)] = byte
      }
      if Bool.random(using: &chance) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &chance))
      }
      let client = try LoopbackClient(port: server.port)
      client.send(String(decoding: bytes, as: UTF8.self))
      client.endSending()
      let answer = client.readToEnd()
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 "), "\(bytes)")
    }
    #expect(try exchange(server, "GET / HTTP/1.1\r\nHost: a\r\n\r\n").hasSuffix("A"))
  }

  @Test func `a port in use gives an error that names it`() throws {
    let server = try LoopbackServer(port: 0)
    server.start { _, _ in HTTPResponse() }
    defer { server.stop() }
    let problem = #expect(throws: LoopbackSocket.Problem.self) {
      try LoopbackServer(port: server.port)
    }
    expectEqual(problem?.text, "port \(server.port) is in use")
  }

  private func exchange(_ server: LoopbackServer, _ request: String) throws -> String {
    let client = try LoopbackClient(port: server.port)
    client.send(request)
    return client.readToEnd()
  }
}

/// A value from another thread.
private final class Promise: Sendable {
  private let kept = DispatchSemaphore(value: 0)
  private let box = Locked(false)

  func keep(_ value: Bool) {
    box.withLock { $0 = value }
    kept.signal()
  }

  var value: Bool {
    kept.wait()
    return box.withLock { $0 }
  }
}
