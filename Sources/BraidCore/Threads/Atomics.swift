// SPDX-License-Identifier: MIT
public import Synchronization

/// A flag that is raised once, by the first caller.
///
/// A noncopyable value: declare it as a `let` of the object it belongs to.
@usableFromInline
package struct AtomicFlag: ~Copyable, Sendable {
  @usableFromInline let raw: Atomic<Bool>

  /// Creates a flag, by default not raised.
  @inlinable
  package init(_ isSet: Bool = false) { raw = Atomic(isSet) }

  /// Whether the flag is raised.
  @inlinable
  package var isSet: Bool { raw.load(ordering: .acquiring) }

  /// Raises the flag.
  ///
  /// Returns true to exactly one caller, even when threads race.
  @inlinable
  package borrowing func setIfClear() -> Bool {
    !raw.exchange(true, ordering: .acquiringAndReleasing)
  }
}

/// An integer that threads may read and change concurrently.
///
/// Every change returns the previous value.
///
/// A noncopyable value: declare it as a `let` of the object it belongs to.
@usableFromInline
package struct AtomicInt: ~Copyable, Sendable {
  @usableFromInline let raw: Atomic<Int>

  /// Creates an atomic integer with the given value.
  @inlinable
  package init(_ value: Int = 0) { raw = Atomic(value) }

  /// Returns the current value.
  @inlinable
  package borrowing func load() -> Int { raw.load(ordering: .acquiring) }

  /// Replaces the value.
  @inlinable
  package borrowing func store(_ value: Int) { raw.store(value, ordering: .releasing) }

  /// Adds `value` and returns the previous value.
  @inlinable @discardableResult
  package borrowing func add(_ value: Int) -> Int {
    raw.wrappingAdd(value, ordering: .acquiringAndReleasing).oldValue
  }

  /// Subtracts `value` and returns the previous value.
  @inlinable @discardableResult
  package borrowing func sub(_ value: Int) -> Int {
    raw.wrappingSubtract(value, ordering: .acquiringAndReleasing).oldValue
  }

  /// Adds one and returns the previous value.
  @inlinable @discardableResult
  package borrowing func increment() -> Int { add(1) }

  /// Subtracts one and returns the previous value.
  @inlinable @discardableResult
  package borrowing func decrement() -> Int { sub(1) }
}
