// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ValuesTests {
  let clock = VirtualClock()
  let log = Log<String>()

  /// Iterates in a task of the clock and records the values and the end.
  func iterate<Failure: Error>(
    over values: AsyncValues<Int, Failure>, whileBusy seconds: Int = 0
  ) -> Task<Void, any Error> {
    let task = clock.task { [clock, log] in
      do {
        for try await value in values {
          log("\(value)")
          if seconds > 0 { try? await clock.sleep(for: .seconds(seconds)) }
        }
        log("end")
      } catch {
        log("\(error)")
      }
    }
    clock.settle()
    return task
  }

  // MARK: Values and ends

  // RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:22
  @Test func `a loop receives all values of a sequence and ends`() async throws {
    var seen: [Int] = []
    for try await value in Observable.from(1...10).values { seen.append(value) }
    expectEqual(seen, Array(1...10))
  }

  // RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:39
  @Test func `a loop receives the values before an error, which it throws`() async {
    let source = Observable.from(1...10).map { number in
      if number > 5 { throw TestError("bad") }
      return number
    }
    var seen: [Int] = []
    await #expect(throws: TestError("bad")) {
      for try await value in source.values { seen.append(value) }
    }
    expectEqual(seen, Array(1...5))
  }

  @Test func `values forwards the values and the end`() {
    expectDiagram("--a-b--c|", "--a-b--c|") { source, _ in source.values.asObservable() }
  }

  @Test(arguments: ["|", "#", "----", "--#", "a|", "(ab)#", "(ab|)"])
  func `values forwards the events of`(diagram: String) {
    expectDiagram(diagram, diagram) { source, _ in source.values.asObservable() }
  }

  @Test func `values sent while the task is busy are buffered, and the end follows them`() {
    let subject = PublishSubject<Int>()
    _ = iterate(over: subject.values, whileBusy: 1)
    for value in 1...3 { subject.onNext(value) }
    subject.onCompleted()
    clock.settle()
    expectEqual(log.entries, ["1"])
    clock.advance(by: .seconds(9))
    expectEqual(log.entries, ["1", "2", "3", "end"])
  }

  @Test func `an error is thrown once, after the values before it`() async throws {
    let subject = PublishSubject<Int>()
    var iterator = subject.values.makeAsyncIterator()
    subject.onNext(1)
    subject.onError(TestError("bad"))
    expectEqual(try await iterator.next(), 1)
    await #expect(throws: TestError("bad")) { try await iterator.next() }
    expectEqual(try await iterator.next(), nil)
  }

  // RxSwift: Tests/RxSwiftTests/Infallible+ConcurrencyTests.swift:22
  @Test func `an infallible does not throw`() async {
    var seen: [Int] = []
    for await value in Infallible.of(1, 2, 3).values { seen.append(value) }
    for await value in Infallible.of(4, 5).values(buffering: .newest(1)) { seen.append(value) }
    expectEqual(seen, [1, 2, 3, 5])
  }

  @Test func `an error of an infallible is passed to the hook`() async {
    await #expect(processExitsWith: .success) {
      let log = Log<String>()
      Hooks.defaultErrorHandler = { _, error in log("\(error)") }
      let broken = Infallible.just(1).flatMap { _ in Observable<Int>.error(TestError("inner")) }
      for await _ in broken.values {}
      expectEqual(log.entries, ["\(TestError("inner"))"])
    }
  }

  // MARK: Subscriptions

  @Test func `a released iterator releases its values although the source retains its observer`() {
    let observer = Box<AnyObserver<Witness>?>(nil)
    let source = Observable<Witness>.create {
      observer.value = $0
      return Disposables.create()
    }
    let buffered: WeakWitness
    do {
      let iterator = source.values.makeAsyncIterator()
      buffered = holding { observer.value?.onNext($0) }.object
      #expect(buffered.value != nil)
      withExtendedLifetime(iterator) {}
    }
    #expect(buffered.value == nil)
  }

  @Test func `each iteration subscribes when it begins, and not before`() async throws {
    let count = Box(0)
    let source = Observable<Int>.deferred {
      count.value += 1
      return .just(count.value)
    }
    let values = source.values
    expectEqual(count.value, 0)
    for expected in 1...2 {
      for try await value in values { expectEqual(value, expected) }
    }
    expectEqual(count.value, 2)
  }

  @Test func `a value sent after the iterator was made is buffered for it`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    subject.onNext(1)
    var iterator = values.makeAsyncIterator()
    subject.onNext(2)
    expectEqual(try await iterator.next(), 2)
  }

  @Test func `an unused iterator is disposed when it is released`() {
    let subject = PublishSubject<Int>()
    var iterator: AsyncValues<Int, any Error>.Iterator? = subject.values.makeAsyncIterator()
    #expect(subject.hasObservers)
    withExtendedLifetime(iterator) {}
    iterator = nil
    #expect(!subject.hasObservers)
  }

  @Test func `leaving the loop disposes once`() async throws {
    let source = Observable<Int>.create { [log] observer in
      for value in 1...3 { observer.onNext(value) }
      return log.disposable("teardown")
    }
    for try await value in source.values where value == 2 {
      log("2")
      break
    }
    expectEqual(log.entries, ["2", "teardown"])
  }

  @Test func `the source is torn down before the loop receives the end`() {
    let observer = Box<AnyObserver<Int>?>(nil)
    let source = Observable<Int>.create { [log] target in
      observer.value = target
      return log.disposable("teardown")
    }
    _ = iterate(over: source.values)
    observer.value?.onNext(1)
    clock.settle()
    observer.value?.onCompleted()
    expectEqual(log.entries, ["1", "teardown"])
    clock.settle()
    expectEqual(log.entries, ["1", "teardown", "end"])
  }

  // MARK: Cancellation

  // RxSwift: RxSwift/Observable+Concurrency.swift:43
  @Test func `a cancellation is thrown and disposes once, not inside cancel`() {
    let source = Observable<Int>.create { [log] observer in
      observer.onNext(1)
      return log.disposable("teardown")
    }
    let task = iterate(over: source.values)
    expectEqual(log.entries, ["1"])
    task.cancel()
    expectEqual(log.entries, ["1"])
    clock.settle()
    expectEqual(log.entries, ["1", "teardown", "CancellationError()"])
  }

  // RxSwift: RxSwift/Traits/Infallible/Infallible+Concurrency.swift:32
  @Test func `a cancellation ends the loop over an infallible`() {
    let source = Observable<Int>.create { [log] observer in
      observer.onNext(1)
      return log.disposable("teardown")
    }
    let task = iterate(over: source.asInfallible(onErrorJustReturn: 0).values)
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["1", "teardown", "end"])
  }

  // RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:61
  @Test(arguments: [AsyncBuffering.unbounded, .oldest(1), .newest(1), .suspending])
  func `a loop over a silent source throws when its task is cancelled`(buffering: AsyncBuffering) {
    let source = Observable<Int>.never()
    iterate(over: source.values(buffering: buffering)).cancel()
    clock.settle()
    expectEqual(log.entries, ["CancellationError()"])
  }

  // RxSwift: Tests/RxSwiftTests/Observable+ConcurrencyTests.swift:76
  @Test func `a cancellation after the end is not thrown`() {
    let task = iterate(over: Observable.from(1...3).values)
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["1", "2", "3", "end"])
  }

  // RxSwift: RxSwift/Observable+Concurrency.swift:30 to 50. An AsyncThrowingStream keeps what was
  // yielded before its cancellation.
  @Test(arguments: [AsyncBuffering.unbounded, .oldest(9), .newest(9)])
  func `buffered values are received before the cancellation is thrown`(
    buffering: AsyncBuffering
  ) {
    let subject = PublishSubject<Int>()
    let task = iterate(over: subject.values(buffering: buffering), whileBusy: 1)
    for value in 1...3 { subject.onNext(value) }
    clock.settle()
    task.cancel()
    clock.settle()
    #expect(!subject.hasObservers)
    subject.onNext(4)
    clock.settle()
    expectEqual(log.entries, ["1", "2", "3", "CancellationError()"])
  }

  @Test func `buffered values are received in a loop over a cancelled infallible`() {
    let subject = PublishSubject<Int>()
    let values = subject.asInfallible(onErrorJustReturn: 0).values
    let task = iterate(over: values, whileBusy: 1)
    for value in 1...3 { subject.onNext(value) }
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["1", "2", "3", "end"])
    #expect(!subject.hasObservers)
  }

  @Test(arguments: ["completed", "bad"])
  func `an end sent before the cancellation is received`(end: String) {
    let subject = PublishSubject<Int>()
    let task = iterate(over: subject.values, whileBusy: 1)
    for value in 1...2 { subject.onNext(value) }
    if end == "bad" { subject.onError(TestError(end)) } else { subject.onCompleted() }
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["1", "2", end == "bad" ? "\(TestError("bad"))" : "end"])
  }

  @Test func `a cancellation is thrown once`() {
    let subject = PublishSubject<Int>()
    clock.task { [log] in
      withUnsafeCurrentTask { $0?.cancel() }
      var iterator = subject.values.makeAsyncIterator()
      for _ in 1...3 {
        do { log("\(try await iterator.next() as Int?)") } catch { log("\(error)") }
      }
    }
    clock.settle()
    expectEqual(log.entries, ["CancellationError()", "nil", "nil"])
  }

  @Test func `a value that has resumed the task before the cancellation is received`() {
    let subject = PublishSubject<Int>()
    let task = iterate(over: subject.values)
    subject.onNext(1)
    task.cancel()
    subject.onNext(2)
    clock.settle()
    expectEqual(log.entries, ["1", "CancellationError()"])
  }

  @Test func `a task cancelled before it subscribes receives the synchronous value`() {
    let subject = BehaviorSubject(value: 1)
    let task = clock.task { [clock, log] in
      try? await clock.sleep(for: .seconds(1))
      do {
        for try await value in subject.values { log("\(value)") }
        log("end")
      } catch { log("\(error)") }
    }
    clock.settle()
    task.cancel()
    clock.settle()
    expectEqual(log.entries, ["1", "CancellationError()"])
    #expect(!subject.hasObservers)
  }

  @Test func `a suspended source computes no value for a cancelled task`() {
    let task = clock.task { [self] in
      withUnsafeCurrentTask { $0?.cancel() }
      do {
        for try await value in numbers(1...3).values(buffering: .suspending) { log("\(value)") }
      } catch { log("\(error)") }
    }
    clock.settle()
    task.cancel()
    expectEqual(log.entries, ["CancellationError()"])
  }

  @Test func `an event sent in the teardown of the cancellation is dropped`() {
    let source = Observable<Int>.create { observer in
      Disposables.create {
        observer.onNext(1)
        observer.onCompleted()
      }
    }
    iterate(over: source.values).cancel()
    clock.settle()
    expectEqual(log.entries, ["CancellationError()"])
  }

  @Test func `buffered values are released with the iterator of a cancelled task`() {
    let subject = PublishSubject<Witness>()
    let task = clock.task { [clock] in
      var iterator = subject.values.makeAsyncIterator()
      try? await clock.sleep(for: .seconds(1))
      _ = try await iterator.next()
    }
    clock.settle()
    let objects = (1...3).map { _ in holding { subject.onNext($0) }.object }
    #expect(objects.allSatisfy { $0.value != nil })
    task.cancel()
    clock.settle()
    #expect(objects.allSatisfy { $0.value == nil })
  }

  @Test func `a concurrent cancellation and end end the loop once`() {
    let subject = PublishSubject<Int>()
    let task = iterate(over: subject.values)
    task.cancel()
    subject.onCompleted()
    subject.onCompleted()
    clock.settle()
    expectEqual(log.entries, ["CancellationError()"])
  }

  /// Runs a task inside the call that makes it ready.
  private final class InlineExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  @Test(arguments: [AsyncBuffering.unbounded, .oldest(1), .newest(1), .suspending])
  func `a task that resumes inside the send finds no lock held`(
    buffering: AsyncBuffering
  ) {
    let subject = PublishSubject<Int>()
    let values = subject.values(buffering: buffering)
    Task(executorPreference: InlineExecutor()) { [log] in
      for try await value in values { log("\(value)") }
      log("end")
    }
    for value in 1...3 {
      subject.onNext(value)
      expectEqual(log.entries.count, value)
    }
    subject.onCompleted()
    expectEqual(log.entries, ["1", "2", "3", "end"])
  }

  // MARK: Buffering

  @Test(arguments: [
    (AsyncBuffering.unbounded, [1, 2, 3, 4, 5]),
    (.oldest(2), [1, 2]), (.oldest(0), []), (.oldest(9), [1, 2, 3, 4, 5]),
    (.newest(2), [4, 5]), (.newest(0), []), (.newest(9), [1, 2, 3, 4, 5]),
    (.suspending, [1, 2, 3, 4, 5]),
  ])
  func `values without a consumer are buffered by`(
    buffering: AsyncBuffering, expected: [Int]
  ) async throws {
    let subject = PublishSubject<Int>()
    var iterator = subject.values(buffering: buffering).makeAsyncIterator()
    for value in 1...5 { subject.onNext(value) }
    subject.onCompleted()
    var seen: [Int] = []
    while let value = try await iterator.next() { seen.append(value) }
    expectEqual(seen, expected)
  }

  @Test(arguments: [AsyncBuffering.oldest(0), .newest(0), .oldest(1), .newest(1)])
  func `a value for a waiting task needs no room in the buffer`(buffering: AsyncBuffering) {
    let subject = PublishSubject<Int>()
    _ = iterate(over: subject.values(buffering: buffering))
    for value in 1...3 {
      subject.onNext(value)
      clock.settle()
    }
    expectEqual(log.entries, ["1", "2", "3"])
  }

  @Test(arguments: [AsyncBuffering.oldest(1), .newest(1)])
  func `dropped values are released`(buffering: AsyncBuffering) {
    let subject = PublishSubject<Witness>()
    let iterator = subject.values(buffering: buffering).makeAsyncIterator()
    let values = (1...3).map { _ in
      holding { subject.onNext($0) }.object
    }
    expectEqual(values.count { $0.value != nil }, 1)
    #expect(values[buffering == .oldest(1) ? 0 : 2].value != nil)
    withExtendedLifetime(iterator) {}
  }

  @Test func `a negative buffer size traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Observable.just(1).values(buffering: .oldest(-1)).makeAsyncIterator()
    }
    expectEqual(result?.errorText.contains("the limit -1 is negative"), true)
  }

  // MARK: Sources that can wait

  /// Numbers that say when they are made.
  func numbers(_ range: ClosedRange<Int>) -> Observable<Int> {
    Observable.from(
      range.lazy.map { [log] number in
        log("made \(number)")
        return number
      })
  }

  @Test func `a sequence computes a value on demand`() async throws {
    var iterator = numbers(1...3).map { $0 * 10 }.values(buffering: .suspending)
      .makeAsyncIterator()
    #expect(log.entries.isEmpty)
    for value in [10, 20, 30] {
      expectEqual(try await iterator.next(), value)
      expectEqual(log.entries.count, value / 10)
    }
    expectEqual(try await iterator.next(), nil)
  }

  @Test func `an endless sequence ends with the loop`() async throws {
    var sum = 0
    for try await value in Observable.repeatElement(1).values(buffering: .suspending) {
      sum += value
      if sum == 1_000 { break }
    }
    expectEqual(sum, 1_000)
  }

  @Test func `operators with one source suspend their source`() async throws {
    let source = numbers(1...100).filter { $0.isMultiple(of: 2) }.scan(0, accumulator: +)
      .take(3).distinctUntilChanged()
    var iterator = source.values(buffering: .suspending).makeAsyncIterator()
    expectEqual(try await iterator.next(), 2)
    expectEqual(log.entries.last, "made 2")
    expectEqual(try await iterator.next(), 6)
    expectEqual(log.entries.last, "made 4")
    expectEqual(try await iterator.next(), 12)
    expectEqual(try await iterator.next(), nil)
    expectEqual(log.entries.last, "made 6")
  }

  @Test func `inner sequences of a flattening operator cannot be suspended`() async throws {
    let source = Observable.just(0).flatMap { [self] _ in numbers(1...5) }
    var iterator = source.values(buffering: .suspending).makeAsyncIterator()
    expectEqual(log.entries.count, 5)
    var seen: [Int] = []
    while let value = try await iterator.next() { seen.append(value) }
    expectEqual(seen, [1, 2, 3, 4, 5])
  }

  @Test func `releasing a suspended sequence releases its captures`() {
    let witness = holding { witness in
      Observable.from((1...9).lazy.map { [witness] number in (number, witness).0 })
        .values(buffering: .suspending).makeAsyncIterator()
    }.object
    #expect(witness.value == nil)
  }

  @Test func `a suspended sequence alternates with other sequences of its thread`() async throws {
    let source = Observable.merge(numbers(1...2), numbers(11...12))
    var iterator = source.values(buffering: .suspending).makeAsyncIterator()
    var seen: [Int] = []
    while let value = try await iterator.next() { seen.append(value) }
    expectEqual(seen, [1, 11, 2, 12])
  }

  @Test func `an async sequence computes a value on demand`() {
    let asked = Box(0)
    let counting = AsyncStream(unfolding: {
      asked.update { $0 += 1 }
      return asked.value
    })
    let source = counting.asObservable()
    _ = clock.settle {
      iterate(over: source.take(3).values(buffering: .suspending), whileBusy: 1)
    }
    expectEqual(log.entries, ["1"])
    expectEqual(asked.value, 1)
    clock.advance(by: .seconds(1))
    expectEqual(asked.value, 2)
    clock.advance(by: .seconds(9))
    expectEqual(log.entries, ["1", "2", "3", "end"])
    expectEqual(asked.value, 3)
  }

  @Test func `a suspended async sequence ends with the iterator`() {
    let box = Box<AsyncValues<Int, any Error>.Iterator?>(nil)
    let ended = Box(false)
    let stream = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.onTermination = { _ in ended.value = true }
    }
    let source = stream.asObservable().do(onDispose: { [log] in log("disposed") })
    clock.settle {
      box.value = source.values(buffering: .suspending).makeAsyncIterator()
    }
    #expect(log.entries.isEmpty)
    clock.settle { box.value = nil }
    expectEqual(log.entries, ["disposed"])
    #expect(ended.value)
  }
}
