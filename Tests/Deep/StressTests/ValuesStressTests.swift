// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Foundation
import TestSupport
import Testing

/// Values that cross from a thread to a task, under each policy, with cancellations at moments that
/// chance chooses.
@Suite(.alone, .serialized) struct ValuesStressTests {
  /// Values in all, for each policy.
  static let values = amount(1_000_000)
  static let policies: [AsyncBuffering] = [
    .unbounded, .oldest(16), .oldest(0), .newest(16), .newest(0), .suspending,
  ]

  /// The values that a task has received, numbered from zero.
  struct Seen: Sendable {
    var values: [Int] = []
    var isCancelled = false
    var error: (any Error)?

    /// Each number once, in order; without a gap, if nothing may be lost.
    func isRight(_ buffering: AsyncBuffering) -> Bool {
      switch buffering {
      case .unbounded, .suspending: values == Array(0..<values.count)
      case .oldest, .newest: zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
      }
    }
  }

  static func iterate(over values: AsyncValues<Int, any Error>, until limit: Int) -> Task<
    Seen, Never
  > {
    Task.detached {
      var seen = Seen()
      do {
        for try await value in values {
          seen.values.append(value)
          if seen.values.count == limit { break }
        }
      } catch {
        seen.error = error
      }
      seen.isCancelled = Task.isCancelled
      return seen
    }
  }

  @Test(arguments: policies)
  func `a million values and an end are iterated`(buffering: AsyncBuffering) async {
    let subject = PublishSubject<Int>()
    let task = Self.iterate(over: subject.values(buffering: buffering), until: .max)
    while !subject.hasObservers { await Task.yield() }
    let count = Self.values
    await withCheckedContinuation { done in
      Thread {
        for value in 0..<count { subject.onNext(value) }
        subject.onCompleted()
        done.resume()
      }.start()
    }
    let seen = await task.value
    #expect(seen.isRight(buffering))
    #expect(seen.error == nil)
    if buffering == .unbounded || buffering == .suspending {
      expectEqual(seen.values.count, count)
    }
    #expect(!subject.hasObservers)
  }

  /// In a separate process, because it counts live objects.
  @Test
  func `cancellations at random moments lose no earlier value and leave no subscription behind`()
    async
  {
    await #expect(processExitsWith: .success) {
      for (number, buffering) in ValuesStressTests.policies.enumerated() {
        await ValuesStressTests.cancelAtRandom(buffering, seed: UInt64(number))
        expectEqual(Resources.subscriptions.count, 0)
        expectEqual(Resources.disposables.count, 0)
      }
    }
  }

  static func cancelAtRandom(_ buffering: AsyncBuffering, seed: UInt64) async {
    var chance = Seeded(seed)
    var sent = 0
    while sent < values {
      let count = Int.random(in: 1...4_000, using: &chance)
      let spins = Int.random(in: 0...20_000, using: &chance)
      let subject = PublishSubject<Int>()
      let task = iterate(over: subject.values(buffering: buffering), until: .max)
      while !subject.hasObservers { await Task.yield() }
      let ends = chance.next().isMultiple(of: 2)
      await withCheckedContinuation { done in
        Thread {
          for value in 0..<count { subject.onNext(value) }
          if ends { subject.onCompleted() }
          done.resume()
        }.start()
        for _ in 0..<spins { _ = subject.hasObservers }
        task.cancel()
      }
      let seen = await task.value
      #expect(seen.isRight(buffering))
      #expect(seen.isCancelled || ends)
      // The source had ended, or the cancellation is thrown.
      #expect(ends || seen.error is CancellationError)
      #expect(seen.error == nil || seen.error is CancellationError)
      #expect(!subject.hasObservers)
      sent += count
    }
  }

  @Test(arguments: policies)
  func `breaks at random moments leave no subscription behind`(buffering: AsyncBuffering) async {
    var chance = Seeded(UInt64(100 + (Self.policies.firstIndex(of: buffering) ?? 0)))
    for _ in 0..<amount(40) {
      let subject = SignalSubject<Int>()
      let limit = Int.random(in: 1...50, using: &chance)
      let task = Self.iterate(over: subject.values(buffering: buffering), until: limit)
      let isOver = Box(false)
      Thread {
        var value = 0
        while !isOver.value {
          subject.sendNext(value)
          value += 1
          // Else the two cores of a small machine belong to senders.
          if value.isMultiple(of: 8) { sched_yield() }
        }
      }.start()
      // The task may begin after some values have gone by.
      let seen = await task.value
      isOver.value = true
      expectEqual(seen.values.count, limit)
      #expect(seen.error == nil)
      #expect(zip(seen.values, seen.values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func `a suspended sequence computes values on the requesting thread`() async throws {
    let count = Self.values
    var sum = 0
    var misplaced = 0
    for try await value in Observable.range(start: 0, count: count).values(buffering: .suspending) {
      if value != sum { misplaced += 1 }
      sum += 1
      if sum.isMultiple(of: 1_000) { await Task.yield() }
    }
    expectEqual(misplaced, 0)
    expectEqual(sum, count)
  }

  @Test func `an async sequence converted twice loses no value`() async throws {
    let count = Self.values / 20
    let source = AsyncStream<Int> { continuation in
      for value in 0..<count { continuation.yield(value) }
      continuation.finish()
    }
    var next = 0
    var misplaced = 0
    for try await value in source.asObservable().values(buffering: .suspending) {
      if value != next { misplaced += 1 }
      next += 1
    }
    expectEqual(misplaced, 0)
    expectEqual(next, count)
  }

  enum Trait: String, CaseIterable, CustomTestStringConvertible {
    case single, maybe, completable
    var testDescription: String { rawValue }

    /// Waits for the result of `work`, which gets a closure that sends a result.
    func wait(
      for work: @escaping @Sendable (@escaping @Sendable () -> Void) -> any Disposable
    ) async throws {
      switch self {
      case .single: _ = try await Single<Int>.create { o in work { o(.success(1)) } }.value
      case .maybe: _ = try await Maybe<Int>.create { o in work { o(.success(1)) } }.value
      case .completable: try await Completable.create { o in work { o(.completed) } }.value
      }
    }
  }

  // RxSwift: Tests/RxSwiftTests/PrimitiveSequence+ConcurrencyTests.swift:94, :210 and :298. A task
  // that is resumed twice stops the program.
  @Test(arguments: Trait.allCases)
  func `one of a result, a concurrent cancellation and a late result is returned`(
    trait: Trait
  ) async {
    for round in 0..<amount(4_000) {
      let send = Box<(@Sendable () -> Void)?>(nil)
      let teardowns = Box(0)
      let task = Task.detached { () -> Bool in
        do {
          try await trait.wait { result in
            send.value = result
            return Disposables.create { teardowns.update { $0 += 1 } }
          }
          return true
        } catch is CancellationError { return false } catch {
          Issue.record(error)
          return false
        }
      }
      if round.isMultiple(of: 3) { while send.value == nil { await Task.yield() } }
      async let sender: Void = Task.detached {
        send.value?()
        send.value?()
      }.value
      task.cancel()
      await sender
      _ = await task.value
      expectEqual(teardowns.value, 1)
    }
  }
}
