// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// `Property`, by PropertySpec.swift of ReactiveSwift 7.2.1, lines in the comments.
struct PropertyTests {
  // MARK: Constants and views

  /// Lines 340 to 388.
  @Test func `a constant property emits its value and completes`() {
    let property = Property(value: "a")
    expectEqual(property.value, "a")
    expectEqual(property.signal.events, ["a", "|"])
  }

  /// Lines 324 to 338.
  @Test func `a property can be a wrapper`() {
    struct Settings {
      @Property(value: 3) var count: Int
    }
    let settings = Settings()
    expectEqual(settings.count, 3)
    expectEqual(settings.$count.signal.events, ["3", "|"])
  }

  /// Lines 392 to 442.
  @Test func `a capturing view passes everything through and retains its property`() {
    weak var released: SignalProperty<Int>?
    let log = Log<String>()
    do {
      let property = SignalProperty(1)
      released = property
      let view = Property(capturing: property)
      let recording = view.signal.recorded(in: log)
      property.value = 2
      expectEqual(view.value, 2)
      expectEqual(recording.events, ["1", "2"])
      withExtendedLifetime(view) { #expect(released != nil) }
    }
    #expect(released == nil)
    expectEqual(log.entries, ["1", "2", "|"])
  }

  /// Lines 446 to 516.
  @Test func `a view keeps the last value of a property that it does not retain`() {
    weak var released: SignalProperty<Int>?
    let view: Property<Int>
    do {
      let property = SignalProperty(1)
      released = property
      view = Property(property)
      property.value = 2
    }
    #expect(released == nil)
    expectEqual(view.value, 2)
    expectEqual(view.signal.events, ["2", "|"])
  }

  // MARK: Derived properties

  /// Lines 519 to 533.
  @Test func `the value is current when an observer is called`() {
    let property = SignalProperty(1)
    let derived = property.map { $0 + 1 }
    let log = Log<Int>()
    derived.signal.subscribe(next: { value in log(value - derived.value) })
    property.value = 5
    property.value = 9
    expectEqual(log.entries, [0, 0, 0])
  }

  /// Lines 535 to 553: of a source that has ended, too.
  @Test func `a derived property retains no source, and its source may have ended`() {
    weak var released: SignalProperty<Int>?
    let derived: Property<Int>
    do {
      let property = SignalProperty(1)
      released = property
      derived = property.map { $0 * 10 }
    }
    #expect(released == nil)
    expectEqual(derived.value, 10)
    let again = derived.map { "\($0)!" }
    expectEqual(again.value, "10!")
    expectEqual(again.signal.events, ["10!", "|"])
  }

  /// Lines 555 to 596: subscriptions last as long as the source.
  @Test func `a subscription outlives the derived property, and ends with the source`() {
    let log = Log<String>()
    do {
      let property = SignalProperty(1)
      weak var released: Property<Int>?
      do {
        let derived = property.map { $0 + 1 }
        released = derived
        _ = derived.signal.recorded(in: log)
      }
      #expect(released == nil)
      property.value = 2
      expectEqual(log.entries, ["2", "3"])
    }
    expectEqual(log.entries, ["2", "3", "|"])
  }

  @Test func `a released derived property without observers unsubscribes from its source`() {
    let source = SignalSubject<Int>()
    do {
      let property = Property(initial: 0, then: source)
      let recording = property.signal.recorded()
      #expect(source.hasSubscribers)
      recording.dispose()
      #expect(source.hasSubscribers)
    }
    #expect(!source.hasSubscribers)
  }

  @Test func `transform is called once for each value`() {
    let calls = Box(0)
    let property = SignalProperty(1)
    let derived = property.map { value in
      calls.update { $0 += 1 }
      return value
    }
    property.value = 2
    let recordings = [derived.signal.recorded(), derived.signal.recorded()]
    property.value = 3
    expectEqual(recordings.map(\.events), [["2", "3"], ["2", "3"]])
    expectEqual(derived.value + derived.value, 6)
    expectEqual(calls.value, 3)
  }

  // MARK: Of a signal

  /// Lines 637 to 772.
  @Test func `a property takes an initial value, then the values of a signal`() {
    expectEqual(Property(initial: 0, then: .from([1, 2])).value, 2)
    let source = SignalSubject<Int>()
    let property = Property(initial: 0, then: source)
    expectEqual(property.value, 0)
    let recording = property.signal.recorded()
    source.sendNext(1)
    expectEqual(property.value, 1)
    source.sendCompleted()
    expectEqual(recording.events, ["0", "1", "|"])
    expectEqual(property.value, 1)
  }

  /// Lines 704 to 707.
  @Test func `a property of optional values takes a signal of plain ones`() {
    let property = Property<Int?>(initial: nil, then: Signal.just(1))
    expectEqual(property.value, 1)
  }

  @Test func `a property completes when its signal is released without an end`() {
    let log = Log<String>()
    let property: Property<Int>
    do {
      let source = SignalSubject<Int>()
      property = Property(initial: 0, then: source)
      _ = property.signal.recorded(in: log)
      source.sendNext(1)
    }
    expectEqual(log.entries, ["0", "1", "|"])
    expectEqual(property.value, 1)
  }

  @Test func `a property completes with its signal, before that releases its subscriber`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let signal = source.do(afterCompleted: { log("after") }).asSignal()
    let property = Property(initial: 0, then: signal)
    property.signal.subscribe(completed: { log("property") }, isolation: nil)
    source.onCompleted()
    expectEqual(log.entries, ["property", "after"])
  }

  @Test(.debugBuild) func `an error of the signal traps in a debug build`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Property(initial: 0, then: Signal.error(SignalError.timedOut))
    }
    expectEqual(result?.errorText.contains("the signal failed with"), true)
  }

  @Test(.releaseBuild) func `an error of the signal completes the property in a release build`() {
    let property = Property(initial: 0, then: Signal.error(SignalError.timedOut))
    expectEqual(property.signal.events, ["0", "|"])
  }

  @Test func `an observer may set the source`() {
    let property = SignalProperty(1)
    let derived = property.map { $0 * 10 }
    let log = Log<Int>()
    derived.signal.subscribe(next: { value in
      log(value)
      if value == 20 { property.value = 3 }
    })
    property.value = 2
    expectEqual(log.entries, [10, 20, 30])
  }

  // MARK: Operators

  /// Lines 804 to 839.
  @Test func `filter takes the initial value until one satisfies the condition`() {
    let property = SignalProperty(1)
    let even = property.filter(initial: 0) { $0.isMultiple(of: 2) }
    let values = [1, 2, 3].map { value in
      property.value = value
      return even.value
    }
    expectEqual(values, [0, 2, 2])
  }

  /// Lines 841 to 970.
  @Test func `combineLatest is consistent with its parts and ends with the last of them`() {
    let log = Log<String>()
    do {
      let (first, second) = (SignalProperty("a"), SignalProperty(1))
      let both = first.combineLatest(with: second)
      let nested = both.combineLatest(with: first)
      let recording = both.signal.map { "\($0.0)\($0.1)" }.recorded(in: log)
      #expect(both.value == ("a", 1))
      first.value = "b"
      second.value = 2
      #expect(both.value == ("b", 2))
      #expect(nested.value.0 == ("b", 2))
      expectEqual(nested.value.1, "b")
      expectEqual(recording.events, ["a1", "b1", "b2"])
    }
    expectEqual(log.entries, ["a1", "b1", "b2", "|"])
  }

  @Test func `several properties are combined into tuples and arrays`() {
    let (name, age, isNew) = (SignalProperty("Ada"), SignalProperty(36), Property(value: true))
    let all = Property.combineLatest(name, age, isNew)
    age.value = 37
    #expect(all.value == ("Ada", 37, true))
    let texts = Property.combineLatest(name, age).map { $0.0 + " \($0.1)" }
    expectEqual(texts.value, "Ada 37")
    expectEqual(Property.zip(name, age, isNew).map { $0.1 + ($0.2 ? 1 : 0) }.value, 38)
    let numbers = [SignalProperty(1), SignalProperty(2)]
    let list = Property.combineLatest(numbers)
    numbers[1].value = 3
    expectEqual(list.value, [1, 3])
    expectEqual(Property.combineLatest([SignalProperty<Int>]()).value, [])
    expectEqual(Property.zip([SignalProperty<Int>]()).value, [])
    expectEqual(Property.zip(numbers).value, [1, 3])
    #expect(Property.zip(name, age).value == ("Ada", 37))
  }

  /// Lines 972 to 1202.
  @Test func `zip pairs the values by position`() {
    let (first, second) = (SignalProperty(1), SignalProperty("a"))
    let pairs = first.zip(with: second)
    let recording = pairs.signal.map { "\($0.0)\($0.1)" }.recorded()
    first.value = 2
    first.value = 3
    #expect(pairs.value == (1, "a"))
    second.value = "b"
    #expect(pairs.value == (2, "b"))
    expectEqual(recording.events, ["1a", "2b"])
  }

  /// Lines 1211 to 1337.
  @Test func `combinePrevious and distinctUntilChanged`() {
    let property = SignalProperty(1)
    let pairs = property.combinePrevious(0)
    let changes = property.distinctUntilChanged().signal.recorded()
    let tens = property.distinctUntilChanged { $0 / 10 == $1 / 10 }.signal.recorded()
    #expect(pairs.value == (0, 1))
    for value in [1, 2, 15] { property.value = value }
    #expect(pairs.value == (2, 15))
    expectEqual(changes.events, ["1", "2", "15"])
    expectEqual(tens.events, ["1", "15"])
  }

  /// Lines 1339 to 1405.
  @Test func `uniqueValues takes each value once`() {
    let property = SignalProperty(1)
    let unique = property.uniqueValues { $0 % 10 }.signal.recorded()
    for value in [2, 11, 3, 2] { property.value = value }
    expectEqual(unique.events, ["1", "2", "3"])
  }

  /// Lines 1407 to 1702.
  @Test func `the latest inner property is followed, and the previous property is released`() {
    weak var released: SignalProperty<Int>?
    let outer: SignalProperty<SignalProperty<Int>>
    let flat: Property<Int>
    do {
      let first = SignalProperty(1)
      released = first
      outer = SignalProperty(first)
      flat = outer.flatten(.latest)
      first.value = 2
    }
    expectEqual(flat.value, 2)
    let second = SignalProperty(3)
    outer.value = second
    #expect(released == nil)
    expectEqual(flat.value, 3)
    second.value = 4
    expectEqual(flat.value, 4)
    let doubled = second.flatMap(.latest) { Property(value: $0 * 2) }
    second.value = 5
    expectEqual(doubled.value, 10)
  }

  /// Lines 1704 to 1796.
  @Test func `Boolean properties are combined`() {
    let (first, second) = (SignalProperty(true), SignalProperty(false))
    let all: [Property<Bool>] = [
      first.not(), first.and(second), first.or(second), .all([first, second]),
      .any([first, second]),
    ]
    expectEqual(all.map(\.value), [false, false, true, false, true])
    second.value = true
    expectEqual(all.map(\.value), [false, true, true, true, true])
    first.value = false
    second.value = false
    expectEqual(all.map(\.value), [true, false, false, false, false])
    #expect(Property.all([SignalProperty<Bool>]()).value)
    #expect(!Property.any([SignalProperty<Bool>]()).value)
  }

  private final class Late: PropertyType {
    var value: Int { 1 }
    var signal: Signal<Int> { .never }
  }

  @Test func `a source that does not emit its value synchronously is a mistake`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Late().map { $0 + 1 }
    }
    expectEqual(result?.errorText.contains("does not emit the current value"), true)
  }
}
