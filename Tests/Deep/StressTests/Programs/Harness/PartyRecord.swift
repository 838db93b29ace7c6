// SPDX-License-Identifier: MIT
import BraidCore
import Foundation

/// The events of one observer, and their problems.
struct PartyRecord: Sendable {
  private(set) var events = 0
  private(set) var values = 0
  private(set) var history: [String] = []
  private(set) var problem: String?
  private(set) var end: Termination?
  /// The last value, as text: for subjects that send one value to all.
  private(set) var lastValue: String?
  private(set) var wasSubscribedBeforeEnd = false
  private(set) var closings = 0

  private let row: ThreadedRow
  /// The next number of each sender; -1 before the first.
  private var next: [Int]
  /// The numbers that were still to be sent when the subscription was there.
  private var start: [Int]?
  /// What had been sent when the subscription began: of a row that replays all it must be seen.
  private var sentBefore: [Int] = []
  private var unordered: Set<Int> = []
  private var inside = 0
  private var thread: pthread_t?
  /// How many events may still come after a disposal.
  private var allowance: Int?
  private var isDisposed = false

  init(_ row: ThreadedRow, senders: Int) {
    self.row = row
    next = [Int](repeating: -1, count: senders)
  }

  var isLive: Bool { end == nil && !isDisposed }
  var wasDisposed: Bool { isDisposed }

  mutating func complain(_ text: String) {
    if problem == nil {
      problem = text
      history.append("<- here")
    }
  }

  private mutating func note(_ text: String) {
    if problem == nil || history.count < 60 { history.append(text) }
    if history.count > 60 { history.removeFirst(20) }
  }

  // MARK: The subscription

  mutating func willSubscribe(_ sent: [Int]) {
    sentBefore = sent
    note("subscribe(")
  }

  mutating func didSubscribe(_ begun: [Int]?, beforeEnd: Bool) {
    start = row.traits.contains(.startsLate) ? nil : begun
    wasSubscribedBeforeEnd = beforeEnd
    note(")")
  }

  mutating func wasDisposed(by thread: pthread_t) {
    isDisposed = true
    // An observer inside a call now has received the event in flight.
    allowance = inside > 0 ? 0 : 1
    note("disposed")
  }

  mutating func closed() {
    closings += 1
    note("onDisposed")
    if closings > 1 { complain("onDisposed ran twice") }
  }

  // MARK: Events

  mutating func begin(_ loads: [Load], on thread: pthread_t) -> Int {
    note(loads.map { "\($0.sender):\($0.number)" }.joined(separator: "+"))
    enter(thread)
    for load in loads { check(load) }
    if let load = loads.last { lastValue = "\(load.sender):\(load.number)" }
    if !loads.isEmpty { values += 1 }
    return values
  }

  mutating func begin(_ termination: Termination, on thread: pthread_t) {
    note(termination.isCompleted ? "|" : "#")
    enter(thread)
    end = termination
  }

  mutating func finish() { inside -= 1 }

  private mutating func enter(_ thread: pthread_t) {
    events += 1
    inside += 1
    if inside > 1 {
      complain(
        self.thread.map { pthread_equal($0, thread) != 0 } ?? false
          ? "called again inside its own call" : "called by two threads at once")
    }
    self.thread = thread
    if end != nil { complain("an event after the end") }
    guard let left = allowance else { return }
    if left == 0 { complain("an event after its disposal") }
    allowance = left - 1
  }

  private mutating func check(_ load: Load) {
    if load.sender < Load.unordered { return }
    guard load.sender >= 0 else {
      let isNew = unordered.insert(load.number).inserted
      if !isNew, row.refusesDoubles { complain("a value doubled") }
      return
    }
    let expectation = row.expectation(of: load.sender)
    if let wrong = expectation.problem(load.number, next: next[load.sender]) {
      complain("\(wrong): \(load.sender):\(load.number), not \(next[load.sender])")
    }
    next[load.sender] = max(next[load.sender], load.number + 1)
  }

  // MARK: Afterwards

  /// Everything that was sent while it was subscribed must have come.
  mutating func checkCompleteness(_ sent: [Int]) {
    for sender in sent.indices where row.expectation(of: sender).isComplete {
      let from = row.traits.contains(.fromStart) ? 0 : start?[sender]
      let seen = next[sender]
      if seen < 0 {
        guard let from, from < sent[sender] else { continue }
        complain("nothing of sender \(sender), who has sent \(from)..<\(sent[sender])")
      } else if seen < sent[sender] {
        complain("lost of sender \(sender): \(seen)..<\(sent[sender])")
      }
    }
  }
}
