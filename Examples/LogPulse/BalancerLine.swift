// SPDX-License-Identifier: MIT

/// A line as a load balancer writes it by default.
///
///     Envoy    [time] "request" status flags received sent ms ms "client" "agent" ...
///     AWS      [type] time name client target s s s status status received sent "request" ...
///     HAProxy  client [time] frontend backend/server ms/ms/ms/ms/ms status bytes ... "request"
///
/// HAProxy writes to syslog: the prefix before the client is skipped. Its time has no
/// zone and is taken for UTC.
struct BalancerLine {
  private let bytes: UnsafeRawBufferPointer
  private let start: ByteCursor

  init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    (self.bytes, start) = (bytes, ByteCursor(bytes, range))
  }

  /// The request and the time zone of its time.
  var request: (LogLine, zone: Int)? { envoy ?? aws ?? haproxy }

  // MARK: Envoy

  private var envoy: (LogLine, zone: Int)? {
    var line = start
    guard line.skip(UInt8(ascii: "[")), let time = line.field(before: UInt8(ascii: "]")),
      let timestamp = Timestamp(text: UnsafeRawBufferPointer(rebasing: bytes[time])),
      let parts = line.parts(), parts.count > 6, parts[0].isQuoted,
      let list = clients(in: parts),
      let client = bytes.client(in: parts[list].range)
    else { return nil }
    return request(
      timestamp, client: remote(parts, after: list) ?? client, request: parts[0].range,
      status: number(parts[1]), bytes: number(parts[list - 3]),
      microseconds: number(parts[list - 2]).map { $0 * 1000 })
  }

  /// Where X-Forwarded-For is: after four numbers, the last of which may be missing.
  ///
  /// Istio has reasons in front of them.
  private func clients(in parts: [Part]) -> Int? {
    parts.indices.dropFirst(6).first { index in
      parts[index].isQuoted && !parts[index - 4..<index].contains(where: \.isQuoted)
        && number(parts[index - 4]) != nil && number(parts[index - 3]) != nil
    }
  }

  /// The peer, which Istio writes after all quotes; nil if there is a client to prefer, or no peer.
  private func remote(_ parts: [Part], after list: Int) -> Range<Int>? {
    guard bytes.isDash(parts[list].range), let quoted = parts.lastIndex(where: \.isQuoted),
      quoted + 4 < parts.count
    else { return nil }
    return bytes.client(in: parts[quoted + 4].range)
  }

  // MARK: Elastic Load Balancing

  private var aws: (LogLine, zone: Int)? {
    var line = start
    // An application load balancer has a type in front, a classic one has not.
    guard let parts = line.parts(), let request = parts.firstIndex(where: \.isQuoted),
      (11...12).contains(request), case let parts = parts.suffix(from: request - 11).map(\.self),
      let timestamp = Timestamp(text: UnsafeRawBufferPointer(rebasing: bytes[parts[0].range])),
      bytes.hasPort(parts[2].range), let client = bytes.client(in: parts[2].range)
    else { return nil }
    let times = parts[4...6].compactMap { part in
      var text = ByteCursor(bytes, part.range)
      return text.decimal().map { $0.whole * 1_000_000 + ($0.millionths ?? 0) }
    }
    return self.request(
      timestamp, client: client, request: parts[11].range, status: number(parts[7]),
      bytes: number(parts[10]), microseconds: times.count == 3 ? times.reduce(0, +) : nil)
  }

  // MARK: HAProxy

  private var haproxy: (LogLine, zone: Int)? {
    var line = start
    while let before = line.field(before: UInt8(ascii: "[")) {
      var rest = line
      guard let time = rest.field(before: UInt8(ascii: "]")), let timestamp = timestamp(time),
        let parts = rest.parts(), parts.count > 10,
        let request = parts.firstIndex(where: \.isQuoted)
      else { continue }
      let words = bytes[before].split(separator: UInt8(ascii: " "))
      guard let word = words.last, let client = bytes.withoutLastPort(word.indices),
        case let times = parts[2].range,
        bytes[times].count(where: { $0 == UInt8(ascii: "/") }) == 4,
        let slash = bytes[times].lastIndex(of: UInt8(ascii: "/"))
      else { return nil }
      return self.request(
        timestamp, client: client, request: parts[request].range,
        // The connection was closed before there was an answer.
        status: bytes[parts[3].range].elementsEqual("-1".utf8) ? 0 : number(parts[3]),
        bytes: number(parts[4]),
        microseconds: number(slash + 1..<times.upperBound).map { $0 * 1000 })
    }
    return nil
  }

  /// As in `06/Feb/2009:12:14:14.655`.
  private func timestamp(_ time: Range<Int>) -> Timestamp? {
    guard time.count == 24 else { return nil }
    let text = Array(bytes[time].prefix(20)) + Array(" +0000".utf8)
    return text.withUnsafeBytes { Timestamp(logText: $0) }
  }

  // MARK: All

  private func request(
    _ timestamp: Timestamp, client: Range<Int>, request: Range<Int>, status: Int?, bytes size: Int?,
    microseconds: Int?
  ) -> (LogLine, zone: Int)? {
    guard let status, LogLine.isStatus(status), let size else { return nil }
    let line = LogLine(
      second: timestamp.second, bytes: size, microseconds: microseconds ?? -1,
      client: Field(client), path: Field(withoutHost(bytes.path(ofRequest: request))),
      status: UInt16(truncatingIfNeeded: status))
    return (line, timestamp.zone)
  }

  private func number(_ part: Part) -> Int? { part.isQuoted ? nil : number(part.range) }

  /// HAProxy writes a plus sign before a number that it logged before the end of the request.
  private func number(_ range: Range<Int>) -> Int? {
    var text = ByteCursor(bytes, range)
    _ = text.skip(UInt8(ascii: "+"))
    guard let number = text.number(), text.isAtEnd else { return nil }
    return number
  }

  /// `/a` of `https://shop.example:443/a`.
  private func withoutHost(_ path: Range<Int>) -> Range<Int> {
    guard bytes[path].starts(with: "http".utf8),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: path),
      bytes[colon..<path.upperBound].starts(with: "://".utf8),
      let slash = bytes.firstIndex(of: UInt8(ascii: "/"), in: colon + 3..<path.upperBound)
    else { return path }
    return slash..<path.upperBound
  }
}

/// A word of a line, or a quoted text without its quotes.
private struct Part {
  let range: Range<Int>
  let isQuoted: Bool
}

extension ByteCursor {
  /// The rest of the line; nil if quotes are not closed.
  fileprivate mutating func parts() -> [Part]? {
    var parts: [Part] = []
    while !isAtEnd {
      if skip(UInt8(ascii: " ")) { continue }
      if skip(UInt8(ascii: "\"")) {
        guard let text = quoted() else { return nil }
        parts.append(Part(range: text, isQuoted: true))
      } else {
        parts.append(Part(range: word(), isQuoted: false))
      }
    }
    return parts
  }
}
