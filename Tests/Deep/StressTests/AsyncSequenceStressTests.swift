// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Disposals that race with the task of an async sequence: each of them reaches the sequence.
///
/// RxSwift: `RxSwift/Observable+Concurrency.swift:62` to `:81`.
@Suite(.alone, .serialized) struct AsyncSequenceStressTests {

  enum Model: String, CaseIterable, CustomTestStringConvertible {
    case observable, infallible, signal
    var testDescription: String { rawValue }

    /// Subscribes to `stream`; `limit` values end the subscription from inside.
    func subscribe(
      to stream: AsyncStream<Int>, limit: Int? = nil, _ next: @escaping @Sendable (Int) -> Void
    ) -> any Disposable {
      let source = stream.asObservable()
      switch self {
      case .observable:
        return (limit.map { source.take($0) } ?? source).subscribe(onNext: next)
      case .infallible:
        let source = stream.asInfallible()
        return (limit.map { source.take($0) } ?? source).subscribe(onNext: next)
      case .signal:
        let signal = stream.asSignal()
        return (limit.map { signal.take($0) } ?? signal).subscribe(next: next)
      }
    }
  }

  /// Runs `body` with a stream that stays alive until its termination, which is returned.
  private func termination(
    _ body: (AsyncStream<Int>, AsyncStream<Int>.Continuation) async -> Void
  ) async -> String {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let result = Box<String?>(nil)
    continuation.onTermination = { result.value = "\($0)" }
    await body(stream, continuation)
    let deadline = ContinuousClock.now + .seconds(20)
    while result.value == nil, ContinuousClock.now < deadline { await Task.yield() }
    return withExtendedLifetime((stream, continuation)) { result.value ?? "nothing" }
  }

  @Test(arguments: Model.allCases)
  func `a disposal right after the subscription reaches the sequence`(model: Model) async {
    for round in 0..<amount(1_000) {
      let end = await termination { stream, continuation in
        if round.isMultiple(of: 2) { continuation.yield(round) }
        model.subscribe(to: stream) { _ in }.dispose()
      }
      expectEqual(end, "cancelled")
    }
  }

  @Test(arguments: Model.allCases)
  func `a subscription that ends inside a delivery terminates the sequence`(model: Model) async {
    for round in 0..<amount(1_000) {
      let count = Box(0)
      let end = await termination { stream, continuation in
        let subscription = model.subscribe(to: stream, limit: 1) { _ in count.update { $0 += 1 } }
        continuation.yield(round)
        continuation.yield(round)
        withExtendedLifetime(subscription) {}
      }
      expectEqual(end, "cancelled")
      expectEqual(count.value, 1)
    }
  }

  @Test(arguments: Model.allCases)
  func `a disposal during a delivery reaches the sequence`(model: Model) async {
    var chance = Seeded(7)
    for round in 0..<amount(1_000) {
      let spins = Int.random(in: 0...400, using: &chance)
      let isDisposed = Box(false)
      let end = await termination { stream, continuation in
        let subscription = model.subscribe(to: stream) { _ in }
        async let sender: Void = Task.detached {
          while !isDisposed.value { continuation.yield(round) }
        }.value
        for _ in 0..<spins { _ = isDisposed.value }
        subscription.dispose()
        isDisposed.value = true
        await sender
      }
      expectEqual(end, "cancelled")
    }
  }

  @Test func `an async closure disposed at any moment ends its loop`() async {
    var chance = Seeded(8)
    for _ in 0..<amount(1_000) {
      let spins = Int.random(in: 0...400, using: &chance)
      let count = Box(0)
      let end = await termination { stream, continuation in
        let subscription = Observable<Int>.async(send: { observer in
          for await value in stream { observer.onNext(value) }
        })
        .subscribe(onNext: { _ in count.update { $0 += 1 } })
        continuation.yield(1)
        for _ in 0..<spins { _ = count.value }
        subscription.dispose()
      }
      expectEqual(end, "cancelled")
      #expect(count.value < 2)
    }
  }

  /// What crosses is counted in a process of its own.
  @Test func `disposals at any moment leave no subscription behind`() async {
    await #expect(processExitsWith: .success) {
      for round in 0..<amount(1_000) {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        await withCheckedContinuation { done in
          continuation.onTermination = { _ in done.resume() }
          let subscription = stream.asObservable().subscribe(onNext: { _ in })
          if round.isMultiple(of: 2) { continuation.yield(round) }
          subscription.dispose()
        }
        withExtendedLifetime(continuation) {}
      }
      let deadline = ContinuousClock.now + .seconds(20)
      while Resources.subscriptions.count > 0, ContinuousClock.now < deadline { await Task.yield() }
      expectEqual(Resources.subscriptions.count, 0)
    }
  }
}
