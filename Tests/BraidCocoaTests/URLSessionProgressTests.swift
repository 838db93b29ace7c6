// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of a real session to a real server, which each test starts and stops.
@Suite(.exclusive(.server)) struct URLSessionProgressTests {
  private let session = URLSession.patient()
  private let progress = Log<TransferProgress>()

  @Test func `the progress reaches the length of the response`() async throws {
    let server = try HTTPServer()
    defer { server.stop() }
    let body = String(repeating: "b", count: 2_000)
    let request = URLRequest(url: try server.url("/404/\(body)"))
    var responses = session.rx.response(request: request, progress: { [progress] in progress($0) })
      .values.makeAsyncIterator()
    let response = try await responses.next()
    expectEqual(response?.response.statusCode, 404)
    expectEqual(response?.data, Data(body.utf8))
    #expect(try await responses.next() == nil)
    expectEqual(progress.entries.last?.fractionReceived, 1)
  }

  @Test func `disposal cancels the request, and the server sees the connection close`() async throws
  {
    let server = try HTTPServer()
    defer { server.stop() }
    var sights = server.sights.makeAsyncIterator()
    let request = URLRequest(url: try server.url("/wait"))
    let subscription = session.rx.response(request: request, progress: { _ in }).subscribe()
    expectEqual(await sights.next(), .waits)
    subscription.dispose()
    expectEqual(await sights.next(), .hungUp)
  }
}
