// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct AsyncClosuresOfTraitsTests {
  let clock = VirtualClock()
  let log = Log<String>()
  let subject = PublishSubject<Int>()

  /// Takes three seconds for 1, and one for any other value.
  var calm: @Sendable (Int) async -> Int {
    { [clock, log] value in
      do { try await clock.sleep(for: .seconds(value == 1 ? 3 : 1)) } catch {
        log("\(value) cancelled@\(clock.elapsed.components.seconds)")
      }
      return value * 10
    }
  }

  /// The same, and fails for 9.
  var work: @Sendable (Int) async throws -> Int {
    { [calm] value in
      let result = await calm(value)
      if value == 9 { throw TestError("bad") }
      return result
    }
  }

  func record<Element>(_ source: some ObservableConvertibleType<Element>) -> any Disposable {
    let (log, clock) = (log, clock)
    func note(_ event: String) { log("\(event)@\(clock.elapsed.components.seconds)") }
    return clock.settle {
      source.asObservable().subscribe(
        onNext: { note("\($0)") }, onError: { note("\($0)") }, onCompleted: { note("|") })
    }
  }

  func send(_ value: Int) { clock.settle { subject.onNext(value) } }

  typealias Work = @Sendable (Int) async throws -> Int

  /// The operators of a single, as observables.
  static let ofSingles: [(String, @Sendable (Single<Int>, @escaping Work) -> Observable<Int>)] = [
    ("flatMap", { single, work in single.flatMap { try await work($0) }.asObservable() }),
    (
      "flatMapMaybe",
      { single, work in
        single.flatMapMaybe { value -> Int? in try await work(value) }.asObservable()
      }
    ),
    (
      "flatMapCompletable",
      { single, work in
        single.flatMapCompletable { value in _ = try await work(value) }.andThen(Observable.just(0))
      }
    ),
    (
      "flatMap of a maybe",
      { single, work in single.asMaybe().flatMap { try await work($0) }.asObservable() }
    ),
    (
      "do",
      { single, work in
        single.do(onSuccess: { _ = try await work($0) }).map { $0 * 10 }.asObservable()
      }
    ),
    (
      "do of a maybe",
      { single, work in
        single.asMaybe().do(onNext: { _ = try await work($0) }).map { $0 * 10 }.asObservable()
      }
    ),
    (
      "andThen",
      { single, work in
        // The value of the single is known to the closure, which a completable does not emit.
        single.flatMap { value in
          Completable.empty().andThen { try await work(value) }
        }.asObservable()
      }
    ),
  ]

  @Test(arguments: ofSingles.map(\.0))
  func `a trait emits the result of the closure, and its error`(name: String) {
    for (operation, apply) in Self.ofSingles where operation == name {
      _ = record(apply(.just(1), work))
      _ = record(apply(.just(9), work))
      _ = record(apply(.error(TestError("source")), work))
      clock.advance(by: .seconds(5))
      let result = name == "flatMapCompletable" ? 0 : 10
      expectEqual(
        log.entries, ["\(TestError("source"))@0", "\(TestError("bad"))@1", "\(result)@3", "|@3"])
    }
  }

  @Test(arguments: ofSingles.map(\.0))
  func `disposal cancels the task of a trait`(name: String) {
    for (operation, apply) in Self.ofSingles where operation == name {
      let subscription = record(apply(.just(1), work))
      clock.advance(by: .seconds(1))
      clock.settle { subscription.dispose() }
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["1 cancelled@1"])
    }
  }

  @Test(arguments: ofSingles.map(\.0))
  func `a single that never emits starts no task`(name: String) {
    for (operation, apply) in Self.ofSingles where operation == name {
      let subscription = record(apply(.never(), work))
      clock.advance(by: .seconds(5))
      clock.settle { subscription.dispose() }
      #expect(log.entries.isEmpty)
    }
  }

  @Test func `a maybe without a value does not call the closure`() {
    _ = record(Maybe<Int>.empty().flatMap { [work] in try await work($0) })
    _ = record(Maybe<Int>.empty().do(onNext: { [work] in _ = try await work($0) }))
    _ = record(Maybe<Int>.error(TestError("source")).flatMap { [work] in try await work($0) })
    clock.advance(by: .seconds(5))
    expectEqual(log.entries, ["|@0", "|@0", "\(TestError("source"))@0"])
  }

  @Test func `nil of flatMapMaybe completes without a value`() {
    _ = record(
      Single.just(1).flatMapMaybe { [clock] _ -> Int? in
        try await clock.sleep(for: .seconds(1))
        return nil
      })
    clock.advance(by: .seconds(5))
    expectEqual(log.entries, ["|@1"])
  }

  @Test func `andThen starts its task after the completion, and not after an error`() {
    let saved = PublishSubject<Never>()
    _ = record(saved.asCompletable().andThen { [calm] in await calm(2) })
    _ = record(Completable.error(TestError("source")).andThen { [calm] in await calm(3) })
    clock.advance(by: .seconds(2))
    expectEqual(log.entries, ["\(TestError("source"))@0"])
    clock.settle { saved.onCompleted() }
    clock.advance(by: .seconds(2))
    expectEqual(log.entries, ["\(TestError("source"))@0", "20@3", "|@3"])
  }

  typealias Calm = @Sendable (Int) async -> Int

  static let ofInfallibles:
    [(String, @Sendable (Infallible<Int>, @escaping Calm) -> Infallible<Int>)] = [
      ("flatMap", { source, work in source.flatMap { await work($0) } }),
      ("flatMapLatest", { source, work in source.flatMapLatest { await work($0) } }),
      ("flatMapFirst", { source, work in source.flatMapFirst { await work($0) } }),
      ("concatMap", { source, work in source.concatMap { await work($0) } }),
      ("do", { source, work in source.do(onNext: { _ = await work($0) }).map { $0 * 10 } }),
    ]

  @Test(arguments: [
    ("flatMap", ["20@2", "10@3", "|@5"]), ("flatMapLatest", ["1 cancelled@1", "20@2", "|@5"]),
    ("flatMapFirst", ["10@3", "|@5"]), ("concatMap", ["10@3", "20@4", "|@5"]),
    ("do", ["10@3", "20@4", "|@5"]),
  ])
  func `results of an infallible arrive in the order of the synchronous form`(
    name: String, expected: [String]
  ) {
    for (operation, apply) in Self.ofInfallibles where operation == name {
      _ = record(apply(subject.asInfallible(onErrorJustReturn: 0), calm))
    }
    send(1)
    clock.advance(by: .seconds(1))
    send(2)
    clock.advance(by: .seconds(4))
    clock.settle { subject.onCompleted() }
    expectEqual(log.entries, expected)
  }

  @Test(arguments: ofInfallibles.map(\.0))
  func `disposal cancels the task of an infallible`(name: String) {
    for (operation, apply) in Self.ofInfallibles where operation == name {
      let subscription = record(apply(subject.asInfallible(onErrorJustReturn: 0), calm))
      send(1)
      clock.advance(by: .seconds(1))
      clock.settle { subscription.dispose() }
      clock.advance(by: .seconds(5))
      expectEqual(log.entries, ["1 cancelled@1"])
      #expect(!subject.hasObservers)
    }
  }

  @Test(arguments: ofInfallibles.map(\.0))
  func `a value sent while a result of an infallible is delivered runs the closure again`(
    name: String
  ) {
    for (operation, apply) in Self.ofInfallibles where operation == name {
      let source = apply(subject.asInfallible(onErrorJustReturn: 0), calm)
      _ = record(source.do(onNext: { [subject] in if $0 == 20 { subject.onNext(3) } }))
      send(2)
      clock.advance(by: .seconds(5))
      // flatMapFirst ignores a value until the task's source has completed, after its result.
      #expect(log.entries == (name == "flatMapFirst" ? ["20@1"] : ["20@1", "30@2"]))
    }
  }

  @Test func `closures of traits that do not suspend are the synchronous form`() {
    let single: Single<Int> = Single.just(1).map { $0 + 1 }.flatMap { .just($0 * 2) }
      .do(onSuccess: { [log] in log("do \($0)") })
    let maybe: Maybe<Int> = single.flatMapMaybe { .just($0) }.map { $0 + 1 }
      .flatMap { Maybe.just($0) }.do(onNext: { [log] in log("do \($0)") })
    _ = maybe.subscribe(onSuccess: { [log] in log("\($0)") })
    _ = single.flatMapCompletable { _ in Completable.empty() }
      .subscribe(onCompleted: { [log] in log("|") })
    let sums = subject.asInfallible(onErrorJustReturn: 0).map { $0 + 1 }
      .flatMap { Infallible.of($0, $0 * 2) }.flatMapLatest { Infallible.just($0) }
      .concatMap { Infallible.just($0) }.flatMapFirst { Infallible.just($0) }
      .do(onNext: { [log] in log("do \($0)") })
    _ = sums.subscribe(onNext: { [log] in log("\($0)") })
    subject.onNext(1)
    expectEqual(
      log.entries, ["do 4", "do 5", "5", "do 4", "|", "do 2", "2", "do 4", "4"])
  }

  @MainActor @Test func `the closure of a trait is isolated to no actor unless it says so`()
    async throws
  {
    #expect(try await !Single.just(1).flatMap { _ in await Self.isMain() }.value)
    #expect(try await !Completable.empty().andThen { await Self.isMain() }.value)
    let isolated = try await Single.just(1).flatMap { @MainActor _ in
      await Task.yield()
      return MainScheduler.isMainThreadOfTests
    }.value
    #expect(isolated)
  }

  static func isMain() async -> Bool { MainScheduler.isMainThreadOfTests }
}
