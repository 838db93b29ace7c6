// SPDX-License-Identifier: MIT

/// When a join completes, in addition to the completion of all its sources.
package enum JoinCompletion: Sendable {
  /// With a value that cannot become part of a result, if all other sources have completed:
  /// `combineLatest` and `zip` of a collection, in Rx.
  case withUnmatchedValue
  /// As soon as no further result is possible, because a source without a value has completed:
  /// `zip` in RAC.
  case whenUnmatchable
  /// Never: `zip` of separate sources in Rx.
  case withAll
  /// Not before, and after the teardown of all: `combineLatest` of RAC.
  case afterAll

  /// Whether all sources are torn down before the end of the result is forwarded: RAC (C6).
  var tearsDownAll: Bool { self == .whenUnmatchable || self == .afterAll }
}

/// The engine of `combineLatest` and `zip`: a slot for each source, and one gate that serializes
/// the values and the results.
final class JoinSink: SubscriptionGroup, @unchecked Sendable {  // the gate guards the slots
  private enum Message {
    case value(Int)
    case finish(Termination, from: Int)
    /// A source was abandoned.
    case abandon
  }

  private let gate = SerialGate()
  private let sink: RawSink
  // Not the operator, which retains sources that have terminated.
  private let combine: JoinOperator.Combine
  private let kind: JoinKind
  private let completion: JoinCompletion
  private let early: EarlyTeardown
  private let count: Int
  private let memory: UnsafeMutableRawPointer
  /// Whether the memory is aligned for more than most types.
  private let isAligned: Bool
  private let slots: UnsafeMutablePointer<JoinSlot>
  /// The types of the values; not read from the slots, which change inside the gate only.
  private let types: UnsafeMutablePointer<RawType>
  /// The addresses of the values for a result.
  private let firsts: UnsafeMutablePointer<UnsafeRawPointer>
  /// The number of slots without a value.
  private var missing: Int
  /// The number of sources that have terminated.
  private var terminated = 0
  /// The number of sources that were abandoned.
  private var abandoned = 0
  /// The number of sources that have terminated and have no value: no further result is possible.
  private var unmatchable = 0
  /// The immediate source that is subscribed to; used by the subscribing thread.
  private var immediate = 0

  init(
    _ operation: borrowing JoinOperator, _ sources: borrowing [JoinOperator.Source],
    _ sink: consuming RawSink, _ outer: borrowing SinkDisposer
  ) {
    self.sink = consume sink
    combine = operation.combine
    kind = operation.kind
    completion = operation.completion
    early = operation.early
    count = sources.count
    missing = count
    // One block: the slots, the types and the addresses of their values, and a place for a value of
    // each.
    var (size, alignment) = (JoinSink.headSize(count), 16)
    for index in 0..<count {
      let type = sources[index].type
      size = size.rounded(to: type.alignment) + type.size
      alignment = max(alignment, type.alignment)
    }
    isAligned = alignment > 16
    memory =
      isAligned
      ? .allocate(byteCount: size, alignment: alignment) : PlainMemory.allocate(byteCount: size)
    slots = memory.assumingMemoryBound(to: JoinSlot.self)
    types = (memory + count * MemoryLayout<JoinSlot>.stride)
      .assumingMemoryBound(to: RawType.self)
    firsts = UnsafeMutableRawPointer(types + count)
      .assumingMemoryBound(to: UnsafeRawPointer.self)
    var place = JoinSink.headSize(count)
    for index in 0..<count {
      let type = sources[index].type
      place = place.rounded(to: type.alignment)
      (slots + index).initialize(to: JoinSlot(type, at: memory + place))
      (types + index).initialize(to: type)
      (firsts + index).initialize(to: UnsafeRawPointer(memory + place))
      place += type.size
    }
    super.init(outer)
  }

  deinit {
    slots.deinitialize(count: count)
    if isAligned { memory.deallocate() } else { PlainMemory.deallocate(memory) }
  }

  /// The size of the slots, the types and the addresses.
  private static func headSize(_ count: Int) -> Int {
    count
      * (MemoryLayout<JoinSlot>.stride + MemoryLayout<RawType>.stride
        + MemoryLayout<UnsafeRawPointer>.stride)
  }

  /// Subscribes to the sources in order.
  func start(_ sources: [JoinOperator.Source]) {
    for index in 0..<count {
      if isSpent { return }
      // Unmanaged, since the array retains it.
      Unmanaged.passUnretained(sources[index].source)._withUnsafeGuaranteedRef {
        subscribe(to: $0, index)
      }
    }
  }

  private func subscribe(to source: RawSource, _ index: Int) {
    if source.start == .immediate {
      immediate = index
      source.connect(immediateInput, outer)
    } else {
      let input = JoinInput(self, index)
      insert(input)
      source.subscribe(input.sink, input)
    }
  }

  /// The input of the ``EventSource/Start/immediate`` sources: one at a time, and none of them has
  /// a subscription.
  private var immediateInput: RawSink {
    RawSink(
      next: { self.next(address(of: $0), from: self.immediate) },
      finish: { self.finish($0, from: self.immediate) })
  }

  @inline(__always)
  fileprivate func next(_ value: UnsafeRawPointer, from index: Int) {
    gate.deliver(
      { receive(value, from: index) },
      orQueue: { enqueue(.value(index), QueuedValue(types[index], at: value)) },
      drain: { drain() })
  }

  fileprivate func finish(_ termination: Termination, from index: Int) {
    gate.deliver(
      { sourceFinished(termination, at: index) },
      orQueue: { enqueue(.finish(termination, from: index)) }, drain: { drain() })
  }

  override func innerAbandoned() {
    gate.deliver({ countAbandoned() }, orQueue: { enqueue(.abandon) }, drain: { drain() })
  }

  /// Handles the end of a source with a subscription of its own.
  fileprivate func finish(_ input: JoinInput, _ termination: Termination) {
    finish(input, termination, early) { finish(termination, from: input.index) }
  }

  @inline(never)
  private func enqueue(_ message: Message, _ value: QueuedValue? = nil) {
    // See ``SerialSink``.
    if value != nil, isSpent { return }
    var room = ValueRoom()
    // The first message decides; for each one, many sources would be a long loop.
    if gate.backlog.isEmpty { for index in 0..<count { room.add(types[index]) } }
    if case .finish(.error, _) = message { dispose() }
    gate.enqueue(message, value, room) { drain() }
  }

  @inline(never)
  private func drain() { gate.drain(handling: { handle($0, $1) }) }

  /// Handles a queued message.
  ///
  /// Not inlined into the loop of ``drain()``, which the optimizer would copy for each `kind` and
  /// `completion`: 11 KB.
  @inline(never)
  private func handle(_ message: Message, _ value: UnsafeMutableRawPointer) {
    switch message {
    case .value(let index): receive(value, from: index)
    case .finish(let termination, let index): sourceFinished(termination, at: index)
    case .abandon: countAbandoned()
    }
  }

  // MARK: Inside the gate

  @inline(__always)
  private func receive(_ value: UnsafeRawPointer, from index: Int) {
    if outer.isDisposed { return }
    let isFirst = slots[index].values.count == 0
    if isFirst { missing -= 1 }
    switch kind {
    case .latest: slots[index].values.replace(by: value)
    case .zip:
      slots[index].values.append(value)
      firsts[index] = UnsafeRawPointer(slots[index].values.first)
    }
    if missing == 0 {
      do { try combine(firsts, sink) } catch { return end(.error(error)) }
      if kind == .zip { removeFirsts() }
      if completion == .whenUnmatchable { endIfUnmatchable() }
    } else if unmatchable > 0 {
      unmatchedValue(index)
    }
  }

  /// Drops the values of a result.
  private func removeFirsts() {
    for index in 0..<count {
      slots[index].values.removeFirst()
      firsts[index] = UnsafeRawPointer(slots[index].values.first)
      if slots[index].values.count > 0 { continue }
      missing += 1
      if slots[index].hasTerminated { unmatchable += 1 }
    }
  }

  /// Handles a value that cannot become part of a result.
  @inline(never)
  private func unmatchedValue(_ index: Int) {
    let total = slots[index].hasTerminated ? terminated : terminated + 1
    if completion == .withUnmatchedValue, total == count {
      end(.completed)
    } else if missing == count - 1 {  // the value is the only one
      slots[index].values.removeAll()
      missing = count
    } else {
      forget()
    }
  }

  /// Releases all values, because no further result is possible.
  private func forget() {
    if missing == count { return }
    for index in 0..<count { slots[index].values.removeAll() }
    (missing, unmatchable) = (count, terminated)
  }

  private func countAbandoned() {
    abandoned += 1
    abandonIfSilent()
  }

  private func sourceFinished(_ termination: Termination, at index: Int) {
    if !slots[index].hasTerminated {
      slots[index].hasTerminated = true
      terminated += 1
      if slots[index].values.count == 0 { unmatchable += 1 }
    }
    if outer.isDisposed { return }
    if case .error = termination { return end(termination) }
    if terminated == count { return end(.completed) }
    if completion == .whenUnmatchable {
      endIfUnmatchable()
    } else if unmatchable > 0 {
      forget()
    }
    abandonIfSilent()
  }

  /// Abandons the result if no source can send any more, and not all of them have terminated.
  private func abandonIfSilent() {
    if abandoned > 0, abandoned + terminated == count, !outer.isDisposed { abandonResult() }
  }

  private func endIfUnmatchable() {
    if unmatchable > 0, !outer.isDisposed { end(.completed) }
  }

  /// Forwards the end of the result.
  private func end(_ termination: Termination) {
    if completion.tearsDownAll { dispose() }
    sink.finish(termination)
  }
}

/// The subscription to one source of a join.
private final class JoinInput: InnerSubscription, @unchecked Sendable {  // immutable
  private let join: JoinSink
  let index: Int

  init(_ join: JoinSink, _ index: Int) {
    self.join = join
    self.index = index
    super.init()
  }

  override var group: SubscriptionGroup? { join }

  var sink: RawSink {
    RawSink(
      next: { self.next(address(of: $0)) }, finish: { self.join.finish(self, $0) })
  }

  @inline(__always)
  private func next(_ value: UnsafeRawPointer) {
    // Unmanaged, or the operator would be retained for each value.
    Unmanaged.passUnretained(join)._withUnsafeGuaranteedRef { $0.next(value, from: index) }
  }
}
