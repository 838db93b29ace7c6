// SPDX-License-Identifier: MIT

/// The queue of messages behind a busy gate.
///
/// The class is not generic in its messages: it is compiled once, in the library, and clients
/// compile only the creation and the handling of a message. Handling a message must take less time
/// than sending one takes on another thread; otherwise the queue would never become empty.
@usableFromInline
package final class Backlog: @unchecked Sendable {  // the lock; the gate guards `taken`
  private let lock = Lock()
  @exclusivity(unchecked) private var waiting: MessageBatch
  /// The batch that is being handled; reused, so that a busy gate does not allocate for every
  /// batch.
  @exclusivity(unchecked) private var taken: MessageBatch
  /// An object that the owner of the gate stores here, because few gates need one.
  @usableFromInline let companion = LazyReference()

  package init(of type: any Any.Type) {
    waiting = MessageBatch(of: type)
    taken = MessageBatch(of: type)
  }

  deinit {
    waiting.free()
    taken.free()
  }

  package func append<Message>(_ message: Message) {
    append { $0.initializeMemory(as: Message.self, to: message) }
  }

  /// Appends the message that `write` creates.
  func append(_ write: (UnsafeMutableRawPointer) -> Void) {
    lock.withLock { waiting.append(write) }
  }

  /// Handles the queued messages until no further one arrives; called inside the gate only.
  ///
  /// Each message is released before the next one is handled, however many are queued (C10).
  package func drain<Message>(_ handle: (Message) -> Void) {
    drain(moving: { handle($0.assumingMemoryBound(to: Message.self).move()) })
  }

  /// - Parameter handle: Moves the message out of its memory.
  func drain(moving handle: (UnsafeMutableRawPointer) -> Void) {
    while true {
      lock.withLock { swap(&waiting, &taken) }
      if taken.count == 0 { return }
      if Tracing.isOn { removeAllTraced(handle) } else { taken.removeAll(handle) }
      if taken.capacity > 1024 {
        taken.free()
        taken = MessageBatch(of: taken.type)
      }
    }
  }

  /// The same, and ends the wait of each message in the timeline.
  @inline(never)
  private func removeAllTraced(_ handle: (UnsafeMutableRawPointer) -> Void) {
    taken.removeAll {
      Tracing.resumes(self)
      handle($0)
    }
  }
}

/// Messages in order of arrival; the holder has to free it.
///
/// Plain memory instead of an array, whose type would be needed for each message.
struct MessageBatch {
  let type: any Any.Type
  let stride: Int
  var messages: UnsafeMutableRawPointer
  var count = 0
  var capacity: Int

  init(of type: any Any.Type, capacity: Int = 8) {
    self.type = type
    self.capacity = capacity
    (messages, stride) = allocate(type, capacity)
  }

  func free() {
    let type = type
    deinitialize(type, messages, count)
    messages.deallocate()
  }

  mutating func append(_ write: (UnsafeMutableRawPointer) -> Void) {
    if count == capacity { grow() }
    write(messages + count * stride)
    count += 1
  }

  private mutating func grow() {
    let larger = MessageBatch(of: type, capacity: capacity * 2)
    let type = type
    move(type, messages, larger.messages, count)
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

// What depends on the type of the messages and is done for a whole batch.

private func allocate<Message>(
  _ type: Message.Type, _ capacity: Int
) -> (UnsafeMutableRawPointer, stride: Int) {
  (
    UnsafeMutableRawPointer(UnsafeMutablePointer<Message>.allocate(capacity: capacity)),
    MemoryLayout<Message>.stride
  )
}

private func deinitialize<Message>(
  _ type: Message.Type, _ messages: UnsafeMutableRawPointer, _ count: Int
) {
  messages.assumingMemoryBound(to: Message.self).deinitialize(count: count)
}

private func move<Message>(
  _ type: Message.Type, _ messages: UnsafeMutableRawPointer,
  _ target: UnsafeMutableRawPointer, _ count: Int
) {
  target.moveInitializeMemory(
    as: Message.self, from: messages.assumingMemoryBound(to: Message.self), count: count)
}
