// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import OperatorCatalogue
import TestSupport
import Testing

/// No operator retains a source that has ended while the result continues (C10).
struct FinishedSourceTests {
  /// An operator whose first source ends long before the result does.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let end: Termination
    let make:
      @Sendable (_ first: Probe, _ second: Probe) -> (
        source: EventSource<Tracked>, result: EventSource<Tracked>
      )

    static func observable(
      _ name: String, after end: Termination = .completed,
      _ make: @escaping @Sendable (Observable<Tracked>, Observable<Tracked>) -> Observable<Tracked>
    ) -> Row {
      Row(testDescription: name, end: end) { first, second in
        let source = first.observable
        return (source, make(source, second.observable))
      }
    }

    static func signal(
      _ name: String, after end: Termination = .completed,
      _ make: @escaping @Sendable (Signal<Tracked>, Signal<Tracked>) -> Signal<Tracked>
    ) -> Row {
      Row(testDescription: "signal \(name)", end: end) { first, second in
        let source = first.signal
        return (source, make(source, second.signal))
      }
    }
  }

  @Test(arguments: Row.all)
  func `a source is released when it has ended`(row: Row) {
    let first = Probe(.pushed, Lives(), endsTwice: false)
    let second = Probe(.pushed, Lives(), endsTwice: false)
    let observer = ContractObserver()
    let source = subscribe(observer, to: row, first, second)
    first.send(1)
    first.finish(row.end)
    #expect(!observer.isOver)
    expectEqual(first.live, 0)
    #expect(!source.isAlive)
    let count = observer.count
    second.send(2)
    expectEqual(observer.count, count + 1)
    observer.close()
  }

  /// Subscribes, and keeps nothing else.
  private func subscribe(
    _ observer: ContractObserver, to row: Row, _ first: Probe, _ second: Probe
  ) -> WeakSource {
    let (source, result) = row.make(first, second)
    observer.subscribe(to: result)
    return WeakSource(source)
  }

  private struct WeakSource {
    private(set) weak var source: EventSource<Tracked>?
    init(_ source: EventSource<Tracked>) { self.source = source }
    var isAlive: Bool { source != nil }
  }
}

extension FinishedSourceTests.Row {
  private static let failure = Termination.error(Script.Failure())

  static let all: [Self] = [
    .observable("concat") { $0.concat($1) },
    .observable("concat of many") { .concat([$0, $1]) },
    .observable("concat of a sequence") { .concat(sequence(state: [$1, $0]) { $0.popLast() }) },
    .observable("concat of inner sources") { Observable.of($0, $1).concat() },
    .observable("merge") { .merge($0, $1) },
    .observable("merge of inner sources") { Observable.of($0, $1).merge() },
    .observable("merge(maxConcurrent:)") { Observable.of($0, $1).merge(maxConcurrent: 1) },
    .observable("andThen") { $0.ignoreElements().asCompletable().andThen($1) },
    .observable("ifEmpty(switchTo:)") { $0.filter { _ in false }.ifEmpty(switchTo: $1) },
    .observable("catch", after: failure) { first, second in first.catch { _ in second } },
    .observable("flatMapLatest") { first, second in
      Observable.of(first, second).flatMapLatest { $0 }
    },
    .observable("switchLatest of what has ended") { first, second in
      first.map { _ in second }.switchLatest()
    },
    .observable("concatMap") { first, second in first.concatMap { _ in second } },
    .observable("flatMap") { first, second in first.flatMap { _ in second } },
    .observable("flatMapFirst") { first, second in first.flatMapFirst { _ in second } },
    .observable("withLatestFrom what has ended") { first, second in second.withLatestFrom(first) },
    .observable("combineLatest") { first, second in .combineLatest(second, first) { $0 + $1 } },
    .observable("combineLatest of many") { first, second in
      .combineLatest([second, first]) { $0[0] + $0[1] }
    },
    .observable("catch(sequence:)", after: failure) { .catch(sequence: [$0, $1]) },
    .signal("concat") { $0.concat($1) },
    .signal("concat of a sequence") { .concat([$0, $1]) },
    .signal("then") { first, second in first.then { second } },
    .signal("merge") { $0.merge(with: $1) },
    .signal("flattenMap") { first, second in first.flattenMap { _ in second } },
    .signal("flatMap(.concat)") { first, second in first.flatMap(.concat) { _ in second } },
    .signal("flatMap(.latest)") { first, second in first.flatMap(.latest) { _ in second } },
    .signal("combineLatest") { first, second in .combineLatest(second, first) { $0 + $1 } },
    .signal("catch", after: failure) { first, second in first.catch { _ in second } },
    .signal("catch(to:)", after: failure) { $0.catch(to: $1) },
  ]
}

/// The objects that subjects and groups retain after their end (C10).
struct KeptObjectTests {
  @Test func `a disposed subject retains no value`() {
    let lives = Lives()
    let behavior = BehaviorSubject<Tracked>(value: lives.make(1))
    let replay = ReplaySubject<Tracked>.createUnbounded()
    for number in 2...3 {
      behavior.onNext(lives.make(number))
      replay.onNext(lives.make(number))
    }
    expectEqual(lives.kept, [2, 3, 3])
    behavior.dispose()
    replay.dispose()
    expectEqual(lives.kept, [])
    withExtendedLifetime((behavior, replay)) {}
  }

  @Test func `a retained group does not retain its observer`() {
    let source = PublishSubject<Tracked>()
    let lives = Lives()
    let groups = Box<[GroupedObservable<Int, Tracked>]>([])
    for isDisposed in [true, false] {
      let (subscription, observer) = holding { witness in
        source.groupBy { $0.number % 2 }.subscribe(
          onNext: { group in withExtendedLifetime(witness) { groups.update { $0.append(group) } } })
      }
      source.onNext(lives.make(1))
      #expect(observer.value != nil)
      if isDisposed { subscription.dispose() } else { source.onCompleted() }
      #expect(observer.value == nil)
    }
    expectEqual(groups.value.count, 2)
  }

  @Test func `a retained group of signals does not retain its subscriber`() {
    let source = SignalSubject<Tracked>()
    let lives = Lives()
    let groups = Box<[GroupedSignal<Int, Tracked>]>([])
    for isDisposed in [true, false] {
      let (subscription, observer) = holding { witness in
        source.groupBy { $0.number % 2 }.subscribe(
          next: { group in withExtendedLifetime(witness) { groups.update { $0.append(group) } } })
      }
      source.sendNext(lives.make(1))
      #expect(observer.value != nil)
      if isDisposed { subscription.dispose() } else { source.sendCompleted() }
      #expect(observer.value == nil)
    }
    expectEqual(groups.value.count, 2)
  }

  @Test(arguments: SharedRow.all)
  func `late observers that have unsubscribed are released`(row: SharedRow) {
    let (subscriptions, observer) = holding { witness -> [any Disposable] in
      let shared = row.make()
      let log: @Sendable (String) -> Void = { _ in withExtendedLifetime(witness) {} }
      let first = shared.subscribe(log)
      shared.send(1)
      shared.finish(.completed)
      let late = shared.subscribe(log)
      late.dispose()
      return [first, late]
    }
    #expect(observer.value == nil)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `a late subscriber of autoconnect does not retain the connection`() {
    let source = SignalSubject<Int>()
    let connected = weakConnection(to: source)
    #expect(connected.subject == nil)
    source.sendNext(1)
  }

  /// Connects, ends, and adds a late subscriber; then no reference is left.
  private func weakConnection(to source: SignalSubject<Int>) -> WeakSubject {
    let subject = SignalSubject<Int>()
    let shared = Signal.create { source.subscribe($0) }.multicast(subject).autoconnect()
    shared.subscribe(next: { _ in }).dispose()
    shared.subscribe(next: { _ in }).dispose()
    return WeakSubject(subject)
  }

  private struct WeakSubject {
    private(set) weak var subject: SignalSubject<Int>?
    init(_ subject: SignalSubject<Int>) { self.subject = subject }
  }
}
