// SPDX-License-Identifier: MIT

/// The number of the source that has sent first.
struct Winner: ~Copyable, Sendable {
  /// Zero while there is none.
  private let number = AtomicInt()

  var isKnown: Bool { number.load() != 0 }

  func isNumber(_ candidate: Int) -> Bool { number.load() == candidate }

  /// Whether the source with this number, which is positive, wins or has won.
  ///
  /// - Parameter win: Called if this call makes it win.
  func leads(_ candidate: Int, _ win: () -> Void) -> Bool {
    let winner = number.load()
    if winner != 0 { return winner == candidate }
    let isFirst = number.compareExchange(
      expected: 0, desired: candidate
    ).exchanged
    if isFirst { win() }
    return isFirst
  }
}

/// `amb`: mirrors the source that sends first.
///
/// Only the winner sends, so its events go directly to the observer, without a gate.
final class AmbSink: SubscriptionGroup, @unchecked Sendable {  // atomic
  let sink: RawSink
  let winner = Winner()

  init(_ sink: consuming RawSink, _ outer: borrowing SinkDisposer) {
    self.sink = consume sink
    super.init(outer)
  }

  /// Subscribes to the sources in order, until one of them wins.
  func run(_ sources: [RawSource]) {
    for (index, source) in sources.enumerated() {
      if winner.isKnown || outer.isDisposed { return }
      let input = AmbInput(self, index + 1)
      insert(input)
      source.subscribe(
        RawSink(next: { input.next(address(of: $0)) }, finish: { input.sourceFinished($0) }), input)
    }
  }
}

private final class AmbInput: InnerSubscription, @unchecked Sendable {  // immutable
  let owner: AmbSink
  let number: Int

  init(_ owner: AmbSink, _ number: Int) {
    self.owner = owner
    self.number = number
    super.init()
  }

  /// Whether this source wins or has won; the first source that reads this wins.
  var leads: Bool {
    owner.winner.leads(number) { owner.retireAll(but: self, isLast: true) }
  }

  func next(_ value: UnsafeRawPointer) {
    if leads, !owner.outer.isDisposed { owner.sink.next(at: value) }
  }

  func sourceFinished(_ termination: Termination) {
    if leads, !owner.outer.isDisposed { owner.sink.finish(termination) }
  }

  private var hasWon: Bool { owner.winner.isNumber(number) }

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
final class RaceSink: FlattenSink,
  @unchecked Sendable  // atomic; the lock guards the ends
{
  let winner = Winner()
  /// The number of the newest inner source; accessed by the source only.
  var newest = 0
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

  override var dropsValues: Bool { winner.isKnown }

  override func take(_ inner: RawSource) {
    newest += 1
    let input = RaceInput(self, newest)
    innerStarted()
    insert(input)
    // Another inner source may have won on another thread before this one was in the
    // list.
    if winner.isKnown { return retire(input) }
    inner.subscribe(
      RawSink(next: { input.next(address(of: $0)) }, finish: { input.sourceFinished($0) }), input)
  }

  /// Whether the source with this number wins or has won.
  func leads(_ input: RaceInput) -> Bool {
    winner.leads(input.number) {
      ends.withLock { $0.hasWinner = true }
      retireAll(but: input)
    }
  }

  func innerStarted() {
    ends.withLock {
      $0.hasInner = true
      $0.candidates += 1
    }
  }

  override func sourceFinished(_ termination: Termination) {
    if !noteSourceEnd() { return }
    endSource()
    if case .error = termination { finish(termination) } else { concludeSource(isAbandoned: false) }
  }

  package override func sourceAbandoned() {
    if !noteSourceEnd() { return }
    concludeSource(isAbandoned: true)
    endSource()
  }

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, early) {
      if case .error = termination { finish(termination) } else { winnerCompleted() }
    }
  }

  func concludeSource(isAbandoned: Bool) {
    conclude { $0.source = isAbandoned ? .abandoned : .completed }
  }

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
final class RaceInput: InnerSubscription,
  @unchecked Sendable  // immutable
{
  let owner: RaceSink
  let number: Int

  init(_ owner: RaceSink, _ number: Int) {
    self.owner = owner
    self.number = number
    super.init()
  }

  func next(_ value: UnsafeRawPointer) {
    if owner.leads(self) { owner.forward(value) }
  }

  func sourceFinished(_ termination: Termination) {
    if owner.leads(self) { owner.innerFinished(termination, of: self) } else { owner.retire(self) }
  }

  override var group: SubscriptionGroup? { owner }
}

/// `amb`.
package final class AmbSources: RawOperator, @unchecked Sendable {  // immutable
  private let sources: [RawSource]

  package init<Source: EventSource<Element>, Element>(_ sources: [Source]) {
    self.sources = raw(sources)
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    AmbSink(sink, scope).run(sources)
  }
}
