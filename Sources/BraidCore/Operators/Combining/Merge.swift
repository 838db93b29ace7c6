// SPDX-License-Identifier: MIT
public import Synchronization

/// `merge` and `flatMap`: any number of inner sources at once, one gate in front of the observer.
///
/// Ends with the first error, or completes when the source and all inner ones have.
@usableFromInline
package final class MergeSink<Context, Element>: SerialSink<Element>, InnerOwner,
  @unchecked Sendable  // atomics and a gate
{
  /// The source, unless it has ended, and the inner sources under way; plus ``abandoned`` for each
  /// that was abandoned.
  ///
  /// One word, so that whoever is last sees both. An abandoned source keeps its place for ever: the
  /// result does not complete, and is abandoned itself when nobody else is left.
  @usableFromInline let active = Atomic<UInt64>(1)
  /// Touched by the source only.
  @exclusivity(unchecked) @usableFromInline package var isSourceOver = false

  /// What the operator needs for each value, if it makes inner sources of values.
  @usableFromInline package let context: Context

  @inlinable @inline(__always)
  package init(
    _ sink: consuming EventSink<Element>, _ outer: SinkDisposer, _ early: EarlyTeardown,
    _ context: Context
  ) {
    self.context = context
    super.init(consume sink, outer, early)
  }

  @usableFromInline static var abandoned: UInt64 { 1 << 32 }

  /// Whether no inner source is under way, not even an abandoned one.
  ///
  /// Asked by the source, who alone makes it false.
  @inlinable
  var isIdle: Bool { active.load(ordering: .acquiring) == 1 }

  /// Subscribes to an inner source; called by the source only, so never at the same time twice.
  @inlinable
  package func take(_ inner: EventSource<Element>) {
    if inner.start == .immediate {
      inner.connect(
        EventSink(next: immediateNext(), finish: { self.immediateFinished($0) }), outer)
    } else {
      active.wrappingAdd(1, ordering: .relaxed)
      let iter = MergeSinkIter(self)
      inner.subscribe(
        EventSink(next: { self.forward($0) }, finish: { iter.sourceFinished($0) }), iter)
    }
  }

  /// Nobody but the source active: its events are serial, so nothing can overlap.
  @inlinable @inline(__always)
  func immediateNext() -> @Sendable (Element) -> Void {
    if isIdle { return sink.next }
    return { self.forward($0) }
  }

  /// The source has ended.
  @inlinable
  package func sourceFinished(_ termination: Termination) {
    if isSourceOver { return }
    isSourceOver = true
    if early == .always { endSource() }
    countEnd(termination)
    endSource()
  }

  @inlinable
  package func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    // In Rx an inner source that has completed does not count any more while it is torn down.
    if termination.isCompleted, early == .onCompletion, claimEarly(inner) {
      let active = active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
      disposeClaimed(inner)
      count(active)
    } else {
      finish(inner, termination, early) { countEnd(termination) }
    }
  }

  /// The source or an inner source has ended.
  @inlinable
  func countEnd(_ termination: Termination) {
    if case .error = termination { return finish(termination) }
    count(active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue)
  }

  @usableFromInline
  package func innerAbandoned() {
    count(active.wrappingAdd(Self.abandoned - 1, ordering: .acquiringAndReleasing).newValue)
  }

  /// Ends the result, or abandons it, when nobody is left who could send.
  @inlinable
  func count(_ active: UInt64) {
    if active & (Self.abandoned - 1) != 0 { return }
    if active == 0 { finish(.completed) } else { abandonSerially() }
  }

  package override func sourceAbandoned() {
    if isSourceOver { return }
    isSourceOver = true
    innerAbandoned()
    endSource()
  }
}

extension MergeSink: FlattenSink where Context: InnerSelecting, Context.Element == Element {
  /// Subscribes to the source, and drops its values while an inner source is under way.
  @inlinable
  package func runIfIdle(_ source: EventSource<Context.Input>) {
    source.connect(
      EventSink(
        next: { if self.isIdle { self.receive($0) } }, finish: { self.sourceFinished($0) }), self)
  }
}

/// `merge` of sources that are known beforehand.
@usableFromInline
package struct MergeAll<Element>: SourceOperator {
  @usableFromInline let sources: [EventSource<Element>]
  @usableFromInline let early: EarlyTeardown

  @inlinable @inline(__always)
  package init(_ sources: [EventSource<Element>], _ early: EarlyTeardown) {
    self.sources = sources
    self.early = early
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let engine = MergeSink(sink, scope, early, ())
    for source in sources {
      if engine.isClosed { return }
      engine.take(source)
    }
    engine.sourceFinished(.completed)
  }
}
