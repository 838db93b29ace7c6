// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of a real session to a real server, which each test starts and stops.
@Suite(.exclusive(.server)) struct URLSessionSignalTests {
  @Test func `the response and its data are emitted for any status, then the signal completes`()
    async throws
  {
    let events = try await withServer { session, server in
      let request = URLRequest(url: try server.url("/404/nobody%20here"))
      return await session.signal(for: request).map(text).untilItEnds()
    }
    expectEqual(events, ["404 nobody here", "|"])
  }

  @Test func `each subscription makes one request, and nothing else does`() async throws {
    try await withServer { session, server in
      var sights = server.sights.makeAsyncIterator()
      let waiting = session.signal(for: try server.url("/wait"))
      let text = session.signal(for: try server.url("/200/a")).map(text)
      for _ in 1...3 { expectEqual(await text.untilItEnds(), ["200 a", "|"]) }
      // The first request for this path belongs to the subscription.
      let subscription = waiting.subscribe()
      expectEqual(await sights.next(), .waits)
      subscription.dispose()
      expectEqual(await sights.next(), .hungUp)
    }
  }

  @Test func `disposal cancels the request, and the server sees the connection close`() async throws
  {
    try await withServer { session, server in
      var sights = server.sights.makeAsyncIterator()
      let recording = session.signal(for: try server.url("/wait")).map(text).recorded()
      expectEqual(await sights.next(), .waits)
      recording.dispose()
      expectEqual(await sights.next(), .hungUp)
      expectEqual(recording.events, [])
    }
  }

  @Test func `switchToLatest cancels the request it replaces`() async throws {
    try await withServer { session, server in
      var sights = server.sights.makeAsyncIterator()
      let urls = SignalSubject<URL>()
      let answers = urls.flatMap(.latest) { session.signal(for: $0) }.map(text).take(1)
      let events = TestSupport.Log<String>()
      let (ended, end) = AsyncStream<Void>.makeStream()
      answers.subscribe(next: { events($0) }, completed: { end.finish() })
      urls.sendNext(try server.url("/wait"))
      expectEqual(await sights.next(), .waits)
      urls.sendNext(try server.url("/200/second"))
      expectEqual(await sights.next(), .hungUp)
      for await _ in ended {}
      expectEqual(events.entries, ["200 second"])
    }
  }

  @Test func `requests without a cache can be disposed of at any time`() async throws {
    try await withServer { session, server in
      let url = try server.url("/200/soon")
      for turns in 0..<100 {
        let subscription = session.signal(for: url).subscribe()
        for _ in 0..<turns { await Task.yield() }
        subscription.dispose()
      }
    }
  }

  @Test func `the errors of the session fail the signal`() async throws {
    let port = try RefusingPort()
    defer { withExtendedLifetime(port) {} }
    let url = try port.url("/")
    let session = URLSession.patient()
    defer { session.invalidateAndCancel() }
    let domains = await session.signal(for: url).map(text)
      .catch { .just(($0 as NSError).domain) }.untilItEnds()
    expectEqual(domains, [NSURLErrorDomain, "|"])
  }

  @Test func `replay shares one request`() async throws {
    try await withServer { session, server in
      let shared = session.signal(for: try server.url("/200/once")).map(text).replayLazily()
      expectEqual(await shared.untilItEnds(), ["200 once", "|"])
      server.stop()
      expectEqual(await shared.untilItEnds(), ["200 once", "|"])
    }
  }

  /// The status and the data.
  private let text: @Sendable ((response: URLResponse, data: Data)) -> String = { answer in
    let status = (answer.response as? HTTPURLResponse)?.statusCode ?? 0
    return "\(status) \(String(decoding: answer.data, as: UTF8.self))"
  }

  /// Runs `body` with a session and a server, and ends both.
  private func withServer<Result>(
    _ body: (URLSession, HTTPServer) async throws -> Result
  ) async throws -> Result {
    let server = try HTTPServer()
    defer { server.stop() }
    let session = URLSession.patient()
    defer { session.invalidateAndCancel() }
    return try await body(session, server)
  }
}

extension Signal<String> {
  /// The events until the end, as text.
  fileprivate func untilItEnds() async -> [String] {
    await withCheckedContinuation { continuation in
      let log = TestSupport.Log<String>()
      subscribe(
        next: { log($0) },
        error: { error in
          log("#\(error)")
          continuation.resume(returning: log.entries)
        },
        completed: {
          log("|")
          continuation.resume(returning: log.entries)
        })
    }
  }
}
