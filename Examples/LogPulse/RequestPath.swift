// SPDX-License-Identifier: MIT

extension UnsafeRawBufferPointer {
  /// The middle of `GET /path?query HTTP/1.1`; all of it if it is no such request.
  @inline(__always)
  func path(ofRequest request: Range<Int>) -> Range<Int> {
    var start = request.lowerBound
    while start < request.upperBound, (self[start] | 0x20) &- UInt8(ascii: "a") < 26 { start += 1 }
    guard start > request.lowerBound, start + 1 < request.upperBound,
      self[start] == UInt8(ascii: " ")
    else { return request }
    start += 1
    let path = path(ofTarget: start..<endOfTarget(from: start, to: request.upperBound))
    return path.isEmpty ? request : path
  }

  /// The path without the query.
  @inline(__always)
  func path(ofTarget target: Range<Int>) -> Range<Int> {
    target.lowerBound..<(firstIndex(of: UInt8(ascii: "?"), in: target) ?? target.upperBound)
  }

  /// Leaves out the protocol; HTTP 0.9 requests have none.
  @inline(__always)
  private func endOfTarget(from start: Int, to end: Int) -> Int {
    if isProtocol(after: end - 9, start) { return end - 9 }  // " HTTP/1.1"
    if isProtocol(after: end - 7, start) { return end - 7 }  // " HTTP/2"
    return end
  }

  @inline(__always)
  private func isProtocol(after space: Int, _ start: Int) -> Bool {
    guard space >= start, self[space] == UInt8(ascii: " ") else { return false }
    let word = loadUnaligned(fromByteOffset: space + 1, as: UInt32.self)
    return word == UInt32(littleEndian: 0x5054_5448)  // "HTTP"
  }
}
