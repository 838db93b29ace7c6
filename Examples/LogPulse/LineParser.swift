// SPDX-License-Identifier: MIT

/// Reads the lines web servers write.
///
///     common    client ident user [time] "request" status bytes
///     combined  common "referer" "agent"
///     timed     common or combined, perhaps more fields, and last the time the request took
///
/// A value that remembers only the last time stamp's text. Works on bytes: logs hold what clients
/// sent, which need not be UTF-8.
struct LineParser {
  /// A longer line is malformed: no server writes one, and it must not fill the memory.
  static let longestLine = 65_536

  private var timestamps = TimestampParser()
  /// The time zone of the last line read.
  private(set) var zone = 0

  /// The request on the line that stands at `range` of `bytes`, nil if it is malformed.
  @inline(__always)
  mutating func parse(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> LogLine? {
    guard range.count <= Self.longestLine else { return nil }
    var line = ByteCursor(bytes, range)
    guard let client = line.field(before: UInt8(ascii: " ")), !client.isEmpty,
      skipIdentity(&line, bytes),
      let text = line.take(TimestampParser.length), let timestamp = timestamps.parse(text),
      line.skip(UInt8(ascii: "]")), line.skip(UInt8(ascii: " ")), line.skip(UInt8(ascii: "\"")),
      let request = line.quoted(), line.skip(UInt8(ascii: " ")),
      let status = status(&line), let size = size(&line), let time = time(&line)
    else { return nil }
    zone = timestamp.zone
    return LogLine(
      second: timestamp.second, bytes: size, microseconds: time, client: Field(client),
      path: Field(path(of: request, bytes)), status: status)
  }

  /// Moves behind `ident user [`; the user may contain spaces, and even brackets.
  @inline(__always)
  private func skipIdentity(_ line: inout ByteCursor, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let ident = line.word()
    guard !ident.isEmpty, line.skip(UInt8(ascii: " ")) else { return false }
    let userStart = line.position
    while let user = line.field(before: UInt8(ascii: "[")) {
      let (space, close) = (user.upperBound - 1, line.position + TimestampParser.length)
      if space > userStart, bytes[space] == UInt8(ascii: " "), close < line.end,
        bytes[close] == UInt8(ascii: "]")
      {
        return true
      }
    }
    return false
  }

  @inline(__always)
  private func status(_ line: inout ByteCursor) -> UInt16? {
    let start = line.position
    guard let status = line.number(), line.position - start == 3, status >= 100,
      line.skip(UInt8(ascii: " "))
    else { return nil }
    return UInt16(truncatingIfNeeded: status)
  }

  @inline(__always)
  private func size(_ line: inout ByteCursor) -> Int? {
    guard let size = line.skip(UInt8(ascii: "-")) ? 0 : line.number(),
      line.isAtEnd || line.next == UInt8(ascii: " ")
    else { return nil }
    return size
  }

  /// Reads the fields behind the size, of which only the last matters; nil if one is cut off.
  @inline(__always)
  private func time(_ line: inout ByteCursor) -> Int? {
    var time = -1
    while line.skip(UInt8(ascii: " ")) {
      guard line.skip(UInt8(ascii: "\"")) else {
        time = duration(&line)
        continue
      }
      guard line.quoted() != nil else { return nil }
      time = -1
    }
    return line.isAtEnd ? time : nil
  }

  /// The field's microseconds, -1 if it is no number.
  ///
  /// A whole number is taken as it is, one with a decimal point means seconds.
  @inline(__always)
  private func duration(_ line: inout ByteCursor) -> Int {
    guard let whole = line.number() else {
      _ = line.word()
      return -1
    }
    guard line.skip(UInt8(ascii: ".")) else {
      return line.word().isEmpty ? whole : -1
    }
    let start = line.position
    guard var fraction = line.number(), line.word().isEmpty, whole < 1_000_000_000 else {
      _ = line.word()
      return -1
    }
    for _ in line.position - start..<max(6, line.position - start) { fraction *= 10 }
    for _ in 6..<max(6, line.position - start) { fraction /= 10 }
    return whole * 1_000_000 + fraction
  }

  /// The middle of `GET /path?query HTTP/1.1`.
  @inline(__always)
  private func path(of request: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Range<Int> {
    var start = request.lowerBound
    while start < request.upperBound, (bytes[start] | 0x20) &- UInt8(ascii: "a") < 26 { start += 1 }
    guard start > request.lowerBound, start + 1 < request.upperBound,
      bytes[start] == UInt8(ascii: " ")
    else { return request }
    start += 1
    let target = start..<endOfTarget(from: start, to: request.upperBound, bytes)
    let end = bytes.firstIndex(of: UInt8(ascii: "?"), in: target) ?? target.upperBound
    return end > start ? start..<end : request
  }

  /// Leaves out the protocol; HTTP 0.9 requests have none.
  @inline(__always)
  private func endOfTarget(
    from start: Int, to end: Int, _ bytes: UnsafeRawBufferPointer
  ) -> Int {
    if isProtocol(after: end - 9, start, bytes) { return end - 9 }  // " HTTP/1.1"
    if isProtocol(after: end - 7, start, bytes) { return end - 7 }  // " HTTP/2"
    return end
  }

  @inline(__always)
  private func isProtocol(
    after space: Int, _ start: Int, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    guard space >= start, bytes[space] == UInt8(ascii: " ") else { return false }
    let word = bytes.loadUnaligned(fromByteOffset: space + 1, as: UInt32.self)
    return word == UInt32(littleEndian: 0x5054_5448)  // "HTTP"
  }
}
