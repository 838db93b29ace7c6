// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct SharedSequenceValuesTests {
  @Test func `a driver's values begin with the newest and do not throw`() async {
    let relay = BehaviorRelay(value: 1)
    let driver = relay.asDriver()
    var iterator = driver.values.makeAsyncIterator()
    expectEqual(await iterator.next(), 1)
    relay.accept(2)
    expectEqual(await iterator.next(), 2)
  }

  @Test func `a signal's iterator receives values sent after it was made`() async {
    let relay = PublishRelay<Int>()
    let signal: BraidCocoa.Signal<Int> = relay.asSignal()
    var iterator = signal.values(buffering: .oldest(1)).makeAsyncIterator()
    relay.accept(1)
    expectEqual(await iterator.next(), 1)
  }

  // RxSwift: Tests/RxCocoaTests/SharedSequence+ConcurrencyTests.swift:23
  @Test func `a loop over a driver receives all values and ends`() async {
    var seen: [Int] = []
    for await value in Driver.from(1...10).values { seen.append(value) }
    expectEqual(seen, Array(1...10))
  }

  // RxSwift: Tests/RxCocoaTests/SharedSequence+ConcurrencyTests.swift:35
  @Test func `a cancellation ends the loop over a driver or a signal`() async {
    let tasks = [
      Task { for await _ in Driver<Int>.never().values {} },
      Task { for await _ in BraidCocoa.Signal<Int>.never().values {} },
    ]
    for task in tasks {
      task.cancel()
      await task.value
    }
  }

  // MARK: Disposal reaches the sequence

  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case driver, signal
    var testDescription: String { rawValue }
  }

  /// Subscribes on the main actor to a shared sequence of `stream`.
  @MainActor func subscribe(
    to stream: AsyncStream<Int>, _ kind: Kind, _ onNext: @escaping @MainActor (Int) -> Void
  ) -> any Disposable {
    switch kind {
    case .driver: stream.asDriver().drive(onNext: onNext)
    case .signal: stream.asObservable().asSignal(onErrorJustReturn: 0).emit(onNext: onNext)
    }
  }

  @MainActor @Test(arguments: Kind.allCases)
  func `a disposal right after the subscription reaches the sequence of a`(kind: Kind) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let termination = await withCheckedContinuation { done in
      continuation.onTermination = { done.resume(returning: $0) }
      subscribe(to: stream, kind) { _ in Issue.record("a value") }.dispose()
    }
    expectEqual("\(termination)", "cancelled")
    // A stream without references would also be cancelled.
    withExtendedLifetime((stream, continuation)) {}
  }

  @MainActor @Test(arguments: Kind.allCases)
  func `a disposal inside a delivery reaches the sequence of a`(kind: Kind) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let disposable = SerialDisposable()
    let log = Log<Int>()
    let termination = await withCheckedContinuation { done in
      continuation.onTermination = { done.resume(returning: $0) }
      disposable.disposable = subscribe(to: stream, kind) { value in
        log(value)
        disposable.dispose()
      }
      continuation.yield(1)
    }
    expectEqual(log.entries, [1])
    expectEqual("\(termination)", "cancelled")
    withExtendedLifetime((stream, continuation)) {}
  }

  @Test func `an infallible async sequence can be converted to a driver`() async {
    var seen: [Int] = []
    for await value in Infallible.of(1, 2).values.asDriver().values { seen.append(value) }
    expectEqual(seen, [1, 2])
  }
}
