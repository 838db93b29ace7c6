// SPDX-License-Identifier: MIT

/// The engine of `switchLatest` and `flatMapLatest`: sends the values of the newest inner source.
///
/// Values of a replaced source, including those queued at the gate, are dropped inside the gate, so
/// they never follow a value of the newer source.
final class SwitchSink: FlattenSink, @unchecked Sendable {  // atomic
  /// The number of active sources: the outer source until it ends, and the current inner source.
  private let active = AtomicInt(1)
  /// Whether a new inner source is subscribed to before the previous one is disposed, as in RAC.
  ///
  /// In Rx, the previous one is disposed first (C6).
  private let subscribesFirst: Bool
  /// Whether an inner source may be sending concurrently with the source.
  ///
  /// Accessed by the source only.
  private let hasInner = AtomicFlag()
  /// The number of the newest inner source; only its events count.
  ///
  /// A number and not an address, which another object may reuse. Changed by the source only.
  fileprivate let newest = AtomicUInt64()
  /// The number of the inner source that was abandoned last.
  ///
  /// It stays active until it is replaced, so the result does not complete before.
  private let abandoned = AtomicUInt64(.max)
  /// Whether the source was abandoned; the result then never completes.
  private let isSourceAbandoned = AtomicFlag()

  init(
    _ sink: consuming RawSink, _ type: RawType, _ outer: borrowing SinkDisposer,
    subscribesFirst: Bool, _ selector: consuming InnerSelector
  ) {
    self.subscribesFirst = subscribesFirst
    super.init(sink, type, outer, subscribesFirst ? .always : .never, selector)
  }

  /// Replaces the current inner source by a new one; called by the source only.
  override func take(_ inner: RawSource) {
    if inner.start != .immediate {
      guard let iter = begin() else { return }
      inner.subscribe(iter.sink, iter)
      if iter.replaces { dropOthers(than: iter) }
    } else if beginImmediate() {
      inner.connect(immediateSink, outer)
      endImmediate()
    }
  }

  private var immediateSink: RawSink {
    if !needsGate { return RawSink(next: sink.next, finish: immediateEnd) }
    // The source is inside `take` while this runs, so `newest` is the number of the sender.
    return RawSink(
      next: { self.forward(address(of: $0), from: self.newest.load(ordering: .relaxed)) },
      finish: immediateEnd)
  }

  /// Sends a value unless its source was replaced; inside the gate, where no newer value can have
  /// been sent before.
  @inline(__always)
  fileprivate func forward(_ value: UnsafeRawPointer, from number: UInt64) {
    deliver(
      { if isNewest(number), !outer.isDisposed { sink.next(at: value) } }, orQueue: value,
      tag: number)
  }

  override func receive(_ value: UnsafeRawPointer, tag number: UInt64) {
    if isNewest(number) { sink.next(at: value) }
  }

  private var needsGate: Bool { hasInner.load(ordering: .relaxed) }

  @inline(__always)
  private func isNewest(_ number: UInt64) -> Bool { number == newest.load() }

  // MARK: Subscribing; called by the source only

  /// Replaces the current inner source by an ``EventSource/Start/immediate`` one.
  ///
  /// - Returns: Whether to subscribe to that.
  @inline(__always)
  private func beginImmediate() -> Bool {
    newest.store(newest.load(ordering: .relaxed) &+ 1)
    if !needsGate || subscribesFirst { return true }
    dropCurrent()
    // Again, since a teardown may have disposed the subscription (C5).
    return mayStart
  }

  @inline(__always)
  private func endImmediate() {
    if needsGate, subscribesFirst { dropCurrent() }
  }

  /// Replaces the current inner source by one with a subscription of its own.
  ///
  /// - Returns: The scope of the new source; nil if the operator has ended.
  private func begin() -> SwitchSinkIter? {
    if !beginImmediate() { return nil }
    active.wrappingAdd(1, ordering: .relaxed)
    let replaces = needsGate && subscribesFirst
    hasInner.store(true, ordering: .relaxed)
    let iter = SwitchSinkIter(self, newest.load(ordering: .relaxed), replaces: replaces)
    insert(iter)
    return iter
  }

  /// Disposes the inner source before this one, which is already subscribed to.
  private func dropOthers(than iter: SwitchSinkIter) {
    RaceWindow.reach(.innerReplaced)
    if retireAll(but: iter) {
      active.wrappingSubtract(1)
    }
  }

  /// Disposes the current inner source, if there is one.
  ///
  /// It is found in the list; a reference here would be a retain cycle.
  private func dropCurrent() {
    RaceWindow.reach(.innerReplaced)
    // The source itself is counted, so this does not reach zero.
    if retireAll() { active.wrappingSubtract(1) }
  }

  // MARK: Ends

  /// Handles the error of an ``EventSource/Start/immediate`` inner source.
  override func immediateFailed(_ error: any Error) {
    active.wrappingAdd(1, ordering: .relaxed)
    send(.tagged(.error(error), newest.load(ordering: .relaxed)))
  }

  /// Called when the source has terminated.
  override func sourceFinished(_ termination: Termination) {
    if !noteSourceEnd() { return }
    // In Rx a completed source does not count any more while it is torn down, and a failed source
    // is torn down afterwards (C6).
    if subscribesFirst { endSource() }
    if case .error = termination {
      finish(termination)
      if !subscribesFirst { endSource() }
    } else {
      let active = active.wrappingSubtract(1).newValue
      if !subscribesFirst { endSource() }
      settle(active)
    }
    abandonIfLast()
  }

  override func sourceAbandoned() {
    if hasSourceTerminated.load(ordering: .relaxed) { return }
    isSourceAbandoned.store(true, ordering: .relaxed)
    sourceFinished(.completed)
  }

  fileprivate func innerFinished(_ termination: Termination, of inner: SwitchSinkIter) {
    finish(inner, termination, .always) {
      if case .error(let error) = termination, isNewest(inner.number) {
        send(.tagged(.error(error), inner.number))
      } else {
        finishOne()
      }
    }
  }

  override var completesReleased: Bool { early == .always }

  /// Called when the inner source with this number was abandoned.
  fileprivate func innerAbandoned(_ number: UInt64) {
    abandoned.store(number, ordering: .sequentiallyConsistent)
    if hasSourceTerminated.load(ordering: .sequentiallyConsistent) { abandonIfLast() }
  }

  /// Called when the source has terminated, so the newest inner source is not replaced any more.
  private func abandonIfLast() {
    if newest.load(ordering: .relaxed) == abandoned.load(ordering: .sequentiallyConsistent) {
      abandonSerially()
    }
  }

  /// Handles the error of an inner source, inside the gate: sends it, unless the source was
  /// replaced before.
  override func receive(_ end: Termination?, tag number: UInt64) {
    if let end, isNewest(number) { self.end(end) } else { finishOne() }
  }

  /// Counts the completion of the source or of the current inner source.
  private func finishOne() {
    settle(active.wrappingSubtract(1).newValue)
  }

  /// Ends the result when no source is left.
  private func settle(_ active: Int) {
    if active != 0 { return }
    if isSourceAbandoned.load(ordering: .relaxed) {
      abandonSerially()
    } else {
      finish(.completed)
    }
  }
}

/// One inner subscription of `switchLatest`.
final class SwitchSinkIter: InnerSubscription, @unchecked Sendable {  // immutable
  private let owner: SwitchSink
  let number: UInt64
  /// Whether the previous sources are to be disposed when this one was subscribed to.
  let replaces: Bool

  init(_ owner: SwitchSink, _ number: UInt64, replaces: Bool) {
    self.owner = owner
    self.number = number
    self.replaces = replaces
    super.init()
  }

  /// The input for the source; it retains this subscription.
  var sink: RawSink {
    RawSink(
      next: { self.next(address(of: $0)) },
      finish: { self.owner.innerFinished($0, of: self) })
  }

  @inline(__always)
  private func next(_ value: UnsafeRawPointer) {
    // Unmanaged, or the operator would be retained for each value.
    Unmanaged.passUnretained(owner)._withUnsafeGuaranteedRef { $0.forward(value, from: number) }
  }

  override var group: SubscriptionGroup? { owner }

  override func sourceCompleted() { owner.innerFinished(.completed, of: self) }

  override func sourceAbandoned() { owner.innerAbandoned(number) }
}
