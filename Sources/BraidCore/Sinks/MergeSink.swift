// SPDX-License-Identifier: MIT
public import Synchronization

/// `merge` and `flatMap`: any number of inner sources at once, one door in front of the observer.
///
/// Ends with the first error, or completes when the source and all inner ones have.
@usableFromInline
package final class MergeSink<Context, Element>: SerialSink<Element>, InnerOwner,
  @unchecked Sendable  // atomics and a door
{
  /// The source, unless it has ended, and the inner sources under way.
  @usableFromInline let active = Atomic<Int>(1)
  /// Touched by the source only.
  @exclusivity(unchecked) @usableFromInline var isSourceOver = false
  /// Whether any of them has gone without an end; then the result will not complete.
  @usableFromInline let hasLost = Atomic<Bool>(false)

  /// What the operator needs for each value, if it makes inner sources of values.
  @usableFromInline package let context: Context

  @inlinable @inline(__always)
  package init(
    _ observer: consuming EventSink<Element>, _ outer: SinkDisposer, _ context: Context
  ) {
    self.context = context
    super.init(consume observer, outer)
  }

  /// Whether no inner source is under way.
  ///
  /// Asked by the source, who alone makes it false.
  @inlinable
  var isIdle: Bool { active.load(ordering: .acquiring) == 1 }

  /// Subscribes to an inner source; called by the source only, so never at the same time twice.
  @inlinable
  package func subscribe(_ inner: EventSource<Element>) {
    if inner.start == .immediate {
      inner.connect(
        EventSink(next: immediateNext(), stop: { self.immediateStopped($0) }), outer)
    } else {
      active.wrappingAdd(1, ordering: .relaxed)
      let iter = InnerSink(self)
      inner.subscribe(EventSink(next: { self.forward($0) }, stop: { iter.stop($0) }), iter)
    }
  }

  /// Nobody but the source active: its events are serial, so nothing can overlap.
  @inlinable @inline(__always)
  func immediateNext() -> @Sendable (Element) -> Void {
    if isIdle { return observer.next }
    return { self.forward($0) }
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
    innerStopped(stop)
  }

  @inlinable
  package func innerStopped(_ stop: Stop) {
    if case .error = stop { return end(stop) }
    if active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
      if hasLost.load(ordering: .relaxed) { vanishInTurn() } else { end(.completed) }
    }
  }

  @usableFromInline
  package func innerVanished() {
    hasLost.store(true, ordering: .relaxed)
    innerStopped(.completed)
  }

  package override func sourceVanished() {
    if isSourceOver { return }
    hasLost.store(true, ordering: .relaxed)
    sourceStopped(.completed)
  }
}

extension MergeSink where Context: InnerSelecting, Context.Element == Element {
  /// A value has arrived.
  @inlinable @inline(__always)
  func receive(_ input: Context.Input) {
    do { subscribe(try context.inner(of: input)) } catch { end(.error(error)) }
  }

  /// A value has arrived; it is dropped while an inner source is under way.
  @inlinable @inline(__always)
  func receiveIfIdle(_ input: Context.Input) {
    if isIdle { receive(input) }
  }
}

/// `flatMap`: an inner source for each value, all at once.
@frozen
@usableFromInline
package struct FlatMap<Selector: InnerSelecting>: SourceOperator {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector

  @inlinable @inline(__always)
  package init(_ source: EventSource<Selector.Input>, _ selector: Selector) {
    self.source = source
    self.selector = selector
  }

  @inlinable
  package func run(_ observer: consuming EventSink<Selector.Element>, _ scope: SinkDisposer) {
    let sink = MergeSink(observer, scope, selector)
    source.connect(
      EventSink(next: { sink.receive($0) }, stop: { sink.sourceStopped($0) }), sink)
  }
}

/// `flatMapFirst`: an inner source for each value that arrives while none is under way.
@frozen
@usableFromInline
package struct FlatMapFirst<Selector: InnerSelecting>: SourceOperator {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector

  @inlinable @inline(__always)
  package init(_ source: EventSource<Selector.Input>, _ selector: Selector) {
    self.source = source
    self.selector = selector
  }

  @inlinable
  package func run(_ observer: consuming EventSink<Selector.Element>, _ scope: SinkDisposer) {
    let sink = MergeSink(observer, scope, selector)
    source.connect(
      EventSink(next: { sink.receiveIfIdle($0) }, stop: { sink.sourceStopped($0) }), sink)
  }
}

/// `merge` of sources that are known beforehand.
@frozen
@usableFromInline
package struct MergeAll<Element>: SourceOperator {
  @usableFromInline let sources: [EventSource<Element>]

  @inlinable @inline(__always)
  package init(_ sources: [EventSource<Element>]) { self.sources = sources }

  @inlinable
  package func run(_ observer: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let sink = MergeSink(observer, scope, ())
    for source in sources {
      if scope.isDisposed { return }
      sink.subscribe(source)
    }
    sink.sourceStopped(.completed)
  }
}
