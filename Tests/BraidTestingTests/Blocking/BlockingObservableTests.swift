// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import Foundation
import TestSupport
import Testing

struct BlockingObservableTests {
  @Test func `toArray returns all values`() throws {
    expectEqual(try numbers(1, 2, 3).toBlocking().toArray(), [1, 2, 3])
    expectEqual(try numbers().toBlocking().toArray(), [])
    #expect(throws: Problem.self) { try failing(after: 1, 2).toBlocking().toArray() }
  }

  @Test func `first returns the first value and disposes the source`() throws {
    let log = Log<String>()
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      return AnonymousDisposable { log.add("disposed") }
    }
    expectEqual(try source.toBlocking().first(), 1)
    expectEqual(log.entries, ["disposed"])
    expectEqual(try numbers().toBlocking().first(), nil)
    expectEqual(try failing(after: 1).toBlocking().first(), 1)
    #expect(throws: Problem.self) { try failing().toBlocking().first() }
  }

  @Test func `last returns the last value`() throws {
    expectEqual(try numbers(1, 2, 3).toBlocking().last(), 3)
    expectEqual(try numbers().toBlocking().last(), nil)
    #expect(throws: Problem.self) { try failing(after: 1).toBlocking().last() }
  }

  @Test func `single returns the only value`() throws {
    expectEqual(try numbers(1).toBlocking().single(), 1)
    expectEqual(try numbers(1, 2, 3).toBlocking().single { $0 == 2 }, 2)
    #expect(throws: Problem.self) { try failing(after: 1).toBlocking().single() }
    #expect(throws: Problem.self) { try numbers(1).toBlocking().single { _ in throw Problem() } }
    #expect(isError(.noElements) { try numbers().toBlocking().single() })
    #expect(isError(.noElements) { try numbers(1).toBlocking().single { $0 > 1 } })
    #expect(isError(.moreThanOneElement) { try numbers(1, 2).toBlocking().single() })
  }

  @Test func `materialize returns the values and the end`() {
    guard case .completed(elements: [1, 2]) = numbers(1, 2).toBlocking().materialize() else {
      Issue.record("it completed with 1 and 2")
      return
    }
    guard
      case .failed(elements: [1, 2], let error) = failing(after: 1, 2).toBlocking().materialize()
    else {
      Issue.record("it failed after 1 and 2")
      return
    }
    #expect(error is Problem)
  }

  @Test func `a timeout fails and returns the values received so far`() throws {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return AnonymousDisposable {}
    }
    let blocking = source.toBlocking(timeout: 0)
    #expect(isError(.timeout) { try blocking.toArray() })
    guard case .failed(elements: [1], let error) = blocking.materialize() else {
      Issue.record("it failed after 1")
      return
    }
    #expect(error is RxError)
    expectEqual(try blocking.first(), 1)
  }

  // RxBlocking/ObservableConvertibleType+Blocking.swift:18: `timeout: TimeInterval? = nil`
  @Test func `the timeout can be an optional number of seconds`() throws {
    func first(_ source: Observable<Int>, timeout: Double?) throws -> Int? {
      try source.toBlocking(timeout: timeout).first()
    }
    expectEqual(try first(numbers(1), timeout: nil), 1)
    expectEqual(try first(numbers(1), timeout: 60), 1)
    #expect(isError(.timeout) { try first(.never(), timeout: 0) })
    #expect(isError(.timeout) { try first(.never(), timeout: -1) })
    #expect(isError(.timeout) { try first(.never(), timeout: -.infinity) })
    for limitless in [Double.infinity, .greatestFiniteMagnitude, .nan] {
      expectEqual(try first(numbers(1), timeout: limitless), 1)
    }
  }

  @Test func `a timeout can be a DispatchTimeInterval or a Duration`() throws {
    expectEqual(try numbers(1).toBlocking(timeout: nil).single(), 1)
    expectEqual(try numbers(1).toBlocking(timeout: .seconds(60)).single(), 1)
    expectEqual(try numbers(1).toBlocking(timeout: .some(60)).single(), 1)
    let duration: Duration? = .seconds(60)
    expectEqual(try numbers(1).toBlocking(timeout: duration).single(), 1)
  }

  @Test func `toBlocking can be called inside a subscription`() throws {
    let log = Log<[Int]>()
    let inner = numbers(1, 2)
    _ = Observable<Int>.create { observer in
      log.add((try? inner.map { $0 * 10 }.toBlocking(timeout: 0).toArray()) ?? [])
      observer.onCompleted()
      return AnonymousDisposable {}
    }
    .subscribe(onNext: { _ in })
    expectEqual(log.entries, [[10, 20]])
  }

  @Test func `toBlocking on any thread waits for values of the main scheduler`() async {
    let numbers = numbers(1, 2).observe(on: MainScheduler.asyncInstance)
    let collected = await withUnsafeContinuation { continuation in
      Thread { continuation.resume(returning: try? numbers.toBlocking().toArray()) }.start()
    }
    expectEqual(collected, [1, 2])
  }

  private struct Problem: Error {}

  private func numbers(_ values: Int...) -> Observable<Int> {
    .create { observer in
      for value in values { observer.onNext(value) }
      observer.onCompleted()
      return AnonymousDisposable {}
    }
  }

  private func failing(after values: Int...) -> Observable<Int> {
    .create { observer in
      for value in values { observer.onNext(value) }
      observer.onError(Problem())
      return AnonymousDisposable {}
    }
  }

  private func isError<Result>(_ expected: RxError, _ body: () throws -> Result) -> Bool {
    do {
      _ = try body()
      return false
    } catch {
      return errorsAreEqual(error, expected)
    }
  }
}
