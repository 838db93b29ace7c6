// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// One subscription after another, where both are the same driver, or the same signal of RxCocoa
/// (C6).
///
/// RxCocoa shares a driver by `share(replay: 1, scope: .whileConnected)` (Driver.swift:43) and a
/// signal by `share(scope: .whileConnected)` (Signal.swift:36), below `observe(on:)` and `catch`
/// (ObservableConvertibleType+Driver.swift:47 to 52). An end waits for the scheduler there, so what
/// is upstream of it is torn down before the next source is subscribed to.
struct SharedDriverResubscribeTests {
  /// A driver or a signal, as an observable.
  struct Trait: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether a late observer receives the latest value.
    let replays: Bool
    let share: @Sendable (Observable<Int>) -> Observable<Int>
    let concat: @Sendable (Observable<Int>) -> Observable<Int>
    let flatMapLatest: @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>
    let recover: @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>
  }

  static let traits = [
    Trait(
      testDescription: "driver", replays: true,
      share: { $0.asDriver(onErrorJustReturn: 0).asObservable() },
      concat: {
        let driver = $0.asDriver(onErrorJustReturn: 0)
        return Driver.concat([driver, driver]).asObservable()
      },
      flatMapLatest: { source, inner in
        let inner = inner.asDriver(onErrorJustReturn: 0)
        return source.asDriver(onErrorJustReturn: 0).flatMapLatest { _ in inner }.asObservable()
      },
      recover: { source, other in
        let other = other.asDriver(onErrorJustReturn: 0)
        return source.asDriver(onErrorRecover: { _ in other }).asObservable()
      }),
    Trait(
      testDescription: "signal", replays: false,
      share: { $0.asSignal(onErrorJustReturn: 0).asObservable() },
      concat: {
        let signal = $0.asSignal(onErrorJustReturn: 0)
        return BraidCocoa.Signal.concat([signal, signal]).asObservable()
      },
      flatMapLatest: { source, inner in
        let inner = inner.asSignal(onErrorJustReturn: 0)
        return source.asSignal(onErrorJustReturn: 0).flatMapLatest { _ in inner }.asObservable()
      },
      recover: { source, other in
        let other = other.asSignal(onErrorJustReturn: 0)
        return source.asSignal(onErrorRecover: { _ in other }).asObservable()
      }),
  ]

  /// A server that answers each request with its number.
  private final class Server: Sendable {
    private let answers = PublishSubject<Void>()
    private let count = Box(0)
    let scheduler = TestScheduler(initialClock: 0)

    var requests: Int { count.value }
    var isBusy: Bool { answers.hasObservers }

    var request: Observable<Int> {
      .deferred { [answers, count] in
        let number = count.update { count in
          count += 1
          return count
        }
        return answers.map { number }
      }
    }

    /// Makes shared sequences that deliver on the test's scheduler.
    func make(_ body: () -> Observable<Int>) -> Observable<Int> {
      var result = Observable<Int>.never()
      SharingScheduler.mock(scheduler: scheduler) { result = body() }
      return result
    }

    /// Answers all requests in progress, and delivers the answers.
    func answer() {
      answers.onNext(())
      scheduler.start()
    }
  }

  @Test(arguments: traits)
  func `observers share a request, and the next one after the last connects again`(trait: Trait) {
    let server = Server()
    let (first, second, third) = (Log<Int>(), Log<Int>(), Log<Int>())
    let shared = server.make { trait.share(server.request) }
    let one = shared.subscribe(onNext: { first($0) })
    server.answer()
    let two = shared.subscribe(onNext: { second($0) })
    expectEqual(second.entries, (trait.replays ? [1] : []))
    one.dispose()
    two.dispose()
    #expect(!server.isBusy)
    let three = shared.subscribe(onNext: { third($0) })
    expectEqual(third.entries, [])
    server.answer()
    expectEqual(first.entries, [1])
    expectEqual(third.entries, [2])
    expectEqual(server.requests, 2)
    three.dispose()
    #expect(!server.isBusy)
  }

  /// TailRecursiveSink.swift:128; the connection has ended before its end is forwarded
  /// (ShareReplayScope.swift:198 and 337).
  @Test(arguments: traits)
  func `concat connects again`(trait: Trait) {
    let server = Server()
    let got = Log<String>()
    let subscription = server.make { trait.concat(server.request.take(1)) }.subscribe(
      onNext: { got("\($0)") }, onCompleted: { got("|") })
    server.answer()
    server.answer()
    expectEqual(got.entries, ["1", "2", "|"])
    expectEqual(server.requests, 2)
    subscription.dispose()
    #expect(!server.isBusy)
  }

  @Test(arguments: traits)
  func `concat connects again to a source that is shared upstream`(trait: Trait) {
    let server = Server()
    let got = Log<Int>()
    let base = server.request.share()
    let subscription = server.make { trait.concat(base.take(1)) }.subscribe(onNext: { got($0) })
    server.answer()
    server.answer()
    expectEqual(got.entries, [1, 2])
    expectEqual(server.requests, 2)
    subscription.dispose()
    #expect(!server.isBusy)
  }

  /// Switch.swift:116 disposes the old inner subscription first.
  @Test(arguments: traits)
  func `flatMapLatest to the same sequence connects again`(trait: Trait) {
    let server = Server()
    let got = Log<Int>()
    let source = PublishSubject<Int>()
    let subscription = server.make { trait.flatMapLatest(source, server.request) }.subscribe(
      onNext: { got($0) })
    for _ in 1...2 {
      source.onNext(0)
      server.scheduler.start()
      server.answer()
    }
    expectEqual(got.entries, [1, 2])
    expectEqual(server.requests, 2)
    subscription.dispose()
    #expect(!server.isBusy)
  }

  @Test(arguments: traits)
  func `flatMapLatest to the same sequence joins a connection that another observer keeps`(
    trait: Trait
  ) {
    let server = Server()
    let got = Log<Int>()
    let source = PublishSubject<Int>()
    let shared = server.make { trait.share(server.request) }
    let other = shared.subscribe()
    let subscription = source.flatMapLatest { _ in shared }.subscribe(onNext: { got($0) })
    for _ in 1...2 {
      source.onNext(0)
      server.answer()
    }
    #expect(got.entries == (trait.replays ? [1, 1, 1] : [1, 1]))
    expectEqual(server.requests, 1)
    subscription.dispose()
    other.dispose()
    #expect(!server.isBusy)
  }

  /// Catch.swift:186 subscribes before it disposes, but the error has waited for the scheduler.
  @Test(arguments: traits)
  func `a recovery from the same sequence connects again`(trait: Trait) {
    let server = Server()
    let got = Log<Int>()
    let subscription = server.make {
      let shared = trait.share(server.request)
      let parsed = shared.map { (_: Int) -> Int in throw TestError("failure") }
      return trait.recover(parsed, shared)
    }.subscribe(onNext: { got($0) })
    server.answer()
    expectEqual(server.requests, 2)
    server.answer()
    expectEqual(got.entries, [2])
    subscription.dispose()
    #expect(!server.isBusy)
  }

  /// ShareReplayScope.swift:229 forgets the connection before its source is disposed.
  @Test(arguments: traits)
  func `an observer that subscribes inside the teardown connects again`(trait: Trait) {
    let server = Server()
    let got = Log<Int>()
    let late = SerialDisposable()
    let shared = Box(Observable<Int>.never())
    let made = server.make {
      trait.share(
        .create { observer in
          let subscription = server.request.subscribe(observer)
          return Disposables.create {
            subscription.dispose()
            if server.requests == 1 {
              late.disposable = shared.value.subscribe(onNext: { got($0) })
            }
          }
        })
    }
    shared.update { $0 = made }
    let first = made.subscribe()
    server.answer()
    first.dispose()
    expectEqual(got.entries, [])
    expectEqual(server.requests, 2)
    server.answer()
    expectEqual(got.entries, [2])
    late.dispose()
    shared.update { $0 = .never() }
    #expect(!server.isBusy)
  }

  /// ShareReplayScope.swift:198 and 337: the connection is forgotten before its end is forwarded.
  @Test(arguments: traits)
  func `an observer that subscribes when the sequence completes connects again`(trait: Trait) {
    let server = Server()
    let got = Log<Int>()
    let late = SerialDisposable()
    let shared = server.make { trait.share(server.request.take(1)) }
    let first = shared.subscribe(onCompleted: {
      late.disposable = shared.subscribe(onNext: { got($0) })
    })
    server.answer()
    expectEqual(got.entries, [])
    expectEqual(server.requests, 2)
    server.answer()
    expectEqual(got.entries, [2])
    first.dispose()
    late.dispose()
    #expect(!server.isBusy)
  }
}
