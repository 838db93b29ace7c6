// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// Compares the events sent to a subject with those received by two observers.
func expectSubject<Subject: Observable<String> & SubjectType>(
  _ make: @escaping () -> Subject, sends: String, _ observers: (String, String)...,
  sourceLocation: SourceLocation = #_sourceLocation
) where Subject.Observer.Element == String {
  expectDiagram(
    [sends], observers.map { DiagramObserver(during: $0.0, sees: $0.1) },
    sourceLocation: sourceLocation
  ) { sources, _ in
    let subject = make()
    _ = sources[0].subscribe(subject.asObserver())
    return subject
  }
}

struct PublishSubjectTests {
  @Test func `a publish subject sends values to current observers`() {
    expectSubject({ PublishSubject() }, sends: "-a-b-c|", ("^", "-a-b-c|"), ("--^", "---b-c|"))
  }

  @Test func `late observers receive the end`() {
    expectSubject({ PublishSubject() }, sends: "-a|", ("----^", "----|"))
    expectSubject({ PublishSubject() }, sends: "-a#", ("----^", "----#"))
  }

  @Test func `events sent after the end are ignored`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    _ = subject.subscribe { log("\($0)") }
    subject.on(.next(1))
    subject.onCompleted()
    subject.onNext(2)
    subject.onError(MarbleFailure())
    expectEqual(log.entries, ["next(1)", "completed"])
  }

  @Test func `hasObservers tells whether there are observers`() {
    let subject = PublishSubject<Int>()
    #expect(!subject.hasObservers)
    let subscription = subject.subscribe()
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `asObserver returns the subject itself`() {
    let subject = PublishSubject<Int>()
    #expect(subject.asObserver() === subject)
    let same: PublishSubject<Int>.SubjectObserverType = subject
    #expect(same === subject)
  }

  @Test func `a released subject releases its observers`() {
    let log = Log<String>()
    let (subscription, object) = holding { object in
      PublishSubject<Int>().subscribe(onNext: { _ in _ = object }, onDisposed: { log("disposed") })
    }
    #expect(object.value == nil)
    #expect(log.entries.isEmpty)
    subscription.dispose()
    expectEqual(log.entries, ["disposed"])
  }
}

struct BehaviorSubjectTests {
  @Test func `a behavior subject sends its value to new observers`() {
    expectSubject(
      { BehaviorSubject(value: "x") }, sends: "-a-b-c|", ("^", "xa-b-c|"), ("--^", "--ab-c|"))
  }

  @Test func `late observers receive only the end`() {
    expectSubject({ BehaviorSubject(value: "x") }, sends: "-a|", ("----^", "----|"))
    expectSubject({ BehaviorSubject(value: "x") }, sends: "-a#", ("----^", "----#"))
  }

  @Test func `value is the last value sent, even after completion`() throws {
    let subject = BehaviorSubject(value: 0)
    expectEqual(try subject.value(), 0)
    subject.onNext(1)
    expectEqual(try subject.value(), 1)
    subject.on(.completed)
    subject.onNext(2)
    expectEqual(try subject.value(), 1)
  }

  @Test func `value throws the error of the subject`() {
    let subject = BehaviorSubject(value: 0)
    subject.onError(MarbleFailure())
    #expect(throws: MarbleFailure.self) { try subject.value() }
  }

  @Test func `inside an observer value is the last value sent, even if its delivery is queued`()
    throws
  {
    let subject = BehaviorSubject(value: 0)
    let log = Log<String>()
    _ = subject.subscribe(onNext: { number in
      log("a\(number)")
      if number == 1 {
        subject.onNext(2)
        log("value \((try? subject.value()) ?? -1)")
        _ = subject.subscribe(onNext: { log("late \($0)") })
      }
    })
    _ = subject.subscribe(onNext: { log("b\($0)") })
    subject.onNext(1)
    expectEqual(
      log.entries, ["a0", "b0", "a1", "value 2", "late 2", "b1", "a2", "b2"])
  }
}

struct ReplaySubjectTests {
  @Test func `a replay subject sends the most recent values to new observers`() {
    expectSubject(
      { ReplaySubject.create(bufferSize: 2) }, sends: "-a-b-c|", ("^", "-a-b-c|"),
      ("----^", "----(ab)c|"))
  }

  @Test func `an unbounded replay subject sends all values to new observers`() {
    expectSubject(
      { ReplaySubject.createUnbounded() }, sends: "-a-b-c|", ("----^", "----(ab)c|"),
      ("--------^", "--------(abc|)"))
  }

  @Test func `a full buffer drops the oldest value`() {
    expectSubject(
      { ReplaySubject.create(bufferSize: 2) }, sends: "(abcde)-|", ("-^", "-(de)|"))
    expectSubject(
      { ReplaySubject.create(bufferSize: 3) }, sends: "(abcde)-|", ("-^", "-(cde)|"))
  }

  @Test func `values and end are replayed after the end`() {
    expectSubject({ ReplaySubject.create(bufferSize: 1) }, sends: "ab#", ("----^", "----(b#)"))
  }

  @Test(arguments: [0, -1, Int.min])
  func `a buffer of zero replays only the end`(size: Int) {
    expectSubject(
      { ReplaySubject.create(bufferSize: size) }, sends: "-a-b|", ("--^", "---b|"),
      ("-----^", "-----|"))
  }

  @Test func `disposal inside the replay stops it`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...5 { subject.onNext(number) }
    let log = Log<Int>()
    let scope = SinkDisposer()
    subject.subscribe(
      EventSink(
        next: {
          log($0)
          if $0 == 2 { scope.dispose() }
        }, finish: { _ in }), scope)
    expectEqual(log.entries, [1, 2])
    #expect(!subject.hasObservers)
  }

  @Test func `a value sent during a replay is delivered after it, once`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.onNext(2)
    let log = Log<String>()
    _ = subject.subscribe(onNext: { log("a\($0)") })
    _ = subject.subscribe(onNext: {
      log("b\($0)")
      if $0 == 1 { subject.onNext(3) }
    })
    expectEqual(log.entries, ["a1", "a2", "b1", "b2", "a3", "b3"])
  }
}

struct AsyncSubjectTests {
  @Test func `an async subject sends the last value at completion`() {
    expectSubject(
      { AsyncSubject() }, sends: "-a-b-c|", ("^", "------(c|)"),
      ("--------^", "--------(c|)"))
  }

  @Test func `an error drops the value of an async subject`() {
    expectSubject({ AsyncSubject() }, sends: "-a#", ("^", "--#"), ("----^", "----#"))
  }

  @Test func `an async subject without a value only completes`() {
    expectSubject({ AsyncSubject() }, sends: "--|", ("^", "--|"), ("----^", "----|"))
  }
}

struct SubjectDisposalTests {
  private func subjects() -> [any Observable<Int> & SubjectType & ObserverType & Cancelable] {
    [
      PublishSubject<Int>(), BehaviorSubject(value: 0), ReplaySubject<Int>.create(bufferSize: 2),
    ]
  }

  @Test func `a disposed subject has no observers and sends nothing`() {
    for subject in subjects() {
      let log = Log<String>()
      _ = subject.asObservable().subscribe(
        onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("disposed") }
      )
      let before = log.entries
      subject.dispose()
      subject.dispose()
      #expect(subject.isDisposed)
      (subject as? PublishSubject<Int>)?.onNext(1)
      (subject as? BehaviorSubject<Int>)?.onNext(1)
      (subject as? ReplaySubject<Int>)?.onNext(1)
      expectEqual(log.entries, before)
    }
  }

  @Test func `a new observer of a disposed subject receives the error disposed`() {
    for subject in subjects() {
      subject.dispose()
      let log = Log<String>()
      _ = subject.asObservable().subscribe(
        onNext: { _ in log("value") },
        onError: {
          if case RxError.disposed(let object) = $0 { log(object === subject ? "this" : "other") }
        })
      expectEqual(log.entries, ["this"])
    }
  }

  @Test func `disposal inside a delivery prevents it for the remaining observers`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    _ = subject.subscribe(onNext: {
      log("a\($0)")
      subject.onNext(2)
      subject.dispose()
    })
    _ = subject.subscribe(onNext: { log("b\($0)") })
    subject.onNext(1)
    subject.onNext(3)
    #expect(!subject.hasObservers)
    #expect(log.entries.filter { $0.hasSuffix("3") }.isEmpty)
  }

  @Test func `events that were sent before the disposal are delivered`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    for name in ["a", "b"] {
      _ = subject.subscribe {
        log("\(name) \($0)")
        if case .next(1) = $0, name == "a" {
          subject.onNext(2)
          subject.dispose()
          subject.onNext(3)
        }
      }
    }
    subject.onNext(1)
    expectEqual(log.entries, ["a next(1)", "b next(1)", "a next(2)", "b next(2)"])
  }

  @Test func `after disposal value throws, and a replay subject releases its values`() {
    let behavior = BehaviorSubject(value: 0)
    behavior.dispose()
    #expect(throws: RxError.self) { try behavior.value() }
    for end in [Event<Int>.error(TestError("x")), .completed] {
      let ended = BehaviorSubject(value: 0)
      ended.on(end)
      ended.dispose()
      #expect(throws: RxError.self) { try ended.value() }
    }
    let (subject, object) = holding { object in
      let subject = ReplaySubject<Witness>.createUnbounded()
      subject.onNext(object)
      return subject
    }
    #expect(object.value != nil)
    subject.dispose()
    #expect(object.value == nil)
  }
}

/// What observers do to a subject from inside: the same for every kind (C2, C3).
struct SubjectReentrancyTests {
  typealias Subject = any Observable<Int> & ObserverType<Int>

  static let makers: [@Sendable () -> Subject] = [
    { PublishSubject<Int>() }, { BehaviorSubject(value: 0) },
    { ReplaySubject<Int>.create(bufferSize: 1) }, { ReplaySubject<Int>.createUnbounded() },
  ]

  /// Two observers; the first calls `react` at value 1.
  private func play(
    _ make: () -> Subject, _ react: @escaping @Sendable (Subject, Log<String>) -> Void
  ) -> [String] {
    let subject = make()
    let log = Log<String>()
    func observe(_ name: String, _ body: @escaping @Sendable (Event<Int>) -> Void) {
      _ = subject.asObservable().subscribe { event in
        if event.element == 0 { return }
        log("\(name) begin \(event)")
        body(event)
        log("\(name) end \(event)")
      }
    }
    observe("a") { if $0.element == 1 { react(subject, log) } }
    observe("b") { _ in }
    subject.onNext(1)
    return log.entries
  }

  private func spans(_ events: String...) -> [String] {
    events.flatMap { event -> [String] in
      let parts = event.split(separator: " ", maxSplits: 1)
      return ["\(parts[0]) begin \(parts[1])", "\(parts[0]) end \(parts[1])"]
    }
  }

  @Test(arguments: makers.indices)
  func `a value sent inside a value is delivered after it to all observers`(index: Int) {
    let log = play(Self.makers[index]) { subject, _ in subject.onNext(2) }
    expectEqual(log, spans("a next(1)", "b next(1)", "a next(2)", "b next(2)"))
  }

  @Test(arguments: makers.indices)
  func `an end sent inside a value is delivered after it, and later events are dropped`(index: Int)
  {
    let log = play(Self.makers[index]) { subject, _ in
      subject.onCompleted()
      subject.onNext(2)
    }
    expectEqual(log, spans("a next(1)", "b next(1)", "a completed", "b completed"))
  }

  // RxSwift: Tests/RxSwiftTests/SubjectConcurrencyTest.swift:36 and :66
  @Test(arguments: makers.indices, [false, true])
  func `an observer can send a value and then an end from inside its calls`(index: Int, fails: Bool)
  {
    let subject = Self.makers[index]()
    let log = Log<String>()
    _ = subject.asObservable().subscribe { event in
      log("\(event)")
      switch event.element {
      case 1: subject.onNext(2)
      case 2: if fails { subject.onError(TestError("bad")) } else { subject.onCompleted() }
      default: break
      }
      log("end")
    }
    subject.onNext(1)
    let end = fails ? "error(\(TestError("bad")))" : "completed"
    expectEqual(log.entries.suffix(6), ["next(1)", "end", "next(2)", "end", end, "end"])
  }

  @Test(arguments: makers.indices)
  func `a new observer receives each value once`(index: Int) {
    let log = play(Self.makers[index]) { subject, log in
      _ = subject.asObservable().subscribe { log("new \($0)") }
      subject.onNext(2)
    }
    let news = log.filter { $0.hasPrefix("new") }
    // It came before the second value: a subject that remembers sends it the first, too.
    expectEqual(news, (index == 0 ? ["new next(2)"] : ["new next(1)", "new next(2)"]))
  }
}
