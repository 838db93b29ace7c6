// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct LineParserTests {
  static let common = #"10.0.0.1 - irene [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.1" 200 2326"#
  static let combined = common + #" "https://shop.example/" "Agent/1.0 (x; y)""#

  @Test(arguments: [common, combined, combined + " 0.250"])
  func `the parser reads the common, the combined and the timed format`(text: String) throws {
    let line = try #require(parse(text))
    expectEqual(line.client, "10.0.0.1")
    expectEqual(line.path, "/a")
    expectEqual(line.line.status, 200)
    expectEqual(line.line.bytes, 2326)
    expectEqual(line.line.second, 971_211_336)
    expectEqual(line.line.microseconds, (text.hasSuffix("0.250") ? 250_000 : -1))
  }

  @Test(arguments: [
    ("GET /a?b=1&c=/d HTTP/1.1", "/a"), ("GET / HTTP/2", "/"), ("GET / HTTP/2.0", "/"),
    ("GET /old", "/old"), ("GET /a b c HTTP/1.0", "/a b c"),
    ("POST ?x HTTP/1.1", "POST ?x HTTP/1.1"),
    ("CONNECT shop.example:443 HTTP/1.1", "shop.example:443"), ("OPTIONS * HTTP/1.1", "*"),
    ("-", "-"), ("", ""), ("GET", "GET"), ("GET ", "GET "), (#"\x16\x03\x01"#, #"\x16\x03\x01"#),
    ("GET /HTTP/1.1", "/HTTP/1.1"), ("GET  HTTP/1.1", "GET  HTTP/1.1"),
    (#"GET /say\"hi\" HTTP/1.1"#, #"/say\"hi\""#), (#"GET /back\\ HTTP/1.1"#, #"/back\\"#),
  ])
  func `the path is part of the request`(request: String, path: String) throws {
    let text = Self.common.replacing("GET /a HTTP/1.1", with: request)
    expectEqual(try #require(parse(text)).path, path)
  }

  @Test(arguments: [
    ("0.001", 1000), ("12.5", 12_500_000), ("0.1234567", 123_456), ("1500", 1500), ("0", 0),
    ("-", -1), ("abc", -1), ("1.2.3", -1), ("0.", -1), ("1s", -1), (#""0.001""#, -1),
    ("12ms", 12_000), (#"1 "web@docker" "http://10.0.0.2:80" 3ms"#, 3000), ("3 ms", -1),
    ("0.100 0.200", 200_000), (#""10.9.9.9" 0.003"#, 3000), ("0.003 pipe", -1),
  ])
  func `the duration is the last field`(field: String, microseconds: Int) throws {
    let line = try #require(parse(Self.combined + " " + field))
    expectEqual(line.line.microseconds, microseconds)
  }

  @Test func `a request without an answer is counted`() throws {
    let line = try #require(parse(Self.combined.replacing(" 200 ", with: " 000 ")))
    expectEqual(line.line.status, 0)
    expectEqual(line.line.statusClass, 0)
  }

  @Test func `a dash means no bytes`() throws {
    let line = try #require(parse(Self.common.replacing("2326", with: "-")))
    expectEqual(line.line.bytes, 0)
  }

  @Test func `a user may contain spaces and brackets`() throws {
    #expect(parse(Self.common.replacing("irene", with: "irene of [tea] house")) != nil)
  }

  @Test(arguments: [
    "10/Oct/2000:13:55:36.123456 -0700", "2000-10-10T13:55:36-07:00", "971211336.123",
  ])
  func `the time may have another form`(time: String) throws {
    let text = Self.combined.replacing("10/Oct/2000:13:55:36 -0700", with: time)
    expectEqual(try #require(parse(text)).line.second, 971_211_336)
  }

  @Test(arguments: [#""GET /say\"hi\" HTTP/1.1" 200 1 "-" "a \"b\" [c] \\" 0.250"#])
  func `quotes and brackets inside quoted fields do not end them`(rest: String) throws {
    let line = try #require(parse("10.0.0.1 - - [10/Oct/2000:13:55:36 -0700] " + rest))
    expectEqual(line.path, #"/say\"hi\""#)
    expectEqual(line.line.microseconds, 250_000)
  }

  @Test func `a space at the end is not a field`() throws {
    expectEqual(try #require(parse(Self.combined + " 0.250 ")).line.microseconds, 250_000)
    #expect(parse(Self.common + " ") != nil)
  }

  @Test func `addresses can be of IP version 6`() throws {
    let line = try #require(parse(Self.common.replacing("10.0.0.1", with: "2001:db8::1")))
    expectEqual(line.client, "2001:db8::1")
  }

  @Test(arguments: [
    "", " ", "hello", "- - -", " " + common, "10.0.0.1" + common.dropFirst(11),
    common.replacing("- irene ", with: "- "), common.replacing("[", with: ""),
    common.replacing("Oct", with: "Okt"), common.replacing("]", with: " "),
    common.replacing("10/Oct", with: "32/Oct"), common.replacing("13:55", with: "24:55"),
    common.replacing(" 200 ", with: " 20 "), common.replacing(" 200 ", with: " 2000 "),
    common.replacing(" 200 ", with: " 099 "), common.replacing(" 200 ", with: " abc "),
    common.replacing("2326", with: ""), common.replacing("2326", with: "-5"),
    common.replacing("2326", with: "12x"), common.replacing("2326", with: "1234567890123456789"),
    common.replacing("1.1\"", with: "1.1"), String(combined.dropLast()), combined + "x",
    common.replacing("/a", with: String(repeating: "a", count: 65_536)),
  ])
  func `other lines are rejected`(text: String) {
    #expect(parse(text) == nil)
  }

  @Test func `the parser never reads past the end of a truncated line`() {
    // The bytes after the line would make it whole.
    for count in 0..<Self.combined.utf8.count {
      var parser = LineParser()
      let line = Array(Self.combined.utf8).withUnsafeBytes { parser.parse($0, 0..<count) }
      #expect(line == nil || count >= Self.common.utf8.count - 3)
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
