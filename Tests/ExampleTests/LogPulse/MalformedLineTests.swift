// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct MalformedLineTests {
  @Test(arguments: [
    (#"{"level":"info","ts":1775142000.5,"msg":"serving initial configuration"}"#, Lookalike.json),
    (#"{"log":"203.0.113.7 - - [10/Oct/2000:13:55:36 -0700] \"GET"#, .docker), ("{", .jsonPart),
    (#"[{"status":200,"#, .jsonPart), (#"  "status": 200,"#, .jsonPart), ("},", .jsonPart),
    ("#Fields: date time s-ip cs-method cs-uri-stem", .fields), ("#Version: 1.0", .fields),
    ("2026-11-21 10:00:00 203.0.113.7 GET / - 80 - 198.51.100.1 x 200 0 0 15", .fields),
    (#"Nov 21 10:00:00 web1 nginx: 203.0.113.7 - - [21/Nov/2026:10:00:00 +0000] "GET"#, .syslog),
    ("<190>Nov  1 10:00:00 web1 nginx: 203.0.113.7 - -", .syslog),
    ("2026-11-21T10:00:00+00:00 web1 nginx[12]: 203.0.113.7 - -", .syslog),
    ("2026/11/21 10:00:00 [error] 12#12: *1 connect() failed", .errorLog),
    ("[Sat Nov 21 10:00:00.123456 2026] [core:error] [pid 12] x", .errorLog),
    (#"web-1  | 203.0.113.7 - - [21/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 1"#, .prefixed),
    (#"203.0.113.7 - - [21/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200"#, .nearly),
    ("203.0.113.7 - irene [21/Nov/2026:10:00:00 +0000] shop.example 200", .nearly),
    ("www.example.com:443 203.0.113.7 - - [21/Nov/2026:10:00:00 +0000] 200", .prefixed),
    (
      #"Nov 21 10:00:00 lb haproxy[12]: 203.0.113.7:4711 [21/Nov/2026:10:00:00.123]"#,
      .haproxy
    ),
    (
      "203.0.113.7:4711 [21/Nov/2026:10:00:00.123] tcp-in app/a 0/0/5 212 -- 1/1/1/1/0 0/0",
      .haproxy
    ),
    (#"[2026-11-21T10:00:00.123Z] "GET / HTTP/1.1" 200"#, .envoy),
    ("2026-11-21T10:00:00.123456Z lb 203.0.113.7:4711 10.0.0.1:80 0.1 0.1 0.1 - - 0 0", .aws),
    ("tls 2.0 2026-11-21T10:00:00 net/lb/1 g3d4b5e8bb8464cd 203.0.113.7:4711", .aws),
    ("date,client,method,path,status", .commas), ("2\0" + "0\0" + "3\0.\0", .binary),
    ("\u{1F}\u{FFFD}\u{8}", .binary),
  ])
  func `a malformed line has a probable format`(text: String, lookalike: Lookalike) {
    expectEqual(Lookalike(text), lookalike)
  }

  @Test(arguments: ["", "nonsense", "what, is this", "GET / HTTP/1.1", "203.0.113.7 - -"])
  func `an unknown line has no probable format`(text: String) {
    expectEqual(Lookalike(text), nil)
  }

  @Test func `overlong lines are counted and reported with their length`() {
    let long = LineParserTests.common.replacing("/a", with: String(repeating: "a", count: 65_536))
    let lines = TextReport(summary: Summary(of: [LineChunk("x\ny\nz\n\(long)\n")])).lines
    #expect(lines.contains("Malformed  4 (1 longer than 64 KiB)"))
    let only = TextReport(summary: Summary(of: [LineChunk(long)])).lines
    expectEqual(only.last, "Looks like \(Lookalike.overlong.advice)")
    #expect(JSONReport(summary: Summary(of: [LineChunk(long)])).text.contains(#""overlong": 1"#))
  }

  @Test func `the report names a format once, with the remedy`() {
    let lines = TextReport(
      summary: Summary(of: [LineChunk("{\"a\": 1}\nnonsense\n{\"b\": 2}\n{\"c\": 3}\n")])
    ).lines
    expectEqual(
      lines.suffix(5),
      [
        "Malformed lines (the first 3 of 4)", #"  -:1  {"a": 1}"#, "  -:2  nonsense",
        #"  -:3  {"b": 2}"#, "Looks like \(Lookalike.json.advice)",
      ])
  }
}
