// SPDX-License-Identifier: MIT
import BraidCore
import Foundation
import TestSupport

/// One observer of a round, its subscription, and everything it has seen.
final class Party: Sendable {
  /// An action of an observer inside an event.
  enum Action: Sendable {
    case disposeSelf
    case disposeOther
    case send
    case subscribe
    /// Blocks until others have got on so far.
    case wait(Int)
  }

  /// The object that the closures of the subscription retain: released with them.
  final class Seat: Receiver {
    private let party: Party
    init(_ party: Party) { self.party = party }

    func receive(_ loads: [Load]) { party.receive(loads) }
    func finish(_ termination: Termination) { party.finish(termination) }
    func closed() { party.closed() }
  }

  private struct WeakSeat: @unchecked Sendable {  // a weak reference is atomic
    weak var seat: Seat?
  }

  private struct Subscription {
    var disposable: (any Disposable)?
    var isUnwanted = false
  }

  let id: Int
  /// At which of its values it does what.
  let actions: [Int: Action]
  let round: Round
  /// Whether only the verdict disposes it.
  let isAnchor: Bool
  private let record: Locked<PartyRecord>
  private let subscription = Locked(Subscription())
  private let seat = Locked(WeakSeat())
  /// Changed by events only, without a lock, so that the thread sanitizer detects overlaps.
  nonisolated(unsafe) private var serial = 0

  init(_ id: Int, _ round: Round, _ actions: [Int: Action], isAnchor: Bool = false) {
    self.id = id
    self.isAnchor = isAnchor
    self.round = round
    self.actions = actions
    record = Locked(PartyRecord(round.row, senders: round.senders))
  }

  // MARK: Subscribing

  /// Takes part, unless it has been disposed before.
  func subscribe(knowsStart: Bool) {
    if subscription.withLock({ $0.isUnwanted }) { return }
    let sent = round.sentByNow
    record.withLock { $0.willSubscribe(sent) }
    let disposable = makeSubscription()
    let begun = round.begunByNow
    record.withLock { $0.didSubscribe(knowsStart ? begun : nil, beforeEnd: !round.hasEnded) }
    let isUnwanted = subscription.withLock { state in
      state.disposable = disposable
      return state.isUnwanted
    }
    if isUnwanted { end(disposable) }
  }

  private func makeSubscription() -> any Disposable {
    let seat = Seat(self)
    self.seat.withLock { $0.seat = seat }
    return round.plant.subscribe(seat)
  }

  /// Disposes the subscription, once.
  func dispose() {
    let disposable = subscription.withLock { state in
      defer {
        state.isUnwanted = true
        state.disposable = nil
      }
      return state.disposable
    }
    if let disposable { end(disposable) }
  }

  private func end(_ disposable: any Disposable) {
    disposable.dispose()
    record.withLock { $0.wasDisposed(by: pthread_self()) }
  }

  // MARK: Events

  func receive(_ loads: [Load]) {
    serial += 1
    let count = record.withLock { $0.begin(loads, on: pthread_self()) }
    if !loads.isEmpty, let action = actions[count] { perform(action) }
    record.withLock { $0.finish() }
  }

  func finish(_ termination: Termination) {
    serial += 1
    record.withLock { $0.begin(termination, on: pthread_self()) }
    if let action = actions[-1] { perform(action) }
    record.withLock { $0.finish() }
  }

  func closed() { record.withLock { $0.closed() } }

  private func perform(_ action: Action) {
    switch action {
    case .disposeSelf: dispose()
    case .disposeOther: round.anyParty(but: self)?.dispose()
    case .send: round.sendEcho(of: self)
    case .subscribe: round.join(from: .event)
    case .wait(let count):
      let isParticipant = Crew.participant?.round === round
      round.progress.wait(for: count, asParticipant: isParticipant)
    }
  }

  // MARK: Afterwards

  var isLive: Bool { record.withLock { $0.isLive } && !subscription.withLock { $0.isUnwanted } }
  var events: Int { record.withLock { $0.events } }
  var seen: PartyRecord { record.withLock { $0 } }
  /// How many events and steps are in the history.
  ///
  /// Counted under the lock: the thread sanitizer does not see that a copy is not written to.
  var historyCount: Int { record.withLock { $0.history.count } }
  var closuresAreAlive: Bool { seat.withLock { $0.seat } != nil }

  func complain(_ problem: String) { change { $0.complain(problem) } }
  func change(_ body: (inout PartyRecord) -> Void) { record.withLock { body(&$0) } }

  /// The first problem, with all that this observer has seen.
  var report: String? {
    let seen = seen
    guard let problem = seen.problem else { return nil }
    return """
      observer \(id): \(problem)
        actions: \(actions.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
        history: \(seen.history.joined(separator: " "))
      """
  }
}
