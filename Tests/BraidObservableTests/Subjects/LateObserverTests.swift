// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

/// Observers that come while a subject is busy, ending, or over.
struct LateObserverTests {
  /// A subject, and the events of a late observer after 1, 2 and completion.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let late: [String]
    let afterError: [String]
    let make: @Sendable () -> any Subject
  }

  protocol Subject: ObservableType<Int>, ObserverType<Int>, Sendable {}

  static let kinds = [
    Kind(testDescription: "publish", late: ["completed"], afterError: ["error"]) {
      PublishSubject<Int>()
    },
    Kind(testDescription: "behavior", late: ["completed"], afterError: ["error"]) {
      BehaviorSubject(value: 0)
    },
    Kind(
      testDescription: "replay", late: ["1", "2", "completed"], afterError: ["1", "2", "error"]
    ) { ReplaySubject<Int>.createUnbounded() },
    Kind(testDescription: "async", late: ["2", "completed"], afterError: ["error"]) {
      AsyncSubject<Int>()
    },
  ]

  private static func observe(_ subject: any Subject) -> Log<String> {
    let log = Log<String>()
    _ = subject.asObservable().subscribe(
      onNext: { log("\($0)") }, onError: { _ in log("error") }, onCompleted: { log("completed") })
    return log
  }

  @Test(arguments: kinds)
  func `an observer that subscribes while the end is delivered receives everything immediately`(
    kind: Kind
  ) {
    for isError in [false, true] {
      let subject = kind.make()
      let inside = Log<[String]>()
      let late: @Sendable () -> Void = { inside(Self.observe(subject).entries) }
      _ = subject.asObservable().subscribe(
        onError: { _ in late() }, onCompleted: { late() })
      let other = Self.observe(subject)
      subject.onNext(1)
      subject.onNext(2)
      if isError { subject.onError(TestError("")) } else { subject.onCompleted() }
      expectEqual(inside.entries, [isError ? kind.afterError : kind.late])
      expectEqual(other.entries.last, (isError ? "error" : "completed"))
      expectEqual(Self.observe(subject).entries, (isError ? kind.afterError : kind.late))
    }
  }

  @Test(arguments: kinds)
  func `an observer that subscribes while the end is queued receives it once`(kind: Kind) {
    for isError in [false, true] {
      let subject = kind.make()
      let inside = Box<Log<String>?>(nil)
      _ = subject.asObservable().subscribe(onNext: { value in
        guard inside.value == nil, value > 0 else { return }
        // The async subject gets here while it ends; the others while they send the first value.
        subject.onNext(2)
        if isError { subject.onError(TestError("")) } else { subject.onCompleted() }
        inside.value = Self.observe(subject)
      })
      subject.onNext(1)
      if kind.testDescription == "async" {
        subject.onCompleted()
        expectEqual(inside.value?.entries, ["1", "completed"])
      } else {
        expectEqual(inside.value?.entries, (isError ? kind.afterError : kind.late))
      }
    }
  }

  @Test func `an operator that subscribes again inside the end receives the end`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    _ = subject.catch { _ in Observable.just(7).withLatestFrom(subject) }.subscribe(
      onNext: { log("\($0)") }, onError: { _ in log("error") }, onCompleted: { log("completed") })
    subject.onError(TestError(""))
    expectEqual(log.entries, ["error"])
  }

  @Test(arguments: kinds) func `hasObservers is correct while an observer is added or removed`(
    kind: Kind
  ) {
    let subject = PublishSubject<Int>()
    let seen = Log<Bool>()
    let first = SerialDisposable()
    first.disposable = subject.subscribe(onNext: { _ in
      first.dispose()
      let second = subject.subscribe()
      seen(subject.hasObservers)
      second.dispose()
      seen(subject.hasObservers)
      _ = subject.subscribe(onNext: { _ in seen(subject.hasObservers) })
      seen(subject.hasObservers)
      subject.onNext(2)
    })
    subject.onNext(1)
    expectEqual(seen.entries, [true, false, true, true])
  }

  @Test func `disposal inside a delivery drops observers that are being added`() {
    let subject = PublishSubject<Int>()
    let (_, object) = holding { object in
      _ = subject.subscribe(onNext: { _ in
        _ = subject.subscribe(onNext: { _ in withExtendedLifetime(object) {} })
        subject.dispose()
      })
    }
    subject.onNext(1)
    #expect(!subject.hasObservers)
    #expect(object.value == nil)
  }

  @Test func `a disposed behavior subject releases its value`() {
    let (subject, object) = holding { BehaviorSubject(value: $0) }
    #expect(object.value != nil)
    subject.dispose()
    #expect(object.value == nil)
    #expect(throws: RxError.self) { try subject.value() }
  }

  @Test(arguments: kinds) func `a value is released while later values are delivered`(
    kind: Kind
  ) {
    let lives = Log<WeakWitness>()
    let kept = Log<Int>()
    let subject = PublishSubject<Witness>()
    let isFirst = AtomicFlag()
    let subscription = subject.subscribe(onNext: { _ in
      if isFirst.setIfClear() {
        for _ in 0..<100 {
          let (_, object) = holding { subject.onNext($0) }
          lives(object)
        }
      } else {
        kept(lives.entries.count { $0.value != nil })
      }
    })
    subject.onNext(Witness())
    expectEqual(kept.entries, (1...100).reversed().map { $0 })
    subscription.dispose()
  }
}

extension PublishSubject: LateObserverTests.Subject where Element == Int {}
extension BehaviorSubject: LateObserverTests.Subject where Element == Int {}
extension ReplaySubject: LateObserverTests.Subject where Element == Int {}
extension AsyncSubject: LateObserverTests.Subject where Element == Int {}
