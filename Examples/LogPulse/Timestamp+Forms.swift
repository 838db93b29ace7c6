// SPDX-License-Identifier: MIT

extension Timestamp {
  /// Reads a time in any form that servers are known to write; nil if it is none of them.
  ///
  ///     10/Oct/2000:13:55:36 -0700              also with a fraction: 13:55:36.123456
  ///     2000-10-10T13:55:36-07:00               also with a space, a fraction, Z, or no zone
  ///     971211336, 971211336.123, 971211336123  since 1970: seconds, or parts of a second
  ///
  /// Parts of a second are dropped. A time without a zone is UTC.
  init?(text bytes: UnsafeRawBufferPointer) {
    if bytes.count == TimestampParser.length {
      guard let timestamp = Timestamp(logText: bytes) else {
        self.init(iso: bytes)
        return
      }
      self = timestamp
    } else if bytes.count > TimestampParser.length, bytes[20] == UInt8(ascii: "."),
      bytes[21..<bytes.count - 6].allSatisfy(\.isDigit)
    {
      let plain = Array(bytes.prefix(20) + bytes.suffix(6))
      guard let timestamp = plain.withUnsafeBytes({ Timestamp(logText: $0) }) else { return nil }
      self = timestamp
    } else if bytes.count > 4, bytes[4] == UInt8(ascii: "-") {
      self.init(iso: bytes)
    } else {
      self.init(sinceEpoch: bytes)
    }
  }

  private init?(sinceEpoch bytes: UnsafeRawBufferPointer) {
    var text = ByteCursor(bytes, 0..<bytes.count)
    // A small number is how long something took.
    guard var second = text.decimal()?.whole, text.isAtEnd, second >= 100_000_000 else {
      return nil
    }
    // Milliseconds, microseconds and nanoseconds: as seconds they would be the year 5138 or later.
    for _ in 0..<3 where second >= 100_000_000_000 { second /= 1000 }
    self.init(second: second, zone: 0)
  }

  private init?(iso bytes: UnsafeRawBufferPointer) {
    var text = ByteCursor(bytes, 0..<bytes.count)
    guard let year = text.digits(4), text.skip(UInt8(ascii: "-")),
      let month = text.digits(2), text.skip(UInt8(ascii: "-")), let day = text.digits(2),
      text.skip(UInt8(ascii: "T")) || text.skip(UInt8(ascii: " ")),
      let hour = text.digits(2), text.skip(UInt8(ascii: ":")),
      let minute = text.digits(2), text.skip(UInt8(ascii: ":")), let second = text.digits(2),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    if text.skip(UInt8(ascii: ".")) || text.skip(UInt8(ascii: ",")), text.number() == nil {
      return nil
    }
    guard let zone = text.zone(), text.isAtEnd else { return nil }
    let days = Self.days(year: year, month: month, day: day)
    self.init(second: days * 86_400 + hour * 3600 + minute * 60 + second - zone, zone: zone)
  }
}

extension ByteCursor {
  /// A number of exactly `count` digits.
  fileprivate mutating func digits(_ count: Int) -> Int? {
    guard let text = take(count), text.allSatisfy(\.isDigit) else { return nil }
    return text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// The rest as seconds east of UTC: `Z`, `+01:00`, `+0100`, `+01` or nothing.
  fileprivate mutating func zone() -> Int? {
    if isAtEnd || skip(UInt8(ascii: "Z")) { return 0 }
    let isWest = skip(UInt8(ascii: "-"))
    guard isWest || skip(UInt8(ascii: "+")), let hours = digits(2), hours < 24 else { return nil }
    _ = skip(UInt8(ascii: ":"))
    guard let minutes = isAtEnd ? 0 : digits(2), minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }
}

extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
