// SPDX-License-Identifier: MIT

/// A point in log time, in the time zone the log uses.
struct Timestamp: Equatable, Sendable {
  /// Seconds since 1970, UTC.
  var second: Int
  /// Seconds east of UTC.
  var zone: Int
}

/// Reads times like `10/Oct/2000:13:55:36 -0700`.
///
/// Neighbouring lines mostly share their second, so the last text is remembered with its meaning.
struct TimestampParser {
  static let length = 26

  private var text: (UInt64, UInt64, UInt64, UInt16) = (0, 0, 0, 0)
  private var meaning = Timestamp(second: 0, zone: 0)

  /// `bytes` are `length` bytes.
  @inline(__always)
  mutating func parse(_ bytes: UnsafeRawBufferPointer) -> Timestamp? {
    let new = (
      bytes.loadUnaligned(as: UInt64.self),
      bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
      bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self),
      bytes.loadUnaligned(fromByteOffset: 24, as: UInt16.self)
    )
    if new == text { return meaning }
    guard let timestamp = Timestamp(logText: bytes) else { return nil }
    text = new
    meaning = timestamp
    return timestamp
  }
}

extension Timestamp {
  /// Reads the 26 bytes between the brackets; nil if there is no such time.
  @inline(never)
  init?(logText bytes: UnsafeRawBufferPointer) {
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    let punctuation = [2: "/", 6: "/", 11: ":", 14: ":", 17: ":", 20: " "] as [Int: UnicodeScalar]
    guard punctuation.allSatisfy({ bytes[$0.key] == UInt8(ascii: $0.value) }),
      let day = number(0..<2), let month = Self.month(bytes[3..<6]), let year = number(7..<11),
      let hour = number(12..<14), let minute = number(15..<17), let second = number(18..<20),
      let zoneHours = number(22..<24), let zoneMinutes = number(24..<26),
      (1...Self.days(in: month, of: year)).contains(day),
      hour < 24, minute < 60, second <= 60, zoneHours < 24, zoneMinutes < 60
    else { return nil }
    let offset = zoneHours * 3600 + zoneMinutes * 60
    switch bytes[21] {
    case UInt8(ascii: "+"): zone = offset
    case UInt8(ascii: "-"): zone = -offset
    default: return nil
    }
    let days = Self.days(year: year, month: month, day: day)
    self.second = days * 86_400 + hour * 3600 + minute * 60 + second - zone
  }

  /// As in 2000-10-10T13:55:36-07:00.
  var iso: String {
    let (hours, minutes) = (abs(zone) / 3600, abs(zone) / 60 % 60)
    let sign = zone < 0 ? "-" : "+"
    return "\(date)T\(time)\(sign)\(Self.two(hours)):\(Self.two(minutes))"
  }

  /// As in 2000-10-10.
  var date: String {
    let local = (second + zone).flooredQuotient(86_400)
    let (year, month, day) = Self.civil(days: local)
    let digits = String(year)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return "\(padding)\(digits)-\(Self.two(month))-\(Self.two(day))"
  }

  /// As in 13:55:36.
  var time: String {
    let local = second + zone
    let seconds = local - local.flooredQuotient(86_400) * 86_400
    return [seconds / 3600, seconds / 60 % 60, seconds % 60].map(Self.two).joined(separator: ":")
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

// The proleptic Gregorian calendar, counted from March so that the leap day comes last.
extension Timestamp {
  private static func month(_ name: Slice<UnsafeRawBufferPointer>) -> Int? {
    let names =
      ["jan", "feb", "mar", "apr", "may", "jun"]
      + ["jul", "aug", "sep", "oct", "nov", "dec"]
    return names.firstIndex { $0.utf8.elementsEqual(name.map { $0 | 0x20 }) }.map { $0 + 1 }
  }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Days since 1 January 1970.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = marchYear.flooredQuotient(400)
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted.flooredQuotient(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }
}

extension Int {
  /// The quotient rounded towards minus infinity.
  func flooredQuotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }
}
