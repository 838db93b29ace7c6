// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCocoa
import BraidSignal
import TestSupport
import Testing

/// Bindings between relays and properties: each change arrives once.
struct TwoWayTests {
  private let log = Log<String>()

  private func watch(_ property: SignalProperty<Int>, _ name: String) {
    let log = log
    property.signal.skip(1).subscribe(next: { log("\(name) \($0)") }, isolation: nil)
  }

  private func watch(_ relay: some ObservableType<Int>, _ name: String) -> any Disposable {
    let log = log
    return relay.subscribe(onNext: { log("\(name) \($0)") })
  }

  @Test func `a signal is bound to relays of each kind`() {
    let signal = SignalSubject<Int>()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let bindings = [signal.bind(to: publish), signal.bind(to: behavior), signal.bind(to: replay)]
    let watching = watch(publish, "publish")
    signal.sendNext(1)
    signal.sendCompleted()
    expectEqual(log.entries, ["publish 1"])
    expectEqual(behavior.value, 1)
    let late = watch(replay, "replay")
    expectEqual(log.entries, ["publish 1", "replay 1"])
    for disposable in bindings + [watching, late] { disposable.dispose() }
  }

  @Test func `a property and a relay take each change once`() {
    let property = SignalProperty(1)
    let relay = BehaviorRelay(value: 2)
    let binding = property <~> relay
    expectEqual(property.value, 2)
    watch(property, "property")
    let watching = watch(relay, "relay")
    property.value = 3
    relay.accept(4)
    #expect(
      log.entries == ["relay 2", "property 3", "relay 3", "relay 4", "property 4"]
        || log.entries == ["relay 2", "relay 3", "property 3", "property 4", "relay 4"])
    #expect(property.value == 4 && relay.value == 4)
    binding.dispose()
    property.value = 5
    relay.accept(6)
    #expect(property.value == 5 && relay.value == 6)
    watching.dispose()
  }

  /// What a terminal can be bound to.
  enum Owner: CaseIterable { case property, behavior, publish, replay }

  /// An observable of `create` queues a value that is sent to it from inside a delivery, and
  /// delivers it when the delivery of the change that came from the terminal is over.
  @Test(arguments: Owner.allCases)
  func `a value that is set in reply to a queued event reaches the terminal`(owner: Owner) {
    let log = log
    let set: @Sendable (Int) -> Void
    let values: Observable<Int>
    let terminal: ChannelTerminal<Int>
    switch owner {
    case .property:
      let property = SignalProperty(0)
      set = { property.value = $0 }
      (values, terminal) = (property.signal.asObservable(), property.channel())
    case .behavior:
      let relay = BehaviorRelay(value: 0)
      set = { relay.accept($0) }
      (values, terminal) = (relay.asObservable(), relay.channel())
    case .publish:
      let relay = PublishRelay<Int>()
      set = { relay.accept($0) }
      (values, terminal) = (relay.asObservable(), relay.channel())
    case .replay:
      let relay = ReplayRelay<Int>.create(bufferSize: 2)
      set = { relay.accept($0) }
      (values, terminal) = (relay.asObservable(), relay.channel())
    }
    terminal.subscribe(next: { log("terminal \($0)") }, isolation: nil)
    let observers = Log<AnyObserver<String>>()
    let watching = [
      Observable<String>.create { observer in
        observers(observer)
        return Disposables.create()
      }
      .subscribe(onNext: { if $0 == "send" { terminal.sendNext(1) } else { set(2) } }),
      values.subscribe(onNext: {
        if $0 > 0 { log("value \($0)") }
        if $0 == 1 { observers.entries[0].onNext("set") }
      }),
    ]
    let first = log.entries.count
    observers.entries[0].onNext("send")
    let entries = Array(log.entries[first...])
    #expect(
      entries == ["value 1", "value 2", "terminal 2"]
        || entries == ["value 1", "terminal 2", "value 2"])
    for disposable in watching { disposable.dispose() }
  }

  @Test func `two bound properties stay equal if a queued event sets one of them`() {
    let (left, right) = (SignalProperty(0), SignalProperty(0))
    left <~> right
    let observers = Log<AnyObserver<Int>>()
    let watching = Observable<Int>.create { observer in
      observers(observer)
      return Disposables.create()
    }
    .subscribe(onNext: { if $0 == 0 { right.value = 1 } else { left.value = 2 } })
    left.signal.skip(1).subscribe(
      next: { if $0 == 1 { observers.entries[0].onNext(1) } }, isolation: nil)
    observers.entries[0].onNext(0)
    expectEqual(left.value, 2)
    expectEqual(right.value, 2)
    watching.dispose()
  }

  @Test func `the left side takes the value of the right side`() {
    let property = SignalProperty(1)
    let relay = BehaviorRelay(value: 2)
    relay <~> property
    expectEqual(relay.value, 1)
    let other = BehaviorRelay(value: 3)
    other <~> relay
    expectEqual(other.value, 1)
  }

  @Test(arguments: 0..<4)
  func `a ring of properties and relays settles with each change once`(start: Int) {
    let first = SignalProperty(0)
    let second = BehaviorRelay(value: 0)
    let third = SignalProperty(0)
    let fourth = BehaviorRelay(value: 0)
    let bindings = [first <~> second, second <~> third, third <~> fourth, fourth <~> first]
    watch(first, "first")
    watch(third, "third")
    let watching = [watch(second.skip(1), "second"), watch(fourth.skip(1), "fourth")]
    switch start {
    case 0: first.value = 1
    case 1: second.accept(1)
    case 2: third.value = 1
    default: fourth.accept(1)
    }
    expectEqual(log.entries.sorted(), ["first 1", "fourth 1", "second 1", "third 1"])
    for disposable in bindings + watching { disposable.dispose() }
  }

  @Test func `a value that an observer of the left side accepts in reply reaches the right side`() {
    let (left, right) = (BehaviorRelay(value: 1), BehaviorRelay(value: 200))
    let limiting = left.subscribe(onNext: { [weak left] in if $0 > 100 { left?.accept(100) } })
    left <~> right
    expectEqual([left.value, right.value], [100, 100])
    right.accept(300)
    expectEqual([left.value, right.value], [100, 100])
    limiting.dispose()
  }

  @Test func `a relay without a value is bound both ways`() {
    let property = SignalProperty(1)
    let relay = PublishRelay<Int>()
    let watching = watch(relay, "relay")
    property <~> relay
    expectEqual(property.value, 1)
    relay.accept(2)
    property.value = 3
    expectEqual(property.value, 3)
    expectEqual(log.entries, ["relay 2", "relay 3"])
    watching.dispose()
  }

  @Test func `a change inside a change arrives once`() {
    let property = SignalProperty(0)
    let relay = BehaviorRelay(value: 0)
    property <~> relay
    let rounding = relay.subscribe(onNext: { if $0 % 2 == 1 { relay.accept($0 + 1) } })
    watch(property, "property")
    property.value = 1
    expectEqual(log.entries, ["property 1", "property 2"])
    #expect(property.value == 2 && relay.value == 2)
    rounding.dispose()
  }

  @Test func `a binding ends with the relay and keeps neither side`() {
    let property = SignalProperty(1)
    var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 2)
    weak let released = relay
    if let relay { property <~> relay }
    let terminal = relay?.channel()
    let log = log
    terminal?.subscribe(next: { log("\($0)") }, completed: { log("|") }, isolation: nil)
    relay = nil
    #expect(released == nil)
    expectEqual(log.entries, ["2", "|"])
    property.value = 3
  }

  @Test func `binding the same two again replaces the first binding`() {
    let property = SignalProperty(1)
    let relay = BehaviorRelay(value: 2)
    let first = property <~> relay
    relay <~> property
    first.dispose()
    watch(property, "property")
    relay.accept(3)
    expectEqual(log.entries, ["property 3"])
  }

  @Test(.exclusive(.mainQueue)) @MainActor
  func `a control property and a property take each change once`() {
    let shown = BehaviorRelay(value: "")
    let typed = PublishRelay<String>()
    let control = ControlProperty(
      values: typed.startWith("typed"), valueSink: Binder(shown) { $0.accept($1) })
    let property = SignalProperty("")
    let log = log
    let binding = property <~> control
    property.signal.subscribe(next: { log("property \($0)") }, isolation: nil)
    let watching = shown.subscribe(onNext: { log("control \($0)") })
    typed.accept("a")
    property.value = "b"
    expectEqual(
      log.entries.sorted(), ["control ", "control b", "property a", "property b", "property typed"])
    binding.dispose()
    typed.accept("c")
    expectEqual(property.value, "b")
    watching.dispose()
  }
}
