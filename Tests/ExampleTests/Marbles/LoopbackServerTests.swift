// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import Marbles

@Suite(.exclusive(.server)) struct LoopbackServerTests {
  @Test func `a started server answers over a socket, and stops`() throws {
    let server = try LoopbackServer(port: 0)
    let site = try Site(port: server.port)
    server.start { site.answer($0) }
    let host = "127.0.0.1:\(server.port)"
    let page = try exchange(server, "GET /\(site.token)/ HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("<title>Braid marbles</title>"))
    let body = "{\"operation\":\"map\",\"sources\":[\"a|\"],\"width\":600}"
    let played = try exchange(
      server,
      "POST /\(site.token)/play HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
        + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    #expect(played.contains("\"mistakes\":[]"))
    let head = try exchange(server, "HEAD /\(site.token)/ HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    #expect(head.hasSuffix("\r\n\r\n"))
    let foreign = try exchange(
      server, "GET /\(site.token)/ HTTP/1.1\r\nHost: evil.example:\(server.port)\r\n\r\n")
    #expect(foreign.hasPrefix("HTTP/1.1 421 "))
    #expect(try exchange(server, "garbage\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
    server.stop()
    #expect(throws: POSIXError.self) { try LoopbackClient(port: server.port) }
  }

  @Test func `a client that sends half a request receives a timeout`() throws {
    let server = try LoopbackServer(port: 0, patience: .milliseconds(30))
    server.start { _ in HTTPResponse() }
    defer { server.stop() }
    #expect(try exchange(server, "GET / HTTP/1.1\r\nHo").hasPrefix("HTTP/1.1 408 "))
  }

  @Test func `connections beyond the limit are closed`() throws {
    let server = try LoopbackServer(port: 0, patience: .seconds(600))
    server.start { _ in HTTPResponse(body: [65]) }
    defer { server.stop() }
    let waiting = try (0..<LoopbackServer.maximumConnections).map { _ in
      try LoopbackClient(port: server.port)
    }
    #expect(try LoopbackClient(port: server.port).readToEnd() == "")
    // Those within the limit are still served.
    let last = try #require(waiting.last)
    last.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(last.readToEnd().hasSuffix("\r\n\r\nA"))
  }

  @Test func `a port in use gives an error message`() throws {
    let server = try LoopbackServer(port: 0)
    server.start { _ in HTTPResponse() }
    defer { server.stop() }
    #expect(throws: LoopbackServer.Problem.self) { try LoopbackServer(port: server.port) }
  }

  private func exchange(_ server: LoopbackServer, _ request: String) throws -> String {
    let client = try LoopbackClient(port: server.port)
    client.send(request)
    return client.readToEnd()
  }
}
