// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Clauses C2 and C3 where operators join sources: eight threads, a million events.
@Suite(.serialized, .alone) struct CombiningStressTests {
  private static let threads = ContractStressTests.threads
  private static let each = ContractStressTests.each

  @Test(arguments: Joint.latest)
  func `combineLatest skips no value of either source`(joint: Joint) {
    // One of the latest values changes at a time, by one.
    let checker = Checker([Int]()) { last, values in
      defer { last = values }
      var change = last.isEmpty ? 1 : 0
      for index in last.indices { change += values[index] - last[index] }
      return change == 1
    }
    let gate = joint.open { checker.receive($0) }
    onThreads(Self.threads) { thread in
      for number in 0..<Self.each { gate.send(thread, number) }
    }
    expectEqual(checker.state, [Int](repeating: Self.each - 1, count: Self.threads))
    expectEqual(checker.problems, 0)
    gate.subscription.dispose()
  }

  @Test(arguments: Joint.pairs)
  func `zip pairs each value once`(joint: Joint) {
    // All values of a pair are the next number.
    let checker = Checker(0) { next, values in
      defer { next += 1 }
      return values.allSatisfy { $0 == next }
    }
    let gate = joint.open { checker.receive($0) }
    onThreads(Self.threads) { thread in
      for number in 0..<Self.each { gate.send(thread, number) }
    }
    expectEqual(checker.received, Self.each)
    expectEqual(checker.problems, 0)
    gate.subscription.dispose()
  }

  /// The first half of the threads sends to the source, the other half to the second source.
  @Test(arguments: Joint.sampled)
  func `withLatestFrom loses no value of the source`(joint: Joint) {
    let half = Self.threads / 2
    // Each sender's numbers arrive in order: all of the source's, some of the second source's.
    let none = [Int](repeating: 0, count: half)
    let checker = Checker((next: none, latest: none)) { state, values in
      let (sender, number) = (values[0] % half, values[0] / half)
      let (sampled, sample) = (values[1] % half, values[1] / half)
      defer { (state.next[sender], state.latest[sampled]) = (number + 1, sample) }
      return number == state.next[sender] && sample >= state.latest[sampled]
    }
    let gate = joint.open { checker.receive($0) }
    gate.send(1, 0)
    onThreads(Self.threads) { thread in
      for number in 0..<Self.each {
        gate.send(thread < half ? 0 : 1, number * half + thread % half)
      }
    }
    expectEqual(checker.received, half * Self.each)
    expectEqual(checker.problems, 0)
    gate.subscription.dispose()
  }

  /// The first thread switches, the others send into all inner sources.
  @Test(arguments: Joint.switching)
  func `flatMapLatest forwards no value of a replaced source`(joint: Joint) {
    let switches = Self.each / 100
    // The number of the switch never goes back.
    let checker = Checker(0) { current, values in
      defer { current = values[0] }
      return values[0] >= current
    }
    let gate = joint.open { checker.receive($0) }
    onThreads(Self.threads) { thread in
      if thread == 0 {
        for number in 0..<switches { gate.send(0, number) }
      } else {
        for number in 0..<Self.each { gate.send(thread, number) }
      }
    }
    expectEqual(checker.problems, 0)
    let before = checker.received
    let last = 1 + (switches - 1) % (Self.threads - 1)
    for number in 0..<100 { gate.send(last, Self.each + number) }
    expectEqual(checker.received, before + 100)
    gate.subscription.dispose()
  }
}

/// An operator that joins sources, fed by number.
struct Joint: Sendable, CustomTestStringConvertible {
  struct SerialGate: Sendable {
    /// Sends a number to the source with this index.
    let send: @Sendable (Int, Int) -> Void
    let subscription: any Disposable
  }

  let testDescription: String
  private let make: @Sendable (@escaping @Sendable ([Int]) -> Void) -> SerialGate

  func open(_ next: @escaping @Sendable ([Int]) -> Void) -> SerialGate { make(next) }

  static func observable(
    _ name: String, _ make: @escaping @Sendable ([PublishSubject<Int>]) -> Observable<[Int]>
  ) -> Joint {
    Joint(testDescription: name) { next in
      let subjects = (0..<ContractStressTests.threads).map { _ in PublishSubject<Int>() }
      let subscription = make(subjects).subscribe(onNext: next)
      return SerialGate(send: { subjects[$0].onNext($1) }, subscription: subscription)
    }
  }

  static func signal(
    _ name: String, _ make: @escaping @Sendable ([SignalSubject<Int>]) -> Signal<[Int]>
  ) -> Joint {
    Joint(testDescription: "signal " + name) { next in
      let subjects = (0..<ContractStressTests.threads).map { _ in SignalSubject<Int>() }
      let subscription = make(subjects).subscribe(next: next)
      return SerialGate(send: { subjects[$0].sendNext($1) }, subscription: subscription)
    }
  }

  /// All sources, the latest of each.
  static let latest: [Joint] = [
    observable("combineLatest of many") { Observable.combineLatest($0) },
    observable("combineLatest of a pack") { s in
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
        .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
    },
    observable("combineLatest of two, three and four") { s in
      let four = Observable.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
      let three = Observable.combineLatest(s[4], s[5], s[6]) { [$0, $1, $2] }
      return Observable.combineLatest(four, Observable.combineLatest(three, s[7]) { $0 + [$1] }) {
        $0 + $1
      }
    },
    signal("combineLatest of many") { Signal.combineLatest($0) },
    signal("combineLatest of two, three and four") { s in
      let four = Signal.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
      let three = Signal.combineLatest(s[4], s[5], s[6]) { [$0, $1, $2] }
      return Signal.combineLatest(four, Signal.combineLatest(three, s[7]) { $0 + [$1] }) { $0 + $1 }
    },
  ]

  /// All sources, number by number.
  static let pairs: [Joint] = [
    observable("zip of many") { Observable.zip($0) },
    observable("zip of a pack") { s in
      Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
        .map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
    },
    observable("zip of two, three and four") { s in
      let four = Observable.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
      let three = Observable.zip(s[4], s[5], s[6]) { [$0, $1, $2] }
      return Observable.zip(four, Observable.zip(three, s[7]) { $0 + [$1] }) { $0 + $1 }
    },
    signal("zip of many") { Signal.zip($0) },
    signal("zip of two, three and four") { s in
      let four = Signal.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
      let three = Signal.zip(s[4], s[5], s[6]) { [$0, $1, $2] }
      return Signal.zip(four, Signal.zip(three, s[7]) { $0 + [$1] }) { $0 + $1 }
    },
  ]

  /// The first source with the latest value of the second.
  static let sampled: [Joint] = [
    observable("withLatestFrom") { $0[0].withLatestFrom($0[1]) { [$0, $1] } }
  ]

  /// The first source switches to the others; each value with the number of the switch.
  static let switching: [Joint] = [
    observable("flatMapLatest") { subjects in
      subjects[0].flatMapLatest { number in
        subjects[1 + number % (subjects.count - 1)].map { [number, $0] }
      }
    },
    signal("flatMap(.latest)") { subjects in
      subjects[0].flatMap(.latest) { number in
        subjects[1 + number % (subjects.count - 1)].map { [number, $0] }
      }
    },
    signal("switchToLatest") { subjects in
      subjects[0].map { number in
        subjects[1 + number % (subjects.count - 1)].map { [number, $0] }
      }
      .switchToLatest()
    },
  ]
}

/// Checks each result, and that they come one at a time.
///
/// The state is touched by serial events only.
private final class Checker<State>: @unchecked Sendable {  // see above
  private(set) var state: State
  private(set) var received = 0
  private let wrong = AtomicInt()
  private let inside = AtomicInt()
  private let isRight: (inout State, [Int]) -> Bool

  init(_ state: State, _ isRight: @escaping (inout State, [Int]) -> Bool) {
    self.state = state
    self.isRight = isRight
  }

  var problems: Int { wrong.load() }

  func receive(_ values: [Int]) {
    if inside.increment() != 0 { wrong.increment() }
    if !isRight(&state, values) { wrong.increment() }
    received += 1
    inside.decrement()
  }
}
