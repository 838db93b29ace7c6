// SPDX-License-Identifier: MIT
import BraidObservable
import Testing

struct FromAsyncTests {
  private let service = Service()

  @Test func `a function with a handler becomes a function that returns an observable`() {
    typealias Answer = Observable<Int>
    #expect(trace(Answer.fromAsync(service.none)) == "0 |")
    #expect(trace(Answer.fromAsync(service.one)(1)) == "1 |")
    #expect(trace(Answer.fromAsync(service.two)(1, 2)) == "3 |")
    #expect(trace(Answer.fromAsync(service.three)(1, 2, 3)) == "6 |")
    #expect(trace(Answer.fromAsync(service.four)(1, 2, 3, 4)) == "10 |")
    #expect(trace(Answer.fromAsync(service.five)(1, 2, 3, 4, 5)) == "15 |")
    #expect(trace(Answer.fromAsync(service.six)(1, 2, 3, 4, 5, 6)) == "21 |")
    #expect(trace(Answer.fromAsync(service.seven)(1, 2, 3, 4, 5, 6, 7)) == "28 |")
    #expect(trace(Answer.fromAsync(service.eight)(1, 2, 3, 4, 5, 6, 7, 8)) == "36 |")
    #expect(trace(Answer.fromAsync(service.nine)(1, 2, 3, 4, 5, 6, 7, 8, 9)) == "45 |")
    #expect(trace(Answer.fromAsync(service.ten)(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)) == "55 |")
    #expect(service.calls == 11)
  }

  @Test func `a closure with a handler becomes a function that returns an observable`() {
    var calls = 0
    let add = Observable<Int>.fromAsync { (a: Int, b: Int, done: @escaping (Int) -> Void) in
      done(bump(&calls, a + b))
    }
    #expect([trace(add(1, 2)), trace(add(3, 4))] == ["3 |", "7 |"])
    #expect(calls == 2)
  }

  @Test func `a function with a handler of a result becomes a function that returns a single`() {
    typealias Answer = Single<Int>
    let service = FailingService()
    #expect(trace(Answer.fromAsync(service.none)) == "0 |")
    #expect(trace(Answer.fromAsync(service.one)(1)) == "1 |")
    #expect(trace(Answer.fromAsync(service.two)(1, 2)) == "3 |")
    #expect(trace(Answer.fromAsync(service.three)(1, 2, 3)) == "6 |")
    #expect(trace(Answer.fromAsync(service.four)(1, 2, 3, 4)) == "10 |")
    #expect(trace(Answer.fromAsync(service.five)(1, 2, 3, 4, 5)) == "15 |")
    #expect(trace(Answer.fromAsync(service.six)(1, 2, 3, 4, 5, 6)) == "21 |")
    #expect(trace(Answer.fromAsync(service.seven)(1, 2, 3, 4, 5, 6, 7)) == "28 |")
    #expect(trace(Answer.fromAsync(service.eight)(1, 2, 3, 4, 5, 6, 7, 8)) == "36 |")
    #expect(trace(Answer.fromAsync(service.nine)(1, 2, 3, 4, 5, 6, 7, 8, 9)) == "45 |")
    #expect(trace(Answer.fromAsync(service.ten)(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)) == "55 |")
    service.fails = true
    #expect(trace(Answer.fromAsync(service.two)(1, 2)) == "#")
    #expect(service.calls == 12)
  }

  @Test func `a closure with a handler of a result becomes a function that returns a single`() {
    var calls = 0
    let positive = Single<Int>.fromAsync { (a: Int, done: @escaping (Int?, Failure?) -> Void) in
      if bump(&calls, a) > 0 { done(a, nil) } else { done(nil, Failure()) }
    }
    #expect([trace(positive(1)), trace(positive(-1))] == ["1 |", "#"])
    #expect(calls == 2)
  }
}

private final class Service {
  typealias Handler = (Int) -> Void
  var calls = 0

  func none(_ done: @escaping Handler) { answer(0, done) }
  func one(_ a: Int, _ done: @escaping Handler) { answer(a, done) }
  func two(_ a: Int, _ b: Int, _ done: @escaping Handler) { answer(a + b, done) }
  func three(_ a: Int, _ b: Int, _ c: Int, _ done: @escaping Handler) { answer(a + b + c, done) }
  func four(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ done: @escaping Handler) {
    answer(a + b + c + d, done)
  }
  func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ done: @escaping Handler) {
    answer(a + b + c + d + e, done)
  }
  func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ done: @escaping Handler) {
    answer(a + b + c + d + e + f, done)
  }
  func seven(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ done: @escaping Handler
  ) { answer(a + b + c + d + e + f + g, done) }
  func eight(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int,
    _ done: @escaping Handler
  ) { answer(a + b + c + d + e + f + g + h, done) }
  func nine(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
    _ done: @escaping Handler
  ) { answer(a + b + c + d + e + f + g + h + i, done) }
  func ten(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
    _ j: Int, _ done: @escaping Handler
  ) { answer(a + b + c + d + e + f + g + h + i + j, done) }

  private func answer(_ sum: Int, _ done: Handler) {
    calls += 1
    done(sum)
  }
}

private final class FailingService {
  typealias Handler = (Int?, Failure?) -> Void
  var calls = 0
  var fails = false

  func none(_ done: @escaping Handler) { answer(0, done) }
  func one(_ a: Int, _ done: @escaping Handler) { answer(a, done) }
  func two(_ a: Int, _ b: Int, _ done: @escaping Handler) { answer(a + b, done) }
  func three(_ a: Int, _ b: Int, _ c: Int, _ done: @escaping Handler) { answer(a + b + c, done) }
  func four(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ done: @escaping Handler) {
    answer(a + b + c + d, done)
  }
  func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ done: @escaping Handler) {
    answer(a + b + c + d + e, done)
  }
  func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ done: @escaping Handler) {
    answer(a + b + c + d + e + f, done)
  }
  func seven(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ done: @escaping Handler
  ) { answer(a + b + c + d + e + f + g, done) }
  func eight(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int,
    _ done: @escaping Handler
  ) { answer(a + b + c + d + e + f + g + h, done) }
  func nine(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
    _ done: @escaping Handler
  ) { answer(a + b + c + d + e + f + g + h + i, done) }
  func ten(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
    _ j: Int, _ done: @escaping Handler
  ) { answer(a + b + c + d + e + f + g + h + i + j, done) }

  private func answer(_ sum: Int, _ done: Handler) {
    calls += 1
    if fails { done(nil, Failure()) } else { done(sum, nil) }
  }
}
