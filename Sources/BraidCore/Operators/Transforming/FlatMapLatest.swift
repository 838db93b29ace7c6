// SPDX-License-Identifier: MIT
public import Synchronization

/// The engine of `switchLatest` and `flatMapLatest`: sends the values of the newest inner source.
///
/// Values of a replaced source, including those queued at the gate, are dropped inside the gate, so
/// they never follow a value of the newer source.
@usableFromInline
package final class SwitchSink<Context, Element>: SerialSink<Element, SwitchMessage<Element>>,
  @unchecked Sendable  // atomics; the rest is guarded by the gate
{
  /// The number of active sources: the outer source until it ends, and the current inner source.
  @usableFromInline let active = Atomic<Int>(1)
  @usableFromInline package let context: Context
  /// Whether a new inner source is subscribed to before the previous one is disposed, as in RAC.
  ///
  /// In Rx, the previous one is disposed first (C6).
  @usableFromInline let subscribesFirst: Bool

  /// Whether an inner source may be sending concurrently with the source.
  ///
  /// Accessed by the source only.
  @exclusivity(unchecked) @usableFromInline var needsGate = false

  /// The number of the newest inner source; only its events count.
  ///
  /// A number and not an address, which another object may reuse. Changed by the source only.
  @usableFromInline let newest = Atomic<UInt64>(0)
  /// The number of the inner source that was abandoned last.
  ///
  /// It stays active until it is replaced, so the result does not complete before.
  @usableFromInline let abandoned = Atomic<UInt64>(.max)
  @usableFromInline let hasSourceFinished = Atomic<Bool>(false)
  /// Whether the source was abandoned; the result then never completes.
  @usableFromInline let isSourceAbandoned = Atomic<Bool>(false)

  @inlinable @inline(__always)
  package init(
    _ sink: consuming EventSink<Element>, _ outer: SinkDisposer, _ context: Context,
    subscribesFirst: Bool
  ) {
    self.context = context
    self.subscribesFirst = subscribesFirst
    super.init(consume sink, outer, subscribesFirst ? .always : .never)
  }

  /// Replaces the current inner source by a new one; called by the source only.
  @inlinable
  package func take(_ inner: EventSource<Element>) {
    let number = newest.load(ordering: .relaxed) &+ 1
    newest.store(number, ordering: .releasing)
    if needsGate, !subscribesFirst {
      dropCurrent()
      if isClosed { return }
    }
    if inner.start == .immediate {
      inner.connect(
        EventSink(next: immediateNext(), finish: { self.currentFinished($0) }), outer)
      if needsGate, subscribesFirst { dropCurrent() }
    } else {
      let replaces = needsGate && subscribesFirst
      needsGate = true
      active.wrappingAdd(1, ordering: .relaxed)
      let iter = SwitchSinkIter(self, number)
      insert(iter)
      inner.subscribe(EventSink(next: { iter.next($0) }, finish: { iter.sourceFinished($0) }), iter)
      if replaces { dropOthers(than: iter) }
    }
  }

  /// Disposes the inner source before this one, which is already subscribed to.
  @usableFromInline @inline(never)
  func dropOthers(than iter: SwitchSinkIter<Context, Element>) {
    RaceWindow.reach(.innerReplaced)
    if retireOthers(than: iter) { active.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
  }

  /// Disposes the current inner source, if there is one.
  ///
  /// It is found in the list; a reference here would be a retain cycle.
  @usableFromInline @inline(never)
  func dropCurrent() {
    RaceWindow.reach(.innerReplaced)
    // The source itself is counted, so this does not reach zero.
    if retireAll() { active.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
  }

  @inlinable @inline(__always)
  func immediateNext() -> @Sendable (Element) -> Void {
    if !needsGate { return sink.next }
    // The source is inside `take` while this runs, so `newest` is the number of the sender.
    return { self.forward($0, from: self.newest.load(ordering: .relaxed)) }
  }

  @inlinable
  func currentFinished(_ termination: Termination) {
    guard case .error(let error) = termination else { return }
    active.wrappingAdd(1, ordering: .relaxed)
    innerFailed(error, from: newest.load(ordering: .relaxed))
  }

  /// Called when the source has terminated.
  @inlinable
  package func sourceFinished(_ termination: Termination) {
    if isSourceOver { return }
    isSourceOver = true
    hasSourceFinished.store(true, ordering: .sequentiallyConsistent)
    // In Rx a source that has completed does not count any more while it is torn down, and one that
    // has failed is torn down afterwards (C6).
    if subscribesFirst { endSource() }
    if case .error = termination {
      finish(termination)
    } else {
      let active = active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
      endSource()
      count(active)
    }
    abandonIfLast()
    endSource()
  }

  package override func sourceAbandoned() {
    if isSourceOver { return }
    isSourceAbandoned.store(true, ordering: .relaxed)
    sourceFinished(.completed)
  }

  /// Called when the inner source with this number was abandoned.
  @usableFromInline
  func innerAbandoned(_ number: UInt64) {
    abandoned.store(number, ordering: .sequentiallyConsistent)
    if hasSourceFinished.load(ordering: .sequentiallyConsistent) { abandonIfLast() }
  }

  /// Called when the source has terminated, so the newest inner source is not replaced any more.
  @usableFromInline @inline(never)
  func abandonIfLast() {
    if newest.load(ordering: .relaxed) == abandoned.load(ordering: .sequentiallyConsistent) {
      abandonSerially()
    }
  }

  /// Counts the completion of the source or of the current inner source.
  @inlinable
  func finishOne() {
    count(active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue)
  }

  /// Ends the result when no source is left.
  @inlinable
  func count(_ active: Int) {
    if active == 0 {
      if isSourceAbandoned.load(ordering: .relaxed) {
        abandonSerially()
      } else {
        finish(.completed)
      }
    }
  }

  /// Sends a value unless its source was replaced; inside the gate, where no newer value can have
  /// been sent before.
  @inlinable
  func forward(_ element: Element, from number: UInt64) {
    serialized.deliver(
      for: self, { if !outer.isDisposed { send(element, from: number) } },
      orQueue: .extra(.next(element, from: number)))
  }

  @inlinable @inline(__always)
  func send(_ element: Element, from number: UInt64) {
    if number == newest.load(ordering: .acquiring) { sink.next(element) }
  }

  /// Sends an error, unless its source was replaced before the delivery.
  @usableFromInline @inline(never)
  func innerFailed(_ error: any Error, from number: UInt64) {
    serialized.send(.extra(.innerFailed(error, from: number)), to: self)
  }

  @inlinable
  override func receive(_ message: SwitchMessage<Element>) {
    switch message {
    case .next(let element, let number): send(element, from: number)
    case .innerFailed(let error, let number):
      if number == newest.load(ordering: .acquiring) {
        end(.error(error))
      } else {
        finishOne()
      }
    }
  }
}

/// An event of an inner source of `switchLatest`, with the number of that source.
@usableFromInline
package enum SwitchMessage<Element> {
  case next(Element, from: UInt64)
  /// The source is still counted as active.
  case innerFailed(any Error, from: UInt64)
}

/// One inner subscription of `switchLatest`.
@usableFromInline
final class SwitchSinkIter<Context, Element>: InnerSubscription, @unchecked Sendable {  // immutable
  @usableFromInline let owner: SwitchSink<Context, Element>
  @usableFromInline let number: UInt64

  @inlinable @inline(__always)
  init(_ owner: SwitchSink<Context, Element>, _ number: UInt64) {
    self.owner = owner
    self.number = number
    super.init()
  }

  @inlinable
  func next(_ element: Element) { owner.forward(element, from: number) }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    owner.finish(self, termination, .always) {
      if case .error(let error) = termination {
        owner.innerFailed(error, from: number)
      } else {
        owner.finishOne()
      }
    }
  }

  override var group: SubscriptionGroup? { owner }

  override func sourceAbandoned() { owner.innerAbandoned(number) }
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
