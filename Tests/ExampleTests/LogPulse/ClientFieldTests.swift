// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

/// The fields before the time, and the client they name.
struct ClientFieldTests {
  @Test(arguments: [
    ("203.0.113.7 - -", "203.0.113.7"), ("203.0.113.7 - irene", "203.0.113.7"),
    ("203.0.113.7 - irene of [tea] house", "203.0.113.7"),
    ("203.0.113.7 user-identifier frank", "203.0.113.7"), ("shop.example - -", "shop.example"),
    ("2001:db8::1 - -", "2001:db8::1"), ("::1 - -", "::1"), ("- - -", "-"),
    ("unknown - -", "unknown"),
  ])
  func `the first word is the client`(text: String, client: String) {
    expectEqual(self.client(text), client)
  }

  @Test(arguments: [
    ("www.example.com:443 203.0.113.7 - -", "203.0.113.7"),
    ("www.example.com:443 203.0.113.7 - irene of [tea] house", "203.0.113.7"),
    ("www.example.com:443 203.0.113.7 user-identifier frank", "203.0.113.7"),
    ("www.example.com:443 2001:db8::1 - -", "2001:db8::1"),
    ("www.example.com:443 203.0.113.7, 10.0.0.1 - -", "203.0.113.7"),
    ("www.example.com:443 unknown, 10.0.0.1 - -", "10.0.0.1"),
    ("www.example.com:443 visitor.example - -", "visitor.example"),
    ("www.example.com:443 - - -", "-"), ("www.example.com:443 203.0.113.7 -", "203.0.113.7"),
    ("www.example.com 203.0.113.7 - -", "203.0.113.7"), ("_ 203.0.113.7 - -", "203.0.113.7"),
    ("203.0.113.80:443 198.51.100.7 - -", "198.51.100.7"),
    ("[2001:db8::80]:443 198.51.100.7 - -", "198.51.100.7"),
  ])
  func `a virtual host before the client is skipped`(text: String, client: String) {
    expectEqual(self.client(text), client)
  }

  @Test(arguments: [
    ("203.0.113.7, 10.0.0.1 - -", "203.0.113.7"), ("203.0.113.7,10.0.0.1 - -", "203.0.113.7"),
    ("203.0.113.7, 10.0.0.1, 10.0.0.2 - irene", "203.0.113.7"),
    ("2001:db8::1, 10.0.0.1 - -", "2001:db8::1"),
    ("unknown, 203.0.113.7 - -", "203.0.113.7"), ("-, 203.0.113.7 - -", "203.0.113.7"),
    ("unknown, - - -", "unknown"), (#""203.0.113.7, 10.0.0.1" - -"#, "203.0.113.7"),
    (#""-" - -"#, "-"), ("203.0.113.7, 10.0.0.1 10.0.0.2 - -", "203.0.113.7"),
    ("203.0.113.7 10.0.0.2 - -", "203.0.113.7"), ("10.0.0.2 203.0.113.7 - -", "203.0.113.7"),
    ("- 203.0.113.7 - -", "203.0.113.7"),
    ("172.16.0.1 203.0.113.7, 10.0.0.1 - -", "203.0.113.7"),
  ])
  func `the first of a list is the client, regardless of the proxies`(text: String, client: String)
  {
    expectEqual(self.client(text), client)
  }

  @Test(arguments: [
    ("203.0.113.7:51234 - -", "203.0.113.7"), ("[2001:db8::1]:51234 - -", "2001:db8::1"),
    ("[2001:db8::1] - -", "2001:db8::1"), ("203.0.113.7:51234, 10.0.0.1:80 - -", "203.0.113.7"),
    ("www.example.com:443 [2001:db8::1]:51234 - -", "2001:db8::1"),
    ("2001:db8::1:80 - -", "2001:db8::1:80"),
    ("shop.example:8080 - irene", "shop.example:8080"),
  ])
  func `the port is removed from an address`(text: String, client: String) {
    expectEqual(self.client(text), client)
  }

  @Test(arguments: [
    "Nov 21 10:00:00 web1 nginx: 203.0.113.7 - -",
    "<190>Nov 21 10:00:00 web1 nginx: 203.0.113.7 - -",
    "<190>1 2026-11-21T10:00:00Z web1 nginx - - - 203.0.113.7 - -",
    "2026-11-21T10:00:00+00:00 web1 nginx[12]: 203.0.113.7 - -", "web-1  | 203.0.113.7 - -",
    "web-1 | 203.0.113.7 - -", "203.0.113.7", "203.0.113.7 -", ", - -", "203.0.113.7, - -x",
    "203.0.113.7,", "203.0.113.7, 10.0.0.1", "203.0.113.7, 10.0.0.1 -", #""203.0.113.7 - -"#,
  ])
  func `an unknown client field is malformed`(text: String) {
    expectEqual(client(text), nil)
  }

  /// The client of a request with this in front of its time.
  @Test(arguments: [
    (#""203.0.113.7""#, "203.0.113.7"), (#""203.0.113.7, 10.0.0.2""#, "203.0.113.7"),
    (#""unknown, 203.0.113.7:4711" 0.003"#, "203.0.113.7"), (#""2001:db8::1" "x""#, "2001:db8::1"),
    (#""10.0.0.3""#, "10.0.0.3"), (#"0.003 "203.0.113.7""#, "203.0.113.7"),
    (#""-""#, "10.0.0.1"), (#""""#, "10.0.0.1"), (#""unknown""#, "10.0.0.1"),
    (#""shop.example""#, "10.0.0.1"), (#""10.0.0.3:8080""#, "10.0.0.1"),
    ("203.0.113.7", "10.0.0.1"),
    (#""-" "203.0.113.7""#, "10.0.0.1"),
  ])
  func `the third quoted field contains the client if it has addresses`(
    rest: String, client: String
  ) {
    let text = #"10.0.0.1 - - [21/Nov/2026:10:00:00 +0000] "GET /a HTTP/1.1" 200 1 "-" "x" "# + rest
    let bytes = Array(text.utf8)
    var parser = LineParser()
    let line = bytes.withUnsafeBytes { parser.parse($0, 0..<bytes.count) }
    expectEqual(line.map { String(decoding: bytes[$0.client.range], as: UTF8.self) }, client)
  }

  private func client(_ text: String) -> String? {
    let line = text + #" [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.1" 200 2326 "-" "x" 0.250"#
    let bytes = Array(line.utf8)
    var parser = LineParser()
    let found = bytes.withUnsafeBytes { parser.parse($0, 0..<bytes.count) }
    guard let found, found.status == 200, found.bytes == 2326, found.microseconds == 250_000,
      String(decoding: bytes[found.path.range], as: UTF8.self) == "/a"
    else { return nil }
    return String(decoding: bytes[found.client.range], as: UTF8.self)
  }
}
