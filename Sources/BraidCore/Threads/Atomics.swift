// SPDX-License-Identifier: MIT
public import Builtin

// The library's own atomic values. Types of `Synchronization` need newer systems than the library
// does; these need nothing of the runtime: each is a type of its own with a fixed layout
// (`Docs/Decisions/0020-minimum-systems.md`).

/// A value that threads may read and change concurrently.
///
/// Noncopyable: declare it as a `let` of the object it belongs to. An order of memory accesses is
/// written at the call; without one, a load acquires, a store releases and a change does both.
@usableFromInline
package protocol AtomicValue: ~Copyable {
  /// The type of the value.
  associatedtype Value
  /// The integer that stores it.
  associatedtype Word: AtomicWord

  /// The integer that stores `value`.
  static func word(_ value: Value) -> Word
  /// The value that `word` stores.
  static func value(_ word: Word) -> Value
}

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

extension AtomicValue where Self: ~Copyable {
  @_alwaysEmitIntoClient @_transparent
  var address: Builtin.RawPointer { Builtin.addressOfRawLayout(self) }

  /// Stores the first value, which is not atomic: no other thread knows the memory yet.
  @_alwaysEmitIntoClient @_transparent
  borrowing func initialize(_ value: Value) {
    UnsafeMutablePointer<Word>(address).initialize(to: Self.word(value))
  }

  /// Creates a value for a static property.
  ///
  /// Made in its place, it is part of the program's data. An initializer would move it there on
  /// first use, and each use would ask whether that has happened.
  @_alwaysEmitIntoClient @_transparent
  package static func global(_ value: Value) -> Self {
    Builtin.emplace { UnsafeMutablePointer<Self>($0).pointee.initialize(value) }
  }

  @_alwaysEmitIntoClient @_transparent
  borrowing func access() {
    #if DEBUG
      AtomicAccess.begins(waits: false)
    #endif
  }

  /// Returns the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func load(ordering: AtomicLoadOrder = .acquiring) -> Value {
    access()
    return Self.value(Word.load(address, ordering))
  }

  /// Replaces the value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func store(_ value: Value, ordering: AtomicStoreOrder = .releasing) {
    access()
    Word.store(Self.word(value), address, ordering)
  }

  /// Replaces the value and returns the previous one.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func exchange(
    _ value: Value, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> Value {
    access()
    return Self.value(Word.exchange(address, Self.word(value), ordering))
  }

  /// Replaces the value by `desired` if it is `expected`.
  ///
  /// - Returns: Whether it was replaced, and the previous value.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func compareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (exchanged: Bool, original: Value) {
    access()
    let result = Word.compareExchange(
      address, Self.word(expected), Self.word(desired), ordering)
    return (result.exchanged, Self.value(result.original))
  }
}

extension AtomicValue where Self: ~Copyable, Value: FixedWidthInteger {
  /// Adds `operand`, without a check for overflow.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func wrappingAdd(
    _ operand: Value, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (oldValue: Value, newValue: Value) {
    access()
    let old = Self.value(Word.add(address, Self.word(operand), ordering))
    return (old, old &+ operand)
  }

  /// Subtracts `operand`, without a check for overflow.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func wrappingSubtract(
    _ operand: Value, ordering: AtomicUpdateOrder = .acquiringAndReleasing
  ) -> (oldValue: Value, newValue: Value) {
    access()
    let old = Self.value(Word.add(address, Self.word(0 &- operand), ordering))
    return (old, old &- operand)
  }

  /// Sets the bits that are set in `operand`.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func bitwiseOr(_ operand: Value) -> (oldValue: Value, newValue: Value) {
    access()
    let old = Self.value(Word.or(address, Self.word(operand)))
    return (old, old | operand)
  }

  /// Clears the bits that are clear in `operand`.
  @_alwaysEmitIntoClient @_transparent @discardableResult
  package borrowing func bitwiseAnd(_ operand: Value) -> (oldValue: Value, newValue: Value) {
    access()
    let old = Self.value(Word.and(address, Self.word(operand)))
    return (old, old & operand)
  }
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
      get { reinterpreted(UInt.load(address, .relaxed), as: Hook?.self) }
      set { UInt.store(reinterpreted(newValue, as: UInt.self), address, .relaxed) }
    }

    /// The hook.
    ///
    /// Not an `AtomicUInt`: a debug build would call `swift_once` in each access, which takes a
    /// lock of the process under the thread sanitizer.
    private nonisolated(unsafe) static var word: UInt = 0  // atomic accesses only

    private static var address: Builtin.RawPointer { Builtin.addressof(&word) }

    @usableFromInline @inline(never)
    static func begins(waits: Bool) {
      // A debug build looks up the type of a hook.
      if UInt.load(address, .relaxed) != 0 { hook?(waits) }
    }
  }
#endif

// MARK: Types of values

/// A flag that threads may read and change concurrently.
@_rawLayout(like: UInt8)
@usableFromInline
package struct AtomicFlag: ~Copyable, AtomicValue, @unchecked Sendable {  // atomic accesses only
  /// Creates a flag, by default not raised.
  @_alwaysEmitIntoClient @_transparent
  package init(_ isSet: Bool = false) { initialize(isSet) }

  /// Whether the flag is raised.
  @_alwaysEmitIntoClient @_transparent
  package var isSet: Bool { load() }

  /// Raises the flag.
  ///
  /// Returns true to exactly one caller, even when threads race.
  @_alwaysEmitIntoClient @_transparent
  package borrowing func setIfClear() -> Bool { !exchange(true) }

  @_alwaysEmitIntoClient @_transparent
  package static func word(_ value: Bool) -> UInt8 { UInt8(Builtin.zext_Int1_Int8(value._value)) }

  @_alwaysEmitIntoClient @_transparent
  package static func value(_ word: UInt8) -> Bool { Bool(Builtin.trunc_Int8_Int1(word._value)) }
}

/// Eight bits that threads may read and change concurrently.
@_rawLayout(like: UInt8)
@usableFromInline
package struct AtomicUInt8: ~Copyable, AtomicValue, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: UInt8 = 0) { initialize(value) }

  @_alwaysEmitIntoClient @_transparent
  package static func word(_ value: UInt8) -> UInt8 { value }

  @_alwaysEmitIntoClient @_transparent
  package static func value(_ word: UInt8) -> UInt8 { word }
}

/// An integer of 32 bits that threads may read and change concurrently.
@_rawLayout(like: UInt32)
@usableFromInline
package struct AtomicInt32: ~Copyable, AtomicValue, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: Int32 = 0) { initialize(value) }

  @_alwaysEmitIntoClient @_transparent
  package static func word(_ value: Int32) -> UInt32 { UInt32(bitPattern: value) }

  @_alwaysEmitIntoClient @_transparent
  package static func value(_ word: UInt32) -> Int32 { Int32(bitPattern: word) }
}

/// An unsigned integer of 32 bits that threads may read and change concurrently.
@_rawLayout(like: UInt32)
@usableFromInline
package struct AtomicUInt32: ~Copyable, AtomicValue, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: UInt32 = 0) { initialize(value) }

  @_alwaysEmitIntoClient @_transparent
  package static func word(_ value: UInt32) -> UInt32 { value }

  @_alwaysEmitIntoClient @_transparent
  package static func value(_ word: UInt32) -> UInt32 { word }
}

/// An unsigned integer of 64 bits that threads may read and change concurrently.
@_rawLayout(like: UInt64)
@usableFromInline
package struct AtomicUInt64: ~Copyable, AtomicValue, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: UInt64 = 0) { initialize(value) }

  @_alwaysEmitIntoClient @_transparent
  package static func word(_ value: UInt64) -> UInt64 { value }

  @_alwaysEmitIntoClient @_transparent
  package static func value(_ word: UInt64) -> UInt64 { word }
}

/// An integer that threads may read and change concurrently.
@_rawLayout(like: UInt)
@usableFromInline
package struct AtomicInt: ~Copyable, AtomicValue, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: Int = 0) { initialize(value) }

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

  @_alwaysEmitIntoClient @_transparent
  package static func word(_ value: Int) -> UInt { UInt(bitPattern: value) }

  @_alwaysEmitIntoClient @_transparent
  package static func value(_ word: UInt) -> Int { Int(bitPattern: word) }
}

/// An unsigned integer that threads may read and change concurrently.
@_rawLayout(like: UInt)
@usableFromInline
package struct AtomicUInt: ~Copyable, AtomicValue, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic integer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: UInt = 0) { initialize(value) }

  @_alwaysEmitIntoClient @_transparent
  package static func word(_ value: UInt) -> UInt { value }

  @_alwaysEmitIntoClient @_transparent
  package static func value(_ word: UInt) -> UInt { word }
}

/// An address that threads may read and change concurrently.
@_rawLayout(like: UInt)
@usableFromInline
package struct AtomicPointer: ~Copyable, AtomicValue, @unchecked Sendable {  // atomic accesses only
  /// Creates an atomic pointer with the given value.
  @_alwaysEmitIntoClient @_transparent
  package init(_ value: UnsafeMutableRawPointer? = nil) { initialize(value) }

  @_alwaysEmitIntoClient @_transparent
  package static func word(_ value: UnsafeMutableRawPointer?) -> UInt { UInt(bitPattern: value) }

  @_alwaysEmitIntoClient @_transparent
  package static func value(_ word: UInt) -> UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: word)
  }
}

// MARK: Fences

/// Orders all accesses before the call before the stores after it.
@_alwaysEmitIntoClient @_transparent
package func releasingFence() { Builtin.fence_release() }

/// Orders the loads before the call before all accesses after it.
@_alwaysEmitIntoClient @_transparent
package func acquiringFence() { Builtin.fence_acquire() }

// MARK: Operations of the processor

/// An integer of a size that the processor can read and change atomically.
@usableFromInline
package protocol AtomicWord {
  static func load(_ address: Builtin.RawPointer, _ order: AtomicLoadOrder) -> Self
  static func store(_ word: Self, _ address: Builtin.RawPointer, _ order: AtomicStoreOrder)
  static func exchange(
    _ address: Builtin.RawPointer, _ word: Self, _ order: AtomicUpdateOrder
  ) -> Self
  static func compareExchange(
    _ address: Builtin.RawPointer, _ old: Self, _ new: Self, _ order: AtomicUpdateOrder
  ) -> (exchanged: Bool, original: Self)
  static func add(_ address: Builtin.RawPointer, _ word: Self, _ order: AtomicUpdateOrder) -> Self
  static func or(_ address: Builtin.RawPointer, _ word: Self) -> Self
  static func and(_ address: Builtin.RawPointer, _ word: Self) -> Self
}

extension UInt8: AtomicWord {
  @_alwaysEmitIntoClient @_transparent
  package static func load(
    _ address: Builtin.RawPointer, _ order: AtomicLoadOrder
  ) -> UInt8 {
    switch order {
    case .relaxed: UInt8(Builtin.atomicload_monotonic_Int8(address))
    case .acquiring: UInt8(Builtin.atomicload_acquire_Int8(address))
    case .sequentiallyConsistent: UInt8(Builtin.atomicload_seqcst_Int8(address))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func store(
    _ word: UInt8, _ address: Builtin.RawPointer, _ order: AtomicStoreOrder
  ) {
    switch order {
    case .relaxed: Builtin.atomicstore_monotonic_Int8(address, word._value)
    case .releasing: Builtin.atomicstore_release_Int8(address, word._value)
    case .sequentiallyConsistent: Builtin.atomicstore_seqcst_Int8(address, word._value)
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func compareExchange(
    _ address: Builtin.RawPointer, _ old: UInt8, _ new: UInt8, _ order: AtomicUpdateOrder
  ) -> (exchanged: Bool, original: UInt8) {
    let result =
      switch order {
      case .relaxed:
        Builtin.cmpxchg_monotonic_monotonic_Int8(address, old._value, new._value)
      case .acquiringAndReleasing:
        Builtin.cmpxchg_acqrel_acquire_Int8(address, old._value, new._value)
      }
    return (Bool(result.1), UInt8(result.0))
  }

  @_alwaysEmitIntoClient @_transparent
  package static func exchange(
    _ address: Builtin.RawPointer, _ word: UInt8, _ order: AtomicUpdateOrder
  ) -> UInt8 {
    switch order {
    case .relaxed: UInt8(Builtin.atomicrmw_xchg_monotonic_Int8(address, word._value))
    case .acquiringAndReleasing: UInt8(Builtin.atomicrmw_xchg_acqrel_Int8(address, word._value))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func add(
    _ address: Builtin.RawPointer, _ word: UInt8, _ order: AtomicUpdateOrder
  ) -> UInt8 {
    switch order {
    case .relaxed: UInt8(Builtin.atomicrmw_add_monotonic_Int8(address, word._value))
    case .acquiringAndReleasing: UInt8(Builtin.atomicrmw_add_acqrel_Int8(address, word._value))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func or(_ address: Builtin.RawPointer, _ word: UInt8) -> UInt8 {
    UInt8(Builtin.atomicrmw_or_acqrel_Int8(address, word._value))
  }

  @_alwaysEmitIntoClient @_transparent
  package static func and(_ address: Builtin.RawPointer, _ word: UInt8) -> UInt8 {
    UInt8(Builtin.atomicrmw_and_acqrel_Int8(address, word._value))
  }
}

extension UInt32: AtomicWord {
  @_alwaysEmitIntoClient @_transparent
  package static func load(
    _ address: Builtin.RawPointer, _ order: AtomicLoadOrder
  ) -> UInt32 {
    switch order {
    case .relaxed: UInt32(Builtin.atomicload_monotonic_Int32(address))
    case .acquiring: UInt32(Builtin.atomicload_acquire_Int32(address))
    case .sequentiallyConsistent: UInt32(Builtin.atomicload_seqcst_Int32(address))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func store(
    _ word: UInt32, _ address: Builtin.RawPointer, _ order: AtomicStoreOrder
  ) {
    switch order {
    case .relaxed: Builtin.atomicstore_monotonic_Int32(address, word._value)
    case .releasing: Builtin.atomicstore_release_Int32(address, word._value)
    case .sequentiallyConsistent: Builtin.atomicstore_seqcst_Int32(address, word._value)
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func compareExchange(
    _ address: Builtin.RawPointer, _ old: UInt32, _ new: UInt32, _ order: AtomicUpdateOrder
  ) -> (exchanged: Bool, original: UInt32) {
    let result =
      switch order {
      case .relaxed:
        Builtin.cmpxchg_monotonic_monotonic_Int32(address, old._value, new._value)
      case .acquiringAndReleasing:
        Builtin.cmpxchg_acqrel_acquire_Int32(address, old._value, new._value)
      }
    return (Bool(result.1), UInt32(result.0))
  }

  @_alwaysEmitIntoClient @_transparent
  package static func exchange(
    _ address: Builtin.RawPointer, _ word: UInt32, _ order: AtomicUpdateOrder
  ) -> UInt32 {
    switch order {
    case .relaxed: UInt32(Builtin.atomicrmw_xchg_monotonic_Int32(address, word._value))
    case .acquiringAndReleasing: UInt32(Builtin.atomicrmw_xchg_acqrel_Int32(address, word._value))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func add(
    _ address: Builtin.RawPointer, _ word: UInt32, _ order: AtomicUpdateOrder
  ) -> UInt32 {
    switch order {
    case .relaxed: UInt32(Builtin.atomicrmw_add_monotonic_Int32(address, word._value))
    case .acquiringAndReleasing: UInt32(Builtin.atomicrmw_add_acqrel_Int32(address, word._value))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func or(_ address: Builtin.RawPointer, _ word: UInt32) -> UInt32 {
    UInt32(Builtin.atomicrmw_or_acqrel_Int32(address, word._value))
  }

  @_alwaysEmitIntoClient @_transparent
  package static func and(_ address: Builtin.RawPointer, _ word: UInt32) -> UInt32 {
    UInt32(Builtin.atomicrmw_and_acqrel_Int32(address, word._value))
  }
}

extension UInt64: AtomicWord {
  @_alwaysEmitIntoClient @_transparent
  package static func load(
    _ address: Builtin.RawPointer, _ order: AtomicLoadOrder
  ) -> UInt64 {
    switch order {
    case .relaxed: UInt64(Builtin.atomicload_monotonic_Int64(address))
    case .acquiring: UInt64(Builtin.atomicload_acquire_Int64(address))
    case .sequentiallyConsistent: UInt64(Builtin.atomicload_seqcst_Int64(address))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func store(
    _ word: UInt64, _ address: Builtin.RawPointer, _ order: AtomicStoreOrder
  ) {
    switch order {
    case .relaxed: Builtin.atomicstore_monotonic_Int64(address, word._value)
    case .releasing: Builtin.atomicstore_release_Int64(address, word._value)
    case .sequentiallyConsistent: Builtin.atomicstore_seqcst_Int64(address, word._value)
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func compareExchange(
    _ address: Builtin.RawPointer, _ old: UInt64, _ new: UInt64, _ order: AtomicUpdateOrder
  ) -> (exchanged: Bool, original: UInt64) {
    let result =
      switch order {
      case .relaxed:
        Builtin.cmpxchg_monotonic_monotonic_Int64(address, old._value, new._value)
      case .acquiringAndReleasing:
        Builtin.cmpxchg_acqrel_acquire_Int64(address, old._value, new._value)
      }
    return (Bool(result.1), UInt64(result.0))
  }

  @_alwaysEmitIntoClient @_transparent
  package static func exchange(
    _ address: Builtin.RawPointer, _ word: UInt64, _ order: AtomicUpdateOrder
  ) -> UInt64 {
    switch order {
    case .relaxed: UInt64(Builtin.atomicrmw_xchg_monotonic_Int64(address, word._value))
    case .acquiringAndReleasing: UInt64(Builtin.atomicrmw_xchg_acqrel_Int64(address, word._value))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func add(
    _ address: Builtin.RawPointer, _ word: UInt64, _ order: AtomicUpdateOrder
  ) -> UInt64 {
    switch order {
    case .relaxed: UInt64(Builtin.atomicrmw_add_monotonic_Int64(address, word._value))
    case .acquiringAndReleasing: UInt64(Builtin.atomicrmw_add_acqrel_Int64(address, word._value))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func or(_ address: Builtin.RawPointer, _ word: UInt64) -> UInt64 {
    UInt64(Builtin.atomicrmw_or_acqrel_Int64(address, word._value))
  }

  @_alwaysEmitIntoClient @_transparent
  package static func and(_ address: Builtin.RawPointer, _ word: UInt64) -> UInt64 {
    UInt64(Builtin.atomicrmw_and_acqrel_Int64(address, word._value))
  }
}

extension UInt: AtomicWord {
  @_alwaysEmitIntoClient @_transparent
  package static func load(
    _ address: Builtin.RawPointer, _ order: AtomicLoadOrder
  ) -> UInt {
    switch order {
    case .relaxed: UInt(Builtin.atomicload_monotonic_Word(address))
    case .acquiring: UInt(Builtin.atomicload_acquire_Word(address))
    case .sequentiallyConsistent: UInt(Builtin.atomicload_seqcst_Word(address))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func store(
    _ word: UInt, _ address: Builtin.RawPointer, _ order: AtomicStoreOrder
  ) {
    switch order {
    case .relaxed: Builtin.atomicstore_monotonic_Word(address, word._builtinWordValue)
    case .releasing: Builtin.atomicstore_release_Word(address, word._builtinWordValue)
    case .sequentiallyConsistent: Builtin.atomicstore_seqcst_Word(address, word._builtinWordValue)
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func compareExchange(
    _ address: Builtin.RawPointer, _ old: UInt, _ new: UInt, _ order: AtomicUpdateOrder
  ) -> (exchanged: Bool, original: UInt) {
    let result =
      switch order {
      case .relaxed:
        Builtin.cmpxchg_monotonic_monotonic_Word(
          address, old._builtinWordValue, new._builtinWordValue)
      case .acquiringAndReleasing:
        Builtin.cmpxchg_acqrel_acquire_Word(address, old._builtinWordValue, new._builtinWordValue)
      }
    return (Bool(result.1), UInt(result.0))
  }

  @_alwaysEmitIntoClient @_transparent
  package static func exchange(
    _ address: Builtin.RawPointer, _ word: UInt, _ order: AtomicUpdateOrder
  ) -> UInt {
    switch order {
    case .relaxed: UInt(Builtin.atomicrmw_xchg_monotonic_Word(address, word._builtinWordValue))
    case .acquiringAndReleasing:
      UInt(Builtin.atomicrmw_xchg_acqrel_Word(address, word._builtinWordValue))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func add(
    _ address: Builtin.RawPointer, _ word: UInt, _ order: AtomicUpdateOrder
  ) -> UInt {
    switch order {
    case .relaxed: UInt(Builtin.atomicrmw_add_monotonic_Word(address, word._builtinWordValue))
    case .acquiringAndReleasing:
      UInt(Builtin.atomicrmw_add_acqrel_Word(address, word._builtinWordValue))
    }
  }

  @_alwaysEmitIntoClient @_transparent
  package static func or(_ address: Builtin.RawPointer, _ word: UInt) -> UInt {
    UInt(Builtin.atomicrmw_or_acqrel_Word(address, word._builtinWordValue))
  }

  @_alwaysEmitIntoClient @_transparent
  package static func and(_ address: Builtin.RawPointer, _ word: UInt) -> UInt {
    UInt(Builtin.atomicrmw_and_acqrel_Word(address, word._builtinWordValue))
  }
}
