// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport

/// One run of a scenario over one row: its participants, and the events sent so far.
final class Round: Sendable {
  /// Where a subscription is made.
  enum Place {
    /// By a thread that is inside nothing.
    case thread
    /// From inside an event, a teardown or a `deinit`: it may have to wait for its turn.
    case event
  }

  /// How it was ended, if it was.
  enum End {
    /// Not, or by something that is no end for this row.
    case none
    /// Received by all observers, also later ones.
    case all
    /// Received by current observers.
    case present
  }

  private struct Ends {
    var began = false
    var end = End.none
    var isError = false
    /// What had been sent when the end was.
    var sent: [Int] = []
  }

  let row: ThreadedRow
  let seed: UInt64
  let progress: Progress
  let lives = LifeBook()
  private let counters: [Tally]
  private let unordered = AtomicInt()
  private let planted: Locked<Plant?>
  private let parties = Locked<[Party]>([])
  private let guests = AtomicInt()
  private let ends = Locked(Ends())
  private let choices: Locked<Dice>
  private let problem = Locked<String?>(nil)
  private let shutFlag = AtomicFlag()
  private let disconnections = AtomicInt()
  /// The actions of the next observers inside their events.
  private let actions: @Sendable (inout Dice) -> [Int: Party.Action]

  init(
    _ row: ThreadedRow, seed: UInt64, threads: Int,
    actions: @escaping @Sendable (inout Dice) -> [Int: Party.Action] = { _ in [:] }
  ) {
    self.row = row
    self.seed = seed
    self.actions = actions
    progress = Progress(threads)
    counters = (0..<row.senders).map { _ in Tally() }
    planted = Locked(row.plant())
    choices = Locked(Dice(seed, for: -1))
  }

  // MARK: State

  var senders: Int { row.senders }

  /// The objects under test; released by ``uproot()``.
  var plant: Plant {
    guard let plant = planted.withLock({ $0 }) else { fatalError("the round is over") }
    return plant
  }

  /// Removes and returns the objects under test, so that they can be released.
  func uproot() -> Plant? { planted.exchange(nil) }

  var begunByNow: [Int] { counters.map { $0.begun.load() } }
  var sentByNow: [Int] { counters.map { $0.done.load() } }
  var hasEnded: Bool { ends.withLock { $0.began } }
  var end: End { ends.withLock { $0.end } }
  var endedWithError: Bool { ends.withLock { $0.isError } }
  /// What had been sent when the end was; all that has been sent, if there was none.
  var sentBeforeEnd: [Int] { ends.withLock { $0.began ? $0.sent : nil } ?? sentByNow }
  var everybody: [Party] { parties.withLock { $0 } }

  func complain(_ text: String) { problem.withLock { $0 = $0 ?? text } }

  // MARK: Actions

  /// Sends the next number of a sender; one thread at a time for each.
  func send(_ sender: Int) {
    let counter = counters[sender]
    let number = counter.begun.increment()
    plant.inlets[row.inlet(of: sender)].send(lives.make(sender, number))
    counter.done.increment()
    progress.step()
  }

  /// Sends a number from inside an event of an observer.
  func sendEcho(of party: Party) {
    if party.id < ThreadedRow.echoes { send(ThreadedRow.threads + party.id) } else { sendAnyhow() }
  }

  /// Sends a number from any thread.
  func sendAnyhow() {
    let number = unordered.increment()
    guard number < 60 else { return }
    let inlet = row.inlet(of: number % ThreadedRow.threads)
    plant.inlets[inlet].send(lives.make(Load.unordered, number))
    progress.step()
  }

  /// One observer more.
  @discardableResult
  func join(from place: Place = .thread) -> Party? {
    let id = guests.increment()
    guard id < 200 else { return nil }
    let actions = choices.withLock { self.actions(&$0) }
    let party = Party(id, self, actions)
    parties.withLock { $0.append(party) }
    party.subscribe(knowsStart: place == .thread)
    progress.step()
    return party
  }

  /// One observer that stays to the end, so that a connection is never over.
  func keepAnchor() {
    let party = Party(guests.increment(), self, [:], isAnchor: true)
    parties.withLock { $0.append(party) }
    party.subscribe(knowsStart: true)
  }

  /// A random participant.
  func anyParty(but party: Party? = nil) -> Party? {
    let all = everybody.filter { $0 !== party && !$0.isAnchor }
    if all.isEmpty { return nil }
    let place = choices.withLock { $0.below(all.count) }
    return all[place]
  }

  /// Ends everything, in one of the ways there are for this row.
  func end(_ dice: inout Dice) {
    if row.traits.contains(.endless) { return }
    let triggers = row.expectations.indices.filter { row.expectations[$0].isTrigger }
    let trigger = triggers.first.flatMap { dice.chance(50) ? $0 : nil }
    let isError = trigger == nil && dice.chance(40)
    let survives =
      row.traits.contains(isError ? .survivesErrors : .survivesCompletion) && trigger == nil
    let sent = sentByNow
    ends.withLock { state in
      state.began = true
      state.end = survives ? .none : trigger == nil ? .all : .present
      state.isError = isError
      state.sent = sent
    }
    let termination: Termination = isError ? .error(CancellationError()) : .completed
    if let trigger {
      plant.inlets[trigger].send(lives.make(Load.unordered, unordered.increment()))
    } else if survives {
      plant.inlets[0].finish(termination)
    } else {
      for inlet in plant.inlets { inlet.finish(termination) }
    }
    progress.step()
  }

  /// Disposes the subject.
  func shut() {
    _ = shutFlag.setIfClear()
    plant.shut?()
    progress.step()
  }

  /// Connects, and perhaps disposes of the connection.
  func connect(disposes: Bool) {
    let connection = plant.connect?()
    progress.step()
    guard disposes, !row.traits.contains(.anchored) else { return }
    disconnections.increment()
    connection?.dispose()
    progress.step()
  }

  // MARK: Afterwards

  /// Whether the subject was disposed.
  var isShut: Bool { shutFlag.isSet }
  /// Whether a connection was disposed: who observed it hears nothing any more.
  var wasDisconnected: Bool { disconnections.load() > 0 }

  /// The problems, with the events of the observers concerned.
  var report: String? {
    let all = [problem.withLock { $0 }].compactMap { $0 } + everybody.compactMap(\.report)
    return all.isEmpty ? nil : all.prefix(4).joined(separator: "\n")
  }

  /// Releases all observers, and retains their reports.
  func disperse() {
    let report = report
    problem.withLock { $0 = report }
    _ = parties.exchange([])
  }
}

/// How much one sender has sent.
private final class Tally: Sendable {
  let begun = AtomicInt()
  let done = AtomicInt()
}
