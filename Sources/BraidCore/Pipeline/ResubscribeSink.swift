// SPDX-License-Identifier: MIT
public import Synchronization

/// Subscribes to sources one after the other, as a ``ResubscribeRule`` decides.
///
/// Only one source is active at a time, and it has ended before the next subscription. Values
/// therefore go directly to the observer, without a gate. The terminal event of a source decides
/// what follows, and the result terminates on the same thread.
///
/// Subscribing is a loop: if a source terminates synchronously during its subscription, the loop
/// that subscribed to it subscribes to the next source, too (C8).
@usableFromInline
package final class ResubscribeSink<Rule: ResubscribeRule>: GroupSink<Rule.Element>, InnerOwner,
  @unchecked Sendable  // `rule` and `next` belong to the thread that has the turn
{
  @exclusivity(unchecked) @usableFromInline var rule: Rule
  /// The next source to subscribe to.
  @exclusivity(unchecked) @usableFromInline var next: EventSource<Rule.Element>?
  /// Pending subscriptions; the thread that makes it one performs them.
  @usableFromInline let turns = Atomic<Int>(0)
  @usableFromInline let order: TeardownOrder
  /// Whether this object is the scope of a source: of the first one that needs a scope.
  ///
  /// Changed by the thread that has the turn.
  @exclusivity(unchecked) @usableFromInline var hasOwnSource = false

  @inlinable @inline(__always)
  init(
    _ rule: Rule, _ order: TeardownOrder, _ sink: EventSink<Rule.Element>,
    _ outer: SinkDisposer
  ) {
    self.rule = rule
    self.order = order
    super.init(sink, outer)
  }

  @inlinable
  package func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, order == .atEnd ? .always : .never) {
      advance(after: termination, of: inner)
    }
  }

  /// Called when the source in the scope of this object has terminated.
  @inlinable
  func sourceFinished(_ termination: Termination) {
    if isSourceOver || isOver { return }
    isSourceOver = true
    if order == .atEnd { endSource() }
    advance(after: termination, of: self)
    endSource()
  }

  /// Subscribes to the first source (`termination` is nil), or to the next one after a source has
  /// ended.
  ///
  /// The rule chooses the next source before the old one is torn down, as RxSwift does for a
  /// sequence of sources.
  @inlinable
  func advance(after termination: Termination?, of ended: SinkDisposer? = nil) {
    switch rule.step(after: termination) {
    case .finish(let termination): sink.finish(termination)
    case .subscribe(let source):
      if order == .beforeNext, let ended { ended.endSource() }
      next = source
      if turns.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 { takeTurns() }
    }
  }

  @inlinable
  func takeTurns() {
    repeat {
      let source = next
      next = nil
      if isOver { return }
      if let source { subscribe(source) }
    } while turns.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }

  @inlinable
  func subscribe(_ source: EventSource<Rule.Element>) {
    if source.start == .immediate {
      source.connect(
        EventSink(next: sink.next, finish: { self.advance(after: $0) }), outer)
    } else if !hasOwnSource {
      hasOwnSource = true
      source.subscribe(EventSink(next: sink.next, finish: { self.sourceFinished($0) }), self)
    } else {
      let iter = MergeSinkIter(self)
      source.subscribe(EventSink(next: sink.next, finish: { iter.sourceFinished($0) }), iter)
    }
  }
}

/// An operator that subscribes to its sources one after the other.
@usableFromInline
package struct Resubscribing<Rule: ResubscribeRule>: SourceOperator {
  @usableFromInline let rule: Rule
  @usableFromInline let order: TeardownOrder

  @inlinable @inline(__always)
  package init(_ rule: Rule, tearingDown order: TeardownOrder) {
    self.rule = rule
    self.order = order
  }

  @inlinable
  package func run(_ sink: EventSink<Rule.Element>, _ scope: SinkDisposer) {
    ResubscribeSink(rule, order, sink, scope).advance(after: nil)
  }
}

/// When a source that has ended is torn down if another source follows (C6).
///
/// It matters for a shared connection whose only observer is the old source: the connection is
/// closed before the next source subscribes, or stays open.
@usableFromInline
package enum TeardownOrder: Sendable {
  /// When its terminal event arrives, before anything else: every operator of RAC.
  case atEnd
  /// Immediately before the next source is subscribed to: Rx's `concat`, `retry` and
  /// `catch(sequence:)`.
  case beforeNext
  /// Immediately after the next source was subscribed to: Rx's `catch` and `andThen`.
  case afterNext
}

/// Decides which source follows when one has ended: the rule of `concat`, `catch`, `retry` and
/// `repeat`.
///
/// Each subscription works on a copy, so it starts with the initial state.
@usableFromInline
package protocol ResubscribeRule<Element>: SendableMetatype {
  associatedtype Element

  /// Returns the next action: at the start (`termination` is nil), or after a source has terminated
  /// with `termination`.
  mutating func step(after termination: Termination?) -> ResubscribeAction<Element>
}

/// The result of a ``ResubscribeRule``.
@usableFromInline
package enum ResubscribeAction<Element> {
  /// Subscribe to this source.
  case subscribe(EventSource<Element>)
  /// End the result.
  case finish(Termination)
}
