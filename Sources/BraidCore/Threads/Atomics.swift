// SPDX-License-Identifier: MIT
public import Builtin

// The library's own atomic values. Types of `Synchronization` need newer systems than the library
// does; these need nothing of the runtime: each is a type of its own with a fixed layout, and has
// the operations that are used (`Docs/Decisions/0020-minimum-systems.md`).
//
// They are noncopyable: declare one as a `let` of the object it belongs to. An order of memory
// accesses is written at the call; without one, a load acquires, a store releases and a change does
// both. No operation is generic: a debug build would call it with the type's metadata.

/// How a load is ordered.
@usableFromInline
package enum AtomicLoadOrder {
  case relaxed, acquiring, sequentiallyConsistent
}

/// How a store is ordered.
@usableFromInline
package enum AtomicStoreOrder {
  case relaxed, releasing, sequentiallyConsistent
}

/// How an operation that reads and writes is ordered.
@usableFromInline
package enum AtomicUpdateOrder {
  case relaxed, acquiringAndReleasing
}

/// A flag that threads may read and change concurrently.
@_rawLayout(like: UInt8)
@usableFromInline
package struct AtomicFlag: ~Copyable, @unchecked Sendable {  // atomic accesses only
  /// Creates a flag, by default not raised.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: Bool = false) { initialize(value) }

  /// Creates a value for a static property.
  ///
  /// Made in its place, it is part of the program's data. An initializer would move it there on
  /// first use, and each use would ask whether that has happened.
  @_alwaysEmitIntoClient @_transparent
  package static func global(_ value: Bool) -> Self {
    Builtin.emplace { UnsafeMutablePointer<Self>($0).pointee.initialize(value) }
  }

  @_alwaysEmitIntoClient @_transparent
  var address: Builtin.RawPointer { Builtin.addressOfRawLayout(self) }

  /// Stores the first value, which is not atomic: no other thread knows the memory yet.
  @_alwaysEmitIntoClient @_transparent
  borrowing func initialize(_ value: Bool) {
    UnsafeMutablePointer<UInt8>(address).initialize(to: UInt8(value ? 1 : 0))
  }

  /// Whether the flag is raised.
  @_alwaysEmitIntoClient @_transparent
  package var isSet: Bool { load() }

  /// Raises the flag.
  ///
  /// Returns true to exactly one caller, even when threads race.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func setIfClear() -> Bool { !exchange(true) }

  /// Returns the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func load(ordering: AtomicLoadOrder = .acquiring) -> Bool {
    noteAtomicAccess()
    return switch ordering {
    case .relaxed: Bool(Builtin.trunc_Int8_Int1(Builtin.atomicload_monotonic_Int8(address)))
    case .acquiring: Bool(Builtin.trunc_Int8_Int1(Builtin.atomicload_acquire_Int8(address)))
    case .sequentiallyConsistent:
      Bool(Builtin.trunc_Int8_Int1(Builtin.atomicload_seqcst_Int8(address)))
    }
  }

  /// Replaces the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func store(_ value: Bool, ordering: AtomicStoreOrder = .releasing) {
    noteAtomicAccess()
    switch ordering {
    case .relaxed: Builtin.atomicstore_monotonic_Int8(address, Builtin.zext_Int1_Int8(value._value))
    case .releasing: Builtin.atomicstore_release_Int8(address, Builtin.zext_Int1_Int8(value._value))
    case .sequentiallyConsistent:
      Builtin.atomicstore_seqcst_Int8(address, Builtin.zext_Int1_Int8(value._value))
    }
  }

  /// Replaces the value and returns the previous one.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func exchange(_ value: Bool) -> Bool {
    noteAtomicAccess()
    return Bool(
      Builtin.trunc_Int8_Int1(
        Builtin.atomicrmw_xchg_acqrel_Int8(address, Builtin.zext_Int1_Int8(value._value))))
  }
}

/// Eight bits that threads may read and change concurrently.
@_rawLayout(like: UInt8)
@usableFromInline
package struct AtomicUInt8: ~Copyable, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: UInt8 = 0) { initialize(value) }

  /// Creates a value for a static property; see ``AtomicFlag/global(_:)``.
  @_alwaysEmitIntoClient @_transparent
  package static func global(_ value: UInt8) -> Self {
    Builtin.emplace { UnsafeMutablePointer<Self>($0).pointee.initialize(value) }
  }

  @_alwaysEmitIntoClient @_transparent
  var address: Builtin.RawPointer { Builtin.addressOfRawLayout(self) }

  @_alwaysEmitIntoClient @_transparent
  borrowing func initialize(_ value: UInt8) {
    UnsafeMutablePointer<UInt8>(address).initialize(to: value)
  }

  /// Returns the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func load(ordering: AtomicLoadOrder = .acquiring) -> UInt8 {
    noteAtomicAccess()
    return switch ordering {
    case .relaxed: UInt8(Builtin.atomicload_monotonic_Int8(address))
    case .acquiring: UInt8(Builtin.atomicload_acquire_Int8(address))
    case .sequentiallyConsistent: UInt8(Builtin.atomicload_seqcst_Int8(address))
    }
  }

  /// Replaces the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func store(_ value: UInt8, ordering: AtomicStoreOrder = .releasing) {
    noteAtomicAccess()
    switch ordering {
    case .relaxed: Builtin.atomicstore_monotonic_Int8(address, value._value)
    case .releasing: Builtin.atomicstore_release_Int8(address, value._value)
    case .sequentiallyConsistent: Builtin.atomicstore_seqcst_Int8(address, value._value)
    }
  }

  /// Replaces the value and returns the previous one.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func exchange(_ value: UInt8) -> UInt8 {
    noteAtomicAccess()
    return UInt8(Builtin.atomicrmw_xchg_acqrel_Int8(address, value._value))
  }

  /// Replaces the value by `desired` if it is `expected`.
  ///
  /// - Returns: Whether it was replaced, and the previous value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func compareExchange(
    expected: UInt8, desired: UInt8, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (exchanged: Bool, original: UInt8) {
    noteAtomicAccess()
    let result =
      switch ordering {
      case .relaxed:
        Builtin.cmpxchg_monotonic_monotonic_Int8(address, expected._value, desired._value)
      case .acquiringAndReleasing:
        Builtin.cmpxchg_acqrel_acquire_Int8(address, expected._value, desired._value)
      }
    return (Bool(result.1), UInt8(result.0))
  }

  /// Sets the bits that are set in `operand`.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func bitwiseOr(_ operand: UInt8) -> (oldValue: UInt8, newValue: UInt8) {
    noteAtomicAccess()
    let old = UInt8(Builtin.atomicrmw_or_acqrel_Int8(address, operand._value))
    return (old, old | operand)
  }

  /// Clears the bits that are clear in `operand`.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func bitwiseAnd(_ operand: UInt8) -> (oldValue: UInt8, newValue: UInt8) {
    noteAtomicAccess()
    let old = UInt8(Builtin.atomicrmw_and_acqrel_Int8(address, operand._value))
    return (old, old & operand)
  }
}

/// An integer of 32 bits that threads may read and change concurrently.
@_rawLayout(like: Int32)
@usableFromInline
package struct AtomicInt32: ~Copyable, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: Int32 = 0) { initialize(value) }

  @_alwaysEmitIntoClient @_transparent
  var address: Builtin.RawPointer { Builtin.addressOfRawLayout(self) }

  @_alwaysEmitIntoClient @_transparent
  borrowing func initialize(_ value: Int32) {
    UnsafeMutablePointer<Int32>(address).initialize(to: value)
  }

  /// Returns the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func load(ordering: AtomicLoadOrder = .acquiring) -> Int32 {
    noteAtomicAccess()
    return switch ordering {
    case .relaxed: Int32(Builtin.atomicload_monotonic_Int32(address))
    case .acquiring: Int32(Builtin.atomicload_acquire_Int32(address))
    case .sequentiallyConsistent: Int32(Builtin.atomicload_seqcst_Int32(address))
    }
  }

  /// Replaces the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func store(_ value: Int32, ordering: AtomicStoreOrder = .releasing) {
    noteAtomicAccess()
    switch ordering {
    case .relaxed: Builtin.atomicstore_monotonic_Int32(address, value._value)
    case .releasing: Builtin.atomicstore_release_Int32(address, value._value)
    case .sequentiallyConsistent: Builtin.atomicstore_seqcst_Int32(address, value._value)
    }
  }

  /// Replaces the value by `desired` if it is `expected`.
  ///
  /// - Returns: Whether it was replaced, and the previous value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func compareExchange(
    expected: Int32, desired: Int32
  ) -> (exchanged: Bool, original: Int32) {
    noteAtomicAccess()
    let result = Builtin.cmpxchg_acqrel_acquire_Int32(
      address, expected._value, desired._value)
    return (Bool(result.1), Int32(result.0))
  }

  /// Adds `operand`, without a check for overflow.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func wrappingAdd(
    _ operand: Int32, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (oldValue: Int32, newValue: Int32) {
    noteAtomicAccess()
    let old =
      switch ordering {
      case .relaxed:
        Int32(Builtin.atomicrmw_add_monotonic_Int32(address, operand._value))
      case .acquiringAndReleasing:
        Int32(Builtin.atomicrmw_add_acqrel_Int32(address, operand._value))
      }
    return (old, old &+ operand)
  }

  /// Subtracts `operand`, without a check for overflow.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func wrappingSubtract(
    _ operand: Int32, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (oldValue: Int32, newValue: Int32) {
    noteAtomicAccess()
    let old =
      switch ordering {
      case .relaxed:
        Int32(Builtin.atomicrmw_sub_monotonic_Int32(address, operand._value))
      case .acquiringAndReleasing:
        Int32(Builtin.atomicrmw_sub_acqrel_Int32(address, operand._value))
      }
    return (old, old &- operand)
  }
}

/// An unsigned integer of 32 bits that threads may read and change concurrently.
@_rawLayout(like: UInt32)
@usableFromInline
package struct AtomicUInt32: ~Copyable, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: UInt32 = 0) { initialize(value) }

  @_alwaysEmitIntoClient @_transparent
  var address: Builtin.RawPointer { Builtin.addressOfRawLayout(self) }

  @_alwaysEmitIntoClient @_transparent
  borrowing func initialize(_ value: UInt32) {
    UnsafeMutablePointer<UInt32>(address).initialize(to: value)
  }

  /// Returns the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func load(ordering: AtomicLoadOrder = .acquiring) -> UInt32 {
    noteAtomicAccess()
    return switch ordering {
    case .relaxed: UInt32(Builtin.atomicload_monotonic_Int32(address))
    case .acquiring: UInt32(Builtin.atomicload_acquire_Int32(address))
    case .sequentiallyConsistent: UInt32(Builtin.atomicload_seqcst_Int32(address))
    }
  }

  /// Replaces the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func store(_ value: UInt32, ordering: AtomicStoreOrder = .releasing) {
    noteAtomicAccess()
    switch ordering {
    case .relaxed: Builtin.atomicstore_monotonic_Int32(address, value._value)
    case .releasing: Builtin.atomicstore_release_Int32(address, value._value)
    case .sequentiallyConsistent: Builtin.atomicstore_seqcst_Int32(address, value._value)
    }
  }
}

/// An unsigned integer of 64 bits that threads may read and change concurrently.
@_rawLayout(like: UInt64)
@usableFromInline
package struct AtomicUInt64: ~Copyable, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: UInt64 = 0) { initialize(value) }

  @_alwaysEmitIntoClient @_transparent
  var address: Builtin.RawPointer { Builtin.addressOfRawLayout(self) }

  @_alwaysEmitIntoClient @_transparent
  borrowing func initialize(_ value: UInt64) {
    UnsafeMutablePointer<UInt64>(address).initialize(to: value)
  }

  /// Returns the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func load(ordering: AtomicLoadOrder = .acquiring) -> UInt64 {
    noteAtomicAccess()
    return switch ordering {
    case .relaxed: UInt64(Builtin.atomicload_monotonic_Int64(address))
    case .acquiring: UInt64(Builtin.atomicload_acquire_Int64(address))
    case .sequentiallyConsistent: UInt64(Builtin.atomicload_seqcst_Int64(address))
    }
  }

  /// Replaces the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func store(_ value: UInt64, ordering: AtomicStoreOrder = .releasing) {
    noteAtomicAccess()
    switch ordering {
    case .relaxed: Builtin.atomicstore_monotonic_Int64(address, value._value)
    case .releasing: Builtin.atomicstore_release_Int64(address, value._value)
    case .sequentiallyConsistent: Builtin.atomicstore_seqcst_Int64(address, value._value)
    }
  }

  /// Adds `operand`, without a check for overflow.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func wrappingAdd(
    _ operand: UInt64, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (oldValue: UInt64, newValue: UInt64) {
    noteAtomicAccess()
    let old =
      switch ordering {
      case .relaxed:
        UInt64(Builtin.atomicrmw_add_monotonic_Int64(address, operand._value))
      case .acquiringAndReleasing:
        UInt64(Builtin.atomicrmw_add_acqrel_Int64(address, operand._value))
      }
    return (old, old &+ operand)
  }

  /// Subtracts `operand`, without a check for overflow.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func wrappingSubtract(
    _ operand: UInt64, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (oldValue: UInt64, newValue: UInt64) {
    noteAtomicAccess()
    let old =
      switch ordering {
      case .relaxed:
        UInt64(Builtin.atomicrmw_sub_monotonic_Int64(address, operand._value))
      case .acquiringAndReleasing:
        UInt64(Builtin.atomicrmw_sub_acqrel_Int64(address, operand._value))
      }
    return (old, old &- operand)
  }
}

/// An integer that threads may read and change concurrently.
@_rawLayout(like: Int)
@usableFromInline
package struct AtomicInt: ~Copyable, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: Int = 0) { initialize(value) }

  /// Creates a value for a static property; see ``AtomicFlag/global(_:)``.
  @_alwaysEmitIntoClient @_transparent
  package static func global(_ value: Int) -> Self {
    Builtin.emplace { UnsafeMutablePointer<Self>($0).pointee.initialize(value) }
  }

  @_alwaysEmitIntoClient @_transparent
  var address: Builtin.RawPointer { Builtin.addressOfRawLayout(self) }

  @_alwaysEmitIntoClient @_transparent
  borrowing func initialize(_ value: Int) {
    UnsafeMutablePointer<Int>(address).initialize(to: value)
  }

  /// Returns the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func load(ordering: AtomicLoadOrder = .acquiring) -> Int {
    noteAtomicAccess()
    return switch ordering {
    case .relaxed: Int(Builtin.atomicload_monotonic_Word(address))
    case .acquiring: Int(Builtin.atomicload_acquire_Word(address))
    case .sequentiallyConsistent: Int(Builtin.atomicload_seqcst_Word(address))
    }
  }

  /// Replaces the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func store(_ value: Int, ordering: AtomicStoreOrder = .releasing) {
    noteAtomicAccess()
    switch ordering {
    case .relaxed: Builtin.atomicstore_monotonic_Word(address, value._builtinWordValue)
    case .releasing: Builtin.atomicstore_release_Word(address, value._builtinWordValue)
    case .sequentiallyConsistent: Builtin.atomicstore_seqcst_Word(address, value._builtinWordValue)
    }
  }

  /// Replaces the value and returns the previous one.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func exchange(
    _ value: Int, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> Int {
    noteAtomicAccess()
    return switch ordering {
    case .relaxed: Int(Builtin.atomicrmw_xchg_monotonic_Word(address, value._builtinWordValue))
    case .acquiringAndReleasing:
      Int(Builtin.atomicrmw_xchg_acqrel_Word(address, value._builtinWordValue))
    }
  }

  /// Replaces the value by `desired` if it is `expected`.
  ///
  /// - Returns: Whether it was replaced, and the previous value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func compareExchange(
    expected: Int, desired: Int
  ) -> (exchanged: Bool, original: Int) {
    noteAtomicAccess()
    let result = Builtin.cmpxchg_acqrel_acquire_Word(
      address, expected._builtinWordValue, desired._builtinWordValue)
    return (Bool(result.1), Int(result.0))
  }

  /// Adds `operand`, without a check for overflow.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func wrappingAdd(
    _ operand: Int, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (oldValue: Int, newValue: Int) {
    noteAtomicAccess()
    let old =
      switch ordering {
      case .relaxed:
        Int(Builtin.atomicrmw_add_monotonic_Word(address, operand._builtinWordValue))
      case .acquiringAndReleasing:
        Int(Builtin.atomicrmw_add_acqrel_Word(address, operand._builtinWordValue))
      }
    return (old, old &+ operand)
  }

  /// Subtracts `operand`, without a check for overflow.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func wrappingSubtract(
    _ operand: Int, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (oldValue: Int, newValue: Int) {
    noteAtomicAccess()
    let old =
      switch ordering {
      case .relaxed:
        Int(Builtin.atomicrmw_sub_monotonic_Word(address, operand._builtinWordValue))
      case .acquiringAndReleasing:
        Int(Builtin.atomicrmw_sub_acqrel_Word(address, operand._builtinWordValue))
      }
    return (old, old &- operand)
  }

  /// Adds `value` and returns the previous value.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func add(_ value: Int) -> Int { wrappingAdd(value).oldValue }

  /// Subtracts `value` and returns the previous value.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func sub(_ value: Int) -> Int { wrappingSubtract(value).oldValue }

  /// Adds one and returns the previous value.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func increment() -> Int { add(1) }

  /// Subtracts one and returns the previous value.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func decrement() -> Int { sub(1) }
}

/// An address that threads may read and change concurrently.
@_rawLayout(like: UnsafeMutableRawPointer?)
@usableFromInline
package struct AtomicPointer: ~Copyable, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic pointer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: UnsafeMutableRawPointer? = nil) { initialize(value) }

  /// Creates a value for a static property; see ``AtomicFlag/global(_:)``.
  @_alwaysEmitIntoClient @_transparent
  package static func global(_ value: UnsafeMutableRawPointer?) -> Self {
    Builtin.emplace { UnsafeMutablePointer<Self>($0).pointee.initialize(value) }
  }

  @_alwaysEmitIntoClient @_transparent
  var address: Builtin.RawPointer { Builtin.addressOfRawLayout(self) }

  @_alwaysEmitIntoClient @_transparent
  borrowing func initialize(_ value: UnsafeMutableRawPointer?) {
    UnsafeMutablePointer<UnsafeMutableRawPointer?>(address).initialize(to: value)
  }

  /// Returns the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func load(ordering: AtomicLoadOrder = .acquiring) -> UnsafeMutableRawPointer? {
    noteAtomicAccess()
    return switch ordering {
    case .relaxed:
      UnsafeMutableRawPointer(bitPattern: UInt(Builtin.atomicload_monotonic_Word(address)))
    case .acquiring:
      UnsafeMutableRawPointer(bitPattern: UInt(Builtin.atomicload_acquire_Word(address)))
    case .sequentiallyConsistent:
      UnsafeMutableRawPointer(bitPattern: UInt(Builtin.atomicload_seqcst_Word(address)))
    }
  }

  /// Replaces the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func store(
    _ value: UnsafeMutableRawPointer?, ordering: AtomicStoreOrder = .releasing
  ) {
    noteAtomicAccess()
    switch ordering {
    case .relaxed:
      Builtin.atomicstore_monotonic_Word(address, UInt(bitPattern: value)._builtinWordValue)
    case .releasing:
      Builtin.atomicstore_release_Word(address, UInt(bitPattern: value)._builtinWordValue)
    case .sequentiallyConsistent:
      Builtin.atomicstore_seqcst_Word(address, UInt(bitPattern: value)._builtinWordValue)
    }
  }

  /// Replaces the value and returns the previous one.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func exchange(_ value: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    noteAtomicAccess()
    return UnsafeMutableRawPointer(
      bitPattern: UInt(
        Builtin.atomicrmw_xchg_acqrel_Word(address, UInt(bitPattern: value)._builtinWordValue)))
  }

  /// Replaces the value by `desired` if it is `expected`.
  ///
  /// - Returns: Whether it was replaced, and the previous value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func compareExchange(
    expected: UnsafeMutableRawPointer?, desired: UnsafeMutableRawPointer?
  ) -> (exchanged: Bool, original: UnsafeMutableRawPointer?) {
    noteAtomicAccess()
    let result = Builtin.cmpxchg_acqrel_acquire_Word(
      address, UInt(bitPattern: expected)._builtinWordValue,
      UInt(bitPattern: desired)._builtinWordValue)
    return (Bool(result.1), UnsafeMutableRawPointer(bitPattern: UInt(result.0)))
  }
}

// MARK: Fences

/// Orders all accesses before the call before the stores after it.
@_alwaysEmitIntoClient @_transparent
package func releasingFence() { Builtin.fence_release() }

/// Orders the loads before the call before all accesses after it.
@_alwaysEmitIntoClient @_transparent
package func acquiringFence() { Builtin.fence_acquire() }

// MARK: Access hook

/// Calls the hook of ``AtomicAccess`` in a debug build.
@_alwaysEmitIntoClient @_transparent
func noteAtomicAccess() {
  #if DEBUG
    if AtomicAccess.isHooked { AtomicAccess.begins(waits: false) }
  #endif
}

#if DEBUG
  /// Lets a test stop a thread before any access to an atomic value.
  @usableFromInline
  package enum AtomicAccess {
    package typealias Hook = @convention(c) (_ waits: Bool) -> Void

    /// Called before each access, and in each round of a wait for a lock, on the thread that makes
    /// it; nil disables it.
    ///
    /// Uses no atomic value of the library. A thread that uses the library while a test sets it may
    /// miss it or call it once more.
    package static var hook: Hook? {
      get {
        let word = UInt(Builtin.atomicload_monotonic_Word(Builtin.addressof(&word)))
        return reinterpreted(word, as: Hook?.self)
      }
      set {
        let new = reinterpreted(newValue, as: UInt.self)
        Builtin.atomicstore_monotonic_Word(Builtin.addressof(&word), new._builtinWordValue)
      }
    }

    /// The hook.
    ///
    /// Not an atomic value: a debug build would call `swift_once` in each access, which takes a
    /// lock of the process under the thread sanitizer.
    @usableFromInline nonisolated(unsafe) static var word: UInt = 0  // atomic accesses only

    /// Whether there is a hook: not `hook != nil`, for which a debug build looks up its type.
    @_alwaysEmitIntoClient @_transparent
    static var isHooked: Bool {
      UInt(Builtin.atomicload_monotonic_Word(Builtin.addressof(&word))) != 0
    }

    @usableFromInline @inline(never)
    static func begins(waits: Bool) { hook?(waits) }
  }
#endif
