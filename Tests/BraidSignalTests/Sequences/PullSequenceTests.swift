// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import Foundation
import TestSupport
import Testing

struct PullSequenceTests {
  private typealias Names = TestSupport.Log<String>

  /// The numbers from one on, without an end; each is written down when it is made.
  private static func numbers(_ log: TestSupport.Log<String> = TestSupport.Log())
    -> PullSequence<Int>
  {
    PullSequence.unfold(1) { number in
      log("\(number)")
      return (number, number + 1)
    }
  }

  // MARK: Making and reading

  @Test func `a sequence has a head and a tail, or neither`() {
    let sequence = [1, 2].pullSequence
    expectEqual(sequence.head, 1)
    expectEqual(sequence.tail?.head, 2)
    expectEqual(sequence.tail?.tail?.head, nil)
    expectEqual(sequence.tail?.tail?.isEmpty, true)
    let empty = PullSequence<Int>.empty
    expectEqual(empty.head, nil)
    expectEqual(empty.tail, nil)
    #expect(empty.uncons() == nil)
    expectEqual(PullSequence.just(1).uncons()?.head, 1)
    expectEqual(Array(PullSequence.return(1)), [1])
  }

  @Test func `each closure of a sequence is called once, independently of the other`() {
    let log = Names()
    let sequence = PullSequence(
      head: {
        log("head")
        return 1
      },
      tail: {
        log("tail")
        return .just(2)
      })
    expectEqual(log.entries, [])
    expectEqual(sequence.tail?.head, 2)
    expectEqual(log.entries, ["tail"])
    expectEqual(Array(sequence), [1, 2])
    expectEqual(Array(sequence), [1, 2])
    expectEqual(log.entries, ["tail", "head"])
    expectEqual(Array(PullSequence(head: { 1 })), [1])
    expectEqual(Array(PullSequence(head: { 1 }, tail: { nil })), [1])
  }

  @Test func `nil is an element`() {
    let sequence = [1, nil, 3].pullSequence
    expectEqual(Array(sequence), [1, nil, 3])
    expectEqual(Array(sequence.map { $0 ?? 0 }), [1, 0, 3])
  }

  @Test func `elements are computed on demand, once`() {
    let log = Names()
    let sequence = Self.numbers(log)
    expectEqual(log.entries, [])
    expectEqual(Array(sequence.take(2)), [1, 2])
    expectEqual(log.entries, ["1", "2"])
    expectEqual(Array(sequence.take(3)), [1, 2, 3])
    expectEqual(log.entries, ["1", "2", "3"])
  }

  @Test func `a sequence of a collection has its elements`() {
    var array = [1, 2]
    let sequence = array.pullSequence
    array.append(3)
    expectEqual(Array(sequence), [1, 2])
    expectEqual(Array("né".pullSequence), ["n", "é"])
    expectEqual(Array(["a": 1].pullSequence).map(\.key), ["a"])
    expectEqual(Array(sequence.pullSequence), [1, 2])
  }

  @Test func `the head of a text equals the first character of an array of it`() {
    // A letter and an accent that is a scalar, and a code unit of UTF-16, of its own; a flag of two
    // scalars and four units.
    let text = "e\u{301}\u{1F1E9}\u{1F1EA}x"
    let sequence = text.pullSequence
    expectEqual(sequence.head, "e\u{301}")
    expectEqual(sequence.tail?.head, "\u{1F1E9}\u{1F1EA}")
    expectEqual(Array(sequence), Array(text))
  }

  @Test func `a sequence of an iterator advances it on demand`() {
    let log = Names()
    let sequence = AnyIterator {
      log("next")
      return log.entries.count < 4 ? log.entries.count : nil
    }.pullSequence()
    expectEqual(sequence.head, 1)
    expectEqual(log.entries.count, 1)
    expectEqual(sequence.tail?.tail?.head, 3)
    expectEqual(Array(sequence), [1, 2, 3])
    expectEqual(log.entries.count, 4)
  }

  @Test func `an iteration retains no element that was passed`() {
    var iterator = PullSequence.unfold(0) { number -> (Witness, Int)? in
      number < 3 ? (Witness(), number + 1) : nil
    }.makeIterator()
    weak var first: Witness?
    first = iterator.next()
    #expect(first == nil)
    #expect(iterator.next() != nil)
  }

  @Test func `a sequence releases the closures that have computed its parts`() {
    var sequence: PullSequence<Int>?
    let made = (0..<2).map { part in
      holding { witness in
        sequence = PullSequence(
          head: { if part == 0 { withExtendedLifetime(witness) { 1 } } else { 1 } },
          tail: { if part == 1 { withExtendedLifetime(witness) { .empty } } else { .empty } })
        _ = (sequence?.head, sequence?.tail?.isEmpty)
        return sequence
      }
    }
    for part in made { #expect(part.object.value == nil) }
  }

  @Test func `an eager sequence has computed all elements, and so have sequences derived from it`()
  {
    let log = Names()
    let sequence = [1, 2, 3].pullSequence.map { number in
      log("\(number)")
      return number
    }
    let eager = sequence.eager
    expectEqual(log.entries, ["1", "2", "3"])
    let doubled = eager.map { number in
      log("\(number * 2)")
      return number * 2
    }
    expectEqual(log.entries, ["1", "2", "3", "2", "4", "6"])
    expectEqual(Array(doubled.filter { $0 > 2 }), [4, 6])
    let tripled = eager.asLazy.map { number in
      log("\(number * 3)")
      return number * 3
    }
    expectEqual(log.entries.count, 6)
    expectEqual(Array(tripled), [3, 6, 9])
    #expect(eager.tail?.eager === eager.tail)
  }

  @Test func `concat, bind and zip compute all elements only of an eager sequence`() {
    func made(by use: (PullSequence<Int>, PullSequence<Int>) -> Void, isEager: Bool) -> Int {
      let log = Names()
      let other = [3, 4].pullSequence.map { number in
        log("\(number)")
        return number
      }
      let sequence = [1, 2].pullSequence
      use(isEager ? sequence.eager : sequence, other)
      return log.entries.count
    }
    for isEager in [false, true] {
      let all = isEager ? 2 : 0
      expectEqual(made(by: { _ = $0.concat($1) }, isEager: isEager), all)
      expectEqual(made(by: { _ = $0.zip(with: $1) }, isEager: isEager), all)
      expectEqual(
        made(
          by: { first, other in
            _ = first.bind { { $0 == 1 ? .emit(other) : .emit(.empty) } } as PullSequence<Int>
          }, isEager: isEager), all)
    }
  }

  @Test func `a right fold stops where the rest is not used`() {
    let sum = [1, 2, 3].pullSequence.foldRight(0) { $0 + $1() }
    expectEqual(sum, 6)
    let log = Names()
    let first = Self.numbers(log).foldRight(-1) { number, rest in number > 2 ? number : rest() }
    expectEqual(first, 3)
    expectEqual(log.entries, ["1", "2", "3"])
    #expect(Self.numbers().contains { $0 > 4 })
    expectEqual(Self.numbers().first { $0 > 4 }, 5)
    #expect(!Self.numbers().allSatisfy { $0 < 4 })
    expectEqual([1, 2].pullSequence.reduce(0, +), 3)
  }

  @Test func `a right fold combines the rest once, however often it is used`() {
    let count = Box(0)
    let sum = [1, 2, 3].pullSequence.foldRight(0) { number, rest in
      count.value += 1
      return number + rest() + rest()
    }
    expectEqual(sum, 17)
    expectEqual(count.value, 3)
  }

  @Test func `equality compares the elements, for all kinds of sequences and in both orders`() {
    let kinds: [PullSequence<Int>] = [
      [1].pullSequence, .just(1), PullSequence(head: { 1 }), [1].pullSequence.eager,
      PullSequence.empty.concat(.just(1)),
    ]
    for left in kinds {
      for right in kinds {
        expectEqual(left, right)
        expectEqual(left.hashValue, right.hashValue)
        #expect(left != .empty && .empty != left)
        #expect(left != right.concat(.just(2)) && right.concat(.just(2)) != left)
      }
    }
    #expect(PullSequence<Int>.empty == [].pullSequence)
  }

  // MARK: Operators

  @Test func `operators compute no more elements than requested`() {
    let log = Names()
    let numbers = Self.numbers(log)
    let even = numbers.filter { $0 % 2 == 0 }.map { $0 * 10 }.skip(1).take(2)
    expectEqual(log.entries, [])
    expectEqual(even.head, 40)
    expectEqual(log.entries, ["1", "2", "3", "4"])
    expectEqual(Array(even), [40, 60])
    expectEqual(log.entries.count, 6)
    let mapped = [1, 2].pullSequence.map { number in
      log("map \(number)")
      return number
    }
    expectEqual(mapped.tail?.head, 2)
    expectEqual(log.entries.last, "map 2")
    #expect(!log.entries.contains("map 1"))
  }

  @Test func `transforming operators behave like the methods of arrays`() {
    let source = [1, 2, 3].pullSequence
    expectEqual(Array(source.map { $0 * 2 }), [2, 4, 6])
    expectEqual(Array(source.map(to: "x")), ["x", "x", "x"])
    expectEqual(Array(source.flatMap { [$0, -$0].pullSequence }), [1, -1, 2, -2, 3, -3])
    expectEqual(Array(source.flattenMap { $0 == 2 ? .empty : .just($0) }), [1, 3])
    expectEqual(Array([source, .empty, source].pullSequence.flatten()), [1, 2, 3, 1, 2, 3])
    expectEqual(Array(source.scan(10) { $0 + $1 }), [11, 13, 16])
    expectEqual(Array(source.scanWithIndex(0) { $0 + $1 * $2 }), [0, 2, 8])
    expectEqual(Array(source.combinePrevious(0) { "\($0)\($1)" }), ["01", "12", "23"])
    expectEqual(Array(PullSequence<Int>.empty.scan(1) { $0 + $1 }), [])
    let pairs = source.zip(with: ["a", "b"].pullSequence)
    expectEqual(Array(pairs.reduceEach { "\($0)\($1)" }), ["1a", "2b"])
    let triples = pairs.map { ($0.0, $0.1, true) }
    expectEqual(Array(triples.reduceEach { "\($0)\($1)\($2)" }), ["1atrue", "2btrue"])
  }

  @Test func `filtering operators behave like the methods of arrays`() {
    let source = [1, 1, 2, 3, 3, 1].pullSequence
    expectEqual(Array(source.filter { $0 > 1 }), [2, 3, 3])
    expectEqual(Array(source.ignore(1)), [2, 3, 3])
    expectEqual(Array(source.distinctUntilChanged()), [1, 2, 3, 1])
    expectEqual(Array(source.distinctUntilChanged { $0 % 2 == $1 % 2 }), [1, 2, 3])
    expectEqual(Array(source.skip(4)), [3, 1])
    expectEqual(Array(source.skip(9)), [])
    expectEqual(Array(source.skip(0)), Array(source))
    expectEqual(Array(source.take(2)), [1, 1])
    expectEqual(Array(source.take(9)), Array(source))
    expectEqual(Array(source.take(0)), [])
    expectEqual(Array(source.take(until: { $0 == 3 })), [1, 1, 2])
    expectEqual(Array(source.take(while: { $0 < 2 })), [1, 1])
    expectEqual(Array(source.skip(until: { $0 == 3 })), [3, 3, 1])
    expectEqual(Array(source.skip(while: { $0 < 3 })), [3, 3, 1])
  }

  @Test func `combining operators behave like the methods of arrays`() {
    let source = [1, 2].pullSequence
    let other = [3, 4, 5].pullSequence
    expectEqual(Array(source.concat(other)), [1, 2, 3, 4, 5])
    expectEqual(Array(source.startWith(0)), [0, 1, 2])
    expectEqual(Array(PullSequence<Int>.concat([source, .empty, other])), [1, 2, 3, 4, 5])
    expectEqual(Array(PullSequence<Int>.zip([source, other])), [[1, 3], [2, 4]])
    expectEqual(Array(PullSequence<Int>.zip([source])), [[1], [2]])
    expectEqual(Array(PullSequence<Int>.zip([])), [])
    expectEqual(
      Array(PullSequence<Int>.zip([source, other], transform: { $0.reduce(0, +) })), [4, 6])
    expectEqual(Array(other.zip(with: source)).map { $0.0 * $0.1 }, [3, 8])
  }

  @Test func `sequences of different types can be zipped and spread`() {
    let (numbers, names) = ([1, 2, 3].pullSequence, ["a", "b"].pullSequence)
    let halves = Self.numbers().map { Double($0) / 2 }
    let texts = PullSequence.zip(numbers, names, halves) { "\($0)\($1)\($2)" }
    expectEqual(Array(texts), ["1a0.5", "2b1.0"])
    let rows = PullSequence.zip(numbers, names, halves, numbers)
    expectEqual(Array(rows.reduceEach { "\($0)\($1)\($2)\($3)" }), ["1a0.51", "2b1.02"])
    #expect(PullSequence.zip(numbers, PullSequence<Int>.empty).isEmpty)
    let log = Names()
    let lazy = PullSequence.zip(Self.numbers(log), numbers)
    expectEqual(log.entries, [])
    expectEqual(lazy.tail?.head.map { $0.0 + $0.1 }, 4)
    expectEqual(log.entries, ["1", "2"])
  }

  @Test(.exclusive(.signalNames))
  func `a sequence has a name and a description that computes no element`() {
    let log = Names()
    withSignalNames(true) {
      let source = Self.numbers(log).named("numbers")
      expectEqual(source.name, "numbers")
      #expect(source.named("other") === source)
      let derived = source.map { $0 }.take(3).filter { _ in true }
      expectEqual(derived.name, "[[[other] -map:] -take: 3] -filter:")
      #expect(derived.description.hasPrefix("<PullSequence<Int>: 0x"))
      #expect(derived.description.hasSuffix("> name: \(derived.name)"))
      let zipped = source.zip(with: [1].pullSequence.named("one"))
      expectEqual(zipped.name, "[other] -zipWith: one")
      let eager = [1].pullSequence.named("eager").eager.skip(while: { $0 > 1 })
      #expect(eager.name.hasSuffix("-skipWhile:"))
    }
    withSignalNames(false) {
      var isAsked = false
      func name() -> String {
        isAsked = true
        return "name"
      }
      expectEqual(Self.numbers(log).named(name()).map { $0 }.name, "")
      #expect(!isAsked)
    }
    expectEqual(log.entries, [])
  }

  @Test func `bind stores state and stops`() {
    let sequence: PullSequence<Int> = Self.numbers().bind {
      let seen = Box(0)
      return { number in
        let sum = seen.update { (sum: inout Int) -> Int in
          sum += number
          return sum
        }
        if number == 2 { return .emit(.empty) }
        return number < 4 ? .emit([number, sum].pullSequence) : .emitAndStop(.just(-1))
      }
    }
    expectEqual(Array(sequence), [1, 1, 3, 6, -1])
    expectEqual(Array(sequence), [1, 1, 3, 6, -1])
    let stopped: PullSequence<Int> = Self.numbers().bind { { $0 < 3 ? .emit(.just($0)) : .stop } }
    expectEqual(Array(stopped), [1, 2])
  }

  @Test func `interleaved iterations do not share the state of bind`() {
    let counted: PullSequence<Int> = Self.numbers().bind {
      let count = Box(0)
      return { _ in
        .emit(
          .just(
            count.update {
              $0 += 1
              return $0
            }))
      }
    }
    let pairs = PullSequence.zip(counted, PullSequence.empty.concat(counted))
    expectEqual(Array(pairs.map { $0 + $1 }.take(3)), [2, 4, 6])
  }

  // MARK: Laws

  private static let sources: [[Int]] = [[], [1], [1, 2, 3], [3, 3, 0, -1, 5]]

  @Test(arguments: sources)
  func `the laws of a monad hold`(elements: [Int]) {
    let source = elements.pullSequence
    let twice: @Sendable (Int) -> PullSequence<Int> = { [$0, $0 + 1].pullSequence }
    let odd: @Sendable (Int) -> PullSequence<Int> = { $0 % 2 == 0 ? .empty : .just($0) }
    for element in elements {
      expectEqual(PullSequence.just(element).flatMap(twice), twice(element))
    }
    expectEqual(source.flatMap { .just($0) }, source)
    expectEqual(source.flatMap(twice).flatMap(odd), source.flatMap { twice($0).flatMap(odd) })
  }

  @Test(arguments: sources)
  func `each operator equals its form with bind`(elements: [Int]) {
    let source = elements.pullSequence
    func same(
      _ result: PullSequence<Int>, _ makeBinder: @escaping @Sendable () -> (Int) -> PullStep<Int>,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      expectEqual(Array(result), Array(source.bind(makeBinder)), sourceLocation: sourceLocation)
    }
    same(source.map { $0 * 2 }) { { .emit(.just($0 * 2)) } }
    same(source.map(to: 7)) { { _ in .emit(.just(7)) } }
    same(source.filter { $0 > 1 }) { { $0 > 1 ? .emit(.just($0)) : .emit(.empty) } }
    same(source.ignore(3)) { { $0 == 3 ? .emit(.empty) : .emit(.just($0)) } }
    same(source.take(while: { $0 > 1 })) { { $0 > 1 ? .emit(.just($0)) : .stop } }
    same(source.flatMap { [$0, $0].pullSequence }) { { .emit([$0, $0].pullSequence) } }
    same(source.take(2)) {
      let count = Box(0)
      return { value in
        let number = count.next()
        return number < 2 ? .emit(.just(value)) : .emitAndStop(.just(value))
      }
    }
    same(source.skip(2)) {
      let count = Box(0)
      return { count.next() > 2 ? .emit(.just($0)) : .emit(.empty) }
    }
    same(source.scan(0) { $0 + $1 }) {
      let sum = Box(0)
      return { value in
        sum.value += value
        return .emit(.just(sum.value))
      }
    }
    same(source.distinctUntilChanged()) {
      let previous = Box<Int?>(nil)
      return { value in
        defer { previous.value = value }
        return previous.value == value ? .emit(.empty) : .emit(.just(value))
      }
    }
  }

  @Test(arguments: sources)
  func `a sequence and a signal of the same values have the same operators`(elements: [Int]) {
    func same(
      _ sequence: (PullSequence<Int>) -> PullSequence<Int>, _ signal: (Signal<Int>) -> Signal<Int>,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let values = Box<[Int]>([])
      signal(.from(elements)).subscribe(next: { value in values.update { $0.append(value) } })
      expectEqual(
        Array(sequence(elements.pullSequence)), values.value, sourceLocation: sourceLocation)
    }
    same({ $0.map { $0 + 1 } }, { $0.map { $0 + 1 } })
    same({ $0.filter { $0 > 1 } }, { $0.filter { $0 > 1 } })
    same({ $0.ignore(3) }, { $0.ignore(3) })
    same({ $0.distinctUntilChanged() }, { $0.distinctUntilChanged() })
    same({ $0.skip(2) }, { $0.skip(2) })
    same({ $0.take(2) }, { $0.take(2) })
    same({ $0.take(while: { $0 > 0 }) }, { $0.take(while: { $0 > 0 }) })
    same({ $0.skip(while: { $0 > 0 }) }, { $0.skip(while: { $0 > 0 }) })
    same({ $0.scan(1) { $0 * 2 + $1 } }, { $0.scan(1) { $0 * 2 + $1 } })
    same({ $0.combinePrevious(0) { $0 - $1 } }, { $0.combinePrevious(0) { $0 - $1 } })
    same({ $0.startWith(9) }, { $0.startWith(9) })
    same({ $0.concat([7].pullSequence) }, { $0.concat(.just(7)) })
    same({ $0.flatMap { .just($0 * 3) } }, { $0.flatMap { .just($0 * 3) } })
    same(
      { $0.zip(with: [1, 2].pullSequence).reduceEach { $0 * $1 } },
      { $0.zip(with: .from([1, 2])).reduceEach { $0 * $1 } })
  }

  @Test func `the example of the article`() {
    let log = Names()
    func print(_ elements: [Int]) { log("\(elements)") }
    let squares = PullSequence.unfold(1) { ($0 * $0, $0 + 1) }
    let odd = squares.filter { $0 % 2 == 1 }
    print(Array(odd.take(3)))
    // [1, 9, 25]
    expectEqual(log.entries, ["[1, 9, 25]"])
  }

  // MARK: Signals

  @Test func `asSignal emits one element per action, then completes`() {
    let jobs = TestSignalScheduler()
    let log = Names()
    let signal = Self.numbers(log).take(2).asSignal(on: jobs)
    expectEqual(log.entries, [])
    let recording = signal.recorded()
    jobs.step()
    expectEqual(recording.events, ["1"])
    expectEqual(log.entries, ["1"])
    jobs.stepAll()
    expectEqual(recording.events, ["1", "2", "|"])
    let again = signal.recorded()
    jobs.step()
    again.dispose()
    jobs.stepAll()
    expectEqual(again.events, ["1"])
    expectEqual(log.entries, ["1", "2"])
  }

  @Test func `a signal's sequence has the values of the signal, and ends with it`() {
    expectEqual(Array(Signal.from([1, 2, 3]).sequence), [1, 2, 3])
    expectEqual(Array(Signal<Int>.empty.sequence), [])
    expectEqual(Array(Signal<Int>.never.sequence), [])
    expectEqual(Array(sent(1, then: .error(Failure())).sequence), [1])
  }

  @Test func `a signal's sequence subscribes once, immediately, until it is released`() {
    let source = SignalSubject<Int>()
    var sequence: PullSequence<Int>? = source.sequence
    #expect(source.hasSubscribers)
    source.sendNext(1)
    source.sendNext(2)
    expectEqual(sequence.map { Array($0.take(2)) }, [1, 2])
    let rest = sequence?.tail
    sequence = nil
    #expect(source.hasSubscribers)
    expectEqual(rest?.head, 2)
    source.sendNext(3)
    expectEqual(rest?.tail?.head, 3)
    withExtendedLifetime(rest) {}
  }

  @Test func `a signal is disposed when its sequence is released`() {
    let source = SignalSubject<Int>()
    do {
      let sequence = source.sequence
      source.sendNext(1)
      expectEqual(sequence.head, 1)
    }
    #expect(!source.hasSubscribers)
  }

  @Test func `a signal's sequence releases values that were passed`() {
    let source = SignalSubject<Witness>()
    var rest: PullSequence<Witness>? = source.sequence
    let sent = (0..<3).map { _ in holding { source.sendNext($0) }.object }
    expectEqual(sent.map { $0.value != nil }, [true, true, true])
    rest = rest?.tail
    rest = rest?.tail
    expectEqual(sent.map { $0.value != nil }, [false, false, true])
    #expect(rest?.head === sent[2].value)
  }

  @Test func `all readers of a signal's sequence share one subscription and its values`() {
    let source = Source<Int>()
    let sequence = source.signal.sequence
    for value in 1...3 { source.subscriber?.sendNext(value) }
    source.subscriber?.sendCompleted()
    expectEqual(Array(sequence), [1, 2, 3])
    expectEqual(sequence.tail.map { Array($0) }, [2, 3])
    expectEqual(Array(sequence.map { $0 * 2 }), [2, 4, 6])
    expectEqual(source.log.entries, ["subscribed", "teardown"])
  }

  @Test func `asSignal by default uses a background scheduler`() async {
    let log = Names()
    await withCheckedContinuation { continuation in
      [1, 2].pullSequence.asSignal().subscribe(
        next: { log("\($0) \(Scheduler.current?.name ?? "nowhere")") },
        completed: { continuation.resume() })
    }
    expectEqual(log.entries, ["1 background", "2 background"])
  }

  @Test func `a sequence can be encoded and decoded`() throws {
    let sequence = Self.numbers().take(3)
    let data = try JSONEncoder().encode(sequence)
    expectEqual(String(decoding: data, as: UTF8.self), "[1,2,3]")
    let decoded = try JSONDecoder().decode(PullSequence<Int>.self, from: data)
    expectEqual(decoded, sequence)
  }

  @Test func `an element that depends on itself traps with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let box = Box<PullSequence<Int>?>(nil)
      box.value = PullSequence(head: { (box.value?.head ?? 0) + 1 })
      _ = box.value?.head
    }
    expectEqual(result?.errorText.contains("It cannot depend on itself"), true)
  }
}

extension Box<Int> {
  /// Counts one more.
  fileprivate func next() -> Int {
    update { (count: inout Int) -> Int in
      count += 1
      return count
    }
  }
}
