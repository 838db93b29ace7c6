// SPDX-License-Identifier: MIT
import BraidCore
import BraidTrace
public import Foundation
import Testing

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A real HTTP server on the loopback interface, which runs until `stop()`.
///
/// It answers with the status and the text that the path names (`/200/some%20text`), and does not
/// answer `/wait`: the client waits until it hangs up.
public final class HTTPServer: Sendable {
  /// An event of a client that requests `/wait`.
  public enum Sight: Sendable {
    /// The client has sent its request.
    case waits
    /// The client has closed its connection.
    case hungUp
  }

  /// The seconds that each side waits for the other, however busy the machine is: a test that
  /// awaits continues after the steps of all others, which has taken more than a minute.
  fileprivate static let patience = 600

  private let server: LoopbackServer
  private let watchers: AsyncStream<Sight>.Continuation
  /// The events of the clients of `/wait`, in order.
  public let sights: AsyncStream<Sight>

  /// A server that accepts clients.
  public init() throws {
    SharedResource.server.require()
    server = try LoopbackServer(port: 0, patience: .seconds(HTTPServer.patience))
    (sights, watchers) = AsyncStream.makeStream()
    let watchers = watchers
    server.start { request, client in
      if request.path == ["wait"] {
        watchers.yield(.waits)
        if client.hangsUp(within: .seconds(HTTPServer.patience)) { watchers.yield(.hungUp) }
        return nil
      }
      let code = request.path.first.flatMap { Int($0) }
      guard let status = code.flatMap(HTTPResponse.Status.init) else {
        return .refusal(.badRequest)
      }
      let body = request.path.dropFirst().joined(separator: "/")
      return HTTPResponse(status: status, type: "text/plain", body: Array(body.utf8))
    }
  }

  deinit { stop() }

  /// Stops accepting: when this returns, connections are refused.
  ///
  /// Later calls do nothing.
  public func stop() {
    server.stop()
    watchers.finish()
  }

  /// The address of a path.
  public func url(_ path: String) throws -> URL { try loopbackURL(server.port, path) }
}

extension URLSession {
  /// A session without a cache that waits for an ``HTTPServer`` as long as the server waits for it.
  ///
  /// The caller invalidates it.
  public static func patient() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = TimeInterval(HTTPServer.patience)
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }
}

/// A port of the loopback interface that refuses connections, for as long as this object lives.
///
/// The port of a stopped server is free: another program may listen there a moment later.
public final class RefusingPort: Sendable {
  private let socket: LoopbackSocket

  /// A port that the system chooses.
  public init() throws { socket = try LoopbackSocket(port: 0) }

  deinit { socket.close() }

  /// The address of a path.
  public func url(_ path: String) throws -> URL { try loopbackURL(socket.port, path) }
}

private func loopbackURL(_ port: UInt16, _ path: String) throws -> URL {
  guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
  return url
}
