// SPDX-License-Identifier: MIT
public import Synchronization

/// `amb`: mirrors the source that sends first.
///
/// Only the winner sends, so its events go directly to the observer, without a gate.
@usableFromInline
package final class AmbSink<Element>: GroupSink<Element>, @unchecked Sendable {  // atomic
  /// The index of the winner; negative while there is none.
  @usableFromInline let winner = Atomic<Int>(-1)

  @inlinable
  package override init(_ sink: consuming EventSink<Element>, _ outer: borrowing SinkDisposer) {
    super.init(consume sink, outer)
  }

  /// Subscribes to the sources in order, until one of them wins.
  @inlinable
  package func run(_ sources: [EventSource<Element>]) {
    for (index, source) in sources.enumerated() {
      if winner.load(ordering: .acquiring) >= 0 || outer.isDisposed { return }
      let input = AmbInput(self, index)
      insert(input)
      source.subscribe(
        EventSink(next: { input.next($0) }, finish: { input.sourceFinished($0) }), input)
    }
  }
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

  /// Whether this source wins or has won; the first source that reads this wins.
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
