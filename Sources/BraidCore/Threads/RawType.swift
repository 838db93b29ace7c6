// SPDX-License-Identifier: MIT

/// The description of a type at run time: the size of its values, how to copy and destroy them.
///
/// Only this type knows value witnesses. Values are buffered in plain memory: behind a gate, in
/// a replay buffer, in the slots of `combineLatest`.
@usableFromInline
package struct RawType: @unchecked Sendable {  // immutable
  package let type: any Any.Type
  @usableFromInline let byteCount: Int32
  private let alignmentMask: UInt16
  /// Whether copying a value is copying its bytes, and destroying it nothing.
  let isPlain: Bool

  @usableFromInline
  package init<Value>(_ type: Value.Type) {
    self.type = type
    byteCount = Int32(truncatingIfNeeded: MemoryLayout<Value>.size)
    alignmentMask = UInt16(truncatingIfNeeded: MemoryLayout<Value>.alignment - 1)
    isPlain = _isPOD(type)
  }

  /// The type of the values of a source.
  package init(dynamic type: any Any.Type) {
    let type = type
    self.init(type)
  }

  /// Whether a value fits a ``Room``.
  var fitsRoom: Bool { byteCount <= 64 && alignmentMask < 16 }

  /// Whether a value fits a ``SmallRoom``, and moving it is moving its bytes.
  var fitsSmallRoom: Bool {
    func isMovedAsBytes<Value>(_ type: Value.Type) -> Bool { _isBitwiseTakable(type) }
    let type = type
    return byteCount <= 16 && alignmentMask < 8 && (isPlain || isMovedAsBytes(type))
  }

  /// Whether a value is at most eight bytes and nothing else, and is read and changed atomically.
  var isWord: Bool { isPlain && byteCount <= 8 && alignmentMask < 8 }

  /// The value at `address` as the first bytes of a word; for a type of which ``isWord`` is true.
  @inline(__always)
  func word(at address: UnsafeRawPointer) -> UInt64 {
    byteCount == 8 ? address.loadUnaligned(as: UInt64.self) : smallWord(at: address)
  }

  @inline(never)
  private func smallWord(at address: UnsafeRawPointer) -> UInt64 {
    var word: UInt64 = 0
    withUnsafeMutablePointer(to: &word) { copyBytes(address, to: UnsafeMutableRawPointer($0)) }
    return word
  }

  /// Whether a value fits a ``Room``, where it need not be destroyed.
  var isPlainInRoom: Bool { isPlain && fitsRoom }

  /// Whether an optional value fits a ``Room``.
  var optionalFitsRoom: Bool { byteCount < 64 && alignmentMask < 16 }

  /// Whether the optional at `address`, whose value would be of this type, is nil.
  @inline(__always)
  func isNil(at address: UnsafeRawPointer) -> Bool { isNoValue(type, address) }

  package var size: Int { Int(byteCount) }

  package var alignment: Int { Int(alignmentMask) + 1 }

  /// The distance of values that follow each other in memory.
  package var stride: Int { max((size + Int(alignmentMask)) & ~Int(alignmentMask), 1) }

  /// Initializes the memory at `target` with a copy of the value at `source`.
  @inline(__always)
  package func copy(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    if isPlain { copyBytes(source, to: target) } else { copyValue(type, source, target) }
  }

  /// Moves the value at `source` to uninitialized memory at `target`.
  @inline(__always)
  package func move(_ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
    if isPlain { copyBytes(source, to: target) } else { moveValue(type, source, target) }
  }

  /// Moves values that follow each other; the padding after the last one may belong to others.
  func move(_ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
    if count == 0 { return }
    if isPlain { return target.copyMemory(from: source, byteCount: (count - 1) * stride + size) }
    for index in 0..<count { moveValue(type, source + index * stride, target + index * stride) }
  }

  /// Destroys the value at `target`.
  @inline(__always)
  package func destroy(_ target: UnsafeMutableRawPointer) {
    if !isPlain { destroyValue(type, target) }
  }

  /// Replaces the value at `target` by a copy of the value at `source`.
  ///
  /// - Returns: Whether the old value was moved to `displaced`, to be destroyed; no plain value is.
  @inline(__always)
  func replace(
    _ target: UnsafeMutableRawPointer, by source: UnsafeRawPointer,
    movingTo displaced: UnsafeMutableRawPointer?
  ) -> Bool {
    guard let displaced, !isPlain else {
      copyBytes(source, to: target)
      return false
    }
    moveValue(type, target, displaced)
    copyValue(type, source, target)
    return true
  }

  /// Replaces the value at `target` by a copy of the value at `source`, and destroys the old value.
  ///
  /// That may run a deinitializer: never call it under a lock.
  @inline(__always)
  func assign(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    if isPlain { copyBytes(source, to: target) } else { assignOwned(source, to: target) }
  }

  @inline(never)
  private func assignOwned(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    withTemporary { old in
      if replace(target, by: source, movingTo: old) { destroy(old) }
    }
  }

  /// The value at `address`, as a copy.
  package func value(at address: UnsafeRawPointer) -> Any {
    func load<Value>(_ type: Value.Type) -> Any { address.assumingMemoryBound(to: type).pointee }
    let type = type
    return load(type)
  }

  /// Memory for `count` values, uninitialized; to be freed by ``deallocate(_:)``.
  package func allocate(_ count: Int = 1) -> UnsafeMutableRawPointer {
    let byteCount = stride * count
    if alignment <= 16 { return PlainMemory.allocate(byteCount: byteCount) }
    return .allocate(byteCount: byteCount, alignment: alignment)
  }

  /// Frees memory that ``allocate(_:)`` returned.
  package func deallocate(_ memory: UnsafeMutableRawPointer) {
    if alignment <= 16 { PlainMemory.deallocate(memory) } else { memory.deallocate() }
  }

  /// Runs `body` with uninitialized memory for one value, on the stack if it is small.
  @inline(__always)
  func withTemporary<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    // Most values: a fixed size costs no call.
    if byteCount <= 32, alignmentMask < 16 {
      return withUnsafeTemporaryAllocation(byteCount: 32, alignment: 16) {
        body($0.baseAddress.unsafelyUnwrapped)
      }
    }
    return withUnsafeTemporaryAllocation(byteCount: stride, alignment: alignment) {
      body($0.baseAddress.unsafelyUnwrapped)
    }
  }

  @inline(__always)
  private func copyBytes(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    BraidCore.copyBytes(size, source, to: target)
  }
}

/// Copies the bytes of a value, which often are a word.
@inline(__always)
func copyBytes(
  _ count: Int, _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer
) {
  if count == 8 {
    target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
  } else {
    target.copyMemory(from: source, byteCount: count)
  }
}

// MARK: Value witnesses

// The functions of a type that the compiler calls in generic code, at fixed places before its
// metadata. Written in Swift, the same is a call more and a copy more.

#if _ptrauth(_arm64e)
  // The witnesses are signed there.
  private func copyValue<Value>(
    _ type: Value.Type, _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer
  ) {
    target.initializeMemory(as: type, from: source.assumingMemoryBound(to: type), count: 1)
  }

  private func moveValue<Value>(
    _ type: Value.Type, _ source: UnsafeMutableRawPointer, _ target: UnsafeMutableRawPointer
  ) {
    target.moveInitializeMemory(as: type, from: source.assumingMemoryBound(to: type), count: 1)
  }

  private func destroyValue<Value>(_ type: Value.Type, _ target: UnsafeMutableRawPointer) {
    target.assumingMemoryBound(to: type).deinitialize(count: 1)
  }

  private func isNoValue<Value>(_ type: Value.Type, _ address: UnsafeRawPointer) -> Bool {
    address.assumingMemoryBound(to: Value?.self).pointee == nil
  }
#else
  private typealias Transfer =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer) ->
    UnsafeMutableRawPointer
  private typealias EmptyCase =
    @convention(c) (UnsafeRawPointer, UInt32, UnsafeRawPointer) -> UInt32
  private typealias Destroy = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// The address of a witness, by its place in the table of the type.
  @inline(__always)
  private func witness(_ place: Int, of metadata: UnsafeRawPointer) -> UnsafeRawPointer {
    let word = MemoryLayout<UnsafeRawPointer>.size
    let table = (metadata - word).load(as: UnsafeRawPointer.self)
    return (table + place * word).load(as: UnsafeRawPointer.self)
  }

  @inline(__always)
  private func copyValue(
    _ type: any Any.Type, _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer
  ) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    _ = unsafeBitCast(witness(2, of: metadata), to: Transfer.self)(target, source, metadata)
  }

  @inline(__always)
  private func moveValue(
    _ type: any Any.Type, _ source: UnsafeMutableRawPointer, _ target: UnsafeMutableRawPointer
  ) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    _ = unsafeBitCast(witness(4, of: metadata), to: Transfer.self)(target, source, metadata)
  }

  @inline(__always)
  private func destroyValue(_ type: any Any.Type, _ target: UnsafeMutableRawPointer) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    unsafeBitCast(witness(1, of: metadata), to: Destroy.self)(target, metadata)
  }

  @inline(__always)
  private func isNoValue(_ type: any Any.Type, _ address: UnsafeRawPointer) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return unsafeBitCast(witness(6, of: metadata), to: EmptyCase.self)(address, 1, metadata) != 0
  }
#endif
