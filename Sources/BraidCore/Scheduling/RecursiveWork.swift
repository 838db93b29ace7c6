// SPDX-License-Identifier: MIT

/// Work that asks for its own next round: a loop over any scheduler, an immediate one included,
/// that never grows the stack (C8).
///
/// A round asked for from inside the body is scheduled when the body returns; one asked for later
/// is scheduled at once.
package final class RecursiveWork<State: Sendable>: Cancelable, @unchecked Sendable {
  package typealias Body = @Sendable (State, @escaping @Sendable (State) -> Void) -> Void
  private let perform: @Sendable (@escaping @Sendable () -> Void) -> any Disposable
  private let over = AtomicFlag()
  private let lock = Lock()
  // All of these are under the lock.
  @exclusivity(unchecked) private var body: Body?
  @exclusivity(unchecked) private var asked: ContiguousArray<State> = []
  @exclusivity(unchecked) private var bodiesRunning = 0
  @exclusivity(unchecked) private var isScheduling = false
  @exclusivity(unchecked) private var rounds = 0
  /// The rounds that are scheduled, until their bodies have returned.
  @exclusivity(unchecked) private var jobs: [Int: (any Disposable)?] = [:]

  package init(
    _ perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> any Disposable,
    _ body: @escaping Body
  ) {
    self.perform = perform
    self.body = body
  }

  package var isDisposed: Bool { over.isSet }

  /// Asks for a round.
  package func schedule(_ state: State) {
    let mustSchedule = lock.withLock {
      if body == nil { return false }
      asked.append(state)
      return startScheduling()
    }
    if mustSchedule { scheduleAll() }
  }

  package func dispose() {
    guard over.testAndSet() else { return }
    let (body, asked, jobs) = lock.withLock {
      defer {
        self.body = nil
        self.asked = []
        self.jobs = [:]
      }
      return (self.body, self.asked, self.jobs)
    }
    for case let job? in jobs.values { job.dispose() }
    withExtendedLifetime((body, asked)) {}
  }

  /// True for the one who has to schedule what was asked for; called under the lock.
  private func startScheduling() -> Bool {
    if isScheduling || bodiesRunning > 0 || asked.isEmpty { return false }
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
      let (batch, first) = (asked, rounds)
      asked = []
      rounds += batch.count
      for round in first..<rounds { jobs.updateValue(nil, forKey: round) }
      return (batch, first)
    }
  }

  private func keep(_ job: any Disposable, as round: Int) {
    lock.withLock {
      if jobs.index(forKey: round) != nil { jobs.updateValue(job, forKey: round) }
    }
    if isDisposed { job.dispose() }
  }

  private func run(_ state: State, _ round: Int) {
    let body = lock.withLock {
      bodiesRunning += 1
      return self.body
    }
    body?(state) { self.schedule($0) }
    var job: (any Disposable)??
    let mustSchedule = lock.withLock {
      bodiesRunning -= 1
      job = jobs.removeValue(forKey: round)
      return startScheduling()
    }
    withExtendedLifetime(job) {}
    if mustSchedule { scheduleAll() }
  }
}
