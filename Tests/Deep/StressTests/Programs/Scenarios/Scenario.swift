// SPDX-License-Identifier: MIT
import BraidCore
import Testing

/// The concurrent actions of several threads on a row.
enum Scenario: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// Senders, perhaps an end, observers that subscribe and unsubscribe, and a thread that disposes
  /// others.
  case crowd
  /// Values whose `deinit` sends, subscribes and disposes.
  case releases
  /// Observers that block, send, subscribe and dispose from inside.
  case busyObservers
  /// Teardowns that send, subscribe and connect, on two threads.
  case teardowns
  /// An end while observers come.
  case lateness
  /// Disposal of the subject while observers come.
  case shutting
  /// Two threads that subscribe, send and dispose, a few times.
  case rounds
  /// Connections that are made and disposed while observers come.
  case connections
  /// Two threads that do one or two things each, beside an observer: they have few interleavings.
  case duets

  var testDescription: String { rawValue }

  /// Whether it says something about this row.
  func applies(to row: ThreadedRow) -> Bool {
    switch self {
    case .shutting: row.plant().shut != nil
    case .connections: row.plant().connect != nil
    case .lateness: !row.traits.contains(.endless)
    case .rounds, .crowd, .releases, .busyObservers, .teardowns, .duets: true
    }
  }

  /// How many rounds there are of it, in proportion.
  var share: Int {
    switch self {
    case .crowd, .releases, .busyObservers: 1
    case .teardowns, .lateness, .shutting, .connections: 2
    case .rounds, .duets: 3
    }
  }

  typealias Work = @Sendable (Participant) -> Void

  /// One round, and the actions of each of its threads.
  func stage(_ row: ThreadedRow, seed: UInt64) -> (round: Round, work: [Work]) {
    var dice = Dice(seed)
    var work = threads(&dice)
    if row.traits.contains(.timed) { work.append(passTime) }
    let round = Round(row, seed: seed, threads: work.count, actions: actions)
    prepare(round)
    return (round, work)
  }

  private func threads(_ dice: inout Dice) -> [Work] {
    switch self {
    case .crowd:
      let last = dice.chance(50) ? end : disposeOthers
      return [send, send, comeAndGo, comeAndGo, last]
    case .releases: return [send, send, comeAndGo, disposeOthers]
    case .busyObservers:
      let last = dice.chance(30) ? end : disposeOthers
      return [send, send, comeAndGo, last]
    case .teardowns: return [comeAndGo, comeAndGo, send]
    case .lateness: return [come, come, dice.chance(50) ? come : send, end]
    case .shutting: return [come, come, send, shut]
    case .rounds: return dice.chance(70) ? [takeTurns, takeTurns] : [takeTurns, takeTurns, send]
    case .connections: return [connect, connect, comeAndGo, send]
    case .duets: return dice.chance(50) ? [doLittle, doLittle] : [doLittle, end]
    }
  }

  /// What observers do from inside their events.
  private func actions(_ dice: inout Dice) -> [Int: Party.Action] {
    var actions: [Int: Party.Action] = [:]
    switch self {
    case .busyObservers:
      let all: [Party.Action] = [
        .wait(1 + dice.below(5)), .wait(1 + dice.below(3)), .send, .subscribe, .disposeOther,
        .disposeSelf,
      ]
      for _ in 0..<2 { actions[1 + dice.below(4)] = all[dice.below(all.count)] }
      if dice.chance(30) { actions[-1] = all[dice.below(all.count)] }
    case .releases, .lateness:
      if dice.chance(30) { actions[1 + dice.below(2)] = .wait(1 + dice.below(4)) }
      if dice.chance(20) { actions[1 + dice.below(2)] = .send }
      if dice.chance(10) { actions[-1] = .subscribe }
    case .rounds, .crowd, .teardowns, .connections:
      if dice.chance(20) { actions[1 + dice.below(3)] = .wait(1 + dice.below(3)) }
    case .shutting, .duets: break
    }
    return actions
  }

  /// Sets up the round before the threads begin.
  private func prepare(_ round: Round) {
    if self != .connections { _ = round.plant.connect?() }
    if round.row.traits.contains(.anchored) { round.keepAnchor() }
    switch self {
    case .releases:
      let dice = Locked(Dice(round.seed, for: 99))
      round.lives.whenReleased(12) { [weak round] in
        guard let round else { return }
        switch dice.withLock({ $0.below(3) }) {
        case 0: round.sendAnyhow()
        case 1: round.join(from: .event)
        default: round.anyParty()?.dispose()
        }
      }
    case .teardowns:
      let dice = Locked(Dice(round.seed, for: 98))
      let budget = Budget(6)
      for feed in round.plant.feeds {
        feed.whenTornDown { [weak round] in
          guard let round, budget.take() else { return }
          switch dice.withLock({ $0.below(4) }) {
          case 0: round.sendAnyhow()
          case 1: _ = round.plant.connect?()
          default: round.join(from: .event)
          }
        }
      }
    case .duets: round.join()
    case .crowd, .busyObservers, .lateness, .shutting, .rounds, .connections: break
    }
  }
}

/// How often something may still be done.
private final class Budget: Sendable {
  private let left: AtomicInt
  init(_ count: Int) { left = AtomicInt(count) }
  func take() -> Bool { left.decrement() > 0 }
}
