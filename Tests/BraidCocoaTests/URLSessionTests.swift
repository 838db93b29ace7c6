// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of a real session to a real server, which each test starts and stops.
@Suite(.exclusive(.server)) struct URLSessionTests {
  struct Person: Decodable, Equatable {
    let name: String
  }

  @Test func `the response and its data are emitted for any status`() async throws {
    let events = try await withServer { session, server in
      let request = URLRequest(url: try server.url("/404/nobody%20here"))
      return await session.rx.response(request: request)
        .map { "\($0.response.statusCode) \(String(decoding: $0.data, as: UTF8.self))" }
        .untilItEnds()
    }
    expectEqual(events, ["next(404 nobody here)", "completed"])
  }

  @Test func `each subscription makes the request`() async throws {
    try await withServer { session, server in
      let data = session.rx.data(request: URLRequest(url: try server.url("/200/a")))
        .map { String(decoding: $0, as: UTF8.self) }
      for _ in 1...3 {
        expectEqual(await data.untilItEnds(), ["next(a)", "completed"])
      }
    }
  }

  @Test(arguments: ["/404/gone", "/500/broken", "/403/no"])
  func `data fails for an unsuccessful status`(path: String) async throws {
    try await withServer { session, server in
      let data = session.rx.data(request: URLRequest(url: try server.url(path)))
      let error = await data.failure()
      guard case .httpRequestFailed(let response, let body)? = error as? RxCocoaURLError else {
        Issue.record("another error: \(String(describing: error))")
        return
      }
      #expect(path.hasPrefix("/\(response.statusCode)"))
      #expect(path.hasSuffix(String(decoding: body ?? Data(), as: UTF8.self)))
    }
  }

  @Test func `json decodes the data of a request and of a URL`() async throws {
    try await withServer { session, server in
      let url = try server.url("/200/%5B1,2,3%5D")
      let numbers = session.rx.json(url: url).map { "\(($0 as? [Int] ?? []).reduce(0, +))" }
      expectEqual(await numbers.untilItEnds(), ["next(6)", "completed"])
      let fragment = URLRequest(url: try server.url("/200/7"))
      let number = session.rx.json(request: fragment, options: .fragmentsAllowed).map { "\($0)" }
      expectEqual(await number.untilItEnds(), ["next(7)", "completed"])
    }
  }

  @Test func `decodable decodes a value from the data`() async throws {
    try await withServer { session, server in
      let url = try server.url("/200/%7B%22name%22:%22Ada%22%7D")
      let person = session.rx.decodable(request: URLRequest(url: url), type: Person.self)
        .map(\.name)
      expectEqual(await person.untilItEnds(), ["next(Ada)", "completed"])
      let shouting = session.rx.decodable(
        request: URLRequest(url: url), type: Person.self, decoder: Shouting()
      )
      .map(\.name)
      expectEqual(await shouting.untilItEnds(), ["next(ADA)", "completed"])
    }
  }

  /// A decoder of one's own.
  struct Shouting: DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
      let text = String(decoding: data, as: UTF8.self)
      return try JSONDecoder().decode(
        type, from: Data(text.replacingOccurrences(of: "Ada", with: "ADA").utf8))
    }
  }

  @Test func `undecodable data fails with a decoding error`() async throws {
    try await withServer { session, server in
      let request = URLRequest(url: try server.url("/200/no%20json"))
      let errors = [
        await session.rx.json(request: request).failure(),
        await session.rx.decodable(request: request, type: Person.self).failure(),
      ]
      for error in errors {
        guard case .deserializationError? = error as? RxCocoaURLError else {
          Issue.record("another error: \(String(describing: error))")
          return
        }
      }
    }
  }

  @Test func `disposal cancels the request, and the server sees the connection close`() async throws
  {
    try await withServer { session, server in
      let log = Log<String>()
      var sights = server.sights.makeAsyncIterator()
      let subscription = session.rx.data(request: URLRequest(url: try server.url("/wait")))
        .subscribe { log("\($0)") }
      expectEqual(await sights.next(), .waits)
      subscription.dispose()
      expectEqual(await sights.next(), .hungUp)
      #expect(log.entries.isEmpty)
    }
  }

  @Test func `flatMapLatest cancels the request it replaces`() async throws {
    try await withServer { session, server in
      var sights = server.sights.makeAsyncIterator()
      let paths = PublishSubject<URL>()
      let answers = paths.flatMapLatest { session.rx.data(request: URLRequest(url: $0)) }
        .map { String(decoding: $0, as: UTF8.self) }.take(1)
      let waiting = Waiting(answers)
      paths.onNext(try server.url("/wait"))
      expectEqual(await sights.next(), .waits)
      paths.onNext(try server.url("/200/second"))
      expectEqual(await sights.next(), .hungUp)
      expectEqual(await waiting.events, ["next(second)", "completed"])
    }
  }

  @Test func `requests without a cache can be disposed of at any time`() async throws {
    try await withServer { session, server in
      let url = try server.url("/200/soon")
      for turns in 0..<100 {
        let subscription = session.rx.data(request: URLRequest(url: url)).subscribe()
        for _ in 0..<turns { await Task.yield() }
        subscription.dispose()
      }
    }
  }

  @Test func `the session's own errors fail the sequence`() async throws {
    let port = try RefusingPort()
    defer { withExtendedLifetime(port) {} }
    let url = try port.url("/")
    let session = URLSession.patient()
    defer { session.invalidateAndCancel() }
    let error = await session.rx.data(request: URLRequest(url: url)).failure()
    expectEqual(error.map { ($0 as NSError).domain }, NSURLErrorDomain)
  }

  @Test func `a response that is not HTTP is an error`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [PlainProtocol.self]
    let session = URLSession(configuration: configuration)
    defer { session.invalidateAndCancel() }
    let url = try #require(URL(string: "plain://somewhere"))
    let error = await session.rx.response(request: URLRequest(url: url)).failure()
    guard case .nonHTTPResponse(let response)? = error as? RxCocoaURLError else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    expectEqual(response.url, url)
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

/// Answers every request with some text, and not in HTTP.
private final class PlainProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: 4, textEncodingName: "utf-8")
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("text".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

/// Subscribes immediately; the events are read later.
private struct Waiting<Element>: Sendable {
  private let ended: AsyncStream<[String]>

  init(_ source: Observable<Element>) {
    let (ended, continuation) = AsyncStream<[String]>.makeStream()
    self.ended = ended
    let log = Log<String>()
    _ = source.subscribe { event in
      log(event.debugDescription)
      if event.isStopEvent { continuation.yield(log.entries) }
    }
  }

  var events: [String] {
    get async {
      for await events in ended { return events }
      return []
    }
  }
}

extension Observable {
  /// The events until the end, as text.
  fileprivate func untilItEnds() async -> [String] { await Waiting(self).events }

  /// The error that ends it, if it is one.
  fileprivate func failure() async -> (any Error)? {
    await withCheckedContinuation { continuation in
      _ = subscribe(
        onError: { continuation.resume(returning: $0) },
        onCompleted: { continuation.resume(returning: nil) })
    }
  }
}
