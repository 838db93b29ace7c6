// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Dispatch
import Foundation
import TestSupport
import Testing

/// Clauses C2 and C3 with eight threads and a million events through each door.
///
/// To add a door that lets everything through, write a line into `Way.all`.
@Suite(.serialized) struct ContractStressTests {
  static let threads = 8
  /// A million in all; fewer under ThreadSanitizer, which needs some thirty times as long.
  static let each = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil ? 125_000 : 5_000

  @Test(arguments: Way.all)
  func `eight threads lose, double, overlap and reorder nothing`(way: Way) {
    let checker = StampChecker()
    let door = way.open { checker.receive($0) }
    onThreads(Self.threads) { sender in
      for number in 0..<Self.each { door.send(Stamp(sender: sender, number: number)) }
    }
    #expect(checker.received == Self.threads * Self.each)
    #expect(checker.problems == [])
    door.subscription.dispose()
  }

  @Test(arguments: Way.all)
  func `an end among the values is the last thing to come`(way: Way) {
    for round in 0..<50 {
      let checker = StampChecker()
      let ends = AtomicInt()
      let late = AtomicInt()
      let door = way.open(
        { stamp in
          if ends.load() > 0 { late.increment() }
          checker.receive(stamp)
        }, end: { ends.increment() })
      onThreads(4) { sender in
        for number in 0..<100 {
          if number == 50, sender == round % 4 { door.end() }
          door.send(Stamp(sender: sender, number: number))
        }
      }
      #expect(ends.load() == (way.endsWithOne ? 1 : 0))
      #expect(late.load() == 0)
      #expect(checker.problems == [])
      door.subscription.dispose()
    }
  }

  @Test(arguments: Way.all)
  func `disposal on one thread lets at most the event in flight through`(way: Way) {
    for _ in 0..<50 {
      let isOver = AtomicInt()
      let late = AtomicInt()
      let door = way.open { _ in if isOver.load() > 0 { late.increment() } }
      onThreads(4) { sender in
        if sender == 0 {
          door.subscription.dispose()
          isOver.increment()
        } else {
          for number in 0..<200 { door.send(Stamp(sender: sender, number: number)) }
        }
      }
      #expect(late.load() <= 1)
    }
  }
}

/// One value of one sender.
struct Stamp: Hashable, Sendable {
  let sender: Int
  let number: Int
}

/// An opened door: how to send into it, and the subscription behind it.
struct OpenDoor: Sendable {
  let send: @Sendable (Stamp) -> Void
  let end: @Sendable () -> Void
  let subscription: any Disposable
}

/// Something that takes events from many threads and lets all of them through.
struct Way: Sendable, CustomTestStringConvertible {
  typealias Next = @Sendable (Stamp) -> Void
  typealias End = @Sendable () -> Void

  let testDescription: String
  /// Whether it is over when one sender says so; otherwise it waits for all.
  let endsWithOne: Bool
  private let make: @Sendable (@escaping Next, @escaping End) -> OpenDoor

  func open(_ next: @escaping Next, end: @escaping End = {}) -> OpenDoor { make(next, end) }

  /// One door for all senders, or one each: what is made of them must let everything through.
  static func observable(
    _ name: String, sources count: Int = 1,
    _ make: @escaping @Sendable ([PublishSubject<Stamp>]) -> Observable<Stamp>
  ) -> Way {
    Way(testDescription: name, endsWithOne: count == 1) { next, end in
      let subjects = (0..<count).map { _ in PublishSubject<Stamp>() }
      let subscription = make(subjects).subscribe(onNext: next, onCompleted: end)
      return OpenDoor(
        send: { subjects[$0.sender % count].onNext($0) },
        end: { subjects[0].onCompleted() }, subscription: subscription)
    }
  }

  static func subject<Subject: Observable<Stamp> & ObserverType<Stamp>>(
    _ name: String, _ make: @escaping @Sendable () -> Subject
  ) -> Way {
    Way(testDescription: name, endsWithOne: true) { next, end in
      let subject = make()
      let subscription = subject.subscribe(
        onNext: { if $0.sender >= 0 { next($0) } }, onCompleted: end)
      return OpenDoor(
        send: { subject.onNext($0) }, end: { subject.onCompleted() }, subscription: subscription)
    }
  }

  static func signal(
    _ name: String, sources count: Int = 1,
    _ make: @escaping @Sendable ([SignalSubject<Stamp>]) -> Signal<Stamp>
  ) -> Way {
    Way(testDescription: "signal " + name, endsWithOne: count == 1) { next, end in
      let subjects = (0..<count).map { _ in SignalSubject<Stamp>() }
      let subscription = make(subjects).subscribe(next: next, completed: end)
      return OpenDoor(
        send: { subjects[$0.sender % count].sendNext($0) },
        end: { subjects[0].sendCompleted() }, subscription: subscription)
    }
  }

  private static func deferred(
    _ name: String, _ make: @escaping @Sendable (@escaping Next, @escaping End) -> OpenDoor
  ) -> Way {
    Way(testDescription: name, endsWithOne: true, make: make)
  }

  static let all: [Way] = [
    observable("PublishSubject") { $0[0] },
    subject("BehaviorSubject") { BehaviorSubject(value: Stamp(sender: -1, number: 0)) },
    subject("ReplaySubject") { ReplaySubject.create(bufferSize: 3) },
    deferred("create") { next, end in
      let observers = Log<AnyObserver<Stamp>>()
      let subscription = Observable<Stamp>.create { observer in
        observers(observer)
        return Disposables.create()
      }
      .subscribe(onNext: next, onCompleted: end)
      let observer = observers.entries[0]
      return OpenDoor(
        send: { observer.onNext($0) }, end: { observer.onCompleted() }, subscription: subscription)
    },
    observable("flatMap", sources: ContractStressTests.threads) { subjects in
      Observable<Observable<Stamp>>.create { observer in
        for subject in subjects { observer.onNext(subject) }
        observer.onCompleted()
        return Disposables.create()
      }
      .flatMap { $0 }
    },
    observable("merge", sources: ContractStressTests.threads) { Observable.merge($0.map { $0 }) },
    observable("merge(maxConcurrent:)", sources: ContractStressTests.threads) { subjects in
      Observable.from(subjects).merge(maxConcurrent: subjects.count)
    },
    observable("map, filter and share") { $0[0].map { $0 }.filter { _ in true }.share() },
    observable("share(replay:)") { $0[0].share(replay: 2) },
    signal("SignalSubject") { $0[0] },
    signal("flattenMap", sources: ContractStressTests.threads) { subjects in
      Signal<Signal<Stamp>>.create { subscriber in
        for subject in subjects { subscriber.sendNext(subject) }
        subscriber.sendCompleted()
        return nil
      }
      .flattenMap { $0 }
    },
    deferred("signal create") { next, end in
      let subscribers = Log<PassthroughSubscriber<Stamp>>()
      let subscription = Signal<Stamp>.create { subscriber in
        subscribers(subscriber)
        return nil
      }
      .subscribe(next: next, completed: end)
      let subscriber = subscribers.entries[0]
      return OpenDoor(
        send: { subscriber.sendNext($0) }, end: { subscriber.sendCompleted() },
        subscription: subscription)
    },
  ]
}

/// Sees whether each sender's values come in order, without gaps, one at a time.
final class StampChecker: @unchecked Sendable {  // fields: only touched by serial events
  private(set) var received = 0
  private var next = [Int](repeating: 0, count: ContractStressTests.threads)
  private var disorder = 0
  private let inside = AtomicInt()
  private let overlaps = AtomicInt()

  var problems: [String] {
    var problems: [String] = []
    if disorder > 0 { problems.append("\(disorder) values lost, doubled or out of order") }
    if overlaps.load() > 0 { problems.append("\(overlaps.load()) events overlapped") }
    return problems
  }

  func receive(_ stamp: Stamp) {
    if inside.increment() != 0 { overlaps.increment() }
    if stamp.number != next[stamp.sender] { disorder += 1 }
    next[stamp.sender] = stamp.number + 1
    received += 1
    inside.decrement()
  }
}
