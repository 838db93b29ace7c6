// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Foundation
import TestSupport
import Testing

/// Clauses C2 and C3 with eight threads and many events through each gate that forwards all events.
///
/// Only the gate guards the state of the observer, so the thread sanitizer detects a
/// gate that fails. ``ThreadedPrograms`` checks the same rows with other concurrent
/// activity.
@Suite(.serialized, .alone) struct ContractStressTests {
  static let threads = 8
  /// A million in all; the tests of many rows send a part of that to each.
  static let each = amount(125_000)

  /// Rows that forward every value of every source immediately.
  static let rows = ThreadedRow.all.filter { row in
    row.expectations.allSatisfy { $0.isComplete }
      && row.traits.isDisjoint(with: [.timed, .fromStart, .mayEnd])
  }

  @Test(arguments: rows)
  func `eight threads lose, duplicate, overlap and reorder no event`(row: ThreadedRow) {
    let each = Self.each / 40
    let checker = LoadChecker(Self.threads)
    let plant = row.plant()
    let subscription = plant.subscribe(checker)
    let connection = plant.connect?()
    // Some subscribe on a queue.
    plant.tools.settle()
    let lives = LifeBook()
    onThreads(Self.threads) { sender in
      let inlet = plant.inlets[row.inlet(of: sender)]
      for number in 0..<each { inlet.send(lives.make(sender, number)) }
    }
    plant.tools.settle { checker.count == Self.threads * each }
    expectEqual(checker.next, [Int](repeating: each, count: Self.threads))
    expectEqual(checker.problems, [])
    subscription.dispose()
    connection?.dispose()
  }
}

/// Sees whether each sender's values come in order, without gaps, one at a time.
final class LoadChecker: Receiver, @unchecked Sendable {  // fields: only touched by serial events
  /// The next number of each sender.
  private(set) var next: [Int]
  private var disorder = 0
  private var ends = 0
  private let received = AtomicInt()
  private let inside = AtomicInt()
  private let overlaps = AtomicInt()

  init(_ senders: Int) { next = [Int](repeating: 0, count: senders) }

  /// How many have come, on any thread.
  var count: Int { received.load() }

  var problems: [String] {
    var problems: [String] = []
    if disorder > 0 { problems.append("\(disorder) values lost, doubled or out of order") }
    if overlaps.load() > 0 { problems.append("\(overlaps.load()) events overlapped") }
    if ends > 0 { problems.append("\(ends) ends") }
    return problems
  }

  func receive(_ loads: [Load]) {
    if inside.increment() != 0 { overlaps.increment() }
    for load in loads where load.sender >= 0 {
      defer { received.increment() }
      if load.number != next[load.sender] { disorder += 1 }
      next[load.sender] = load.number + 1
    }
    inside.decrement()
  }

  func finish(_ termination: Termination) { ends += 1 }

  func closed() {}
}
