// SPDX-License-Identifier: MIT
public import Synchronization

/// `switchLatest` and `flatMapLatest`: the newest inner source only.
///
/// What a replaced source still sends, or has queued at the gate, is dropped there: it can never
/// overtake or follow a value of the newer one.
@usableFromInline
package final class SwitchSink<Context, Element>: SubscriptionGroup, MessageHandler,
  @unchecked Sendable  // atomics and a gate
{
  @usableFromInline let sink: EventSink<Element>
  @usableFromInline let serialized = Serialized<Message>()
  /// The source, unless it has ended, and the inner source unless there is none.
  @usableFromInline let active = Atomic<Int>(1)
  @usableFromInline package let context: Context
  /// Whether a new inner source is subscribed to before the one before is disposed: RAC.
  ///
  /// In Rx the old one is disposed first (C6).
  @usableFromInline let subscribesFirst: Bool

  // Touched by the source only.
  @exclusivity(unchecked) @usableFromInline package var isSourceOver = false
  /// Whether anybody but the source can be sending.
  @exclusivity(unchecked) @usableFromInline var needsGate = false

  /// The number of the inner source that was taken up last: the one whose events count.
  ///
  /// A number and not an address, which another source might get later. Changed by the source only.
  @usableFromInline let newest = Atomic<UInt64>(0)
  /// The number of the inner source that was abandoned last: it counts as under way until it is
  /// replaced, so the result does not complete before.
  @usableFromInline let abandoned = Atomic<UInt64>(.max)
  @usableFromInline let hasSourceFinished = Atomic<Bool>(false)
  /// Whether it was abandoned; then the result will not complete.
  @usableFromInline let isSourceAbandoned = Atomic<Bool>(false)

  @usableFromInline
  package enum Message {
    /// A value of the inner source with that number.
    case next(Element, from: UInt64)
    /// The inner source with that number has failed, and still counts as under way.
    case innerFailed(any Error, from: UInt64)
    case finish(Termination)
    /// No source is left that could send.
    case abandon
  }

  @inlinable @inline(__always)
  package init(
    _ sink: consuming EventSink<Element>, _ outer: SinkDisposer, _ context: Context,
    subscribesFirst: Bool
  ) {
    self.sink = consume sink
    self.context = context
    self.subscribesFirst = subscribesFirst
    super.init(outer)
  }

  /// Takes up a new inner source in place of the one before; called by the source only.
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
        EventSink(next: immediateNext(), finish: { self.immediateFinished($0) }), outer)
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

  /// Disposes the inner source before this one, which is subscribed to.
  @usableFromInline @inline(never)
  func dropOthers(than iter: SwitchSinkIter<Context, Element>) {
    RaceWindow.reach(.innerReplaced)
    if retireOthers(than: iter) { active.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
  }

  /// Disposes the inner source under way, if there is one.
  ///
  /// The list knows: keeping it here would keep the two alive by each other.
  @usableFromInline @inline(never)
  func dropCurrent() {
    RaceWindow.reach(.innerReplaced)
    // The source itself counts, so this never reaches zero.
    if retireAll() { active.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
  }

  @inlinable @inline(__always)
  func immediateNext() -> @Sendable (Element) -> Void {
    if !needsGate { return sink.next }
    // While this runs the source is inside `take`, so the number is that of the sender.
    return { self.forward($0, from: self.newest.load(ordering: .relaxed)) }
  }

  @inlinable
  func immediateFinished(_ termination: Termination) {
    guard case .error(let error) = termination else { return }
    active.wrappingAdd(1, ordering: .relaxed)
    innerFailed(error, from: newest.load(ordering: .relaxed))
  }

  /// The source has ended.
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

  /// The inner source with that number was abandoned.
  @usableFromInline
  func innerAbandoned(_ number: UInt64) {
    abandoned.store(number, ordering: .sequentiallyConsistent)
    if hasSourceFinished.load(ordering: .sequentiallyConsistent) { abandonIfLast() }
  }

  /// Called when the source is over, so nobody replaces the newest inner source any more.
  @usableFromInline @inline(never)
  func abandonIfLast() {
    if newest.load(ordering: .relaxed) == abandoned.load(ordering: .sequentiallyConsistent) {
      abandonSerially()
    }
  }

  /// Lets go of the result after what was sent.
  @usableFromInline
  func abandonSerially() {
    // What makes a message is apart: it needs metadata of the messages.
    serialized.gate.deliver(
      { if !outer.isDisposed { abandonResult() } },
      orQueue: { enqueueAbandonment() }, drain: { serialized.drain(self) })
  }

  @inline(never)
  private func enqueueAbandonment() { serialized.enqueue(.abandon, for: self) }

  /// The source, or the inner source under way, has completed.
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

  /// Sends a value unless its source has been replaced: asked inside the gate, where no newer value
  /// can have been sent before.
  @inlinable
  func forward(_ element: Element, from number: UInt64) {
    serialized.send(.next(element, from: number), to: self)
  }

  /// Sends an error, unless its source has been replaced by then.
  @inlinable
  func innerFailed(_ error: any Error, from number: UInt64) {
    serialized.send(.innerFailed(error, from: number), to: self)
  }

  /// Ends the result; nothing more is started, even if the end has to wait.
  @inlinable
  package func finish(_ termination: Termination) {
    isEnding.store(true, ordering: .relaxed)
    serialized.send(.finish(termination), to: self)
  }

  @inlinable @inline(__always)
  package func handle(_ message: Message) {
    if outer.isDisposed { return }
    switch message {
    case .next(let element, let number):
      if number == newest.load(ordering: .acquiring) { sink.next(element) }
    case .innerFailed(let error, let number):
      if number == newest.load(ordering: .acquiring) {
        end(.error(error))
      } else {
        finishOne()
      }
    case .finish(let termination): end(termination)
    case .abandon: abandonResult()
    }
  }

  /// Forwards the end of the result; in RAC all sources are torn down by then.
  @inlinable
  func end(_ termination: Termination) {
    if subscribesFirst { dispose() }
    sink.finish(termination)
  }
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

  override func sourceAbandoned() { owner.innerAbandoned(number) }
}

extension SwitchSink: FlattenSink where Context: InnerSelecting, Context.Element == Element {}

/// `flatMapLatest`: an inner source for each value, in place of the one before.
@usableFromInline
package struct FlatMapLatest<Selector: InnerSelecting>: SourceOperator {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector
  @usableFromInline let subscribesFirst: Bool

  /// - Parameter subscribesFirst: Whether a new inner source is subscribed to before the one before
  ///   is disposed: the order of RAC.
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
