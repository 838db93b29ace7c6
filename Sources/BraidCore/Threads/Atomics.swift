// SPDX-License-Identifier: MIT
public import Synchronization

/// A flag that is raised once, by whoever comes first.
///
/// A noncopyable value: keep it in a `let` of the object it belongs to.
public struct AtomicFlag: ~Copyable, Sendable {
  @usableFromInline let raw: Atomic<Bool>

  /// A flag that is down, unless said otherwise.
  @inlinable
  public init(_ isSet: Bool = false) { raw = Atomic(isSet) }

  /// Whether the flag is up.
  @inlinable
  public var isSet: Bool { raw.load(ordering: .acquiring) }

  /// Raises the flag.
  ///
  /// True for exactly one caller, however many threads race.
  @inlinable
  public borrowing func setIfClear() -> Bool {
    !raw.exchange(true, ordering: .acquiringAndReleasing)
  }
}

/// An integer that threads may read and change at once; every change returns the value before it.
///
/// A noncopyable value: keep it in a `let` of the object it belongs to.
public struct AtomicInt: ~Copyable, Sendable {
  @usableFromInline let raw: Atomic<Int>

  /// An atomic integer that starts at `value`.
  @inlinable
  public init(_ value: Int = 0) { raw = Atomic(value) }

  /// The value now.
  @inlinable
  public borrowing func load() -> Int { raw.load(ordering: .acquiring) }

  /// Replaces the value.
  @inlinable
  public borrowing func store(_ value: Int) { raw.store(value, ordering: .releasing) }

  /// Adds and returns the value before.
  @inlinable @discardableResult
  public borrowing func add(_ value: Int) -> Int {
    raw.wrappingAdd(value, ordering: .acquiringAndReleasing).oldValue
  }

  /// Subtracts and returns the value before.
  @inlinable @discardableResult
  public borrowing func sub(_ value: Int) -> Int {
    raw.wrappingSubtract(value, ordering: .acquiringAndReleasing).oldValue
  }

  /// Adds one and returns the value before.
  @inlinable @discardableResult
  public borrowing func increment() -> Int { add(1) }

  /// Subtracts one and returns the value before.
  @inlinable @discardableResult
  public borrowing func decrement() -> Int { sub(1) }

  /// Sets the bits of `mask` and returns the value before: `fetchOr(1) == 0` for the first caller.
  @inlinable @discardableResult
  public borrowing func fetchOr(_ mask: Int) -> Int {
    raw.bitwiseOr(mask, ordering: .acquiringAndReleasing).oldValue
  }

  /// Whether all bits of `mask` are set.
  @inlinable
  public borrowing func isFlagSet(_ mask: Int) -> Bool { load() & mask == mask }
}
