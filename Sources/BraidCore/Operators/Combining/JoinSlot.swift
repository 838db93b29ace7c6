// SPDX-License-Identifier: MIT

/// The values that a join buffers for one source.
@usableFromInline
package protocol JoinSlot<Value>: SendableMetatype {
  associatedtype Value

  /// Creates an empty slot.
  init()

  /// Stores a value of the source.
  mutating func put(_ value: Value)

  /// Returns the value for a result.
  ///
  /// - Precondition: ``isReady``.
  mutating func take() -> Value

  /// Whether there is a value.
  var isReady: Bool { get }
}

/// A slot that several closures share.
@usableFromInline
final class SlotBox<Slot: JoinSlot>: @unchecked Sendable {  // guarded by the gate
  @exclusivity(unchecked) @usableFromInline var slot = Slot()

  @inlinable
  init() {}

  @inlinable
  func removeAll() { slot = Slot() }
}

/// The slots of a join, and the closure that combines their values.
@usableFromInline
protocol JoinSlots<Result>: SendableMetatype {
  associatedtype Result
  associatedtype Sources: SourceSet

  /// Takes a value from each slot and combines them.
  ///
  /// - Precondition: All slots are ready.
  mutating func makeResult() throws -> Result

  /// The slots that have a value.
  var ready: Sources { get }

  /// Releases all values.
  mutating func removeAll()
}

/// Any number of slots with different types.
@usableFromInline
struct JoinSlotPack<Result, each Slot: JoinSlot>: JoinSlots {
  @usableFromInline let boxes: (repeat SlotBox<each Slot>)
  @usableFromInline let combine: @Sendable (repeat (each Slot).Value) throws -> Result

  @inlinable
  init(
    _ boxes: repeat SlotBox<each Slot>,
    combine: @escaping @Sendable (repeat (each Slot).Value) throws -> Result
  ) {
    self.boxes = (repeat each boxes)
    self.combine = combine
  }

  @inlinable
  func makeResult() throws -> Result {
    try combine(repeat (each boxes).slot.take())
  }

  @inlinable
  var ready: ManySources {
    var ready = ManySources()
    var index = 0
    for box in repeat each boxes {
      if box.slot.isReady { ready.insert(index) }
      index += 1
    }
    return ready
  }

  @inlinable
  func removeAll() {
    for box in repeat each boxes { box.removeAll() }
  }
}

/// Any number of slots with the same type.
@usableFromInline
struct JoinSlotArray<Slot: JoinSlot, Result>: JoinSlots {
  @usableFromInline let boxes: [SlotBox<Slot>]
  @usableFromInline let combine: @Sendable ([Slot.Value]) throws -> Result

  @inlinable
  init(
    _ boxes: [SlotBox<Slot>], _ combine: @escaping @Sendable ([Slot.Value]) throws -> Result
  ) {
    self.boxes = boxes
    self.combine = combine
  }

  @inlinable
  func makeResult() throws -> Result { try combine(boxes.map { $0.slot.take() }) }

  @inlinable
  var ready: ManySources {
    var ready = ManySources()
    for (index, box) in boxes.enumerated() where box.slot.isReady { ready.insert(index) }
    return ready
  }

  @inlinable
  func removeAll() {
    for box in boxes { box.removeAll() }
  }
}
