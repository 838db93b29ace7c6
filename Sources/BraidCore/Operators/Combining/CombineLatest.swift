// SPDX-License-Identifier: MIT

/// The slot of `combineLatest`: the latest value, for any number of results.
@usableFromInline
package struct LatestSlot<Value>: JoinSlot {
  @usableFromInline var latest: Value?

  @inlinable
  package init() {}

  @inlinable
  package mutating func put(_ value: Value) { latest = value }

  @inlinable
  package func take() -> Value {
    guard let latest else { Misuse.stop("combineLatest: a source has no value yet") }
    return latest
  }

  @inlinable
  package var isReady: Bool { latest != nil }
}
