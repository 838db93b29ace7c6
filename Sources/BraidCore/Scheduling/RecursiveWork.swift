// SPDX-License-Identifier: MIT

/// Work that asks for its own next round: a loop over any scheduler, an immediate one included,
/// that never grows the stack (C8).
///
/// A round asked for from inside a body is scheduled when that body returns; one asked for later is
/// scheduled at once, also while the body of another round runs.
package final class RecursiveWork<State: Sendable>: Cancelable, @unchecked Sendable {
  package typealias Body = @Sendable (State, @escaping @Sendable (State) -> Void) -> Void
  private let perform: @Sendable (@escaping @Sendable () -> Void) -> any Disposable
  private let over = AtomicFlag()
  private let lock = Lock()

  /// A round that is scheduled, until its body has returned.
  private struct Round {
    var job: (any Disposable)?
    /// What its body has asked for.
    var asked: ContiguousArray<State> = []
  }

  // All of these are under the lock.
  @exclusivity(unchecked) private var body: Body?
  /// What is to be scheduled now.
  @exclusivity(unchecked) private var asked: ContiguousArray<State> = []
  @exclusivity(unchecked) private var isScheduling = false
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var rounds: [Int: Round] = [:]

  package init(
    _ perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> any Disposable,
    _ body: @escaping Body
  ) {
    self.perform = perform
    self.body = body
  }

  package var isDisposed: Bool { over.isSet }

  /// Asks for a round.
  package func schedule(_ state: State) { ask(state, in: nil) }

  package func dispose() {
    guard over.setIfClear() else { return }
    let (body, asked, rounds) = lock.withLock {
      (self.body.take(), exchange(&self.asked, with: []), exchange(&self.rounds, with: [:]))
    }
    for round in rounds.values { round.job?.dispose() }
    withExtendedLifetime((body, asked)) {}
  }

  /// True for the one who has to schedule what was asked for; called under the lock.
  private func startScheduling() -> Bool {
    if isScheduling || asked.isEmpty { return false }
    isScheduling = true
    return true
  }

  private func scheduleAll() {
    while let (states, first) = nextBatch() {
      for (offset, state) in states.enumerated() where !isDisposed {
        keep(perform { self.run(state, first + offset) }, as: first + offset)
      }
    }
  }

  private func nextBatch() -> (ContiguousArray<State>, Int)? {
    lock.withLock {
      if asked.isEmpty {
        isScheduling = false
        return nil
      }
      let (batch, first) = (exchange(&asked, with: []), number)
      number += batch.count
      for round in first..<number { rounds[round] = Round() }
      return (batch, first)
    }
  }

  private func keep(_ job: any Disposable, as round: Int) {
    lock.withLock { rounds[round]?.job = job }
    if isDisposed { job.dispose() }
  }

  /// Asks for a round from outside, or in the body of one, which is given this.
  private func ask(_ state: State, in round: Int?) {
    let mustSchedule = lock.withLock {
      if body == nil { return false }
      if let round, rounds[round] != nil {
        rounds[round]?.asked.append(state)
        return false
      }
      asked.append(state)
      return startScheduling()
    }
    if mustSchedule { scheduleAll() }
  }

  private func run(_ state: State, _ number: Int) {
    let body = lock.withLock { self.body }
    body?(state) { self.ask($0, in: number) }
    var round: Round?
    let mustSchedule = lock.withLock {
      round = rounds.removeValue(forKey: number)
      if let round { asked.append(contentsOf: round.asked) }
      return startScheduling()
    }
    withExtendedLifetime(round) {}
    if mustSchedule { scheduleAll() }
  }
}
