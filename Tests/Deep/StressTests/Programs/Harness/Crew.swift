// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch
import Foundation

/// Threads that are made once and run many short rounds.
///
/// One round at a time: ``ThreadedPrograms`` takes care of it.
final class Crew: @unchecked Sendable {  // immutable
  private let workers: [Worker]
  private let done = DispatchSemaphore(value: 0)

  init(_ count: Int) {
    let done = done
    workers = (0..<count).map { _ in Worker(done) }
    for worker in workers { worker.start() }
  }

  /// Runs each participant on a thread of its own; false if they have not come to an end in time.
  func run(_ participants: [Participant], _ work: [@Sendable (Participant) -> Void]) -> Bool {
    let interleaving = Interleaving(participants.count, seed: participants[0].round.seed)
    interleaving.begin()
    defer { interleaving.end() }
    for index in participants.indices {
      workers[index].begin(participants[index], interleaving, work[index])
    }
    let deadline = DispatchTime.now() + .seconds(20)
    for _ in participants {
      guard done.wait(timeout: deadline) == .success else { return false }
    }
    return true
  }

  /// Who runs on this thread.
  static var participant: Participant? {
    pthread_getspecific(Worker.key).map {
      Unmanaged<Worker>.fromOpaque($0).takeUnretainedValue()
    }?.participant
  }
}

/// One thread of a crew.
private final class Worker: Sendable {
  /// Where a thread finds its worker.
  static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private struct Job: Sendable {
    let participant: Participant
    let interleaving: Interleaving
    let work: @Sendable (Participant) -> Void
  }

  // Under a lock, though the semaphores order it: the thread sanitizer may not see those.
  private let job = Locked<Job?>(nil)
  private let ready = DispatchSemaphore(value: 0)
  private let done: DispatchSemaphore

  init(_ done: DispatchSemaphore) { self.done = done }

  var participant: Participant? { job.withLock { $0?.participant } }

  func start() { Thread { self.main() }.start() }

  func begin(
    _ participant: Participant, _ interleaving: Interleaving,
    _ work: @escaping @Sendable (Participant) -> Void
  ) {
    _ = job.exchange(Job(participant: participant, interleaving: interleaving, work: work))
    ready.signal()
  }

  private func main() {
    pthread_setspecific(Worker.key, Unmanaged.passUnretained(self).toOpaque())
    while true {
      ready.wait()
      perform()
      // Nothing of the round outlives it on this thread.
      _ = job.exchange(nil)
      Interleaving.mine?.leave()
      done.signal()
    }
  }

  private func perform() {
    guard let job = job.withLock({ $0 }) else { return }
    job.interleaving.enter(job.participant.index)
    job.work(job.participant)
    job.participant.round.progress.leave()
  }
}

/// Lets a thread wait until others have progressed, but never forever.
///
/// A waiting thread counts as idle, and when all are idle, all continue: so an observer may block
/// "until another sender has sent twice" regardless of the others.
final class Progress: Sendable {
  private struct State {
    var steps = 0
    var busy: Int
    var waiting = 0
  }

  private let condition = NSCondition()
  private let state: Locked<State>

  init(_ participants: Int) { state = Locked(State(busy: participants)) }

  /// Something has been done.
  func step() {
    Interleaving.mine?.step()
    change { $0.steps += 1 }
  }

  /// A participant has done all it had to do.
  func leave() { change { $0.busy -= 1 } }

  /// Waits until others have done `count` things, or cannot do any.
  func wait(for count: Int, asParticipant: Bool) {
    if let interleaving = Interleaving.mine {
      change { $0.busy -= 1 }
      interleaving.wait(for: count)
      return change { $0.busy += 1 }
    }
    condition.lock()
    let goal = state.withLock { state in
      state.busy -= asParticipant ? 1 : 0
      state.waiting += 1
      return state.steps + count
    }
    condition.broadcast()
    while state.withLock({ $0.steps < goal && $0.busy > 0 }) { condition.wait() }
    state.withLock { state in
      state.busy += asParticipant ? 1 : 0
      state.waiting -= 1
    }
    condition.unlock()
  }

  private func change(_ body: (inout State) -> Void) {
    let mustWake = state.withLock { state in
      body(&state)
      return state.waiting > 0
    }
    guard mustWake else { return }
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}

/// The state of one thread of a round.
final class Participant: @unchecked Sendable {  // used by its thread only
  let round: Round
  let index: Int
  var dice: Dice

  init(_ round: Round, _ index: Int) {
    self.round = round
    self.index = index
    dice = Dice(round.seed, for: index)
  }

  /// Lets others get on, perhaps.
  func pause(_ percent: Int = 30) {
    if dice.chance(percent) { wait(1 + dice.below(3)) }
  }

  func wait(_ count: Int) { round.progress.wait(for: count, asParticipant: true) }

  /// In a moment between a decision and what follows from it: now and then others get on first.
  func reach() {
    guard dice.chance(15) else { return }
    wait(1 + dice.below(4))
  }
}
