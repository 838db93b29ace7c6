// SPDX-License-Identifier: MIT
import Builtin

// The only place that relies on how closures receive their values
// (`Docs/Decisions/0026-untyped-values.md`).

/// Stands for the type of a value in code that is compiled once, in the library, for all types.
///
/// A closure that is stored in a generic type receives its values by address, whatever their type.
/// So `EventSink<Int>` and `EventSink<Untyped>` have the same representation, and one can be used
/// as the other. The ``RawType`` that goes with an address describes the value behind it.
///
/// Not copyable and without a size: nothing can be done with a value but to take its address, and
/// the compiler assumes nothing of the memory behind it.
@_rawLayout(size: 0, alignment: 1)
@usableFromInline
package struct Untyped: ~Copyable {}

/// Stands for the type of a result that is returned to memory of the caller: 64 bytes.
///
/// A larger result, or one of a larger alignment, does not fit; see ``RawType/fitsRoom``.
@_rawLayout(size: 64, alignment: 16)
package struct Room: ~Copyable {}

/// The place of a small value that moves with its owner: 16 bytes; see ``RawType/fitsSmallRoom``.
///
/// A value of a ``RawType/isWord`` may be read and changed atomically.
@_rawLayout(size: 16, alignment: 8)
struct SmallRoom: ~Copyable {
  /// The word of a ``RawType/isWord``, as it is now.
  func load() -> UInt64 {
    noteAtomicAccess()
    return UInt64(Builtin.atomicload_acquire_Int64(Builtin.addressOfRawLayout(self)))
  }

  func store(_ word: UInt64) {
    noteAtomicAccess()
    Builtin.atomicstore_release_Int64(Builtin.addressOfRawLayout(self), word._value)
  }
}

/// A receiver of values of any type, by address.
@usableFromInline package typealias RawSink = EventSink<Untyped>

/// A source of values of any type.
@usableFromInline package typealias RawSource = EventSource<Untyped>

/// Subscribes a sink, whose subscription has this scope.
package typealias RawSubscribe = @Sendable (consuming RawSink, SinkDisposer) -> Void

extension EventSink where Element: ~Copyable {
  /// This sink, for code that does not know the type of the values.
  @_alwaysEmitIntoClient @inline(__always)
  package var raw: RawSink { reinterpreted(self, as: RawSink.self) }
}

extension EventSink where Element == Untyped {
  /// This sink, for values of a known type.
  @_alwaysEmitIntoClient @inline(__always)
  package func typed<Value: ~Copyable>(_: Value.Type = Value.self) -> EventSink<Value> {
    reinterpreted(self, as: EventSink<Value>.self)
  }

  /// A sink whose values arrive as addresses, which are valid during the call.
  @_alwaysEmitIntoClient @inline(__always)
  package init(
    at next: @escaping @Sendable (UnsafeRawPointer) -> Void,
    finish: @escaping @Sendable (Termination) -> Void
  ) {
    self.init(next: { next(address(of: $0)) }, finish: finish)
  }

  /// Sends the value at `address`.
  ///
  /// A sink that every value passes calls `next(untyped(at:).pointee)` instead: a debug build calls
  /// this function on a copy of the sink, which takes two retains.
  @_alwaysEmitIntoClient @inline(__always)
  package func next(at address: UnsafeRawPointer) {
    next(untyped(at: address).pointee)
  }
}

/// These sources, for code that does not know the type of the values.
///
/// Copies the references: a `map` would name generic types. The array itself is not reinterpreted,
/// since one that was cast on Apple's platforms checks the type of its elements when they are read.
package func raw<Source: AnyObject>(_ sources: [Source]) -> [RawSource] {
  sources.withUnsafeBufferPointer { sources in
    Array(UnsafeRawBufferPointer(sources).assumingMemoryBound(to: RawSource.self))
  }
}

extension EventSource where Element: ~Copyable {
  /// This source, for code that does not know the type of the values.
  @_alwaysEmitIntoClient @inline(__always)
  package final var raw: RawSource { Builtin.castReference(self) }

  /// This source, for code that asks what else it is.
  ///
  /// A conversion would need a newer runtime, because the argument need not be copyable.
  @inline(__always)
  final var object: AnyObject {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }
}

extension EventSource where Element == Untyped {
  /// The type of the values, which the object knows: its class has it as an argument.
  package final var valueType: RawType {
    RawType(dynamic: reinterpreted(argument, as: Any.Type.self))
  }
}

extension EventSource where Element: ~Copyable {
  /// The generic argument of the object's class, which may differ from the caller's static type:
  /// code that is not specialized reads it from the object.
  @_semantics("optimize.sil.specialize.generic.never") @_optimize(none) @inline(never)
  fileprivate final var argument: UnsafeRawPointer { Builtin.reinterpretCast(Element.self) }
}

/// Calls a closure with the address of a value, which is valid during the call.
///
/// Code that does not know the type of the value has its address already, and passes it on. The
/// standard library's `withUnsafePointer(to:)` is the same, but a call that is not inlined there.
@_alwaysEmitIntoClient @inline(__always)
package func withAddress<Value, Result>(
  of value: borrowing Value, _ body: (UnsafeRawPointer) -> Result
) -> Result {
  body(UnsafeRawPointer(Builtin.unprotectedAddressOfBorrow(value)))
}

/// The value at an address, as an argument that is passed by that address.
@_alwaysEmitIntoClient @inline(__always)
package func untyped(at address: UnsafeRawPointer) -> UnsafePointer<Untyped> {
  address.assumingMemoryBound(to: Untyped.self)
}

/// The address of a result.
@inline(__always)
func address(of result: borrowing Room) -> UnsafeRawPointer {
  UnsafeRawPointer(Builtin.unprotectedAddressOfBorrow(result))
}

/// The address of a place in an object, as long as that exists.
@inline(__always)
func address(of place: borrowing SmallRoom) -> UnsafeRawPointer {
  UnsafeRawPointer(Builtin.unprotectedAddressOfBorrow(place))
}

/// The address of a value that was received.
@_alwaysEmitIntoClient @inline(__always)
package func address(of value: borrowing Untyped) -> UnsafeRawPointer {
  UnsafeRawPointer(Builtin.unprotectedAddressOfBorrow(value))
}
