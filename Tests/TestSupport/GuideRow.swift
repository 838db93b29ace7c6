// SPDX-License-Identifier: MIT
public import Testing

/// Compares the result of a spelling with the peer's.
///
///     row("rac_sequence", is: [1, 2]) { Array([1, 2].pullSequence) }
///
/// - Parameters:
///   - old: The old names, with commas in between.
///   - expected: The peer's result.
///   - peer: The peer's result if it differs on purpose; `expected` is Braid's then.
///   - meaning: The peer's behaviour, restated from its source; its result is the peer's.
///   - spelling: The new names.
public func row<Value: Equatable>(
  _ old: String, is expected: Value, unlike peer: Value? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  was meaning: (() throws -> Value)? = nil, _ spelling: () throws -> Value
) {
  #expect(expected != peer, "\(old)", sourceLocation: sourceLocation)
  #expect(throws: Never.self, "\(old)", sourceLocation: sourceLocation) {
    if let before = try meaning?() {
      #expect(before == peer ?? expected, "before: \(old)", sourceLocation: sourceLocation)
    }
    let value = try spelling()
    #expect(value == expected, "\(old)", sourceLocation: sourceLocation)
  }
}

/// Compares the result of a spelling that waits with the peer's.
public func row<Value: Equatable & Sendable>(
  _ old: String, is expected: Value, unlike peer: Value? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  was meaning: (@Sendable () async throws -> Value)? = nil,
  _ spelling: @Sendable () async throws -> Value
) async {
  #expect(expected != peer, "\(old)", sourceLocation: sourceLocation)
  await #expect(throws: Never.self, "\(old)", sourceLocation: sourceLocation) {
    if let before = try await meaning?() {
      #expect(before == peer ?? expected, "before: \(old)", sourceLocation: sourceLocation)
    }
    let value = try await spelling()
    #expect(value == expected, "\(old)", sourceLocation: sourceLocation)
  }
}
