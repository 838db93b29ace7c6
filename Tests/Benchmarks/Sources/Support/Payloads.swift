// SPDX-License-Identifier: MIT

/// 48 bytes with nothing to count references of.
public struct Payload48 {
  public var a, b, c, d, e, f: Int

  /// Six small numbers.
  public init() {
    a = 1
    b = 2
    c = 3
    d = 4
    e = 5
    f = 6
  }

  /// 21, as made.
  @inline(__always) public var sum: Int { a &+ b &+ c &+ d &+ e &+ f }
}

/// A reference to count.
public final class PayloadClass: Sendable {
  /// Its content.
  public let v: Int

  /// An object that carries `v`.
  public init(_ v: Int) { self.v = v }
}

/// 40 bytes of UTF-8, built at run time, so that it lives in a reference-counted buffer.
public let payloadString: String = {
  var text = ""
  text.reserveCapacity(40)
  for _ in 0..<40 { text += blackhole("x") }
  return text
}()

/// The error of the retry row.
public struct BenchError: Error {
  /// An error.
  public init() {}
}
