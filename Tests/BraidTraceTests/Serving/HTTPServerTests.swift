// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.exclusive(.server)) struct HTTPServerTests {
  @Test func `a second stop closes no socket of another server`() async throws {
    let first = try HTTPServer()
    first.stop()
    // The system gives it the descriptors of the first.
    let second = try HTTPServer()
    defer { second.stop() }
    first.stop()
    expectEqual(try await text(at: second.url("/200/second")), "second")
  }

  @Test func `a stopped server takes no client of the next one`() async throws {
    for number in 1...20 {
      let server = try HTTPServer()
      expectEqual(try await text(at: server.url("/200/\(number)")), "\(number)")
      server.stop()
    }
  }

  @Test func `a stopped server refuses connections`() async throws {
    let server = try HTTPServer()
    let url = try server.url("/200/a")
    server.stop()
    await #expect(throws: URLError.self) { try await text(at: url) }
  }

  private func text(at url: URL) async throws -> String {
    let session = URLSession.patient()
    defer { session.invalidateAndCancel() }
    return String(decoding: try await session.data(from: url).0, as: UTF8.self)
  }
}
