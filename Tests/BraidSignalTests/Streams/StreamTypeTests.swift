// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// Kinds of streams of numbers that a test can make and look into.
private protocol Kind: SendableMetatype {
  associatedtype Source: StreamType<Int> where Source.Stream == Source
  static func of(_ numbers: [Int]) -> Source
  static func numbers(_ source: Source) -> [Int]
}

private enum Pushed: Kind {
  // Not `from`, several of which take turns on their thread.
  static func of(_ numbers: [Int]) -> Signal<Int> {
    .create { subscriber in
      for number in numbers { subscriber.sendNext(number) }
      subscriber.sendCompleted()
      return nil
    }
  }

  /// The values; `-100` instead of an end.
  static func numbers(_ source: Signal<Int>) -> [Int] {
    let found = Box([-100])
    source.subscribe(
      next: { number in found.update { $0.insert(number, at: $0.count - 1) } },
      completed: { found.update { _ = $0.removeLast() } })
    return found.value
  }
}

private enum Pulled: Kind {
  static func of(_ numbers: [Int]) -> PullSequence<Int> { numbers.pullSequence }
  static func numbers(_ source: PullSequence<Int>) -> [Int] { Array(source) }
}

/// The inputs of a law.
private struct Sample {
  let values: [Int]
  let others: [Int]
  let more: [Int]
  let number: Int
  let count: Int

  init(_ seed: Int) {
    var dice = Seeded(UInt64(seed))
    func numbers() -> [Int] {
      (0..<Int.random(in: 0...6, using: &dice)).map { _ in Int.random(in: -3...5, using: &dice) }
    }
    values = numbers()
    others = numbers()
    more = numbers()
    number = Int.random(in: -3...5, using: &dice)
    count = Int.random(in: -1...7, using: &dice)
  }
}

/// Laws that hold for both kinds of streams, told once for any.
struct StreamTypeTests {
  @Test(arguments: 0..<100)
  func `just and bound are a monad`(seed: Int) {
    func law<Model: Kind>(_ model: Model.Type) {
      let sample = Sample(seed)
      let some: @Sendable (Int) -> Model.Source = {
        $0 % 3 == 0 ? Model.Source.empty : Model.of([$0, $0 * 2])
      }
      let next: @Sendable (Int) -> Model.Source = { Model.of([$0 + 1, -$0]) }
      let source = Model.of(sample.values)
      expectEqual(
        Model.numbers(Model.Source.just(sample.number).bound { { .emit(some($0)) } }),
        Model.numbers(some(sample.number)))
      expectEqual(Model.numbers(source.bound { { .emit(Model.Source.just($0)) } }), sample.values)
      let left = source.bound { { .emit(some($0)) } }.bound { { .emit(next($0)) } }
      let right = source.bound { { .emit(some($0).bound { { .emit(next($0)) } }) } }
      expectEqual(Model.numbers(left), Model.numbers(right))
    }
    law(Pushed.self)
    law(Pulled.self)
  }

  @Test(arguments: 0..<100)
  func `empty and followed are a monoid`(seed: Int) {
    func law<Model: Kind>(_ model: Model.Type) {
      let sample = Sample(seed)
      let (first, second) = (Model.of(sample.values), Model.of(sample.others))
      let third = Model.of(sample.more)
      expectEqual(Model.numbers(Model.Source.empty.followed(by: first)), sample.values)
      expectEqual(Model.numbers(first.followed(by: .empty)), sample.values)
      let all = sample.values + sample.others + sample.more
      expectEqual(Model.numbers(first.followed(by: second).followed(by: third)), all)
      expectEqual(Model.numbers(first.followed(by: second.followed(by: third))), all)
    }
    law(Pushed.self)
    law(Pulled.self)
  }

  @Test(arguments: 0..<100)
  func `binding is distributive over followed`(seed: Int) {
    func law<Model: Kind>(_ model: Model.Type) {
      let sample = Sample(seed)
      let some: @Sendable (Int) -> Model.Source = { $0 > 2 ? .empty : Model.of([$0, 7]) }
      let (first, second) = (Model.of(sample.values), Model.of(sample.others))
      expectEqual(
        Model.numbers(first.followed(by: second).bound { { .emit(some($0)) } }),
        Model.numbers(first.bound { { .emit(some($0)) } })
          + Model.numbers(second.bound { { .emit(some($0)) } }))
      expectEqual(Model.numbers(Model.Source.empty.bound { { .emit(some($0)) } }), [])
    }
    law(Pushed.self)
    law(Pulled.self)
  }

  @Test(arguments: 0..<100)
  func `a stop of bound ends the values immediately, or after the inner stream`(seed: Int) {
    func law<Model: Kind>(_ model: Model.Type) {
      let sample = Sample(seed)
      let limit = sample.number
      let before = Array(sample.values.prefix { $0 != limit })
      let source = Model.of(sample.values)
      expectEqual(
        Model.numbers(source.bound { { $0 == limit ? .stop : .emit(.just($0)) } }), before)
      expectEqual(
        Model.numbers(
          source.bound { { $0 == limit ? .emitAndStop(.just(99)) : .emit(.just($0)) } }),
        before + (before.count < sample.values.count ? [99] : []))
    }
    law(Pushed.self)
    law(Pulled.self)
  }

  @Test(arguments: 0..<100)
  func `values are paired by index, and pairs end with the shorter stream`(seed: Int) {
    func law<Model: Kind>(_ model: Model.Type) {
      let sample = Sample(seed)
      let pairs = Model.of(sample.values).paired(with: Model.of(sample.others)) { $0 * 10 + $1 }
      expectEqual(
        Model.numbers(pairs), Swift.zip(sample.values, sample.others).map { $0 * 10 + $1 })
    }
    law(Pushed.self)
    law(Pulled.self)
  }

  @Test(arguments: 0..<100)
  func `startWith, take and skip equal their definitions by primitives`(seed: Int) {
    func law<Model: Kind>(_ model: Model.Type) {
      let sample = Sample(seed)
      let source = Model.of(sample.values)
      let count = max(sample.count, 0)
      expectEqual(
        Model.numbers(source.startWith(sample.number)),
        Model.numbers(Model.Source.just(sample.number).followed(by: source)))
      expectEqual(Model.numbers(source.take(sample.count)), Array(sample.values.prefix(count)))
      expectEqual(Model.numbers(source.skip(sample.count)), Array(sample.values.dropFirst(count)))
      expectEqual(
        Model.numbers(source.take(sample.count).followed(by: source.skip(sample.count))),
        sample.values)
    }
    law(Pushed.self)
    law(Pulled.self)
  }

  /// The example of the documentation.
  func twice<Source: StreamType>(_ source: Source) -> Source.Stream
  where Source.Value: Sendable, Source.Stream: SendableMetatype {
    source.bound { { .emit(Source.Stream.just($0).followed(by: Source.Stream.just($0))) } }
  }

  @Test func `one function accepts both kinds of streams`() {
    expectEqual(Array(twice([1, 2].pullSequence)), [1, 1, 2, 2])
    expectEqual(twice(Pushed.of([1, 2])).events, ["1", "1", "2", "2", "|"])
    expectEqual(twice(SignalSubject<Int>()).name, "")
  }
}

/// Chains of operators that signals and sequences both have.
struct StreamOperatorTests {
  /// An operator of both kinds, and of arrays.
  private struct Operation {
    let signal: @Sendable (Signal<Int>) -> Signal<Int>
    let sequence: @Sendable (PullSequence<Int>) -> PullSequence<Int>
    let array: @Sendable ([Int]) -> [Int]
  }

  private static func some(_ number: Int) -> [Int] {
    number % 3 == 0 ? [] : [number, number - 1]
  }

  private static func operation(_ dice: inout Seeded) -> Operation {
    let number = Int.random(in: -2...4, using: &dice)
    let other = Sample(Int.random(in: 0...50, using: &dice)).values
    let all = [
      Operation(
        signal: { $0.map { $0 + number } }, sequence: { $0.map { $0 + number } },
        array: { $0.map { $0 + number } }),
      Operation(
        signal: { $0.map(to: number) }, sequence: { $0.map(to: number) },
        array: { $0.map { _ in number } }),
      Operation(
        signal: { $0.filter { $0 != number } }, sequence: { $0.filter { $0 != number } },
        array: { $0.filter { $0 != number } }),
      Operation(
        signal: { $0.ignore(number) }, sequence: { $0.ignore(number) },
        array: { $0.filter { $0 != number } }),
      Operation(
        signal: { $0.take(number) }, sequence: { $0.take(number) },
        array: { Array($0.prefix(max(number, 0))) }),
      Operation(
        signal: { $0.skip(number) }, sequence: { $0.skip(number) },
        array: { Array($0.dropFirst(max(number, 0))) }),
      Operation(
        signal: { $0.take(while: { $0 < number }) }, sequence: { $0.take(while: { $0 < number }) },
        array: { Array($0.prefix { $0 < number }) }),
      Operation(
        signal: { $0.take(until: { $0 == number }) },
        sequence: { $0.take(until: { $0 == number }) },
        array: { Array($0.prefix { $0 != number }) }),
      Operation(
        signal: { $0.skip(while: { $0 < number }) }, sequence: { $0.skip(while: { $0 < number }) },
        array: { Array($0.drop { $0 < number }) }),
      Operation(
        signal: { $0.skip(until: { $0 == number }) },
        sequence: { $0.skip(until: { $0 == number }) },
        array: { Array($0.drop { $0 != number }) }),
      Operation(
        signal: { $0.scan(number) { $0 + $1 } }, sequence: { $0.scan(number) { $0 + $1 } },
        array: { values in
          values.indices.map { number + values[...$0].reduce(0, +) }
        }),
      Operation(
        signal: { $0.combinePrevious(number) { $0 - $1 } },
        sequence: { $0.combinePrevious(number) { $0 - $1 } },
        array: { Swift.zip([number] + $0, $0).map { $0 - $1 } }),
      Operation(
        signal: { $0.distinctUntilChanged() }, sequence: { $0.distinctUntilChanged() },
        array: { values in
          values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }.map { values[$0] }
        }),
      Operation(
        signal: { $0.startWith(number) }, sequence: { $0.startWith(number) },
        array: { [number] + $0 }),
      Operation(
        signal: { $0.concat(Pushed.of(other)) }, sequence: { $0.concat(other.pullSequence) },
        array: { $0 + other }),
      Operation(
        signal: { $0.flattenMap { Pushed.of(some($0)) } },
        sequence: { $0.flattenMap { some($0).pullSequence } },
        array: { $0.flatMap { some($0) } }),
      Operation(
        signal: { $0.zip(with: Pushed.of(other)).reduceEach { $0 * $1 } },
        sequence: { $0.zip(with: other.pullSequence).reduceEach { $0 * $1 } },
        array: { Swift.zip($0, other).map { $0 * $1 } }),
    ]
    return all[Int.random(in: 0..<all.count, using: &dice)]
  }

  @Test(arguments: 0..<400)
  func `a chain has the same result with a signal, a sequence and an array`(seed: Int) {
    var dice = Seeded(UInt64(seed) &+ 1_000)
    let values = Sample(seed).values
    var (signal, sequence, array) = (Pushed.of(values), Pulled.of(values), values)
    for _ in 0..<Int.random(in: 1...5, using: &dice) {
      let operation = Self.operation(&dice)
      signal = operation.signal(signal)
      sequence = operation.sequence(sequence)
      array = operation.array(array)
    }
    expectEqual(Pushed.numbers(signal), array)
    expectEqual(Array(sequence), array)
    expectEqual(Array(sequence.eager), array)
  }
}
