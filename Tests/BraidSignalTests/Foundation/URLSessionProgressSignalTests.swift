// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of a real session to a real server, which each test starts and stops.
@Suite(.exclusive(.server)) struct URLSessionProgressSignalTests {
  private let session = URLSession.patient()
  private let progress = TestSupport.Log<TransferProgress>()

  private func data(_ url: URL) -> Signal<Data> {
    session.signal(for: URLRequest(url: url), progress: { [progress] in progress($0) }).map(\.data)
  }

  @Test func `the progress reaches the length of the response, before the response`() async throws {
    let server = try HTTPServer()
    defer { server.stop() }
    let body = String(repeating: "b", count: 2_000)
    let data = try await data(try server.url("/200/\(body)"))
      .doNext { [progress] _ in expectEqual(progress.entries.last?.received, 2_000) }
      .value()
    expectEqual(data, Data(body.utf8))
    let last = try #require(progress.entries.last)
    expectEqual(last.receivedInAll, 2_000)
    expectEqual(last.fractionReceived, 1)
    let received = progress.entries.map(\.received)
    expectEqual(received, received.sorted())
  }

  @Test func `the progress of a body that is sent reaches its length`() async throws {
    let server = try HTTPServer()
    defer { server.stop() }
    var request = URLRequest(url: try server.url("/200/ok"))
    request.httpMethod = "POST"
    request.httpBody = Data(repeating: 0, count: 3_000)
    _ = try await session.signal(for: request, progress: { [progress] in progress($0) }).value()
    let last = try #require(progress.entries.last)
    expectEqual([last.sent, last.sentInAll], [3_000, 3_000])
  }

  @Test func `disposal cancels the request, and the server sees the connection close`() async throws
  {
    let server = try HTTPServer()
    defer { server.stop() }
    var sights = server.sights.makeAsyncIterator()
    let subscription = data(try server.url("/wait")).subscribe()
    expectEqual(await sights.next(), .waits)
    subscription.dispose()
    expectEqual(await sights.next(), .hungUp)
    #expect(progress.entries.isEmpty)
  }

  @Test func `the session's errors fail the signal`() async throws {
    let port = try RefusingPort()
    defer { withExtendedLifetime(port) {} }
    let url = try port.url("/")
    await #expect(throws: URLError.self) { try await data(url).value() }
  }
}
