// SPDX-License-Identifier: MIT
public import Synchronization

/// The engine of `merge` and `flatMap`: any number of concurrent inner sources, and one gate in
/// front of the observer.
///
/// The result fails with the first error, and completes after the source and all inner sources.
@usableFromInline
package final class MergeSink<Context, Element>: SerialSink<Element, Never>, InnerOwner,
  @unchecked Sendable  // atomics; the rest is guarded by the gate
{
  /// The number of active sources: the outer source until it ends, and the inner ones; plus
  /// ``abandoned`` for each abandoned source.
  ///
  /// One word, so that the last source to end sees both numbers. An abandoned source stays counted:
  /// the result never completes, and is abandoned when no other source remains.
  @usableFromInline let active = Atomic<UInt64>(1)
  /// The closure that creates inner sources, or nothing.
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

  /// Whether no inner source is active or abandoned.
  ///
  /// Read by the source, because only the source starts inner sources.
  @inlinable
  var isIdle: Bool { active.load(ordering: .acquiring) == 1 }

  /// Subscribes to an inner source; called by the source only, so the calls are serial.
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

  /// If only the source is active, its values can go to the observer without the gate.
  @inlinable @inline(__always)
  func immediateNext() -> @Sendable (Element) -> Void {
    if isIdle { return sink.next }
    return { self.forward($0) }
  }

  /// Called when the source has terminated.
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

  /// Counts the end of the source or of an inner source.
  @inlinable
  func countEnd(_ termination: Termination) {
    if case .error = termination { return finish(termination) }
    count(active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue)
  }

  @usableFromInline
  package override func innerAbandoned() {
    count(active.wrappingAdd(Self.abandoned - 1, ordering: .acquiringAndReleasing).newValue)
  }

  /// Ends or abandons the result if no source can send any more.
  @inlinable
  func count(_ active: UInt64) {
    if active & (Self.abandoned - 1) != 0 { return }
    if active == 0 { finish(.completed) } else { abandonSerially() }
  }
}

extension MergeSink: FlattenSink where Context: InnerSelecting, Context.Element == Element {
  /// Subscribes to the source, and drops its values while an inner source is active.
  @inlinable
  package func runIfIdle(_ source: EventSource<Context.Input>) {
    source.connect(
      EventSink(
        next: { if self.isIdle { self.receive($0) } }, finish: { self.sourceFinished($0) }), self)
  }
}

/// `merge` of a fixed list of sources.
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
