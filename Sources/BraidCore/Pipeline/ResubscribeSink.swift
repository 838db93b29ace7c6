// SPDX-License-Identifier: MIT
public import Synchronization

/// Sources one after the other.
///
/// Only one is alive at a time and each has ended before the next is subscribed to, so values go
/// straight to the observer: no gate. What comes next is decided where the end is heard of, and the
/// end of the result handed on there.
///
/// A loop does the subscribing: a source that ends while it is being subscribed to leaves the next
/// one to the loop it was started from (C8).
@usableFromInline
package final class ResubscribeSink<Rule: ResubscribeRule>: SubscriptionGroup, InnerOwner,
  @unchecked Sendable  // `rule` and `next` belong to whoever has the turn
{
  @usableFromInline let sink: EventSink<Rule.Element>
  @exclusivity(unchecked) @usableFromInline var rule: Rule
  /// What is to be subscribed to.
  @exclusivity(unchecked) @usableFromInline var next: EventSource<Rule.Element>?
  /// Subscriptions that are due; whoever makes it one works them off.
  @usableFromInline let turns = Atomic<Int>(0)
  @usableFromInline let order: TeardownOrder

  @inlinable @inline(__always)
  init(
    _ rule: Rule, _ order: TeardownOrder, _ sink: EventSink<Rule.Element>,
    _ outer: SinkDisposer
  ) {
    self.rule = rule
    self.order = order
    self.sink = sink
    super.init(outer)
  }

  @inlinable
  package func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, order == .atEnd ? .always : .never) {
      advance(after: termination, of: inner)
    }
  }

  @usableFromInline
  package func innerAbandoned() { abandonResult() }

  /// Subscribes to the first source (`termination` is nil), or to the next one after a source has
  /// terminated.
  ///
  /// The rule says which source that is before the old source is torn down, as a sequence of
  /// sources does in RxSwift.
  @inlinable
  func advance(after termination: Termination?, of ended: InnerSubscription? = nil) {
    switch rule.step(after: termination) {
    case .finish(let termination): sink.finish(termination)
    case .subscribe(let source):
      if order == .beforeNext, let ended { ended.dispose() }
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
    } else {
      let iter = MergeSinkIter(self)
      source.subscribe(EventSink(next: sink.next, finish: { iter.sourceFinished($0) }), iter)
    }
  }
}

/// An operator whose sources come one after the other.
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

/// When a source that has terminated is torn down, if another source follows it (C6).
///
/// It decides whether the two share a connection: a shared source whose only observer is the old
/// source disconnects before the next one subscribes, or stays connected.
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
