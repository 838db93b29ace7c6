// SPDX-License-Identifier: MIT
public import Synchronization

/// `amb`: mirrors the source that sends first.
///
/// Only the winner sends, so its events go directly to the observer, without a gate.
@usableFromInline
package final class AmbSink<Element>: SubscriptionGroup, @unchecked Sendable {  // atomic
  @usableFromInline let sink: EventSink<Element>
  /// The index of the winner; negative while there is none.
  @usableFromInline let winner = Atomic<Int>(-1)

  @inlinable
  package init(_ sink: consuming EventSink<Element>, _ outer: borrowing SinkDisposer) {
    self.sink = consume sink
    super.init(outer)
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

  private var hasWon: Bool { owner.winner.load(ordering: .acquiring) == index }

  override func sourceAbandoned() {
    if hasWon { owner.abandonResult() }
  }

  override func sourceReleased() {
    if !hasWon { return }
    owner.sourceReleased()
    owner.abandonResult()
  }

  override var awaitsRelease: Bool { owner.awaitsRelease }
}

/// The engine of `flatMap` by race: mirrors the inner source that sends first.
///
/// The source may fail while the winner sends, so their events go through a gate.
@usableFromInline
package final class RaceSink<Selector: InnerSelecting>: SerialSink<Selector.Element, Never>,
  FlattenSink, @unchecked Sendable  // atomic; the lock guards the ends
{
  @usableFromInline let context: Selector
  /// The number of the winner; zero while there is none.
  @usableFromInline let winner = Atomic<Int>(0)
  /// The number of the newest inner source; accessed by the source only.
  @exclusivity(unchecked) @usableFromInline var newest = 0
  private let ends = Locked(Ends())

  /// Which sources can still send events.
  private struct Ends {
    enum End { case active, completed, abandoned }

    var source = End.active
    var winner = End.active
    var hasWinner = false
    var hasInner = false
    /// The number of inner sources without the abandoned ones.
    var candidates = 0
  }

  /// - Parameter early: Which ends of a source tear it down before they are forwarded.
  @inlinable
  package init(
    _ sink: consuming EventSink<Selector.Element>, _ outer: SinkDisposer, _ early: EarlyTeardown,
    _ selector: Selector
  ) {
    context = selector
    super.init(consume sink, outer, early)
  }

  /// Subscribes to the source; its values are dropped as soon as an inner source has won.
  @inlinable
  package func run(_ source: EventSource<Selector.Input>) {
    source.connect(
      EventSink(
        next: { if self.winner.load(ordering: .acquiring) == 0 { self.receive($0) } },
        finish: { self.sourceFinished($0) }), self)
  }

  @inlinable
  func take(_ inner: EventSource<Selector.Element>) {
    newest += 1
    let input = RaceInput(self, newest)
    innerStarted()
    insert(input)
    // Another inner source may have won on another thread meanwhile, before this one was in the
    // list.
    if winner.load(ordering: .acquiring) != 0 { return retire(input) }
    inner.subscribe(
      EventSink(next: { input.next($0) }, finish: { input.sourceFinished($0) }), input)
  }

  /// Whether the source with this number wins or has won.
  @inlinable
  func leads(_ input: RaceInput<Selector>) -> Bool {
    let leader = winner.load(ordering: .acquiring)
    if leader == input.number { return true }
    if leader != 0 { return false }
    return wins(input)
  }

  @usableFromInline
  func wins(_ input: RaceInput<Selector>) -> Bool {
    let isFirst = winner.compareExchange(
      expected: 0, desired: input.number, ordering: .acquiringAndReleasing
    ).exchanged
    guard isFirst else { return false }
    ends.withLock { $0.hasWinner = true }
    _ = retireOthers(than: input)
    return true
  }

  @usableFromInline
  func innerStarted() {
    ends.withLock {
      $0.hasInner = true
      $0.candidates += 1
    }
  }

  @inlinable
  override func sourceFinished(_ termination: Termination) {
    if isSourceOver { return }
    isSourceOver = true
    if early == .always { endSource() }
    if case .error = termination { finish(termination) } else { sourceEnded(isAbandoned: false) }
    endSource()
  }

  package override func sourceAbandoned() {
    if isSourceOver { return }
    isSourceOver = true
    sourceEnded(isAbandoned: true)
    endSource()
  }

  @inlinable
  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, early) {
      if case .error = termination { finish(termination) } else { winnerCompleted() }
    }
  }

  @usableFromInline
  func sourceEnded(isAbandoned: Bool) {
    conclude { $0.source = isAbandoned ? .abandoned : .completed }
  }

  @usableFromInline
  func winnerCompleted() { conclude { $0.winner = .completed } }

  override func innerAbandoned() {
    conclude { if $0.hasWinner { $0.winner = .abandoned } else { $0.candidates -= 1 } }
  }

  /// Ends or abandons the result if no source can send any more.
  private func conclude(after change: (inout Ends) -> Void) {
    let end: Ends.End = ends.withLock { ends in
      change(&ends)
      if ends.source == .active { return .active }
      if ends.hasWinner {
        return ends.winner == .completed ? ends.source : ends.winner
      }
      if !ends.hasInner { return ends.source }
      return ends.candidates == 0 ? .abandoned : .active
    }
    switch end {
    case .active: break
    case .completed: finish(.completed)
    case .abandoned: abandonSerially()
    }
  }
}

/// An inner source of ``RaceSink``.
@usableFromInline
final class RaceInput<Selector: InnerSelecting>: InnerSubscription,
  @unchecked Sendable  // immutable
{
  @usableFromInline let owner: RaceSink<Selector>
  @usableFromInline let number: Int

  @inlinable
  init(_ owner: RaceSink<Selector>, _ number: Int) {
    self.owner = owner
    self.number = number
    super.init()
  }

  @inlinable
  func next(_ element: Selector.Element) {
    if owner.leads(self) { owner.forward(element) }
  }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    if owner.leads(self) { owner.innerFinished(termination, of: self) } else { owner.retire(self) }
  }

  override var group: SubscriptionGroup? { owner }

  override func sourceAbandoned() {
    if owner.claimEnd(of: self) { owner.innerAbandoned() }
    owner.retire(self)
  }
}
