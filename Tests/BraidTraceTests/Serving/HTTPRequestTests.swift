// SPDX-License-Identifier: MIT
import BraidTrace
import TestSupport
import Testing

struct HTTPRequestTests {
  private static let play = """
    POST /secret/play HTTP/1.1\r
    Host: 127.0.0.1:4610\r
    Origin: http://127.0.0.1:4610\r
    Content-Type: application/json\r
    Content-Length: 2\r
    \r
    {}
    """

  @Test func `a request is read when all of it has arrived`() throws {
    let bytes = Array(Self.play.utf8)
    for count in bytes.indices {
      expectEqual(HTTPRequest.read(Array(bytes[..<count])), .incomplete)
    }
    guard case .complete(let request) = HTTPRequest.read(bytes) else {
      Issue.record("not read")
      return
    }
    expectEqual(request.method, .post)
    expectEqual(request.path, ["secret", "play"])
    expectEqual(request.headers["host"], "127.0.0.1:4610")
    expectEqual(request.body, Array("{}".utf8))
    expectEqual(HTTPRequest.read(bytes + [65, 66]), .complete(request))
  }

  @Test(arguments: [
    ("/", [""]), ("/a/", ["a", ""]), ("/a/b?c=d/e", ["a", "b"]), ("/a%20b/%C3%A9", ["a b", "é"]),
  ])
  func `a path is split and decoded`(target: String, path: [String]) {
    guard case .complete(let request) = read("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n") else {
      Issue.record("\(target) is not read")
      return
    }
    expectEqual(request.path, path)
  }

  @Test(arguments: [
    "/..", "/a/../b", "/%2e%2e/b", "/a%2fb", "/a%5cb", "/a%00", "/a%0d%0a", "/%", "/%4", "/%zz",
    "/%+1", "/%ff", "a", "*", "http://127.0.0.1/", "//", "/a//b", "/a#b", "",
  ])
  func `a path that could mean something else is refused`(target: String) {
    expectEqual(read("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n"), .refused(.badRequest))
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", HTTPResponse.Status.badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\nHost: a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\u{0}\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: é\r\n\r\n", .badRequest),
    ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET / HTTP/2\r\nHost: a\r\n\r\n", .versionNotSupported),
    ("PUT / HTTP/1.1\r\nHost: a\r\n\r\n", .methodNotAllowed),
    ("get / HTTP/1.1\r\nHost: a\r\n\r\n", .methodNotAllowed),
    ("POST / HTTP/1.1\r\nHost: a\r\n\r\n", .lengthRequired),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8193\r\n\r\n", .bodyTooLarge),
    (
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", .bodyTooLarge
    ),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", .notImplemented),
  ])
  func `a request that could be read in two ways is refused`(
    text: String, status: HTTPResponse.Status
  ) {
    expectEqual(read(text), .refused(status))
  }

  @Test func `sizes are bounded`() {
    let long = String(repeating: "a", count: HTTPRequest.Limit.target)
    expectEqual(read("GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n"), .refused(.targetTooLong))
    let headers = String(repeating: "X: y\r\n", count: HTTPRequest.Limit.headers)
    expectEqual(read("GET / HTTP/1.1\r\nHost: a\r\n\(headers)\r\n"), .refused(.headersTooLarge))
    // Without an end of the head, reading stops too.
    let endless = [UInt8](repeating: 65, count: HTTPRequest.Limit.head + 1)
    expectEqual(HTTPRequest.read(endless), .refused(.headersTooLarge))
  }

  @Test func `thousands of damaged requests are read or refused, never more`() {
    var chance = Seeded(23)
    var refusals: Set<HTTPResponse.Status> = []
    var (complete, incomplete) = (0, 0)
    for _ in 0..<4000 {
      let bytes = damaged(Array(Self.play.utf8), &chance)
      switch HTTPRequest.read(bytes) {
      case .complete(let request):
        complete += 1
        #expect(request.body.count <= HTTPRequest.Limit.body)
        #expect(request.headers["host"] != nil)
        #expect(!request.path.contains { $0 == ".." || $0.contains("/") || $0.contains("\u{0}") })
      case .incomplete:
        incomplete += 1
        #expect(bytes.count <= HTTPRequest.Limit.head + HTTPRequest.Limit.body + 4)
      case .refused(let status): refusals.insert(status)
      }
    }
    // The damage reaches every way out.
    #expect(complete > 200 && incomplete > 200)
    #expect(
      refusals.isSuperset(of: [
        .badRequest, .methodNotAllowed, .lengthRequired, .bodyTooLarge, .headersTooLarge,
        .versionNotSupported,
      ]))
  }

  private func read(_ text: String) -> HTTPRequest.Reading { HTTPRequest.read(Array(text.utf8)) }

  /// The bytes with up to four changes: bytes flipped, removed, repeated, inserted or swapped.
  private func damaged(_ original: [UInt8], _ chance: inout Seeded) -> [UInt8] {
    let pieces = [
      "\r\n", "\r", "\n", "\u{0}", "%2e", "../", ":", " ", "Host: b\r\n", "9999", "\r\n\r\n",
    ]
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &chance) {
      let index = Int.random(in: 0..<bytes.count, using: &chance)
      switch Int.random(in: 0..<6, using: &chance) {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
      case 1:
        bytes.removeSubrange(
          index..<min(bytes.count, index + Int.random(in: 1...30, using: &chance)))
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &chance), at: index)
      case 3:
        let piece = pieces.randomElement(using: &chance) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: index)
      case 4:
        let count = Int.random(in: 1...2, using: &chance) * 5000
        bytes.insert(contentsOf: [UInt8](repeating: bytes[index], count: count), at: index)
      default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &chance))
      }
      if bytes.isEmpty { bytes = [0] }
    }
    return bytes
  }
}
