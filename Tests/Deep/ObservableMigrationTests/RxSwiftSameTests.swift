// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import Foundation
import TestSupport
import Testing

/// Rows of `Docs/MigratingFromRxSwift.md` about what stays the same.
///
/// `was` restates the behaviour of RxSwift 6.10 from the file and line above it.
struct RxSwiftSameTests {
  private typealias Texts = TestSupport.Log<String>

  /// An `AnonymousObserver` of RxSwift, by AnonymousObserver.swift and ObserverBase.swift: it
  /// forwards events until the first end.
  private final class OldObserver: Sendable {
    private let hasEnded = Box(false)
    private let log: Texts

    init(_ log: Texts) { self.log = log }

    func on(_ event: Event<Int>) {
      if hasEnded.value { return }
      if event.isStopEvent { hasEnded.value = true }
      log(event.debugDescription)
    }
  }

  /// A source that sends `events`, whether or not one of them is an end.
  private static let sloppy: [Event<Int>] = [.next(1), .completed, .next(2)]

  @Test func `observers and subscriptions are as in RxSwift`() {
    row(
      "protocols and values", is: ["next(1)", "completed", "disposed true"],
      was: {
        let log = Texts()
        let observer = OldObserver(log)
        for event in Self.sloppy { observer.on(event) }
        return log.entries + ["disposed true"]
      },
      {
        struct Numbers: ObservableType, Sendable {
          typealias Element = Int
          func subscribe<Observer: ObserverType<Int>>(_ observer: Observer) -> any Disposable {
            for event in RxSwiftSameTests.sloppy { observer.on(event) }
            return Disposables.create()
          }
        }
        let log = Texts()
        let convertible: any ObservableConvertibleType<Int> = Numbers()
        let observer = AnyObserver<Int> { (event: Event<Int>) in log(event.debugDescription) }
        let disposable: any Disposable = convertible.asObservable().subscribe(observer)
        disposable.dispose()
        let cancelable: any Cancelable = BooleanDisposable()
        cancelable.dispose()
        return log.entries + ["disposed \(cancelable.isDisposed)"]
      })
    // ObservableType+Extensions.swift:84 to 125.
    row(
      "subscribing", is: ["1", "completed", "disposed", "next(1)", "completed"],
      was: {
        let log = Texts()
        let isDisposed = Box(false)
        let dispose = {
          if !isDisposed.update({ value in (value, value = true).0 }) { log("disposed") }
        }
        for event in Self.sloppy {
          if isDisposed.value { continue }
          switch event {
          case .next(let value): log("\(value)")
          case .error: break
          case .completed:
            log("completed")
            dispose()
          }
        }
        dispose()
        let observer = OldObserver(log)
        for event in Self.sloppy { observer.on(event) }
        return log.entries
      },
      {
        let (log, bag) = (Texts(), DisposeBag())
        let source = Observable<Int>.create { observer in
          for event in Self.sloppy { observer.on(event) }
          return Disposables.create()
        }
        source.subscribe(
          onNext: { log("\($0)") }, onError: { _ in }, onCompleted: { log("completed") },
          onDisposed: { log("disposed") }
        )
        .disposed(by: bag)
        source.subscribe { log($0.debugDescription) }.disposed(by: bag)
        return log.entries
      })
    // Producer.swift:56 disposes the subscription of the source after it has sent the end;
    // ObservableType+Extensions.swift:119 calls `onDisposed` inside of it, and disposes the
    // subscription first if it is disposed by hand.
    row(
      "order of endings",
      is: ["completed", "disposed", "teardown", "teardown", "disposed"],
      was: {
        let log = Texts()
        let (onCompleted, onDisposed) = ({ log("completed") }, { log("disposed") })
        let sendCompleted = {
          onCompleted()
          onDisposed()
        }
        let teardown = { log("teardown") }
        sendCompleted()
        teardown()
        // By hand: `Disposables.create(subscription, onDisposed)`.
        teardown()
        onDisposed()
        return log.entries
      },
      {
        let log = Texts()
        let observers = Box<[AnyObserver<Int>]>([])
        let source = Observable<Int>.create { observer in
          observers.update { $0.append(observer) }
          return Disposables.create { log("teardown") }
        }
        let subscribe = {
          source.subscribe(onCompleted: { log("completed") }, onDisposed: { log("disposed") })
        }
        _ = subscribe()
        observers.value[0].onCompleted()
        subscribe().dispose()
        return log.entries
      })
    // CompositeDisposable.swift:84, SerialDisposable.swift:42, RefCountDisposable.swift:45.
    row(
      "disposables", is: ["a", "b", "c", "d", "e", "f"],
      {
        let log = Texts()
        Disposables.create { log("a") }.dispose()
        let composite = CompositeDisposable()
        composite.dispose()
        _ = composite.insert(Disposables.create { log("b") })
        let serial = SerialDisposable()
        serial.disposable = Disposables.create { log("c") }
        serial.disposable = Disposables.create()
        let single = SingleAssignmentDisposable()
        single.dispose()
        single.setDisposable(Disposables.create { log("d") })
        let counted = RefCountDisposable(disposable: Disposables.create { log("e") })
        let retained = counted.retain()
        counted.dispose()
        retained.dispose()
        let flag = BooleanDisposable()
        flag.dispose()
        let scheduled = ScheduledDisposable(
          scheduler: CurrentThreadScheduler.instance,
          disposable: Disposables.create { if flag.isDisposed { log("f") } })
        scheduled.dispose()
        return log.entries
      })
    // ObservableType.swift:40: `asObservable()` forwards the subscription.
    row(
      "a custom ObservableType", is: ["next(10)", "completed"],
      {
        struct One: ObservableType {
          typealias Element = Int
          func subscribe<Observer: ObserverType<Int>>(_ observer: Observer) -> any Disposable {
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
          }
        }
        return One().asObservable().map { $0 * 10 }.recorded()
      })
  }

  @Test func `errors without a handler go to the hook, as in RxSwift`() async {
    // ObservableType+Extensions.swift:101, 117.
    await row(
      "errors without onError", is: #"["here"] bad"#,
      was: {
        let handle = { (records: Bool, error: TestError) in
          "\(records ? ["here"] : []) \(error.name)"
        }
        return handle(true, TestError("bad"))
      },
      {
        let result = await #expect(
          processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
          Hooks.recordCallStackOnError = true
          Hooks.customCaptureSubscriptionCallstack = { ["here"] }
          Hooks.defaultErrorHandler = { callStack, error in
            print("\(callStack) \((error as? TestError)?.name ?? "")")
          }
          Observable<Int>.error(TestError("bad")).subscribe(onNext: { _ in }).dispose()
        }
        return result?.outputText.trimmingCharacters(in: .newlines) ?? ""
      })
  }

  // MARK: One source after another

  /// Two sources that record when they are subscribed to and torn down; `first` ends.
  private struct Two: Sendable {
    let log = Texts()
    let first: Observable<Int>
    let second: Observable<Int>
    let end: @Sendable () -> Void

    init(_ event: Event<Int>) {
      let (log, observer) = (log, Box<AnyObserver<Int>?>(nil))
      let runs = Box(0)
      first = Observable.create {
        if runs.update({
          $0 += 1; return $0
        }) == 1 {
          observer.value = $0
        }
        if runs.value > 1 { log("subscribed") }
        return Disposables.create { if runs.value < 3 { log("torn down") } }
      }
      second = Observable.create { _ in
        log("subscribed")
        return Disposables.create()
      }
      end = { observer.value?.on(event) }
    }

    /// The order of the teardown of the first source and of the subscription that follows.
    static func order(
      of event: Event<Int>, _ make: (Two) -> any Disposable
    ) -> [String] {
      let two = Two(event)
      let subscription = make(two)
      two.end()
      let order = two.log.entries
      subscription.dispose()
      return order
    }
  }

  @Test func `one source follows another as in RxSwift`() {
    let failure = Event<Int>.error(TestError("bad"))
    // TailRecursiveSink.swift:127: the slot of the old subscription is emptied, then filled.
    let disposeFirst = { () -> [String] in
      let log = Texts()
      log("torn down")
      log("subscribed")
      return log.entries
    }
    row(
      "one source after another", is: Array(repeating: ["torn down", "subscribed"], count: 3),
      was: { (0..<3).map { _ in disposeFirst() } },
      {
        [
          Two.order(of: .completed) { $0.first.concat($0.second).subscribe() },
          Two.order(of: failure) { $0.first.retry(2).subscribe(onError: { _ in }) },
          Two.order(of: failure) { two in
            Observable.catch(sequence: [two.first, two.second]).subscribe()
          },
        ]
      })
    // Catch.swift:186, Completable+AndThen.swift:103, SwitchIfEmpty.swift:78, Timeout.swift:124:
    // a SerialDisposable is given the subscription that was made already.
    row(
      "one source after another", is: Array(repeating: ["subscribed", "torn down"], count: 4),
      was: {
        (0..<4).map { _ in
          let log = Texts()
          let old = { log("torn down") }
          log("subscribed")
          old()
          return log.entries
        }
      },
      {
        let scheduler = TestScheduler(initialClock: 0)
        let timedOut = Two(.completed)
        let timeout = timedOut.first.timeout(
          .seconds(1), other: timedOut.second, scheduler: scheduler
        ).subscribe()
        scheduler.advanceTo(5)
        let order = timedOut.log.entries
        timeout.dispose()
        return [
          Two.order(of: failure) { two in two.first.catch { _ in two.second }.subscribe() },
          Two.order(of: .completed) { two in
            two.first.ignoreElements().asCompletable().andThen(two.second).subscribe()
          },
          Two.order(of: .completed) { $0.first.ifEmpty(switchTo: $0.second).subscribe() },
          order,
        ]
      })
    // Catch.swift:170 to 190: the replacement is subscribed to inside of the call of subscribe.
    let order = { (log: Texts) -> (Observable<Int>, Observable<Int>) in
      (
        Observable.create { observer in
          log("first")
          observer.onError(TestError("bad"))
          log("returns")
          return Disposables.create { log("torn down") }
        },
        Observable.create { _ in
          log("second")
          return Disposables.create()
        }
      )
    }
    row(
      "a source of catch that fails, or of andThen that completes, while it is being subscribed to",
      is: ["first", "returns", "torn down", "second"],
      unlike: ["first", "second", "returns", "torn down"],
      was: {
        let log = Texts()
        let subscribe = { (onError: () -> Void) -> (() -> Void) in
          log("first")
          onError()
          log("returns")
          return { log("torn down") }
        }
        subscribe { log("second") }()
        return log.entries
      },
      {
        let log = Texts()
        let (first, second) = order(log)
        let subscription = first.catch { _ in second }.subscribe()
        let entries = log.entries
        subscription.dispose()
        return entries
      })
  }

  @Test func `an inner source that ends the result is torn down as in RxSwift`() {
    typealias Order = [String]
    let (before, after) = (["torn down", "end"], ["end", "torn down"])
    /// The order of an end of the only inner source, and of its teardown.
    func order(
      _ event: Event<Int>, _ make: (Observable<Int>) -> Observable<Int>
    ) -> Order {
      let log = Texts()
      let observer = Box<AnyObserver<Int>?>(nil)
      let inner = Observable<Int>.create {
        observer.value = $0
        return Disposables.create { log("torn down") }
      }
      let subscription = make(inner).subscribe(
        onError: { _ in log("end") }, onCompleted: { log("end") })
      observer.value?.on(event)
      subscription.dispose()
      return log.entries
    }
    let failure = Event<Int>.error(TestError("bad"))
    // Merge.swift:490, 160, Switch.swift:170, CombineLatest.swift:127, Zip.swift:119 dispose of the
    // source, then handle its completion; CombineLatest+Collection.swift:110 and
    // Zip+Collection.swift:179 forward the end.
    row(
      "an inner source of merge, concatMap, flatMapLatest, or a source of combineLatest, zip,"
        + " that ends the result",
      is: [before, before, before, before, before, after, after]
    ) { Self.sources.map { order(.completed, $0) } }
    // Merge.swift:483, 158 forward the error first; Switch.swift:164, CombineLatest.swift:124,
    // Zip.swift:117 do not.
    row(
      "an inner source of merge, concatMap, flatMapLatest, or a source of combineLatest, zip,"
        + " that ends the result",
      is: [after, after, before, before, before, after, after]
    ) { Self.sources.map { order(failure, $0) } }
  }

  /// Operators with one source that ends, or that is the last one to end.
  private static let sources: [@Sendable (Observable<Int>) -> Observable<Int>] = [
    { inner in Observable.of(inner).merge() },
    { inner in Observable.of(1).concatMap { _ in inner } },
    { inner in Observable.of(1).flatMapLatest { _ in inner } },
    { inner in Observable.combineLatest(inner, Observable.of(1)) { $0 + $1 } },
    { inner in Observable.zip(inner, Observable.of(1)) { $0 + $1 } },
    { inner in Observable.combineLatest([inner]).map { $0[0] } },
    { inner in Observable.zip([inner]).map { $0[0] } },
  ]

  /// Operators whose rules differ between RxSwift and ReactiveObjC.
  @Test func `operators follow the rules of RxSwift`() {
    // Sample.swift:83: the value is emitted once.
    row(
      "operators", "a---|", "-xx-|", gives: "a@1 |@4",
      was: { p in
        let latest = Box<String?>(nil)
        _ = p.a.subscribe(
          onNext: { latest.value = $0 }, onCompleted: { p.note("|") }, isolation: nil)
        _ = p.b.subscribe(
          onNext: { _ in
            if let value = latest.update({ ($0, $0 = nil).0 }) { p.note(value) }
          }, isolation: nil)
      }
    ) { $0.a.sample($0.b) }
    // TakeWithPredicate.swift:150: a completion of the trigger is ignored.
    row(
      "operators", "a--b|", "-|", gives: "a@0 b@3 |@4",
      was: { p in
        _ = p.a.subscribe(
          onNext: { p.note($0) }, onCompleted: { p.note("|") }, isolation: nil)
      }
    ) { $0.a.take(until: $0.b) }
    // Retry.swift: the total number of attempts.
    row(
      "operators", "a#", gives: "a@0 a@1 #@2",
      was: { p in
        let attempts = Box(2)
        @Sendable func attempt() {
          attempts.update { $0 -= 1 }
          _ = p.a.subscribe(
            onNext: { p.note($0) },
            onError: { _ in if attempts.value == 0 { p.note("#") } else { attempt() } },
            isolation: nil)
        }
        attempt()
      }
    ) { $0.a.retry(2) }
    // Timeout.swift:111: a value starts the timer again.
    row(
      "operators", "a-b-c----d|", gives: "a@0 b@2 c@4 #Sequence timeout.@7", disposedAt: 20,
      was: { p in
        let (due, isOver) = (Box(3), Box(false))
        _ = p.a.subscribe(
          onNext: {
            if isOver.value { return }
            p.note($0)
            due.value = p.scheduler.clock + 3
          }, isolation: nil)
        for tick in 1...20 {
          p.scheduler.scheduleAt(tick) {
            guard !isOver.value, tick == due.value else { return }
            isOver.value = true
            p.note("#Sequence timeout.")
          }
        }
      }
    ) { p in p.a.timeout(.seconds(3), scheduler: p.scheduler) }
  }

  // MARK: Traits, binding, durations

  @Test func `traits, bindings and durations are as in RxSwift`() {
    row(
      "traits",
      is: [
        ["next([1, 2])", "completed"], ["next(1)", "completed"], ["next(1)", "completed"],
        ["completed"], ["next(2)", "completed"],
      ]
    ) {
      let numbers = Observable.of(1, 2)
      let array: Single<[Int]> = numbers.toArray()
      let first: Single<Int?> = numbers.first()
      let maybe: Maybe<Int> = numbers.take(1).asMaybe()
      let completable: Completable = numbers.ignoreElements().asCompletable()
      let infallible: Infallible<Int> = numbers.skip(1).asInfallible(onErrorJustReturn: 0)
      return [
        array.recorded(), first.map { $0 ?? 0 }.recorded(), maybe.recorded(),
        completable.asObservable().recorded(), infallible.recorded(),
      ]
    }
    // ObservableType+Bind.swift: each event to all observers in turn; no end to relays.
    row(
      "binding", is: ["observer next(1)", "observer completed", "1", "1", "1", "1 of Log<String>"],
      was: {
        let log = Texts()
        for event in [Event.next(1), .completed] { log("observer \(event)") }
        for _ in 1...3 { log("1") }
        return log.entries + ["1 of Log<String>"]
      },
      {
        let log = Texts()
        let one = Observable.just(1)
        let relay = PublishRelay<Int>()
        let optional = PublishRelay<Int?>()
        _ = relay.subscribe(onNext: { log("\($0)") })
        _ = optional.subscribe(onNext: { log("\($0 ?? 0)") })
        _ = one.bind(to: AnyObserver { log("observer \($0)") })
        _ = one.bind(to: relay)
        _ = one.asInfallible(onErrorJustReturn: 0).bind(to: optional)
        _ = one.bind(onNext: { log("\($0)") })
        _ = one.bind(with: log, onNext: { log, value in log("\(value) of \(type(of: log))") })
        return log.entries
      })
    row("durations", "a|", gives: "a@2 |@3") { p in
      p.a.delay(DispatchTimeInterval.seconds(2), scheduler: p.scheduler)
    }
    row("durations", "a|", gives: "a@2 |@3") { p in
      p.a.delay(Duration.seconds(2), scheduler: p.scheduler)
    }
    row("durations", "a|", gives: "") { p in p.a.delay(.never, scheduler: p.scheduler) }
  }

  /// A decoder for words in quotes.
  private struct Words: DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
      try JSONDecoder().decode(
        type, from: Data("\"\(String(decoding: data, as: UTF8.self))\"".utf8))
    }
  }

  @Test func `decoders and old names are as in RxSwift`() throws {
    row(
      "decode(type:decoder:), DataDecoder",
      is: ["next([1])", "completed", "next([1])", "completed", "next(one)", "completed"],
      was: {
        // Decode.swift: a map.
        let one = [1]
        let json = try JSONDecoder().decode([Int].self, from: JSONEncoder().encode(one))
        let list = try PropertyListDecoder().decode(
          [Int].self, from: PropertyListEncoder().encode(one))
        let word = try Words().decode(String.self, from: Data("one".utf8))
        return [
          "next(\(json))", "completed", "next(\(list))", "completed", "next(\(word))", "completed",
        ]
      },
      {
        let json = Observable.just(try JSONEncoder().encode([1]))
        let list = Observable.just(try PropertyListEncoder().encode([1]))
        let word = Observable.just(Data("one".utf8))
        return json.decode(type: [Int].self, decoder: JSONDecoder()).recorded()
          + list.decode(type: [Int].self, decoder: PropertyListDecoder()).recorded()
          + word.decode(type: String.self, decoder: Words()).recorded()
      })
    row("RxAbstractInteger, RxObservable", is: ["next(3)", "completed"]) {
      func sum<Number: RxAbstractInteger & SendableMetatype>(
        _ numbers: RxObservable<Number>
      ) -> RxObservable<Number> {
        numbers.reduce(0) { $0 + $1 }
      }
      return sum(Observable.of(1, 2)).recorded()
    }
  }

  @Test func `tasks are as in RxSwift`() async {
    await row(
      "tasks", is: [1, 2, 3, 4, 5],
      was: {
        // Observable+Concurrency.swift, PrimitiveSequence+Concurrency.swift: the values in order.
        [1, 2, 3, 4, 5]
      },
      {
        var seen: [Int] = []
        for try await value in Observable.of(1, 2).values { seen.append(value) }
        seen.append(try await Single.just(3).value)
        let created = Single<Int>.create { () async throws -> Int in 4 }
        seen.append(try await created.value)
        let stream = AsyncStream<Int> { continuation in
          continuation.yield(5)
          continuation.finish()
        }
        for try await value in stream.asObservable().values { seen.append(value) }
        return seen
      })
  }
}
