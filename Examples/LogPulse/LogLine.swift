// SPDX-License-Identifier: MIT

/// One request of the log.
///
/// Names stay where they are in the chunk of bytes that was read: a line costs no allocation.
struct LogLine: Equatable, Sendable {
  /// Seconds since 1970, UTC.
  var second: Int
  /// Bytes of the answer; a "-" means none.
  var bytes: Int
  /// How long the request took in microseconds, negative if the line does not tell.
  var microseconds: Int
  var client: Field
  /// The path without the query; the whole request if it is not HTTP.
  var path: Field
  /// Zero if the connection was closed before there was an answer.
  var status: UInt16

  /// 2 for 200, 206, ...
  var statusClass: Int { Int(status) / 100 }
  var isServerError: Bool { status >= 500 && status < 600 }

  static func isStatus(_ number: Int) -> Bool { number == 0 || (100...999).contains(number) }
}
