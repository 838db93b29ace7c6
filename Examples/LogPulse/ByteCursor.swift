// SPDX-License-Identifier: MIT

import Foundation

/// Where a name stands in a chunk of bytes.
struct Field: Equatable, Sendable {
  var start: UInt32
  var count: UInt32

  init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    count = UInt32(truncatingIfNeeded: range.count)
  }

  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// Walks one line of a chunk from left to right; never looks past the line's end.
struct ByteCursor {
  let bytes: UnsafeRawBufferPointer
  var position: Int
  let end: Int

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  @inline(__always)
  var isAtEnd: Bool { position >= end }

  /// The byte under the cursor.
  @inline(__always)
  var next: UInt8? { position < end ? bytes[position] : nil }

  @inline(__always)
  mutating func skip(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// The bytes before the next `byte`; the cursor moves past it.
  @inline(__always)
  mutating func field(before byte: UInt8) -> Range<Int>? {
    guard let found = bytes.firstIndex(of: byte, in: position..<end) else { return nil }
    defer { position = found + 1 }
    return position..<found
  }

  /// The bytes up to the next space, or to the end; the cursor stays in front of the space.
  @inline(__always)
  mutating func word() -> Range<Int> {
    let start = position
    position = bytes.firstIndex(of: UInt8(ascii: " "), in: position..<end) ?? end
    return start..<position
  }

  /// The bytes up to the closing quote, which a backslash can escape; the cursor moves past it.
  @inline(__always)
  mutating func quoted() -> Range<Int>? {
    let start = position
    while let field = field(before: UInt8(ascii: "\"")) {
      var backslashes = field.upperBound
      while backslashes > start, bytes[backslashes - 1] == UInt8(ascii: "\\") {
        backslashes -= 1
      }
      if (field.upperBound - backslashes) & 1 == 0 { return start..<field.upperBound }
    }
    return nil
  }

  /// A number of at most 18 digits.
  @inline(__always)
  mutating func number() -> Int? {
    let start = position
    var value = 0
    while position < end, bytes[position] &- UInt8(ascii: "0") < 10 {
      value = value &* 10 &+ Int(bytes[position] &- UInt8(ascii: "0"))
      position += 1
    }
    return (1...18).contains(position - start) ? value : nil
  }

  /// A number with or without a decimal point, and the millionths after the point.
  @inline(__always)
  mutating func decimal() -> (whole: Int, millionths: Int?)? {
    guard let whole = number() else { return nil }
    guard skip(UInt8(ascii: ".")) else { return (whole, nil) }
    let start = position
    guard var fraction = number(), whole < 1_000_000_000_000 else { return nil }
    for _ in position - start..<max(6, position - start) { fraction *= 10 }
    for _ in 6..<max(6, position - start) { fraction /= 10 }
    return (whole, fraction)
  }

  /// `count` bytes as they are.
  @inline(__always)
  mutating func take(_ count: Int) -> UnsafeRawBufferPointer? {
    guard end - position >= count else { return nil }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
