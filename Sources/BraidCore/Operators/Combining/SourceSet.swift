// SPDX-License-Identifier: MIT

/// A set of sources of a join, by index.
@usableFromInline
package protocol SourceSet: Equatable, SendableMetatype {
  /// The empty set.
  init()

  mutating func insert(_ number: Int)

  func isSubset(of other: Self) -> Bool
}

extension SourceSet {
  /// Creates the set of the first `count` sources.
  @inlinable
  init(count: Int) {
    self.init()
    for number in 0..<count { insert(number) }
  }
}

/// A set of at most eight sources.
@usableFromInline
package struct FewSources: SourceSet {
  @usableFromInline var bits: UInt8 = 0

  @inlinable
  package init() {}

  /// Creates the set of the sources whose argument is true.
  @inlinable @inline(__always)
  init(
    _ first: Bool, _ second: Bool, _ third: Bool = false, _ fourth: Bool = false,
    _ fifth: Bool = false, _ sixth: Bool = false, _ seventh: Bool = false, _ eighth: Bool = false
  ) {
    bits =
      (first ? 1 : 0) | (second ? 2 : 0) | (third ? 4 : 0) | (fourth ? 8 : 0)
      | (fifth ? 16 : 0) | (sixth ? 32 : 0) | (seventh ? 64 : 0) | (eighth ? 128 : 0)
  }

  @inlinable @inline(__always)
  package mutating func insert(_ number: Int) { bits |= 1 &<< UInt8(truncatingIfNeeded: number) }

  @inlinable @inline(__always)
  package func isSubset(of other: FewSources) -> Bool { bits & ~other.bits == 0 }
}

/// A set of any number of sources; up to 64 need no allocation.
@usableFromInline
package struct ManySources: SourceSet {
  @usableFromInline var first: UInt64 = 0
  /// The bits from the 64th on, as many words as needed.
  @usableFromInline var others: ContiguousArray<UInt64> = []

  @inlinable
  package init() {}

  @inlinable
  package mutating func insert(_ number: Int) {
    if number < 64 {
      first |= 1 &<< UInt64(number)
    } else {
      let word = number / 64 - 1
      while others.count <= word { others.append(0) }
      others[word] |= 1 &<< UInt64(number % 64)
    }
  }

  @inlinable
  package func isSubset(of other: ManySources) -> Bool {
    if first & ~other.first != 0 { return false }
    for (word, bits) in others.enumerated() {
      let present = word < other.others.count ? other.others[word] : 0
      if bits & ~present != 0 { return false }
    }
    return true
  }
}
