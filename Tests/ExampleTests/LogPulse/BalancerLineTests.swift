// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct BalancerLineTests {
  static let envoy =
    #"[2000-10-10T20:55:36.120Z] "GET /a?b HTTP/2" 404 - 154 2326 12 11 "203.0.113.7,10.0.0.1" "#
    + #""Agent/1.0" "cc21d9b0-cf5c-432b-8c7e-98aeb7988cd2" "shop.example" "tcp://10.0.2.1:80""#
  static let istio =
    #"[2000-10-10T20:55:36.120Z] "GET /a HTTP/1.1" 404 - via_upstream - "-" 154 2326 12 11 "#
    + #""203.0.113.7" "Agent/1.0" "84961386-6d84-929d-98bd-c5aee93b5c88" "shop:8000" "#
    + #""127.0.0.1:80" inbound|8000|| 127.0.0.1:41854 10.44.1.27:80 10.44.1.23:37652 sni default"#
  static let classic =
    #"2000-10-10T20:55:36.120000Z my-balancer 203.0.113.7:4711 10.0.0.1:80 0.000073 0.011870 "#
    + #"0.000057 404 404 154 2326 "GET http://shop.example:80/a?b HTTP/1.1" "Agent/1.0" - -"#
  static let application =
    #"h2 2000-10-10T20:55:36.120000Z app/my-balancer/50dc6c495c0c9188 203.0.113.7:4711 "#
    + #"10.0.0.1:9000 0.000 0.012 0.000 404 404 154 2326 "#
    + #""GET https://shop.example:443/a HTTP/2.0" "Agent/1.0" ECDHE-RSA-AES128-GCM-SHA256 "#
    + #"TLSv1.2 arn:aws:elasticloadbalancing:x "#
    + #""Root=1-58337262-36d228ad5d99923122bbe354" "shop.example" "-" 0 "#
    + #"2000-10-10T20:55:36.108000Z "forward" "-" "-" "10.0.0.1:9000" "404" "-" "-""#
  static let haproxy =
    #"203.0.113.7:4711 [10/Oct/2000:20:55:36.120] http-in app/web1 1/0/1/9/12 404 2326 - - ---- "#
    + #"1/1/1/1/0 0/0 {shop.example|Agent/1.0 (x [y])} {} "GET /a?b HTTP/1.1""#

  @Test(arguments: [
    envoy, istio, classic, application, haproxy, "Oct 10 22:55:36 lb1 haproxy[14389]: " + haproxy,
    "<134>1 2000-10-10T22:55:36+02:00 lb1 haproxy 14389 - [meta x=\"1\"] " + haproxy,
    haproxy.replacing("/12 404 2326", with: "/+12 404 +2326"),
    haproxy.replacing("GET /a?b", with: "GET https://shop.example/a?b"),
    haproxy + " 0/0000000000000000/0/0/0 shop.example/TLSv1.3/TLS_AES_128_GCM_SHA256",
  ])
  func `the parser reads the default lines of load balancers`(text: String) throws {
    let found = try #require(parse(text))
    expectEqual(found.client, "203.0.113.7")
    expectEqual(found.path, "/a")
    expectEqual(found.line.status, 404)
    expectEqual(found.line.bytes, 2326)
    expectEqual(found.line.second, 971_211_336)
    expectEqual(found.line.microseconds, 12_000)
  }

  @Test(arguments: [
    ("2001:db8::1:4711", "2001:db8::1"), ("::1:4711", "::1"),
    ("2001:db8:0:0:0:0:2:1:443", "2001:db8:0:0:0:0:2:1"),
    ("::ffff:10.0.0.1:4711", "::ffff:10.0.0.1"), ("unix:1", "unix:1"),
  ])
  func `HAProxy writes a port after every client, even after an IPv6 address`(
    address: String, client: String
  ) throws {
    for prefix in ["", "Oct 10 22:55:36 lb1 haproxy[14389]: "] {
      let text = prefix + Self.haproxy.replacing("203.0.113.7:4711", with: address)
      let found = try #require(parse(text))
      expectEqual(found.client, client)
      expectEqual(found.line.status, 404)
    }
  }

  @Test func `without a proxy Envoy writes no client, and Istio its peer`() throws {
    let direct = Self.envoy.replacing("203.0.113.7,10.0.0.1", with: "-")
    expectEqual(try #require(parse(direct)).client, "-")
    let peer = Self.istio.replacing("203.0.113.7", with: "-")
    expectEqual(try #require(parse(peer)).client, "10.44.1.23")
  }

  @Test(arguments: [
    envoy.replacing(" 404 - 154 2326 12 11 ", with: " 0 DC 154 0 12 - "),
    haproxy.replacing("/9/12 404 2326", with: "/-1/12 -1 0"),
  ])
  func `a connection that was closed without an answer has the status zero`(text: String) throws {
    let found = try #require(parse(text))
    #expect(found.line.status == 0 && found.line.bytes == 0)
    expectEqual(found.line.microseconds, 12_000)
  }

  @Test func `a request that reached no target has no duration`() throws {
    let text = Self.classic.replacing("0.000073 0.011870 0.000057 404 404", with: "-1 -1 -1 503 0")
    let found = try #require(parse(text))
    expectEqual(found.line.status, 503)
    expectEqual(found.line.microseconds, -1)
  }

  @Test(arguments: [
    "203.0.113.7:4711 [10/Oct/2000:20:55:36.120] tcp-in app/db1 0/0/12 2326 -- 1/1/1/1/0 0/0",
    classic.replacing("404 404", with: "- -"), classic.replacing("203.0.113.7:4711", with: "x"),
    envoy.replacing(" 404 ", with: " 42 "), envoy.replacing(" 154 2326 ", with: " x y "),
    haproxy.replacing(" 404 ", with: " x "), haproxy.replacing("1/0/1/9/12", with: "12"),
    haproxy.replacing("Oct", with: "Okt"),
    haproxy.replacing("203.0.113.7:4711", with: "::"),
    haproxy.replacing("203.0.113.7:4711", with: "2001:db8::beef"),
    String(haproxy.dropLast()), String(envoy.dropLast()),
  ])
  func `other lines are rejected`(text: String) {
    #expect(parse(text) == nil)
  }

  @Test(arguments: [envoy, istio, classic, application, haproxy])
  func `the parser never reads past the end of a truncated line`(text: String) {
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      var parser = LineParser()
      guard let line = bytes.withUnsafeBytes({ parser.parse($0, 0..<count) }) else { continue }
      #expect(line.client.range.upperBound <= count && line.path.range.upperBound <= count)
    }
  }

  private func parse(_ text: String) -> (line: LogLine, client: String, path: String)? {
    let bytes = Array(text.utf8)
    var parser = LineParser()
    guard let line = bytes.withUnsafeBytes({ parser.parse($0, 0..<bytes.count) }) else {
      return nil
    }
    return (
      line, String(decoding: bytes[line.client.range], as: UTF8.self),
      String(decoding: bytes[line.path.range], as: UTF8.self)
    )
  }
}
