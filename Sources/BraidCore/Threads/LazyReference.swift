// SPDX-License-Identifier: MIT
public import Synchronization

/// An object that is made when it is first asked for, by whichever thread comes first.
///
/// `AtomicLazyReference` of the standard library is generic, and its deinitializer asks the runtime
/// for metadata: 100 ns for each object that has one and never needs it.
@usableFromInline
package struct LazyReference: ~Copyable, @unchecked Sendable {  // set once, atomically
  @usableFromInline let raw = Atomic<UnsafeMutableRawPointer?>(nil)

  @inlinable
  package init() {}

  @inlinable
  deinit {
    if let pointer = raw.load(ordering: .acquiring) {
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }
  }

  /// The object, if there is one already.
  @inlinable
  package borrowing func load() -> AnyObject? {
    raw.load(ordering: .acquiring).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Whether the object has not been made yet.
  @inlinable @inline(__always)
  package var isEmpty: Bool { raw.load(ordering: .acquiring) == nil }

  /// The object; `make` is called if there is none, and its result kept if nobody was faster.
  ///
  /// All that are given to one reference make the same type.
  @inlinable
  package borrowing func get<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = load() { return unsafeDowncast(object, to: Object.self) }
    let made = Unmanaged.passRetained(make())
    let (exchanged, original) = raw.compareExchange(
      expected: nil, desired: made.toOpaque(), ordering: .acquiringAndReleasing)
    if exchanged { return made.takeUnretainedValue() }
    made.release()
    return original.map { Unmanaged.fromOpaque($0).takeUnretainedValue() } ?? get(make)
  }
}
