// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct TimestampTests {
  @Test(arguments: [
    ("01/Jan/1970:00:00:00 +0000", 0, "1970-01-01T00:00:00+00:00"),
    ("10/Oct/2000:13:55:36 -0700", 971_211_336, "2000-10-10T13:55:36-07:00"),
    ("29/Feb/2024:23:59:59 +0530", 1_709_231_399, "2024-02-29T23:59:59+05:30"),
    ("31/Dec/1969:23:59:59 +0000", -1, "1969-12-31T23:59:59+00:00"),
    ("01/jan/2000:00:00:00 +0000", 946_684_800, "2000-01-01T00:00:00+00:00"),
    ("01/Mar/0001:00:00:00 +0000", -62_130_499_200, "0001-03-01T00:00:00+00:00"),
  ])
  func `a time is read and printed`(text: String, second: Int, iso: String) throws {
    let timestamp = try #require(parse(text))
    expectEqual(timestamp.second, second)
    expectEqual(timestamp.iso, iso)
  }

  @Test(arguments: [
    "29/Feb/2023:00:00:00 +0000", "31/Apr/2023:00:00:00 +0000", "00/Jan/2023:00:00:00 +0000",
    "01/Jan/2023:24:00:00 +0000", "01/Jan/2023:00:60:00 +0000", "01/Jan/2023:00:00:61 +0000",
    "01/Foo/2023:00:00:00 +0000", "01-Jan-2023:00:00:00 +0000", "01/Jan/2023:00:00:00 *0000",
    "1 /Jan/2023:00:00:00 +0000", "01/Jan/2023 00:00:00 +0000", "01/Jan/2023:00:00:00 +00:0",
  ])
  func `an invalid time is rejected`(text: String) {
    expectEqual(parse(text), nil)
  }

  @Test func `caching the last text does not change the result`() {
    var parser = TimestampParser()
    let texts =
      ["10/Oct/2000:13:55:36 -0700", "10/Oct/2000:13:55:36 -0700"]
      + ["10/Oct/2000:13:55:36 -0600", "10/Oct/2000:13:55:37 -0600"]
    let seconds = texts.map { text in
      Array(text.utf8).withUnsafeBytes { parser.parse($0)?.second }
    }
    expectEqual(seconds, [971_211_336, 971_211_336, 971_207_736, 971_207_737])
  }

  @Test func `every day of four centuries is read back`() {
    for day in stride(from: -719_000, to: 2_000_000, by: 211) {
      let timestamp = Timestamp(second: day * 86_400, zone: 0)
      let parts = timestamp.date.split(separator: "-").compactMap { Int($0) }
      let names =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
        + ["Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
      let digits = timestamp.date.split(separator: "-")
      let text = "\(digits[2])/\(names[parts[1] - 1])/\(digits[0]):00:00:00 +0000"
      expectEqual(parse(text)?.second, day * 86_400)
    }
  }

  @Test(arguments: [
    "10/Oct/2000:13:55:36 -0700", "10/Oct/2000:13:55:36.123456 -0700",
    "10/Oct/2000:13:55:36.123 -0700", "2000-10-10T13:55:36-07:00", "2000-10-10T20:55:36Z",
    "2000-10-10T20:55:36.123456Z", "2000-10-10 20:55:36,123", "2000-10-10 20:55:36",
    "2000-10-11T02:25:36.123+0530", "2000-10-10T22:55:36+02", "2000-10-10 20:55:36.123456",
    "971211336", "971211336.123", "971211336123", "971211336123456",
  ])
  func `other forms of time are read`(text: String) {
    let timestamp = Array(text.utf8).withUnsafeBytes { Timestamp(text: $0) }
    expectEqual(timestamp?.second, 971_211_336)
  }

  @Test(arguments: [
    "", "-", "soon", "0.012", "12345", "10/Oct/2000:13:55:36.12x -0700", "10/Oct/2000:13:55:36",
    "2000-13-10T13:55:36Z", "2000-02-30T13:55:36Z", "2000-10-10T24:55:36Z", "2000-10-10T13:55:36X",
    "2000-10-10T13:55:36.Z", "2000-10-10T13:55:36+0", "2000-10-10T13:55", "2000-1-10T13:55:36Z",
    "9712113361234567890123", "971211336.123x",
  ])
  func `other forms are rejected`(text: String) {
    expectEqual(Array(text.utf8).withUnsafeBytes { Timestamp(text: $0) }, nil)
  }

  private func parse(_ text: String) -> Timestamp? {
    Array(text.utf8).withUnsafeBytes { Timestamp(logText: $0) }
  }
}
