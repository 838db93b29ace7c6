// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SignalValuesTests {
  let clock = VirtualClock()
  let log = Log<String>()

  func iterate(over values: AsyncValues<Int, any Error>) -> Task<Void, any Error> {
    let task = clock.task { [log] in
      do {
        for try await value in values { log("\(value)") }
        log("end")
      } catch {
        log("\(error)")
      }
    }
    clock.settle()
    return task
  }

  @Test func `values forwards the values and the end`() {
    expectSignalDiagram("--a-b--c|", "--a-b--c|") { source, _ in source.values.asSignal() }
  }

  @Test(arguments: ["|", "#", "----", "--#", "a|", "(ab)#", "(ab|)"])
  func `values forwards the events of`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { source, _ in source.values.asSignal() }
  }

  @Test func `each iteration subscribes when it begins`() async throws {
    let count = Box(0)
    let signal = Signal<Int>.deferred {
      count.value += 1
      return .just(count.value)
    }
    let values = signal.values
    expectEqual(count.value, 0)
    for expected in 1...2 {
      for try await value in values { expectEqual(value, expected) }
    }
  }

  @Test func `the teardown has run when the loop receives the end or its cancellation`() {
    let subject = SignalSubject<Int>()
    let signal = Signal<Int>.create { [log] subscriber in
      subscriber.disposable.add(log.disposable("teardown"))
      return subject.subscribe(subscriber)
    }
    _ = iterate(over: signal.values)
    let cancelled = iterate(over: signal.values(buffering: .newest(1)))
    subject.sendNext(1)
    clock.settle()
    cancelled.cancel()
    clock.settle()
    expectEqual(log.entries, ["1", "1", "teardown", "CancellationError()"])
    subject.sendCompleted()
    clock.settle()
    expectEqual(log.entries.suffix(2), ["teardown", "end"])
  }

  // The counterpart of RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:61
  @Test(arguments: [AsyncBuffering.unbounded, .oldest(1), .newest(1), .suspending])
  func `a loop over a silent signal throws when its task is cancelled`(buffering: AsyncBuffering) {
    let signal = Signal<Int>.create { [log] subscriber in
      Disposables.create { withExtendedLifetime(subscriber) { log("teardown") } }
    }
    iterate(over: signal.values(buffering: buffering)).cancel()
    clock.settle()
    expectEqual(log.entries, ["teardown", "CancellationError()"])
  }

  // The counterpart of RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:76
  @Test func `a cancellation after the end is not thrown`() {
    iterate(over: Signal.from(1...3).values).cancel()
    clock.settle()
    expectEqual(log.entries, ["1", "2", "3", "end"])
  }

  @Test func `values buffered before the cancellation arrive, then the cancellation is thrown`() {
    let subject = SignalSubject<Int>()
    let task = clock.task { [clock, log] in
      var iterator = subject.values.makeAsyncIterator()
      try? await clock.sleep(for: .seconds(1))
      for _ in 1...4 {
        do { log("\(try await iterator.next() as Int?)") } catch { log("\(error)") }
      }
    }
    clock.settle()
    for value in 1...2 { subject.sendNext(value) }
    task.cancel()
    clock.settle()
    #expect(!subject.hasSubscribers)
    expectEqual(log.entries, ["Optional(1)", "Optional(2)", "CancellationError()", "nil"])
  }

  @Test(arguments: [
    (AsyncBuffering.unbounded, [1, 2, 3]), (.oldest(2), [1, 2]), (.newest(2), [2, 3]),
    (.suspending, [1, 2, 3]),
  ])
  func `values without a consumer are buffered by`(
    buffering: AsyncBuffering, expected: [Int]
  ) async throws {
    let subject = SignalSubject<Int>()
    var iterator = subject.values(buffering: buffering).makeAsyncIterator()
    for value in 1...3 { subject.sendNext(value) }
    subject.sendCompleted()
    var seen: [Int] = []
    while let value = try await iterator.next() { seen.append(value) }
    expectEqual(seen, expected)
  }

  @Test func `a sequence computes a value on demand`() async throws {
    let numbers = (1...3).lazy.map { [log] number in
      log("\(number)")
      return number
    }
    var iterator = Signal.from(numbers).values(buffering: .suspending).makeAsyncIterator()
    #expect(log.entries.isEmpty)
    for value in 1...3 {
      expectEqual(try await iterator.next(), value)
      expectEqual(log.entries.count, value)
    }
    expectEqual(try await iterator.next(), nil)
  }

  // MARK: The first value

  @Test func `value() returns the first value, nil without a value, or throws`() async throws {
    expectEqual(try await Signal.from(1...3).value(), 1)
    expectEqual(try await Signal.from(1...).value(), 1)
    #expect(try await Signal<Int>.empty.value() == nil)
    await #expect(throws: TestError("bad")) {
      try await Signal<Int>.error(TestError("bad")).value()
    }
  }

  // The counterpart of RxSwift: Tests/RxSwiftTests/PrimitiveSequence+ConcurrencyTests.swift:178
  @Test func `a cancelled task receives the synchronous value`() {
    let never = Signal<Int>.create { [log] subscriber in
      Disposables.create { withExtendedLifetime(subscriber) { log("teardown") } }
    }
    for signal in [.just(1), .empty, .error(TestError("bad")), BehaviorSignalSubject(2), never] {
      clock.task { [log] in
        withUnsafeCurrentTask { $0?.cancel() }
        do { log("\(try await signal.value() as Int?)") } catch { log("\(error)") }
      }
      clock.settle()
    }
    expectEqual(
      log.entries,
      [
        "Optional(1)", "nil", "\(TestError("bad"))", "Optional(2)", "teardown",
        "CancellationError()",
      ])
  }

  @Test func `a cancellation ends the wait for the first value with an error`() {
    let signal = Signal<Int>.create { [log] subscriber in
      Disposables.create { withExtendedLifetime(subscriber) { log("teardown") } }
    }
    let task = clock.task { [log] in
      do { log("\(String(describing: try await signal.value()))") } catch { log("\(error)") }
    }
    clock.settle()
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["teardown", "CancellationError()"])
  }
}
