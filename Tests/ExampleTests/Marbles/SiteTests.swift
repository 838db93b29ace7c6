// SPDX-License-Identifier: MIT
import BraidTrace
import Foundation
import TestSupport
import Testing

@testable import Marbles

struct SiteTests {
  private let site: Site

  init() throws { site = try Site(LoopbackAccess(port: 4610, token: "secret")) }

  private func get(_ path: String..., headers: [String: String] = [:]) -> HTTPResponse {
    let usual = ["host": "127.0.0.1:4610"]
    return site.answer(
      HTTPRequest(method: .get, path: path, headers: usual.merging(headers) { $1 }))
  }

  private func post(_ body: String, _ headers: [String: String] = [:]) -> HTTPResponse {
    let usual = [
      "host": "127.0.0.1:4610", "origin": "http://127.0.0.1:4610",
      "content-type": "application/json",
    ]
    return site.answer(
      HTTPRequest(
        method: .post, path: ["secret", "play"], headers: usual.merging(headers) { $1 },
        body: Array(body.utf8)))
  }

  private func text(_ response: HTTPResponse) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  @Test func `the page, its style sheet and its script are served below the token`() {
    #expect(get("secret", "").type.hasPrefix("text/html"))
    #expect(get("secret", "page.css").type.hasPrefix("text/css"))
    #expect(get("secret", "page.js").type.hasPrefix("text/javascript"))
    #expect(text(get("secret", "catalogue")).contains("\"name\":\"debounce\""))
    expectEqual(get("secret", "page.html").status, .notFound)
    expectEqual(get("secret").status, .notFound)
  }

  @Test func `a request without the token is refused, whatever it asks for`() {
    for token in ["", "Secret", "secre", "secret2", "page.js"] {
      expectEqual(get(token, "").status, .forbidden)
      expectEqual(get(token, "page.js").status, .forbidden)
    }
  }

  @Test(arguments: ["localhost:4610", "127.0.0.1", "127.0.0.1:80", "evil.example:4610", ""])
  func `another host is refused, so that a name cannot be bound to this machine`(host: String) {
    expectEqual(get("secret", "", headers: ["host": host]).status, .misdirected)
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:4610", "http://127.0.0.1:80"])
  func `another origin is refused`(origin: String) {
    expectEqual(get("secret", "page.js", headers: ["origin": origin]).status, .forbidden)
    expectEqual(post("{}", ["origin": origin]).status, .forbidden)
  }

  @Test func `only the page may play`() {
    let body = "{\"operation\":\"just\",\"sources\":[],\"width\":600}"
    expectEqual(post(body).status, .ok)
    expectEqual(post(body, ["content-type": "text/plain"]).status, .badRequest)
    expectEqual(get("secret", "play").status, .methodNotAllowed)
    let headers = ["host": "127.0.0.1:4610", "content-type": "application/json"]
    let foreign = HTTPRequest(
      method: .post, path: ["secret", "play"], headers: headers, body: Array(body.utf8))
    expectEqual(site.answer(foreign).status, .forbidden)
    expectEqual(post("{").status, .badRequest)
    expectEqual(post("[1]").status, .badRequest)
    expectEqual(
      post("{\"operation\":\"nothing\",\"sources\":[],\"width\":600}").status, .notFound)
    expectEqual(
      post("{\"operation\":\"map\",\"sources\":[],\"width\":600}").status, .notFound)
  }

  @Test func `every response forbids content that the page does not need`() {
    for response in [get("secret", ""), get("x"), post("{"), get("secret", "catalogue")] {
      let head = String(decoding: response.head, as: UTF8.self)
      #expect(head.contains("Content-Security-Policy: default-src 'none'; script-src 'self';"))
      #expect(!head.contains("unsafe"))
      #expect(head.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
      #expect(head.contains("\r\nReferrer-Policy: no-referrer\r\n"))
      #expect(head.hasSuffix("\r\n\r\n"))
    }
  }

  @Test func `random requests only get an answer with the host and the token`() {
    var chance = Seeded(3)
    let parts = [
      "secret", "", "play", "page.js", "catalogue", "documentation", "..", "x", "index.html",
    ]
    let hosts = ["127.0.0.1:4610", "127.0.0.1:4610", "localhost:4610", "a", nil]
    let origins = ["http://127.0.0.1:4610", "http://a", nil, nil]
    var served = 0
    for _ in 0..<5000 {
      var headers: [String: String] = [:]
      headers["host"] = hosts.randomElement(using: &chance) ?? nil
      headers["origin"] = origins.randomElement(using: &chance) ?? nil
      headers["content-type"] = Bool.random(using: &chance) ? "application/json" : nil
      let request = HTTPRequest(
        method: [.get, .head, .post].randomElement(using: &chance) ?? .get,
        path: (Bool.random(using: &chance) ? ["secret"] : [])
          + (0..<Int.random(in: 0...2, using: &chance)).map { _ in
            parts.randomElement(using: &chance) ?? ""
          },
        headers: headers,
        body: (0..<Int.random(in: 0...40, using: &chance)).map { _ in
          UInt8.random(in: 0...255, using: &chance)
        })
      guard site.answer(request).status == .ok else { continue }
      served += 1
      #expect(headers["host"] == "127.0.0.1:4610" && request.path.first == "secret")
      #expect(headers["origin"] != "http://a" && request.method != .post)
    }
    #expect(served > 20)
  }

  @Test func `documentation is served from its folder, with the token in its addresses`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("marbles-docs-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = folder.appendingPathComponent("data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data("<script>var baseUrl = \"/\"</script><script src=\"/js/a.js\"></script>".utf8)
      .write(to: folder.appendingPathComponent("index.html"))
    try Data("{\"destination\":\"\\/#debounce\"}".utf8)
      .write(to: data.appendingPathComponent("a.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("hosts").path, withDestinationPath: "/etc/hosts")
    let site = try Site(
      LoopbackAccess(port: 4610, token: "secret"), documentation: folder)
    func get(_ path: String...) -> HTTPResponse {
      site.answer(
        HTTPRequest(method: .get, path: ["secret"] + path, headers: ["host": "127.0.0.1:4610"]))
    }
    let page = get("documentation", "braidobservable", "")
    expectEqual(
      text(page),
      "<script src=\"/secret/base.js\"></script><script src=\"/secret/js/a.js\"></script>")
    expectEqual(page.policy, .documentation)
    #expect(text(get("catalogue")).contains("\"hasDocumentation\":true"))
    expectEqual(text(get("base.js")), "var baseUrl = \"/secret/\"\n")
    expectEqual(text(get("data", "a.json")), "{\"destination\":\"\\/secret\\/#debounce\"}")
    expectEqual(get("data", "b.json").status, .notFound)
    expectEqual(get("data").status, .notFound)
    expectEqual(get("hosts").status, .notFound)
  }
}
