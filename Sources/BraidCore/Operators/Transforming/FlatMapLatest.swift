// SPDX-License-Identifier: MIT
public import Synchronization

/// The engine of `switchLatest` and `flatMapLatest`: sends the values of the newest inner source.
///
/// Values of a replaced source, including those queued at the gate, are dropped inside the gate, so
/// they never follow a value of the newer source.
@usableFromInline
final class SwitchSink<Context, Element>: SerialSink<Element, SwitchValue<Element>>,
  @unchecked Sendable  // atomics; the rest is guarded by the gate
{
  @usableFromInline let latest: SwitchState
  /// Returns the closure for the values of an inner source, which clients have specialized.
  @usableFromInline let forwarding: @Sendable (SwitchSinkIter) -> @Sendable (Element) -> Void
  @usableFromInline let context: Context

  @inlinable @inline(__always)
  init(
    _ sink: consuming EventSink<Element>, _ outer: SinkDisposer, _ context: Context,
    subscribesFirst: Bool
  ) {
    self.context = context
    latest = SwitchState(subscribesFirst: subscribesFirst)
    forwarding = { iter in
      { unsafeDowncast(iter.owner, to: SwitchSink.self).forward($0, from: iter.number) }
    }
    super.init(consume sink, outer, subscribesFirst ? .always : .never)
  }

  /// Replaces the current inner source by a new one; called by the source only.
  @usableFromInline
  func take(_ inner: EventSource<Element>) {
    if inner.start != .immediate {
      guard let iter = latest.begin(in: self) else { return }
      inner.subscribe(EventSink(next: forwarding(iter), finish: iter.sourceEnd), iter)
      if iter.replaces { latest.dropOthers(than: iter, in: self) }
    } else if latest.beginImmediate(in: self) {
      inner.connect(EventSink(next: immediateNext(), finish: immediateEnd), outer)
      latest.endImmediate(in: self)
    }
  }

  private func immediateNext() -> @Sendable (Element) -> Void {
    if !latest.needsGate { return sink.next }
    // The source is inside `take` while this runs, so `newest` is the number of the sender.
    return { self.forward($0, from: self.latest.newest.load(ordering: .relaxed)) }
  }

  /// Sends a value unless its source was replaced; inside the gate, where no newer value can have
  /// been sent before.
  @inlinable
  func forward(_ element: Element, from number: UInt64) {
    deliver(
      { if !outer.isDisposed { send(element, from: number) } },
      orQueue: .extra(SwitchValue(element, from: number)))
  }

  @inlinable @inline(__always)
  func send(_ element: Element, from number: UInt64) {
    if latest.isNewest(number) { sink.next(element) }
  }

  @inlinable
  override func receive(_ value: SwitchValue<Element>) { send(value.element, from: value.number) }

  override func innerFailed(_ error: any Error, from number: UInt64) {
    latest.innerFailed(error, from: number, in: self)
  }

  override func immediateFailed(_ error: any Error) { latest.immediateFailed(error, in: self) }

  @usableFromInline
  override func sourceFinished(_ termination: Termination) {
    latest.sourceFinished(termination, of: self)
  }

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    latest.innerFinished(
      termination, of: unsafeDowncast(inner, to: SwitchSinkIter.self), in: self)
  }

  override var completesReleased: Bool { early == .always }

  override func innerAbandoned(_ number: UInt64) { latest.innerAbandoned(number, in: self) }

  override func sourceAbandoned() { latest.sourceAbandoned(of: self) }
}

/// A value of an inner source of `switchLatest`, with the number of that source.
@usableFromInline
struct SwitchValue<Element> {
  @usableFromInline let element: Element
  @usableFromInline let number: UInt64

  @inlinable
  init(_ element: Element, from number: UInt64) {
    self.element = element
    self.number = number
  }
}

/// One inner subscription of `switchLatest`.
@usableFromInline
final class SwitchSinkIter: InnerSubscription, @unchecked Sendable {  // immutable
  @usableFromInline let owner: SerialGroup
  @usableFromInline let number: UInt64
  /// Whether the previous sources are to be disposed when this one was subscribed to.
  let replaces: Bool

  init(_ owner: SerialGroup, _ number: UInt64, replaces: Bool) {
    self.owner = owner
    self.number = number
    self.replaces = replaces
    super.init()
  }

  /// The closure for the terminal event of the source; it retains this subscription.
  @usableFromInline
  var sourceEnd: @Sendable (Termination) -> Void { { self.owner.innerFinished($0, of: self) } }

  override var group: SubscriptionGroup? { owner }

  override func sourceAbandoned() { owner.innerAbandoned(number) }
}

/// The sources of a ``SwitchSink``: which one is the newest, how many are active, and what follows
/// from the end of one.
///
/// Not generic, so clients compile only what a value passes.
@usableFromInline
struct SwitchState: ~Copyable, Sendable {
  /// The number of active sources: the outer source until it ends, and the current inner source.
  private let active = Atomic<Int>(1)
  /// Whether a new inner source is subscribed to before the previous one is disposed, as in RAC.
  ///
  /// In Rx, the previous one is disposed first (C6).
  private let subscribesFirst: Bool
  /// Whether an inner source may be sending concurrently with the source.
  ///
  /// Accessed by the source only.
  private let hasInner = Atomic<Bool>(false)
  /// The number of the newest inner source; only its events count.
  ///
  /// A number and not an address, which another object may reuse. Changed by the source only.
  @usableFromInline let newest = Atomic<UInt64>(0)
  /// The number of the inner source that was abandoned last.
  ///
  /// It stays active until it is replaced, so the result does not complete before.
  private let abandoned = Atomic<UInt64>(.max)
  private let hasSourceFinished = Atomic<Bool>(false)
  /// Whether the source was abandoned; the result then never completes.
  private let isSourceAbandoned = Atomic<Bool>(false)

  @usableFromInline
  init(subscribesFirst: Bool) { self.subscribesFirst = subscribesFirst }

  var needsGate: Bool { hasInner.load(ordering: .relaxed) }

  @inlinable @inline(__always)
  borrowing func isNewest(_ number: UInt64) -> Bool { number == newest.load(ordering: .acquiring) }

  // MARK: Subscribing; called by the source only

  /// Replaces the current inner source by an ``EventSource/Start/immediate`` one.
  ///
  /// - Returns: Whether to subscribe to that.
  @inline(__always)
  borrowing func beginImmediate(in group: SerialGroup) -> Bool {
    newest.store(newest.load(ordering: .relaxed) &+ 1, ordering: .releasing)
    if !needsGate || subscribesFirst { return true }
    dropCurrent(in: group)
    return !group.isClosed
  }

  @inline(__always)
  borrowing func endImmediate(in group: SerialGroup) {
    if needsGate, subscribesFirst { dropCurrent(in: group) }
  }

  /// Replaces the current inner source by one with a subscription of its own.
  ///
  /// - Returns: The scope of the new source; nil if the operator ended meanwhile.
  borrowing func begin(in group: SerialGroup) -> SwitchSinkIter? {
    if !beginImmediate(in: group) { return nil }
    active.wrappingAdd(1, ordering: .relaxed)
    let replaces = needsGate && subscribesFirst
    hasInner.store(true, ordering: .relaxed)
    let iter = SwitchSinkIter(group, newest.load(ordering: .relaxed), replaces: replaces)
    group.insert(iter)
    return iter
  }

  /// Disposes the inner source before this one, which is already subscribed to.
  borrowing func dropOthers(than iter: SwitchSinkIter, in group: SerialGroup) {
    RaceWindow.reach(.innerReplaced)
    if group.retireOthers(than: iter) {
      active.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }
  }

  /// Disposes the current inner source, if there is one.
  ///
  /// It is found in the list; a reference here would be a retain cycle.
  private borrowing func dropCurrent(in group: SerialGroup) {
    RaceWindow.reach(.innerReplaced)
    // The source itself is counted, so this does not reach zero.
    if group.retireAll() { active.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
  }

  // MARK: Ends

  /// Handles the error of an ``EventSource/Start/immediate`` inner source.
  borrowing func immediateFailed(_ error: any Error, in group: SerialGroup) {
    active.wrappingAdd(1, ordering: .relaxed)
    group.send(.innerFailed(error, from: newest.load(ordering: .relaxed)))
  }

  /// Called when the source has terminated.
  borrowing func sourceFinished(_ termination: Termination, of group: SerialGroup) {
    if group.isSourceOver { return }
    group.isSourceOver = true
    hasSourceFinished.store(true, ordering: .sequentiallyConsistent)
    // In Rx a source that has completed does not count any more while it is torn down, and one that
    // has failed is torn down afterwards (C6).
    if subscribesFirst { group.endSource() }
    if case .error = termination {
      group.finish(termination)
      if !subscribesFirst { group.endSource() }
    } else {
      let active = active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
      if !subscribesFirst { group.endSource() }
      settle(active, in: group)
    }
    abandonIfLast(in: group)
  }

  borrowing func sourceAbandoned(of group: SerialGroup) {
    if group.isSourceOver { return }
    isSourceAbandoned.store(true, ordering: .relaxed)
    sourceFinished(.completed, of: group)
  }

  borrowing func innerFinished(
    _ termination: Termination, of inner: SwitchSinkIter, in group: SerialGroup
  ) {
    group.finish(inner, termination, .always) {
      if case .error(let error) = termination, isNewest(inner.number) {
        group.send(.innerFailed(error, from: inner.number))
      } else {
        finishOne(in: group)
      }
    }
  }

  /// Called when the inner source with this number was abandoned.
  borrowing func innerAbandoned(_ number: UInt64, in group: SerialGroup) {
    abandoned.store(number, ordering: .sequentiallyConsistent)
    if hasSourceFinished.load(ordering: .sequentiallyConsistent) { abandonIfLast(in: group) }
  }

  /// Called when the source has terminated, so the newest inner source is not replaced any more.
  private borrowing func abandonIfLast(in group: SerialGroup) {
    if newest.load(ordering: .relaxed) == abandoned.load(ordering: .sequentiallyConsistent) {
      group.abandonSerially()
    }
  }

  /// Handles the error of an inner source, inside the gate: sends it, unless the source was
  /// replaced before.
  borrowing func innerFailed(_ error: any Error, from number: UInt64, in group: SerialGroup) {
    if isNewest(number) { group.end(.error(error)) } else { finishOne(in: group) }
  }

  /// Counts the completion of the source or of the current inner source.
  private borrowing func finishOne(in group: SerialGroup) {
    settle(active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue, in: group)
  }

  /// Ends the result when no source is left.
  private borrowing func settle(_ active: Int, in group: SerialGroup) {
    if active != 0 { return }
    if isSourceAbandoned.load(ordering: .relaxed) {
      group.abandonSerially()
    } else {
      group.finish(.completed)
    }
  }
}

extension SwitchSink: FlattenSink where Context: InnerSelecting, Context.Element == Element {}

/// `flatMapLatest`: an inner source for each value, which replaces the previous one.
@usableFromInline
package struct FlatMapLatest<Selector: InnerSelecting>: SourceOperator {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector
  @usableFromInline let subscribesFirst: Bool

  /// - Parameter subscribesFirst: Whether a new inner source is subscribed to before the previous
  ///   one is disposed, as in RAC.
  @inlinable @inline(__always)
  package init(
    _ source: EventSource<Selector.Input>, _ selector: Selector, subscribesFirst: Bool = false
  ) {
    self.source = source
    self.selector = selector
    self.subscribesFirst = subscribesFirst
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Selector.Element>, _ scope: SinkDisposer) {
    SwitchSink(sink, scope, selector, subscribesFirst: subscribesFirst).run(source)
  }
}
