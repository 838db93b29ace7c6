// SPDX-License-Identifier: MIT
public import Synchronization

/// The engine of `merge` and `flatMap`: any number of concurrent inner sources, and one gate in
/// front of the observer.
///
/// The result fails with the first error, and completes after the source and all inner sources.
@usableFromInline
package final class MergeSink<Context, Element>: SerialSink<Element, Never>,
  @unchecked Sendable  // atomics; the rest is guarded by the gate
{
  @usableFromInline let count = MergeCount()
  /// Returns the closure for the values of an inner source, which clients have specialized.
  @usableFromInline let forwarding: @Sendable (MergeSink) -> @Sendable (Element) -> Void
  /// The closure that creates inner sources, or nothing.
  @usableFromInline let context: Context

  @inlinable @inline(__always)
  package init(
    _ sink: consuming EventSink<Element>, _ outer: SinkDisposer, _ early: EarlyTeardown,
    _ context: Context
  ) {
    self.context = context
    forwarding = { engine in { engine.forward($0) } }
    super.init(consume sink, outer, early)
  }

  /// Subscribes to an inner source; called by the source only, so the calls are serial.
  @usableFromInline
  package func take(_ inner: EventSource<Element>) {
    if inner.start != .immediate {
      count.begin()
      let iter = makeInner()
      inner.subscribe(EventSink(next: forwarding(self), finish: iter.sourceEnd), iter)
    } else if count.isIdle {
      // Only the source is active, so its values can go to the observer without the gate.
      inner.connect(EventSink(next: sink.next, finish: immediateEnd), outer)
    } else {
      inner.connect(EventSink(next: forwarding(self), finish: immediateEnd), outer)
    }
  }

  @usableFromInline
  package override func sourceFinished(_ termination: Termination) {
    count.sourceFinished(termination, of: self)
  }

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    count.innerFinished(termination, of: inner, in: self)
  }

  override var completesReleased: Bool { early == .always }

  override func innerAbandoned() { count.innerAbandoned(in: self) }

  package override func sourceAbandoned() { count.sourceAbandoned(of: self) }
}

/// The number of active sources of a merge, and what follows from the end of one.
///
/// Not generic, so clients compile none of it.
@usableFromInline
struct MergeCount: ~Copyable, Sendable {
  /// The outer source until it ends, and the inner ones; plus ``abandoned`` for each abandoned
  /// source.
  ///
  /// One word, so that the last source to end sees both numbers. An abandoned source stays counted:
  /// the result never completes, and is abandoned when no other source remains.
  @usableFromInline let active = Atomic<UInt64>(1)

  private static var abandoned: UInt64 { 1 << 32 }

  @usableFromInline
  init() {}

  /// Whether no inner source is active or abandoned.
  ///
  /// Read by the source, because only the source starts inner sources.
  @inlinable
  var isIdle: Bool { active.load(ordering: .acquiring) == 1 }

  /// Counts a new inner source.
  borrowing func begin() { active.wrappingAdd(1, ordering: .relaxed) }

  borrowing func sourceFinished(_ termination: Termination, of group: SerialGroup) {
    if group.isSourceOver { return }
    group.isSourceOver = true
    if group.early == .always { group.endSource() }
    countEnd(termination, in: group)
    group.endSource()
  }

  borrowing func innerFinished(
    _ termination: Termination, of inner: InnerSubscription, in group: SerialGroup
  ) {
    // In Rx an inner source that has completed does not count any more while it is torn down.
    if termination.isCompleted, group.early == .onCompletion, group.claimEarly(inner) {
      let active = active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
      group.disposeClaimed(inner)
      settle(active, in: group)
    } else {
      group.finish(inner, termination, group.early) { countEnd(termination, in: group) }
    }
  }

  /// Counts the end of the source or of an inner source.
  private borrowing func countEnd(_ termination: Termination, in group: SerialGroup) {
    if case .error = termination { return group.finish(termination) }
    settle(active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue, in: group)
  }

  borrowing func innerAbandoned(in group: SerialGroup) {
    settle(
      active.wrappingAdd(Self.abandoned - 1, ordering: .acquiringAndReleasing).newValue, in: group)
  }

  /// Ends or abandons the result if no source can send any more.
  private borrowing func settle(_ active: UInt64, in group: SerialGroup) {
    if active & (Self.abandoned - 1) != 0 { return }
    if active == 0 { group.finish(.completed) } else { group.abandonSerially() }
  }

  borrowing func sourceAbandoned(of group: SerialGroup) {
    if group.isSourceOver { return }
    group.isSourceOver = true
    innerAbandoned(in: group)
    group.endSource()
  }
}

extension MergeSink: FlattenSink where Context: InnerSelecting, Context.Element == Element {
  /// Subscribes to the source, and drops its values while an inner source is active.
  @inlinable
  package func runIfIdle(_ source: EventSource<Context.Input>) {
    source.connect(
      EventSink(
        next: { if self.count.isIdle { self.receive($0) } }, finish: sourceEnd), self)
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
