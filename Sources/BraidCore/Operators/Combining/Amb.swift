// SPDX-License-Identifier: MIT
public import Synchronization

/// `amb`: the source that reacts first, alone.
///
/// Only the winner sends, so its events go to the observer without a gate.
@usableFromInline
package final class AmbSink<Element>: SubscriptionGroup, @unchecked Sendable {  // an atomic
  @usableFromInline let sink: EventSink<Element>
  /// The number of the winner; negative while there is none.
  @usableFromInline let winner = Atomic<Int>(-1)

  @inlinable
  init(_ sink: EventSink<Element>, _ outer: SinkDisposer) {
    self.sink = sink
    super.init(outer)
  }

  /// Whether there is a winner: then nobody else needs to be asked.
  @inlinable
  var isDecided: Bool { winner.load(ordering: .acquiring) >= 0 }
}

@usableFromInline
final class AmbInput<Element>: InnerSubscription, @unchecked Sendable {  // immutable
  @usableFromInline let owner: AmbSink<Element>
  @usableFromInline let index: Int

  @inlinable
  init(_ owner: AmbSink<Element>, _ index: Int) {
    self.owner = owner
    self.index = index
    super.init()
  }

  /// Whether this source leads; the first one that asks does from then on.
  @inlinable
  var leads: Bool {
    let winner = owner.winner.load(ordering: .acquiring)
    if winner == index { return true }
    if winner >= 0 { return false }
    let isFirst = owner.winner.compareExchange(
      expected: -1, desired: index, ordering: .acquiringAndReleasing
    ).exchanged
    if isFirst { owner.retireAll(but: self) }
    return isFirst
  }

  @inlinable
  func next(_ element: Element) {
    if leads, !owner.outer.isDisposed { owner.sink.next(element) }
  }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    if leads, !owner.outer.isDisposed { owner.sink.finish(termination) }
    owner.retire(self)
  }
}

/// `amb` of any number of sources.
@frozen
@usableFromInline
package struct Amb<Element>: SourceOperator {
  @usableFromInline let sources: [EventSource<Element>]

  @inlinable
  package init(_ sources: [EventSource<Element>]) { self.sources = sources }

  @inlinable
  package func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let engine = AmbSink(sink, scope)
    for (index, source) in sources.enumerated() {
      if engine.isDecided || scope.isDisposed { return }
      let input = AmbInput(engine, index)
      engine.insert(input)
      source.subscribe(
        EventSink(next: { input.next($0) }, finish: { input.sourceFinished($0) }), input)
    }
  }
}
