// SPDX-License-Identifier: MIT

/// An action that requests its own repetition: a loop on any scheduler that never grows the stack
/// (C8), even if the scheduler runs actions synchronously.
///
/// A round requested inside the body is scheduled when the body returns. A round requested later is
/// scheduled immediately, even while the body of another round runs.
///
/// A scheduler that runs nested actions later, never inside the current one, is asked from inside
/// the round, so that it decides when the next round runs. Any other one is asked in a loop.
///
/// Not generic in its states, so that it is compiled once: unspecialized code would look its types
/// up in each round.
package final class RecursiveWork: Cancelable, @unchecked Sendable {
  private typealias State = any Sendable
  private typealias Body = @Sendable (State, @escaping @Sendable (State) -> Void) -> Void
  private let perform: @Sendable (@escaping @Sendable () -> Void) -> any Disposable
  private let queuesNested: Bool
  private let disposed = AtomicFlag()
  private let lock = Lock()

  /// A scheduled round, until its body has returned.
  private struct Round {
    var job: (any Disposable)?
    /// The rounds that its body has requested.
    var asked: ContiguousArray<State> = []
  }

  // The lock guards all of these.
  private var body: Body?
  /// The rounds to schedule next.
  private var asked: ContiguousArray<State> = []
  private var isScheduling = false
  private var number = 0
  private var rounds: [Int: Round] = [:]

  /// - Parameters:
  ///   - perform: Schedules an action.
  ///   - queuesNested: Whether `perform` never runs an action inside another one.
  ///   - body: The action. Receives a state, and a function that requests a round with the next
  ///     one.
  package init<Value: Sendable>(
    _ perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> any Disposable,
    queuesNested: Bool = false,
    _ body: @escaping @Sendable (Value, @escaping @Sendable (Value) -> Void) -> Void
  ) {
    self.perform = perform
    self.queuesNested = queuesNested
    self.body = { state, again in
      if let state = state as? Value { body(state) { again($0) } }
    }
  }

  package var isDisposed: Bool { disposed.isSet }

  /// Requests a round, with a state of the type that the body receives.
  package func schedule(_ state: any Sendable) { ask(state, in: nil) }

  package func dispose() {
    guard disposed.setIfClear() else { return }
    let (body, asked, rounds) = lock.withLock {
      (self.body.take(), exchange(&self.asked, with: []), exchange(&self.rounds, with: [:]))
    }
    for round in rounds.values { round.job?.dispose() }
    withExtendedLifetime((body, asked)) {}
  }

  /// Returns true if the caller has to schedule the requested rounds; called under the lock.
  private func startScheduling() -> Bool {
    if asked.isEmpty || (isScheduling && !queuesNested) { return false }
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

  /// Requests a round; `round` is the requesting one, nil if a caller outside requests it.
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
