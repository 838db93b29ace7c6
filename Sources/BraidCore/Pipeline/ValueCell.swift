// SPDX-License-Identifier: MIT

/// Memory for one value, full or empty.
struct ValueCell: ~Copyable, @unchecked Sendable {  // its owner guards it
  let type: RawType
  /// Where the value is.
  let memory: UnsafeMutableRawPointer
  fileprivate(set) var isFull = false

  init(_ type: RawType) {
    self.type = type
    memory = type.allocate()
  }

  /// A cell with a copy of the value at an address.
  init(_ type: RawType, copying value: UnsafeRawPointer) {
    self.init(type)
    type.copy(value, to: memory)
    isFull = true
  }

  deinit {
    if isFull { type.destroy(memory) }
    type.deallocate(memory)
  }

  /// Stores a copy of a value, and destroys the previous value: never under a lock.
  @inline(__always)
  mutating func set(_ value: UnsafeRawPointer) {
    if !type.isPlain, isFull { return type.assign(value, to: memory) }
    type.copy(value, to: memory)
    isFull = true
  }
}

extension ValueCell {
  /// Destroys the value, if there is one.
  mutating func clear() {
    if isFull { type.destroy(memory) }
    isFull = false
  }
}

/// A value that an operator was given.
package final class ValueBox: Sendable {
  private let cell: ValueCell

  /// Where the value is.
  var address: UnsafeRawPointer { UnsafeRawPointer(cell.memory) }

  /// A cell with a copy of the value.
  var copy: ValueCell { ValueCell(cell.type, copying: cell.memory) }

  package init<Value>(_ value: Value) {
    let address = withAddress(of: value) { $0 }  // valid during the call
    cell = ValueCell(RawType(Value.self), copying: address)
  }
}
