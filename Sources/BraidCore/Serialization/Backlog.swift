// SPDX-License-Identifier: MIT

/// The queue of messages behind a busy gate.
///
/// The class is not generic in its messages: it is compiled once, in the library. A message may be
/// followed by a value, whose type is known at run time only. Handling a message must take less
/// time than sending one takes on another thread; otherwise the queue would never become empty.
@usableFromInline
package final class Backlog: @unchecked Sendable {  // the lock; the gate guards `taken`
  private let lock = Lock()
  private var waiting: MessageBatch
  /// The batch that is being handled; reused, so that a busy gate does not allocate for every
  /// batch.
  private var taken: MessageBatch
  /// An object that the owner of the gate stores here, because few gates need one.
  let companion = LazyReference()

  /// - Parameter room: The space for the value that follows a message; nil without values.
  package init(of type: any Any.Type, room: ValueRoom? = nil) {
    waiting = MessageBatch(of: type, room: room)
    taken = MessageBatch(of: type, room: room)
  }

  deinit {
    waiting.free()
    taken.free()
  }

  /// Appends a message and a copy of a value.
  func append<Message>(_ message: Message, _ value: QueuedValue?) {
    lock.withLock {
      let record = waiting.makeRecord()
      record.initializeMemory(as: Message.self, to: message)
      let place = record + waiting.typeOffset
      place.initializeMemory(as: RawType?.self, to: value?.type)
      if let value { value.type.copy(value.address, to: record + waiting.valueOffset) }
    }
  }

  /// Handles the queued messages with their values, and destroys each value after that.
  func drain<Message>(_ handle: (Message, UnsafeMutableRawPointer) -> Void) {
    let (typeOffset, valueOffset) = (taken.typeOffset, taken.valueOffset)
    drain(moving: { record in
      let message = record.assumingMemoryBound(to: Message.self).move()
      let value = record + valueOffset
      handle(message, value)
      (record + typeOffset).assumingMemoryBound(to: RawType?.self).pointee?.destroy(value)
    })
  }

  /// Appends the message that `write` creates.
  package func append(_ write: (UnsafeMutableRawPointer) -> Void) {
    lock.withLock { waiting.append(write) }
  }

  /// Handles the queued messages until no further one arrives; called inside the gate only.
  ///
  /// - Parameter handle: Moves the message out of its memory and releases it, so that each is
  ///   released before the next one is handled, however many are queued (C10).
  package func drain(moving handle: (UnsafeMutableRawPointer) -> Void) {
    while true {
      lock.withLock { swap(&waiting, &taken) }
      if taken.count == 0 { return }
      if Tracing.isOn { removeAllTraced(handle) } else { taken.removeAll(handle) }
      if taken.capacity > 1024 {
        taken.free()
        taken = MessageBatch(of: taken.type, room: taken.room)
      }
    }
  }

  /// Also ends the wait of each message in the timeline.
  @inline(never)
  private func removeAllTraced(_ handle: (UnsafeMutableRawPointer) -> Void) {
    taken.removeAll {
      Tracing.resumes(self)
      handle($0)
    }
  }
}

/// A value to be copied behind a busy gate.
package struct QueuedValue {
  let type: RawType
  let address: UnsafeRawPointer

  package init(_ type: RawType, at address: UnsafeRawPointer) {
    self.type = type
    self.address = address
  }
}

/// The space that any of some types needs.
package struct ValueRoom: Sendable {
  private(set) var size = 0
  private(set) var alignment = 1

  package init(for types: RawType...) {
    for type in types { add(type) }
  }

  mutating func add(_ type: RawType) {
    size = max(size, type.size)
    alignment = max(alignment, type.alignment)
  }
}

/// Messages in order of arrival; the holder has to free it.
///
/// Plain memory instead of an array, whose type would be needed for each message. With room for
/// values, a record is the message, the type of the value, and the value.
struct MessageBatch {
  let type: any Any.Type
  let room: ValueRoom?
  let stride: Int
  let typeOffset: Int
  let valueOffset: Int
  private let alignment: Int
  var messages: UnsafeMutableRawPointer
  var count = 0
  var capacity: Int

  init(of type: any Any.Type, room: ValueRoom?, capacity: Int = 2) {
    let message = RawType(dynamic: type)
    self.type = type
    self.room = room
    self.capacity = capacity
    if let room {
      alignment = max(message.alignment, room.alignment, MemoryLayout<RawType?>.alignment)
      typeOffset = message.size.rounded(to: MemoryLayout<RawType?>.alignment)
      valueOffset = (typeOffset + MemoryLayout<RawType?>.size).rounded(to: room.alignment)
      stride = (valueOffset + room.size).rounded(to: alignment)
    } else {
      alignment = message.alignment
      (typeOffset, valueOffset) = (0, 0)
      stride = message.stride
    }
    messages = .allocate(byteCount: stride * capacity, alignment: alignment)
  }

  func free() {
    let message = RawType(dynamic: type)
    for index in 0..<count {
      let record = messages + index * stride
      message.destroy(record)
      if room != nil {
        (record + typeOffset).assumingMemoryBound(to: RawType?.self).pointee?
          .destroy(record + valueOffset)
      }
    }
    messages.deallocate()
  }

  mutating func append(_ write: (UnsafeMutableRawPointer) -> Void) { write(makeRecord()) }

  /// Uninitialized memory for one more record, which counts as a record.
  mutating func makeRecord() -> UnsafeMutableRawPointer {
    if count == capacity { grow() }
    defer { count += 1 }
    return messages + count * stride
  }

  private mutating func grow() {
    let larger = MessageBatch(of: type, room: room, capacity: capacity * 2)
    let message = RawType(dynamic: type)
    for index in 0..<count {
      let (old, new) = (messages + index * stride, larger.messages + index * stride)
      message.move(old, to: new)
      if room == nil { continue }
      let type = (old + typeOffset).load(as: RawType?.self)
      (new + typeOffset).initializeMemory(as: RawType?.self, to: type)
      type?.move(old + valueOffset, to: new + valueOffset)
    }
    messages.deallocate()
    (messages, capacity) = (larger.messages, larger.capacity)
  }

  /// Passes each message to `handle`, which moves it out.
  mutating func removeAll(_ handle: (UnsafeMutableRawPointer) -> Void) {
    var message = messages
    for _ in 0..<count {
      handle(message)
      message += stride
    }
    count = 0
  }
}

extension Int {
  /// The next multiple of a power of two.
  func rounded(to alignment: Int) -> Int { (self &+ alignment &- 1) & ~(alignment &- 1) }
}
