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
  @usableFromInline package let tearsDownFirst: Bool

  @inlinable @inline(__always)
  init(
    _ rule: Rule, tearsDownFirst: Bool, _ sink: EventSink<Rule.Element>,
    _ outer: SinkDisposer
  ) {
    self.rule = rule
    self.tearsDownFirst = tearsDownFirst
    self.sink = sink
    super.init(outer)
  }

  @inlinable
  package func innerFinished(_ termination: Termination) { advance(after: termination) }

  @usableFromInline
  package func innerAbandoned() { abandonResult() }

  /// Begins (`termination` is nil), or goes on after a source has ended.
  @inlinable
  func advance(after termination: Termination?) {
    switch rule.step(after: termination) {
    case .finish(let termination): sink.finish(termination)
    case .subscribe(let source):
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
@frozen
@usableFromInline
package struct Resubscribing<Rule: ResubscribeRule>: SourceOperator {
  @usableFromInline let rule: Rule
  @usableFromInline let tearsDownFirst: Bool

  /// - Parameter tearsDownFirst: Whether a source that has ended is torn down before the next one
  ///   is subscribed to: the order of RAC. In Rx it is torn down after that, so what the two share
  ///   stays connected.
  @inlinable @inline(__always)
  package init(_ rule: Rule, tearsDownFirst: Bool = false) {
    self.rule = rule
    self.tearsDownFirst = tearsDownFirst
  }

  @inlinable
  package func run(_ sink: EventSink<Rule.Element>, _ scope: SinkDisposer) {
    ResubscribeSink(rule, tearsDownFirst: tearsDownFirst, sink, scope).advance(after: nil)
  }
}
