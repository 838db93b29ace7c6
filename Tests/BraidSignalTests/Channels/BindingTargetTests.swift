// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// `<~`, by UnidirectionalBindingSpec.swift and PropertySpec.swift of ReactiveSwift 7.2.1.
struct BindingTargetTests {
  private final class Label: HasLifetime {
    private let token = Lifetime.Token()
    var lifetime: Lifetime { token.lifetime }
    let log: Log<String>
    var text = "" { didSet { log(text) } }

    init(_ log: Log<String> = Log()) { self.log = log }
  }

  // MARK: Targets

  /// UnidirectionalBindingSpec.swift:22 to 55.
  @Test func `a target takes the values of a property as long as its lifetime lasts`() {
    var token: Lifetime.Token? = Lifetime.Token()
    let log = Log<Int>()
    let property = SignalProperty(1)
    do {
      let target = BindingTarget(lifetime: token?.lifetime ?? .empty) { log($0) }
      target.action(0)
      target <~ property
    }
    property.value = 2
    token = nil
    property.value = 3
    expectEqual(log.entries, [0, 1, 2])
    #expect(token == nil)
  }

  /// UnidirectionalBindingSpec.swift:57 to 79.
  @Test func `a target of optional values takes plain ones`() {
    let log = Log<Int?>()
    let (lifetime, token) = Lifetime.make()
    let target = BindingTarget<Int?>(lifetime: lifetime) { log($0) }
    target <~ SignalProperty(1)
    target <~ Signal.just(2)
    target <~ Signal<Int?>.just(nil)
    expectEqual(log.entries, [1, 2, nil])
    withExtendedLifetime(token) {}
  }

  /// UnidirectionalBindingSpec.swift:81 to 104.
  @Test func `a binding to an optional target that is nil ends immediately`() {
    let target: SignalProperty<Int>? = SignalProperty(0)
    target <~ Signal.just(1)
    expectEqual(target?.value, 1)
    let none: SignalProperty<Int>? = nil
    let source = SignalSubject<Int>()
    none <~ source
    #expect(!source.hasSubscribers)
  }

  /// UnidirectionalBindingSpec.swift:106 to 136.
  @Test func `a target of a key path sets the object and does not retain it`() {
    let log = Log<String>()
    let name = SignalProperty("a")
    weak var released: Label?
    do {
      let label = Label(log)
      released = label
      BindingTarget(label, \.text) <~ name
      name.value = "b"
    }
    #expect(released == nil)
    name.value = "c"
    expectEqual(log.entries, ["a", "b"])
  }

  @Test func `a target of a scheduler takes each value there`() {
    let scheduler = TestSignalScheduler()
    let log = Log<Int>()
    let (lifetime, token) = Lifetime.make()
    let numbers = SignalProperty(1)
    BindingTarget(on: scheduler, lifetime: lifetime) { log($0) } <~ numbers
    numbers.value = 2
    expectEqual(log.entries, [])
    scheduler.stepAll()
    expectEqual(log.entries, [1, 2])
    withExtendedLifetime(token) {}
  }

  /// UnidirectionalBindingSpec.swift:168 to 198: what the target causes is taken after it.
  @Test func `a target may set the source`() {
    let log = Log<Int>()
    let (lifetime, token) = Lifetime.make()
    let property = SignalProperty(1)
    BindingTarget(lifetime: lifetime) { value in
      log(value)
      if value < 3 { property.value = value + 1 }
    } <~ property
    expectEqual(log.entries, [1, 2, 3])
    withExtendedLifetime(token) {}
  }

  // MARK: Properties

  /// PropertySpec.swift:1799 to 1860.
  @Test func `a binding sets a property until it is disposed, or either side ends`() {
    let source = SignalSubject<Int>()
    weak var released: SignalProperty<Int>?
    do {
      let property = SignalProperty(0)
      released = property
      let binding = property <~ source
      source.sendNext(1)
      expectEqual(property.value, 1)
      binding.dispose()
      source.sendNext(2)
      expectEqual(property.value, 1)
      property <~ source
      source.sendNext(3)
      expectEqual(property.value, 3)
    }
    #expect(released == nil)
    #expect(!source.hasSubscribers)
  }

  /// PropertySpec.swift:1862 to 1901.
  @Test func `a cold signal runs for the binding`() {
    let property = SignalProperty(0)
    property <~ Signal.from([1, 2])
    expectEqual(property.value, 2)
  }

  /// PropertySpec.swift:1903 to 1960.
  @Test func `a property follows another one until either is released`() {
    let target = SignalProperty("")
    do {
      let source = SignalProperty("a")
      target <~ source
      source.value = "b"
      expectEqual(target.value, "b")
      weak var released: SignalProperty<String>?
      do {
        let second = SignalProperty("")
        released = second
        second <~ source
      }
      #expect(released == nil)
      source.value = "c"
    }
    expectEqual(target.value, "c")
  }

  @Test func `a derived property and an optional property can be bound`() {
    let count = SignalProperty(1)
    let text = SignalProperty<String?>(nil)
    text <~ count.map { "\($0)" }
    count.value = 2
    expectEqual(text.value, "2")
  }

  @Test func `a command executes with each value while it is enabled`() {
    let inputs = SignalSubject<Int>()
    let log = Log<Int>()
    let work = SignalSubject<Int>()
    do {
      let command = Command<Int, Int>(on: .immediate) { input in
        log(input)
        return work
      }
      let refused = command.disabledErrors.recorded()
      command <~ inputs
      inputs.sendNext(1)
      inputs.sendNext(2)
      work.sendCompleted()
      expectEqual(refused.events.count, 1)
    }
    expectEqual(log.entries, [1])
    #expect(!inputs.hasSubscribers)
  }
}
