// SPDX-License-Identifier: MIT

/// Reads the lines web servers write.
///
///     common    client ident user [time] "request" status bytes
///     combined  common "referer" "agent"
///     vhost     host:port common or combined
///     timed     one of these, perhaps more fields, and last the time the request took
///     JSON      one object a line; see JSONLine
///     others    load balancers' formats; see BalancerLine
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
    return common(bytes, range) ?? other(bytes, range)
  }

  @inline(__always)
  private mutating func common(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> LogLine? {
    var line = ByteCursor(bytes, range)
    guard let client = line.plainClient() ?? line.anyClient(),
      let timestamp = timestamp(&line, bytes),
      line.skip(UInt8(ascii: " ")), line.skip(UInt8(ascii: "\"")),
      let request = line.quoted(), line.skip(UInt8(ascii: " ")),
      let status = status(&line), let size = size(&line), let (time, third) = rest(&line)
    else { return nil }
    zone = timestamp.zone
    let forwarded = third.flatMap(bytes.forwardedClient(in:))
    return LogLine(
      second: timestamp.second, bytes: size, microseconds: time,
      client: Field(forwarded ?? client), path: Field(bytes.path(ofRequest: request)),
      status: status)
  }

  /// Moves past `user [time]`; the user may contain spaces, and even brackets.
  @inline(__always)
  private mutating func timestamp(
    _ line: inout ByteCursor, _ bytes: UnsafeRawBufferPointer
  ) -> Timestamp? {
    let userStart = line.position
    while let user = line.field(before: UInt8(ascii: "[")) {
      let (space, close) = (user.upperBound - 1, line.position + TimestampParser.length)
      guard space > userStart, bytes[space] == UInt8(ascii: " ") else { continue }
      if close < line.end, bytes[close] == UInt8(ascii: "]"),
        let text = line.take(TimestampParser.length)
      {
        return line.skip(UInt8(ascii: "]")) ? timestamps.parse(text) : nil
      }
      if let timestamp = otherTimestamp(&line, bytes) { return timestamp }
    }
    return nil
  }

  /// A time of another form than the usual one.
  @inline(never)
  private func otherTimestamp(
    _ line: inout ByteCursor, _ bytes: UnsafeRawBufferPointer
  ) -> Timestamp? {
    var rest = line
    guard let text = rest.field(before: UInt8(ascii: "]")),
      let timestamp = Timestamp(text: UnsafeRawBufferPointer(rebasing: bytes[text]))
    else { return nil }
    line = rest
    return timestamp
  }

  @inline(never)
  private mutating func other(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> LogLine? {
    let isJSON = !range.isEmpty && bytes[range.lowerBound] == UInt8(ascii: "{")
    let found =
      isJSON ? JSONLine(bytes, range)?.request(bytes) : BalancerLine(bytes, range).request
    guard let (line, zone) = found else { return nil }
    self.zone = zone
    return line
  }

  @inline(__always)
  private func status(_ line: inout ByteCursor) -> UInt16? {
    let start = line.position
    guard let status = line.number(), line.position - start == 3,
      LogLine.isStatus(status), line.skip(UInt8(ascii: " "))
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

  /// Reads the fields after the size; nil if one is cut off.
  ///
  /// The last may be the time the request took, and the third in quotes, after referer and agent,
  /// X-Forwarded-For.
  @inline(__always)
  private func rest(_ line: inout ByteCursor) -> (time: Int, third: Range<Int>?)? {
    var (time, count, third) = (-1, 0, Range<Int>?.none)
    while line.skip(UInt8(ascii: " ")), !line.isAtEnd {
      guard line.skip(UInt8(ascii: "\"")) else {
        time = duration(&line)
        continue
      }
      guard let text = line.quoted() else { return nil }
      count += 1
      if count == 3 { third = text }
      time = -1
    }
    return line.isAtEnd ? (time, third) : nil
  }

  /// The field's microseconds, -1 if it is no number.
  ///
  /// A whole number is taken as it is, one with a decimal point means seconds. Traefik names its
  /// unit: `12ms`.
  @inline(__always)
  private func duration(_ line: inout ByteCursor) -> Int {
    let number = line.decimal()
    let unit = line.word()
    guard let number else { return -1 }
    guard unit.isEmpty else {
      return line.bytes[unit].elementsEqual("ms".utf8) ? number.whole * 1000 : -1
    }
    return number.millionths.map { number.whole * 1_000_000 + $0 } ?? number.whole
  }
}
