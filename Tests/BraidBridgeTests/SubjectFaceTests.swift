// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// A subject with a face in either model.
struct SubjectFaceTests {
  private let log = Log<String>()

  @Test func `a face converts back to the subject`() {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 1)
    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    #expect(publish.asSignalSubject().asSubject() === publish)
    #expect(behavior.asSignalSubject().asSubject() === behavior)
    #expect(replay.asSignalSubject().asSubject() === replay)
    let signal = SignalSubject<Int>()
    let current = BehaviorSignalSubject(1)
    let late = ReplaySignalSubject<Int>(capacity: 2)
    #expect(signal.asSubject().asSignalSubject() === signal)
    #expect(current.asSubject().asSignalSubject() === current)
    #expect(late.asSubject().asSignalSubject() === late)
  }

  @Test func `a subject that is known as its base has a face that replays as it does`() {
    let current = BehaviorSignalSubject(1)
    let base: SignalSubject<Int> = current
    let face = base.asSubject()
    let log = log
    _ = face.subscribe(onNext: { log("o\($0)") })
    face.onNext(2)
    #expect(current.value == 2)
    current.sendNext(3)
    expectEqual(log.entries, ["o1", "o2", "o3"])
  }

  @Test func `an async subject sends its last value to the observers of both faces`() {
    let subject = AsyncSubject<Int>()
    let face = subject.asSignalSubject()
    #expect(face.asSubject() === subject)
    let own = AsyncSignalSubject<Int>()
    #expect(own.asSubject().asSignalSubject() === own)
    let log = log
    _ = subject.subscribe(onNext: { log("o\($0)") }, onCompleted: { log("o|") })
    _ = face.subscribe(next: { log("s\($0)") }, completed: { log("s|") })
    subject.onNext(1)
    face.sendNext(2)
    expectEqual(log.entries, [])
    face.sendCompleted()
    expectEqual(log.entries.sorted(), ["o2", "o|", "s2", "s|"])
    _ = own.asSubject().log(in: log)
    own.sendNext(3)
    own.sendError(Failure())
    own.sendNext(4)
    expectEqual(log.entries.filter { $0.contains("3") }, [])
  }

  @Test func `a face as a source is the source of the subject`() {
    let subject = PublishSubject<Int>()
    #expect(subject.asSignalSubject().asObservable() === subject)
    let signal = SignalSubject<Int>()
    #expect(signal.asSubject().asSignal() === signal)
  }

  @Test(arguments: [false, true])
  func `events sent to either face reach the observers of both in one order`(startsAsSignal: Bool) {
    let signal: SignalSubject<Int>
    let observable: PublishSubject<Int>
    if startsAsSignal {
      signal = SignalSubject()
      observable = signal.asSubject()
    } else {
      observable = PublishSubject()
      signal = observable.asSignalSubject()
    }
    let log = log
    _ = observable.subscribe(onNext: { value in
      log("o\(value)")
      if value == 1 { signal.sendNext(2) }
    })
    _ = signal.subscribe(next: { log("s\($0)") }, completed: { log("s|") })
    observable.onNext(1)
    expectEqual(log.entries, ["o1", "s1", "o2", "s2"])
    signal.sendCompleted()
    observable.onNext(3)
    expectEqual(log.entries.last, "s|")
    #expect(!observable.hasObservers && !signal.hasSubscribers)
  }

  @Test func `replayed values cross to the other face`() {
    let behavior = BehaviorSubject(value: 1)
    let current = behavior.asSignalSubject()
    current.sendNext(2)
    expectEqual(try! behavior.value(), 2)
    expectEqual(current.value, 2)
    _ = current.log(in: log)
    let late = ReplaySignalSubject<Int>(capacity: 2)
    for value in 3...5 { late.asSubject().onNext(value) }
    _ = late.asSubject().log(in: log)
    expectEqual(log.entries, ["2", "4", "5"])
  }

  @Test func `the rules of the subject that was made first hold`() {
    let behavior = BehaviorSubject(value: 1)
    behavior.onCompleted()
    _ = behavior.asSignalSubject().log(in: log)
    expectEqual(log.entries, ["|"])
    let current = BehaviorSignalSubject(1)
    current.sendCompleted()
    _ = current.asSubject().log(in: log)
    expectEqual(log.entries, ["|", "1", "|", "onDisposed"])
  }

  @Test func `the end of either face disposes the subscriptions of the signal face`() {
    let torn = Box(0)
    let endless = Signal<Int>.create { _ in AnyDisposable { torn.update { $0 += 1 } } }
    let observable = PublishSubject<Int>()
    endless.subscribe(observable.asSignalSubject())
    observable.onCompleted()
    expectEqual(torn.value, 1)
    let signal = SignalSubject<Int>()
    endless.subscribe(signal)
    signal.asSubject().onError(Failure())
    expectEqual(torn.value, 2)
    endless.subscribe(signal)
    expectEqual(torn.value, 3)
  }

  @Test func `a face that is released ends nothing`() {
    let subject = PublishSubject<Int>()
    _ = subject.log(in: log)
    do { _ = subject.asSignalSubject() }
    subject.onNext(1)
    let signal = SignalSubject<Int>()
    _ = signal.log(in: log)
    do { _ = signal.asSubject() }
    signal.sendNext(2)
    expectEqual(log.entries, ["1", "2"])
  }

  @Test func `a face keeps the subject`() {
    var subject: PublishSubject<Int>? = PublishSubject()
    weak let released = subject
    var face = subject?.asSignalSubject()
    _ = subject?.log(in: log)
    subject = nil
    face?.sendNext(1)
    expectEqual(log.entries, ["1"])
    #expect(released != nil)
    face = nil
    #expect(released == nil)
  }

  @Test func `a disposed subject fails the subscribers of its face`() {
    let subject = PublishSubject<Int>()
    let face = subject.asSignalSubject()
    _ = face.log(in: log)
    subject.dispose()
    face.sendNext(1)
    expectEqual(log.entries, [])
    _ = face.log(in: log)
    expectEqual(log.entries, ["#"])
  }

  @Test func `a signal subject is an observer`() {
    let subject = ReplaySignalSubject<Int>()
    let subscription = Observable.of(1, 2).subscribe(subject)
    subscription.dispose()
    _ = subject.log(in: log)
    expectEqual(log.entries, ["1", "2", "|"])
    let other = SignalSubject<Int>()
    _ = other.log(in: log)
    other.asObserver().onNext(3)
    #expect(other.asSubscriber() === other)
    expectEqual(log.entries.last, "3")
  }

  @Test(arguments: ["subscribe", "bind", "AnyObserver"])
  func `a signal subject that observes is retained until the end`(way: String) {
    let source = PublishSubject<Int>()
    weak var observing: SignalSubject<Int>?
    do {
      let target = SignalSubject<Int>()
      observing = target
      _ = target.log(in: log)
      _ =
        switch way {
        case "subscribe": source.subscribe(target)
        case "bind": source.bind(to: target)
        default: source.subscribe(AnyObserver(target))
        }
    }
    source.onNext(1)
    source.on(.next(2))
    #expect(observing != nil)
    source.onCompleted()
    #expect(observing == nil)
    expectEqual(log.entries, ["1", "2", "|"])
  }
}
