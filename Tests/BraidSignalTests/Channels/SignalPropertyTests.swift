// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite struct SignalPropertyTests {
  private typealias Names = TestSupport.Log<String>

  private final class Account {
    @SignalProperty var name = "a"
    @SignalProperty var note: String?
  }

  @Test func `sends the value it has, then each value that is set`() {
    let property = SignalProperty("a")
    expectSignalDiagram("-b-b-c", "ab-b-c") { set, _ in
      Signal.create { subscriber in
        Disposables.create(
          property.signal.subscribe(subscriber),
          set.subscribe(next: { property.value = $0 }))
      }
    }
    #expect(property.value == "c")
  }

  @Test func `the wrapper, its projection and a constant are the same thing`() {
    let account = Account()
    let log = Names()
    account.$name.signal.subscribe(next: { log($0) })
    account.name = "b"
    account.$name.value = "c"
    account.$name.wrappedValue = "d"
    #expect(account.name == "d")
    #expect(log.entries == ["a", "b", "c", "d"])
    #expect(account.$note.signal.events == ["nil"])
    let constant = SignalProperty(1)
    constant.value += 1
    #expect(constant.signal.events == ["2"])
  }

  @Test func `completes with its owner`() {
    let log = Names()
    let signal: Signal<String>
    do {
      let account = Account()
      signal = account.$name.signal
      signal.subscribe(next: { log($0) }, completed: { log("completed") })
      account.name = "b"
    }
    #expect(log.entries == ["a", "b", "completed"])
    #expect(signal.events == ["b", "|"])
  }

  @Test func `its value is the one that was set last, also inside a delivery`() {
    let property = SignalProperty(0)
    let log = Names()
    property.signal.subscribe(next: { [weak property] value in
      if value == 1 { property?.value = 2 }
      log("\(value) \(property?.value ?? -1)")
    })
    property.value = 1
    #expect(log.entries == ["0 0", "1 2", "2 2"])
  }

  @Test func `disposal ends one subscription`() {
    let property = SignalProperty(0)
    let recording = property.signal.recorded()
    recording.dispose()
    property.value = 1
    #expect(recording.events == ["0"])
  }

  @Test func `can be used from other isolations`() async {
    let settings = Settings()
    await Task.detached { settings.volume.value = 7 }.value
    let volume = await MainActor.run { settings.volume.value }
    #expect(volume == 7)
    let counter = Counter()
    #expect(await counter.increment() == ["0", "1"])
  }

  private final class Settings: Sendable {
    let volume = SignalProperty(5)
  }

  private actor Counter {
    @SignalProperty private var count = 0

    func increment() -> [String] {
      let log = TestSupport.Log<String>()
      $count.signal.subscribe(next: { log("\($0)") })
      count += 1
      return log.entries
    }
  }

  // MARK: Channels

  @Test func `a channel sends what others set, and sets what it is sent without an echo`() {
    let property = SignalProperty(0)
    let terminal = property.channel()
    let seen = terminal.recorded()
    let all = property.signal.recorded()
    property.value = 1
    terminal.sendNext(2)
    property.value = 3
    #expect(seen.events == ["0", "1", "3"])
    #expect(all.events == ["0", "1", "2", "3"])
    #expect(property.value == 3)
  }

  @Test func `two channels of a property hear of each other`() {
    let property = SignalProperty(0)
    let first = property.channel()
    let second = property.channel()
    let seen = [first.recorded(), second.recorded()]
    first.sendNext(1)
    second.sendNext(2)
    #expect(seen.map(\.events) == [["0", "2"], ["0", "1"]])
    #expect(property.value == 2)
  }

  @Test func `a channel completes with the property, and ends without it`() {
    let log = Names()
    do {
      let property = SignalProperty(0)
      let ended = property.channel()
      ended.sendError(Failure("lost"))
      #expect(ended.events == ["0", "#lost"])
      ended.sendNext(1)
      #expect(property.value == 0)
      property.channel().subscribe(next: { log("\($0)") }, completed: { log("completed") })
      property.value = 2
    }
    #expect(log.entries == ["0", "2", "completed"])
  }

  @Test func `a property forgets a channel that nobody uses`() {
    let property = SignalProperty(0)
    weak var released: ChannelTerminal<Int>?
    for _ in 0..<3 {
      let terminal = property.channel()
      released = terminal
      terminal.subscribe().dispose()
    }
    #expect(released == nil)
  }

  @Test func `two properties follow each other, the left one taking the value of the right one`() {
    let left = SignalProperty("left")
    let right = SignalProperty("right")
    let seen = [left.signal.recorded(), right.signal.recorded()]
    let binding = left <~> right
    left.value = "a"
    right.value = "b"
    binding.dispose()
    left.value = "c"
    #expect(seen.map(\.events) == [["left", "right", "a", "b", "c"], ["right", "a", "b"]])
    #expect(right.value == "b")
  }

  @Test func `a binding ends with either property, and the other one goes on`() {
    let left = SignalProperty(0)
    do {
      let right = SignalProperty(1)
      left <~> right
      #expect(left.value == 1)
      left.value = 2
      #expect(right.value == 2)
    }
    let seen = left.signal.recorded()
    left.value = 3
    #expect(seen.events == ["2", "3"])
  }

  @Test func `a binding keeps neither property`() {
    weak var first: SignalProperty<Int>?
    weak var second: SignalProperty<Int>?
    do {
      let left = SignalProperty(0)
      let right = SignalProperty(1)
      (first, second) = (left, right)
      left <~> right
      left.value = 2
    }
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test func `a property and a terminal are bound either way round`() {
    let channel = Channel<Int>()
    channel.leading.sendNext(1)
    let taking = SignalProperty(0)
    taking <~> channel.following
    #expect(taking.value == 1)
    let other = Channel<Int>()
    let seen = other.leading.recorded()
    let giving = SignalProperty(2)
    other.following <~> giving
    giving.value = 3
    other.leading.sendNext(4)
    #expect(seen.events == ["2", "3"])
    #expect(giving.value == 4)
  }

  @Test func `three properties in a row follow, and values do not go round`() {
    let properties = [SignalProperty(0), SignalProperty(1), SignalProperty(2)]
    properties[0] <~> properties[1]
    properties[1] <~> properties[2]
    let seen = properties.map { $0.signal.recorded() }
    properties[0].value = 5
    properties[2].value = 6
    #expect(seen.map(\.events) == [["2", "5", "6"], ["2", "5", "6"], ["2", "5", "6"]])
    withExtendedLifetime(properties) {}
  }

  @Test func `a binding to its value ends with the property`() {
    let source = SignalSubject<Int>()
    let log = Names()
    do {
      let property = SignalProperty(0)
      source.onTermination { log("over") }.bind(to: property, \.value)
      source.sendNext(1)
      #expect(property.value == 1)
      #expect(source.hasSubscribers)
    }
    #expect(log.entries == ["over"])
    #expect(!source.hasSubscribers)
  }

  @Test func `a binding to a wrapped property ends with its owner`() {
    let source = SignalSubject<String>()
    let log = Names()
    do {
      let account = Account()
      account.$name.bind(\.value, from: source)
      account.$name.willDeallocate.subscribe(completed: { log("deallocated") })
      source.sendNext("b")
      #expect(account.name == "b")
    }
    #expect(!source.hasSubscribers)
    #expect(log.entries == ["deallocated"])
  }

  @Test func `its signal completes before its lifetime ends`() {
    let log = Names()
    do {
      let property = SignalProperty(0)
      property.lifetime.observeEnded { log("ended") }
      property.signal.subscribe(completed: { log("completed") })
    }
    #expect(log.entries == ["completed", "ended"])
  }
}
