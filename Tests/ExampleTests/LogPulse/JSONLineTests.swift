// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct JSONLineTests {
  static let caddy =
    #"{"level":"info","ts":1775142000.5241,"logger":"http.log.access","msg":"handled request","#
    + #""request":{"remote_ip":"10.0.0.1","remote_port":"4711","client_ip":"203.0.113.7","#
    + #""proto":"HTTP/2.0","method":"GET","host":"shop.example","uri":"/a?b=}","#
    + #""headers":{"User-Agent":["x \"y\" {[,"],"Status":["uri"]},"tls":{"resumed":false}},"#
    + #""bytes_read":0,"user_id":"","duration":0.012345,"size":2326,"status":404,"#
    + #""resp_headers":{"Server":["Caddy"]}}"#
  static let nginx =
    #"{ "time": "2026-04-02T17:00:00+02:00", "remote_addr": "203.0.113.7", "remote_user": "", "#
    + #""request": "GET /a?b HTTP/1.1", "status": "404", "body_bytes_sent": "2326", "#
    + #""request_time": "0.012", "http_user_agent": "x \"y\"" }"#

  static let traefik =
    #"{"ClientAddr":"203.0.113.7:4711","ClientHost":"203.0.113.7","ClientPort":"4711","#
    + #""ClientUsername":"-","DownstreamContentSize":2326,"DownstreamStatus":404,"#
    + #""Duration":12345678,"OriginContentSize":19,"OriginDuration":12000000,"OriginStatus":404,"#
    + #""Overhead":345678,"RequestAddr":"shop.example","RequestContentSize":0,"RequestCount":3,"#
    + #""RequestHost":"shop.example","RequestMethod":"GET","RequestPath":"/a?b","#
    + #""RequestPort":"-","RequestProtocol":"HTTP/2.0","RequestScheme":"https","#
    + #""RetryAttempts":0,"RouterName":"shop@docker","StartLocal":"2026-04-02T17:00:00.5+02:00","#
    + #""StartUTC":"2026-04-02T15:00:00.512345678Z","entryPointName":"websecure","level":"info","#
    + #""msg":"","time":"2026-04-02T15:00:00Z"}"#
  static let envoy =
    #"{"authority":"shop.example","bytes_received":0,"bytes_sent":2326,"#
    + #""connection_termination_details":null,"downstream_local_address":"10.0.0.9:8000","#
    + #""downstream_remote_address":"10.0.0.1:41854","duration":12,"method":"GET","path":"/a?b","#
    + #""protocol":"HTTP/1.1","response_code":404,"response_flags":"-","#
    + #""start_time":"2026-04-02T15:00:00.512Z","#
    + #""user_agent":"x","x_forwarded_for":"203.0.113.7,10.0.0.1"}"#

  @Test(arguments: [(caddy, 12_345), (nginx, 12_000), (traefik, 12_345), (envoy, 12_000)])
  func `the parser reads lines of Caddy, nginx, Traefik and Envoy`(text: String, microseconds: Int)
    throws
  {
    let found = try #require(parse(text))
    expectEqual(found.client, "203.0.113.7")
    expectEqual(found.path, "/a")
    expectEqual(found.line.status, 404)
    expectEqual(found.line.bytes, 2326)
    expectEqual(found.line.second, 1_775_142_000)
    expectEqual(found.line.microseconds, microseconds)
  }

  @Test(arguments: [
    (#""ts":1775142000"#, 0), (#""ts":1775142000123"#, 0), (#""ts":1775142000123456"#, 0),
    (#""ts":1775142000123456789"#, nil), (#""time_local":"02/Apr/2026:17:00:00 +0200""#, 7200),
    (#""@timestamp":"2026-04-02T15:00:00.123Z""#, 0), (#""msec":"1775142000.123""#, 0),
    (#""time":0.012"#, nil), (#""time":"soon""#, nil), (#""time":null"#, nil), (#""tim":1"#, nil),
  ])
  func `the parser reads times in many forms`(time: String, zone: Int?) throws {
    let found = parse(
      #"{\#(time),"status":200,"remote_ip":"203.0.113.7","uri":"/"}"#)
    expectEqual(found?.line.second, zone.map { _ in 1_775_142_000 })
    expectEqual(found?.zone, zone)
  }

  @Test(arguments: [
    ("0.5", 500_000), ("2", 2_000_000), ("1.2e-05", 12), (#""0.001""#, 1000), (#""-""#, -1),
    ("-1", -1), (#""1.5ms""#, -1), ("null", -1), ("123456789012", -1), (#""0.1, 0.2""#, -1),
  ])
  func `durations are seconds`(duration: String, microseconds: Int) throws {
    let text = Self.nginx.replacing(#""0.012""#, with: duration)
    expectEqual(try #require(parse(text)).line.microseconds, microseconds)
  }

  @Test func `the preferred of two names is used at any position`() throws {
    let names = [#""client_ip":"203.0.113.7""#, #""remote_ip":"10.0.0.1""#]
    for names in [names, names.reversed()] {
      let text = #"{\#(names.joined(separator: ",")),"ts":1775142000,"status":200,"uri":"/a"}"#
      expectEqual(try #require(parse(text)).client, "203.0.113.7")
    }
  }

  @Test(arguments: ["null", #""""#, #""-""#])
  func `without a forwarded client the peer is the client`(forwarded: String) throws {
    let text = Self.envoy.replacing(#""203.0.113.7,10.0.0.1""#, with: forwarded)
    expectEqual(try #require(parse(text)).client, "10.0.0.1")
  }

  @Test func `nginx with a proxy in front names the client in X-Forwarded-For`() throws {
    let text = Self.nginx.replacing(
      #""203.0.113.7""#, with: #""10.0.0.1", "http_x_forwarded_for": "203.0.113.7, 10.0.0.2""#)
    expectEqual(try #require(parse(text)).client, "203.0.113.7")
  }

  @Test(arguments: ["traefik", "envoy", "caddy"])
  func `a request without an answer has the status zero`(server: String) throws {
    let texts = ["traefik": Self.traefik, "envoy": Self.envoy, "caddy": Self.caddy]
    let text = try #require(texts[server]).replacing(":404,", with: ":0,")
    expectEqual(try #require(parse(text)).line.status, 0)
  }

  @Test func `a list of clients and a client with a port are read as in other formats`() throws {
    for client in ["203.0.113.7, 10.0.0.1", "203.0.113.7:51234", "unknown, 203.0.113.7"] {
      let text = Self.nginx.replacing(#""203.0.113.7""#, with: "\"\(client)\"")
      expectEqual(try #require(parse(text)).client, "203.0.113.7")
    }
  }

  @Test func `a line without a size or a duration is a request`() throws {
    let found = try #require(
      parse(#"{"ts":1775142000,"status":200,"uri":"/a","remote_ip":"203.0.113.7"}"#))
    #expect(found.line.bytes == 0 && found.line.microseconds == -1)
  }

  @Test(arguments: [
    "{}", "{", "{]", #"{"a"}"#, #"{"a":}"#, #"{"a":1"#, #"{"a":1}}"#, #"{"a":[1}"#, #"{"a":"b}"#,
    #"{a:1}"#, caddy + "x", nginx.replacing(#""404""#, with: #""40""#),
    nginx.replacing(#""404""#, with: "null"), nginx.replacing("remote_addr", with: "somebody"),
    nginx.replacing(#""request":"#, with: #""wish":"#),
    nginx.replacing(#""203.0.113.7""#, with: #""""#),
    #"{"level":"info","ts":1775142000.5,"msg":"serving initial configuration"}"#,
    caddy.replacing(#""request""#, with: #""nested":{"request""#) + "}",
  ])
  func `other objects are rejected`(text: String) {
    #expect(parse(text) == nil)
  }

  @Test(arguments: [caddy, nginx, traefik, envoy])
  func `the parser never reads past the end of a truncated line`(text: String) {
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      var parser = LineParser()
      expectEqual(bytes.withUnsafeBytes { parser.parse($0, 0..<count) }, nil)
    }
  }

  private func parse(
    _ text: String
  ) -> (line: LogLine, client: String, path: String, zone: Int)? {
    let bytes = Array(text.utf8)
    var parser = LineParser()
    guard let line = bytes.withUnsafeBytes({ parser.parse($0, 0..<bytes.count) }) else {
      return nil
    }
    return (
      line, String(decoding: bytes[line.client.range], as: UTF8.self),
      String(decoding: bytes[line.path.range], as: UTF8.self), parser.zone
    )
  }
}
