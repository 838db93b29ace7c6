// SPDX-License-Identifier: MIT

/// A line that is one JSON object, as Caddy, Traefik and Envoy write it, and nginx with
/// `escape=json`.
///
/// Members are found by name, in the object or in its member `request`. Values are not copied or
/// unescaped.
struct JSONLine {
  /// The fields of a request.
  private enum Role: Int, CaseIterable {
    case client, time, status, size, duration, request, target
  }

  /// The names of members; of several members with one role the first name in this list is used.
  private static let names: [(name: StaticString, role: Role)] = [
    ("client_ip", .client), ("http_x_forwarded_for", .client), ("x_forwarded_for", .client),
    ("remote_ip", .client), ("remote_addr", .client), ("client", .client),
    ("ClientHost", .client), ("ClientAddr", .client), ("downstream_remote_address", .client),
    ("ts", .time), ("time", .time), ("time_iso8601", .time), ("time_local", .time),
    ("timestamp", .time), ("@timestamp", .time), ("msec", .time),
    ("start_time", .time), ("StartUTC", .time),
    ("status", .status), ("status_code", .status), ("DownstreamStatus", .status),
    ("response_code", .status),
    ("size", .size), ("bytes_sent", .size), ("body_bytes_sent", .size), ("bytes", .size),
    ("DownstreamContentSize", .size),
    ("duration", .duration), ("request_time", .duration), ("Duration", .duration),
    ("request", .request),
    ("request_uri", .target), ("uri", .target), ("path", .target), ("url", .target),
    ("RequestPath", .target),
  ]

  private let bytes: UnsafeRawBufferPointer
  /// Where the value of each role stands, and the place of its name among `names`.
  private var found = [(range: Range<Int>, rank: Int)?](repeating: nil, count: Role.allCases.count)

  /// Nil if the line is no whole object.
  init?(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    self.bytes = bytes
    var line = ByteCursor(bytes, range)
    guard members(&line, nested: false) else { return nil }
    line.skipSpaces()
    guard line.isAtEnd else { return nil }
  }

  /// The request and the time zone of its time; nil without a client, a time, a status or a path.
  func request(_ bytes: UnsafeRawBufferPointer) -> (LogLine, zone: Int)? {
    guard let client = self[.client].flatMap(bytes.client(in:)), let path,
      let text = self[.time],
      let timestamp = Timestamp(text: UnsafeRawBufferPointer(rebasing: bytes[text])),
      let status = number(.status), LogLine.isStatus(status)
    else { return nil }
    let line = LogLine(
      second: timestamp.second, bytes: number(.size) ?? 0, microseconds: microseconds,
      client: Field(client), path: Field(path), status: UInt16(truncatingIfNeeded: status))
    return (line, timestamp.zone)
  }

  private subscript(_ role: Role) -> Range<Int>? { found[role.rawValue]?.range }

  /// The names of a field in the line.
  private func name(of role: Role) -> String? {
    found[role.rawValue].map { "\(Self.names[$0.rank % Self.names.count].name)" }
  }

  private func number(_ role: Role) -> Int? {
    guard let range = self[role] else { return nil }
    var text = ByteCursor(bytes, range)
    guard let number = text.number(), text.isAtEnd else { return nil }
    return number
  }

  /// Envoy counts milliseconds, Traefik nanoseconds, the others seconds.
  private var microseconds: Int {
    if name(of: .duration) == "Duration" { return number(.duration).map { $0 / 1000 } ?? -1 }
    if name(of: .status) == "response_code" { return number(.duration).map { $0 * 1000 } ?? -1 }
    return seconds
  }

  /// With or without a point.
  private var seconds: Int {
    guard let range = self[.duration] else { return -1 }
    var text = ByteCursor(bytes, range)
    if let (whole, millionths) = text.decimal(), text.isAtEnd, whole < 1_000_000_000 {
      return whole * 1_000_000 + (millionths ?? 0)
    }
    // As in 1.2e-05.
    guard let seconds = Double(String(decoding: bytes[range], as: UTF8.self)),
      (0..<1e9).contains(seconds)
    else { return -1 }
    return Int(seconds * 1_000_000)
  }

  private var path: Range<Int>? {
    if let request = self[.request], !request.isEmpty, bytes[request.lowerBound] != 0x7B {
      return bytes.path(ofRequest: request)
    }
    return self[.target].map(bytes.path(ofTarget:))
  }

  /// Reads an object; false if it is broken.
  private mutating func members(_ line: inout ByteCursor, nested: Bool) -> Bool {
    guard line.skip(UInt8(ascii: "{")) else { return false }
    line.skipSpaces()
    if line.skip(UInt8(ascii: "}")) { return true }
    repeat {
      line.skipSpaces()
      guard line.skip(UInt8(ascii: "\"")), let name = line.quoted() else { return false }
      line.skipSpaces()
      guard line.skip(UInt8(ascii: ":")) else { return false }
      line.skipSpaces()
      guard member(name, &line, nested: nested) else { return false }
      line.skipSpaces()
    } while line.skip(UInt8(ascii: ","))
    return line.skip(UInt8(ascii: "}"))
  }

  private mutating func member(
    _ name: Range<Int>, _ line: inout ByteCursor, nested: Bool
  ) -> Bool {
    let rank = rank(of: name)
    let role = rank.map { Self.names[$0].role }
    if role == .request, !nested, line.next == UInt8(ascii: "{") {
      return members(&line, nested: true)
    }
    guard let value = line.jsonValue() else { return false }
    guard var rank, let role else { return true }
    if role == .client {
      // Behind no proxy there is nothing in X-Forwarded-For.
      if value.isEmpty || bytes[value].elementsEqual("null".utf8) { return true }
      if bytes.isDash(value) { rank += Self.names.count }
    }
    if rank < found[role.rawValue]?.rank ?? .max { found[role.rawValue] = (value, rank) }
    return true
  }

  private func rank(of name: Range<Int>) -> Int? {
    Self.names.firstIndex { candidate, _ in
      candidate.utf8CodeUnitCount == name.count
        && bytes[name].elementsEqual(
          UnsafeBufferPointer(start: candidate.utf8Start, count: name.count))
    }
  }
}

extension ByteCursor {
  fileprivate mutating func skipSpaces() {
    while skip(UInt8(ascii: " ")) || skip(UInt8(ascii: "\t")) {}
  }

  /// Where the value under the cursor stands, a text without its quotes.
  ///
  /// The cursor moves past it.
  fileprivate mutating func jsonValue() -> Range<Int>? {
    if skip(UInt8(ascii: "\"")) { return quoted() }
    let (start, isNested) = (position, next == UInt8(ascii: "{") || next == UInt8(ascii: "["))
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return position > start ? start..<position : nil }
        depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"):
        if depth == 0 { return position > start ? start..<position : nil }
      case UInt8(ascii: "\""):
        position += 1
        guard quoted() != nil else { return nil }
        continue
      default: break
      }
      position += 1
      if isNested, depth == 0 { return start..<position }
    }
    return nil
  }
}
