// SPDX-License-Identifier: MIT
public import Synchronization

/// `switchLatest` and `flatMapLatest`: the newest inner source only.
///
/// What a replaced source still sends, or has queued at the door, is dropped there: it can never
/// overtake or follow a value of the newer one.
@usableFromInline
package final class SwitchSink<Context, Element>: FlattenScope, MessageHandler,
  @unchecked Sendable  // atomics and a door
{
  @usableFromInline let observer: EventSink<Element>
  @usableFromInline let serialized = Serialized<Message>()
  /// The source, unless it has ended, and the inner source unless there is none.
  @usableFromInline let active = Atomic<Int>(1)
  @usableFromInline package let context: Context

  // Touched by the source only.
  @exclusivity(unchecked) @usableFromInline var isSourceOver = false
  /// Whether anybody but the source can be sending.
  @exclusivity(unchecked) @usableFromInline var needsDoor = false
  /// The inner source that was taken up last, if any.
  @exclusivity(unchecked) @usableFromInline var newest: ObjectIdentifier?

  /// The inner source that has gone without an end, as an address: it counts as under way until it
  /// is replaced, so the result does not complete before.
  @usableFromInline let lost = Atomic<UInt>(0)
  @usableFromInline let isSourceGone = Atomic<Bool>(false)
  /// Whether it has gone without an end; then the result will not complete.
  @usableFromInline let isSourceLost = Atomic<Bool>(false)

  @frozen
  @usableFromInline
  package enum Message {
    /// A value, and the inner subscription it is from unless that ended at once.
    case next(Element, SinkDisposer)
    case stop(Stop)
    /// No source is left that could send.
    case vanish
  }

  @inlinable @inline(__always)
  package init(
    _ observer: consuming EventSink<Element>, _ outer: SinkDisposer, _ context: Context
  ) {
    self.observer = consume observer
    self.context = context
    super.init(outer)
  }

  /// Takes up a new inner source in place of the one before; called by the source only.
  @inlinable
  package func replace(with inner: EventSource<Element>) {
    if needsDoor { dropCurrent() }
    if inner.start == .immediate {
      inner.connect(
        EventSink(next: immediateNext(), stop: { self.immediateStopped($0) }), outer)
    } else {
      needsDoor = true
      active.wrappingAdd(1, ordering: .relaxed)
      let iter = SwitchSinkIter(self)
      newest = ObjectIdentifier(iter)
      insert(iter)
      inner.subscribe(EventSink(next: { iter.next($0) }, stop: { iter.stop($0) }), iter)
    }
  }

  /// Disposes the inner source under way, if there is one.
  ///
  /// The list knows: keeping it here would keep the two alive by each other.
  @usableFromInline @inline(never)
  func dropCurrent() {
    // The source itself counts, so this never reaches zero.
    if retireAll() { active.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
  }

  @inlinable @inline(__always)
  func immediateNext() -> @Sendable (Element) -> Void {
    if !needsDoor { return observer.next }
    return { self.forward($0, from: self.outer) }
  }

  @inlinable
  func immediateStopped(_ stop: Stop) {
    if case .error = stop { end(stop) }
  }

  /// The source has ended.
  @inlinable
  package func sourceStopped(_ stop: Stop) {
    if isSourceOver { return }
    isSourceOver = true
    endSource()
    isSourceGone.store(true, ordering: .sequentiallyConsistent)
    innerStopped(stop)
    vanishIfLost()
  }

  package override func sourceVanished() {
    if isSourceOver { return }
    isSourceLost.store(true, ordering: .relaxed)
    sourceStopped(.completed)
  }

  /// An inner source has gone without an end.
  @usableFromInline
  func innerVanished(_ iter: MergeSinkIter) {
    lost.store(
      UInt(bitPattern: ObjectIdentifier(iter)), ordering: .sequentiallyConsistent)
    if isSourceGone.load(ordering: .sequentiallyConsistent) { vanishIfLost() }
  }

  /// Called when the source is over, so nobody replaces the newest inner source any more.
  @usableFromInline @inline(never)
  func vanishIfLost() {
    if let newest, UInt(bitPattern: newest) == lost.load(ordering: .sequentiallyConsistent) {
      vanishInTurn()
    }
  }

  /// Lets go of the result behind what was sent.
  @usableFromInline
  func vanishInTurn() {
    // The slow ways are apart: they need metadata of the messages.
    if !serialized.door.enter() { return vanishLater() }
    if !outer.isDisposed { vanish() }
    if !serialized.door.leave() { workOff() }
  }

  @inline(never)
  private func vanishLater() { serialized.enqueue(.vanish, for: self) }

  @inline(never)
  private func workOff() { serialized.drain(self) }

  @inlinable
  func innerStopped(_ stop: Stop) {
    if case .error = stop { return end(stop) }
    if active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
      if isSourceLost.load(ordering: .relaxed) { vanishInTurn() } else { end(.completed) }
    }
  }

  /// Sends a value unless its subscription is over: asked inside the door, where no newer value can
  /// have been sent before.
  @inlinable
  func forward(_ element: Element, from scope: SinkDisposer) {
    serialized.send(.next(element, scope), to: self)
  }

  @inlinable
  package func end(_ stop: Stop) { serialized.send(.stop(stop), to: self) }

  @inlinable @inline(__always)
  package func handle(_ message: Message) {
    if outer.isDisposed { return }
    switch message {
    case .next(let element, let scope): if !scope.isDisposed { observer.next(element) }
    case .stop(let stop): observer.stop(stop)
    case .vanish: vanish()
    }
  }
}

/// One inner subscription of `switchLatest`.
@usableFromInline
final class SwitchSinkIter<Context, Element>: MergeSinkIter, @unchecked Sendable {  // immutable
  @usableFromInline let owner: SwitchSink<Context, Element>

  @inlinable @inline(__always)
  init(_ owner: SwitchSink<Context, Element>) {
    self.owner = owner
    super.init()
  }

  @inlinable
  func next(_ element: Element) { owner.forward(element, from: self) }

  @inlinable
  func stop(_ stop: Stop) {
    if owner.retire(self) { owner.innerStopped(stop) }
  }

  override func sourceVanished() { owner.innerVanished(self) }
}

extension SwitchSink where Context: InnerSelecting, Context.Element == Element {
  /// A value has arrived.
  @inlinable @inline(__always)
  func receive(_ input: Context.Input) {
    do { replace(with: try context.inner(of: input)) } catch { end(.error(error)) }
  }
}

/// `flatMapLatest`: an inner source for each value, in place of the one before.
@frozen
@usableFromInline
package struct FlatMapLatest<Selector: InnerSelecting>: SourceOperator {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector

  @inlinable @inline(__always)
  package init(_ source: EventSource<Selector.Input>, _ selector: Selector) {
    self.source = source
    self.selector = selector
  }

  @inlinable
  package func run(_ observer: consuming EventSink<Selector.Element>, _ scope: SinkDisposer) {
    let sink = SwitchSink(observer, scope, selector)
    source.connect(
      EventSink(next: { sink.receive($0) }, stop: { sink.sourceStopped($0) }), sink)
  }
}
