// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct SignalPropertyTests {
  private typealias Names = TestSupport.Log<String>

  private final class Account {
    @SignalProperty var name = "a"
    @SignalProperty var note: String?
  }

  @Test func `a property emits its current value, then each value that is set`() {
    let property = SignalProperty("a")
    expectSignalDiagram("-b-b-c", "ab-b-c") { set, _ in
      Signal.create { subscriber in
        Disposables.create(
          property.signal.subscribe(subscriber),
          set.subscribe(next: { property.value = $0 }))
      }
    }
    expectEqual(property.value, "c")
  }

  @Test func `the wrapper, its projection and a constant refer to one property`() {
    let account = Account()
    let log = Names()
    account.$name.signal.subscribe(next: { log($0) })
    account.name = "b"
    account.$name.value = "c"
    account.$name.wrappedValue = "d"
    expectEqual(account.name, "d")
    expectEqual(log.entries, ["a", "b", "c", "d"])
    expectEqual(account.$note.signal.events, ["nil"])
    let constant = SignalProperty(1)
    constant.value += 1
    expectEqual(constant.signal.events, ["2"])
  }

  @Test func `a property completes with its owner`() {
    let log = Names()
    let signal: Signal<String>
    do {
      let account = Account()
      signal = account.$name.signal
      signal.subscribe(next: { log($0) }, completed: { log("completed") })
      account.name = "b"
    }
    expectEqual(log.entries, ["a", "b", "completed"])
    expectEqual(signal.events, ["b", "|"])
  }

  @Test func `value is the last value set, even inside a delivery`() {
    let property = SignalProperty(0)
    let log = Names()
    property.signal.subscribe(next: { [weak property] value in
      if value == 1 { property?.value = 2 }
      log("\(value) \(property?.value ?? -1)")
    })
    property.value = 1
    expectEqual(log.entries, ["0 0", "1 2", "2 2"])
  }

  @Test func `disposal ends one subscription`() {
    let property = SignalProperty(0)
    let recording = property.signal.recorded()
    recording.dispose()
    property.value = 1
    expectEqual(recording.events, ["0"])
  }

  @Test func `a property can be used from other isolations`() async {
    let settings = Settings()
    await Task.detached { settings.volume.value = 7 }.value
    let volume = await MainActor.run { settings.volume.value }
    expectEqual(volume, 7)
    let counter = Counter()
    expectEqual(await counter.increment(), ["0", "1"])
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

  @Test func `a channel emits values set by others, and sets received values without an echo`() {
    let property = SignalProperty(0)
    let terminal = property.channel()
    let seen = terminal.recorded()
    let all = property.signal.recorded()
    property.value = 1
    terminal.sendNext(2)
    property.value = 3
    expectEqual(seen.events, ["0", "1", "3"])
    expectEqual(all.events, ["0", "1", "2", "3"])
    expectEqual(property.value, 3)
  }

  @Test func `two channels of a property receive each other's values`() {
    let property = SignalProperty(0)
    let first = property.channel()
    let second = property.channel()
    let seen = [first.recorded(), second.recorded()]
    first.sendNext(1)
    second.sendNext(2)
    expectEqual(seen.map(\.events), [["0", "2"], ["0", "1"]])
    expectEqual(property.value, 2)
  }

  @Test func `a channel completes with the property, and can end before it`() {
    let log = Names()
    do {
      let property = SignalProperty(0)
      let ended = property.channel()
      ended.sendError(Failure("lost"))
      expectEqual(ended.events, ["0", "#lost"])
      ended.sendNext(1)
      expectEqual(property.value, 0)
      property.channel().subscribe(next: { log("\($0)") }, completed: { log("completed") })
      property.value = 2
    }
    expectEqual(log.entries, ["0", "2", "completed"])
  }

  @Test func `a property releases an unused channel`() {
    let property = SignalProperty(0)
    weak var released: ChannelTerminal<Int>?
    for _ in 0..<3 {
      let terminal = property.channel()
      released = terminal
      terminal.subscribe().dispose()
    }
    #expect(released == nil)
  }

  @Test func `two properties follow each other, and the left one takes the value of the right one`()
  {
    let left = SignalProperty("left")
    let right = SignalProperty("right")
    let seen = [left.signal.recorded(), right.signal.recorded()]
    let binding = left <~> right
    left.value = "a"
    right.value = "b"
    binding.dispose()
    left.value = "c"
    expectEqual(seen.map(\.events), [["left", "right", "a", "b", "c"], ["right", "a", "b"]])
    expectEqual(right.value, "b")
  }

  @Test func `a binding ends with either property, and the other one continues`() {
    let left = SignalProperty(0)
    do {
      let right = SignalProperty(1)
      left <~> right
      expectEqual(left.value, 1)
      left.value = 2
      expectEqual(right.value, 2)
    }
    let seen = left.signal.recorded()
    left.value = 3
    expectEqual(seen.events, ["2", "3"])
  }

  @Test func `a binding retains neither property`() {
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

  @Test func `a property and a terminal can be bound in either order`() {
    let channel = Channel<Int>()
    channel.leading.sendNext(1)
    let taking = SignalProperty(0)
    taking <~> channel.following
    expectEqual(taking.value, 1)
    let other = Channel<Int>()
    let seen = other.leading.recorded()
    let giving = SignalProperty(2)
    other.following <~> giving
    giving.value = 3
    other.leading.sendNext(4)
    expectEqual(seen.events, ["2", "3"])
    expectEqual(giving.value, 4)
  }

  // MARK: Binding twice, and in rings

  @Test(arguments: [true, false])
  func `binding two properties again replaces the first binding`(isTurned: Bool) {
    let left = SignalProperty(0)
    let right = SignalProperty(1)
    let first = left <~> right
    let second = isTurned ? (right <~> left) : (left <~> right)
    let seen = [left.signal.recorded(), right.signal.recorded()]
    left.value = 2
    right.value = 3
    first.dispose()
    left.value = 4
    expectEqual(seen.map(\.events), [["1", "2", "3", "4"], ["1", "2", "3", "4"]])
    second.dispose()
    left.value = 5
    expectEqual(right.value, 4)
  }

  @Test func `a new binding takes the value of the right property again`() {
    let left = SignalProperty(0)
    let right = SignalProperty(1)
    let binding = left <~> right
    binding.dispose()
    left.value = 2
    left <~> right
    expectEqual(left.value, 1)
    right <~> left
    expectEqual([left.value, right.value], [1, 1])
  }

  @Test func `a binding that is made again while it is being made exists once`() {
    let (left, right) = (SignalProperty(1), SignalProperty(2))
    left.signal.skip(1).take(1).subscribe(next: { _ in left <~> right }, isolation: nil)
    let binding = left <~> right
    right.value = 3
    expectEqual(left.value, 3)
    binding.dispose()
    right.value = 4
    expectEqual(left.value, 3)
  }

  @Test func `a property is not bound with itself`() {
    let property = SignalProperty(0)
    let seen = property.signal.recorded()
    property <~> property
    property.channel().bind(with: property.channel())
    property.value = 1
    expectEqual(seen.events, ["0", "1"])
  }

  @Test(arguments: [2, 3, 4, 7])
  func `in a ring each property receives each change once`(count: Int) {
    let properties = (0..<count).map { SignalProperty($0) }
    for index in 0..<count { properties[index] <~> properties[(index + 1) % count] }
    let start = properties[0].value
    #expect(properties.allSatisfy { $0.value == start })
    let seen = properties.map { $0.signal.skip(1).recorded() }
    for (index, property) in properties.enumerated() { property.value = 100 + index }
    let expected = (0..<count).map { "\(100 + $0)" }
    for recording in seen { expectEqual(recording.events, expected) }
  }

  @Test func `in a complete graph each property receives each change once`() {
    let properties = (0..<5).map { SignalProperty($0) }
    for _ in 0..<2 {
      for left in 0..<5 {
        for right in 0..<5 { properties[left] <~> properties[right] }
      }
    }
    let seen = properties.map { $0.signal.skip(1).recorded() }
    properties[3].value = 10
    properties[0].channel().sendNext(11)
    for recording in seen { expectEqual(recording.events, ["10", "11"]) }
  }

  @Test func `a value set by an observer in a ring reaches all properties, and the last one stays`()
  {
    let properties = (0..<3).map { SignalProperty($0) }
    for index in 0..<3 { properties[index] <~> properties[(index + 1) % 3] }
    properties[1].signal.subscribe(next: { [weak first = properties[0]] value in
      if value == 10 { first?.value = 11 }
    })
    properties[2].value = 10
    expectEqual(properties.map(\.value), [11, 11, 11])
  }

  @Test func `a ring that is opened and closed again takes each change once`() {
    let properties = (0..<4).map { SignalProperty($0) }
    for index in 0..<3 { properties[index] <~> properties[index + 1] }
    let seen = properties.map { $0.signal.skip(1).recorded() }
    var expected: [String] = []
    for round in 0..<3 {
      let last = properties[3] <~> properties[0]
      properties[round].value = 10 + round
      last.dispose()
      properties[round].value = 20 + round
      expected += ["\(10 + round)", "\(20 + round)"]
    }
    for recording in seen {
      // Closing the ring sets a property to the value that it has.
      var changes: [String] = []
      for event in recording.events where event != changes.last { changes.append(event) }
      expectEqual(changes, ["3"] + expected)
      #expect(recording.events.count <= expected.count + 6)
    }
  }

  @Test func `an opened ring does not count any more once there is another binding`() async {
    await #expect(processExitsWith: .success) {
      let properties = (0..<4).map { SignalProperty($0) }
      properties[0] <~> properties[1]
      properties[1] <~> properties[2]
      let last = properties[2] <~> properties[0]
      precondition(ChangeRoute.rings.load() == 1)
      last.dispose()
      properties[2] <~> properties[3]
      precondition(ChangeRoute.rings.load() == 0)
    }
  }

  @Test(arguments: ["property", "terminal", "conversion"])
  func `a value that a left observer sets in reply to a new binding reaches the right side`(
    kind: String
  ) {
    let (left, right) = (SignalProperty(1), SignalProperty(200))
    left.signal.subscribe(next: { [weak left] in if $0 > 100 { left?.value = 100 } })
    switch kind {
    case "property": left <~> right
    case "terminal": left <~> right.channel()
    default: left.channel().bind(with: right.channel(), map: { $0 }, back: { $0 })
    }
    expectEqual([left.value, right.value], [100, 100])
    right.value = 300
    expectEqual([left.value, right.value], [100, 100])
  }

  @Test func `a new binding takes over a value that came from its left side before`() {
    let properties = (0..<3).map { SignalProperty($0) }
    let bindings = (0..<3).map { properties[$0] <~> properties[($0 + 1) % 3] }
    properties[0].value = 10
    expectEqual(properties.map(\.value), [10, 10, 10])
    for binding in bindings { binding.dispose() }
    properties[0].value = 99
    properties[0] <~> properties[1]
    expectEqual(properties.map(\.value), [10, 10, 10])
    properties[0].value = 11
    expectEqual(properties.map(\.value), [11, 11, 10])
  }

  @Test func `a new binding of a channel takes over a value that came from its left side before`() {
    let (first, second) = (SignalProperty(1), Channel<Int>())
    let binding = first <~> second.leading
    let ring = first <~> second.following
    first.value = 10
    binding.dispose()
    ring.dispose()
    first.value = 99
    first <~> second.following
    expectEqual(first.value, 10)
  }

  @Test func `a ring that is closed while a change is on its way settles`() {
    let properties = (0..<3).map { SignalProperty($0) }
    properties[0] <~> properties[1]
    properties[1] <~> properties[2]
    properties[2].signal.skip(1).take(1).subscribe(next: {
      [last = properties[2], first = properties[0]] _ in
      last <~> first
    })
    properties[0].value = 10
    expectEqual(properties.map(\.value), [10, 10, 10])
    properties[1].value = 11
    expectEqual(properties.map(\.value), [11, 11, 11])
  }

  @Test func `a ring through channels settles`() {
    let channels = (0..<3).map { _ in Channel<Int>() }
    for index in 0..<3 {
      channels[(index + 1) % 3].leading.bind(with: channels[index].following)
    }
    let seen = channels.map { $0.following.recorded() }
    channels[0].leading.sendNext(1)
    expectEqual(seen.map(\.events), [["1"], ["1"], ["1"]])
  }

  @Test func `binding the two terminals of one channel settles`() {
    let channel = Channel<Int>()
    let seen = [channel.leading.recorded(), channel.following.recorded()]
    channel.leading.bind(with: channel.following)
    channel.leading.bind(with: channel.leading)
    channel.leading.sendNext(1)
    channel.following.sendNext(2)
    expectEqual(seen.map(\.events), [["2"], ["1"]])
  }

  @Test func `a property and a channel bound twice behave as if bound once`() {
    let property = SignalProperty(0)
    let channel = Channel<Int>()
    for _ in 0..<2 { property <~> channel.following }
    for _ in 0..<2 { channel.following <~> property }
    let seen = [property.signal.skip(1).recorded(), channel.leading.recorded()]
    property.value = 1
    channel.leading.sendNext(2)
    expectEqual(seen.map(\.events), [["1", "2"], ["1"]])
  }

  @Test func `conversions that are not inverse convert each change once`() {
    let (metres, text) = (SignalProperty(0.0), SignalProperty(""))
    let (number, shown) = (metres.channel(), text.channel())
    number.map { "\(Int($0))" }.subscribe(shown)
    shown.map { Double($0) ?? -1 }.subscribe(number)
    metres.value = 1.75
    expectEqual(metres.value, 1.75)
    expectEqual(text.value, "1")
    text.value = "about three"
    expectEqual(metres.value, -1)
    expectEqual(text.value, "about three")
  }

  @Test func `short-lived terminals of a property receive the values that others set`() {
    let property = SignalProperty(0)
    for round in 1...200 {
      let terminal = property.channel()
      let seen = terminal.skip(1).recorded()
      property.channel().sendNext(round)
      expectEqual(seen.events, ["\(round)"])
      terminal.sendNext(-round)
      expectEqual(property.channel().events, ["\(-round)"])
    }
  }

  @Test func `bindings with released properties leave nothing allocated`() {
    let model = SignalProperty(0)
    weak var cell: SignalProperty<Int>?
    weak var terminal: ChannelTerminal<Int>?
    for _ in 0..<3 {
      let property = SignalProperty(1)
      let channel = model.channel()
      (cell, terminal) = (property, channel)
      property.channel().bind(with: channel)
    }
    #expect(cell == nil)
    #expect(terminal == nil)
  }

  @Test(arguments: [false, true])
  private func `an observer that sets the other property keeps both equal if it subscribed later`(
    isLater: Bool
  ) {
    let (left, right) = (SignalProperty(0), SignalProperty(0))
    func observe() {
      left.signal.subscribe(next: { [weak right] in if $0 == 3 { right?.value = 5 } })
    }
    if !isLater { observe() }
    left <~> right
    if isLater { observe() }
    left.value = 3
    expectEqual([left.value, right.value], isLater ? [5, 5] : [5, 3])
    right.value = 7
    expectEqual([left.value, right.value], [7, 7])
  }

  @Test func `three properties in a row follow each other, and values do not return`() {
    let properties = [SignalProperty(0), SignalProperty(1), SignalProperty(2)]
    properties[0] <~> properties[1]
    properties[1] <~> properties[2]
    let seen = properties.map { $0.signal.recorded() }
    properties[0].value = 5
    properties[2].value = 6
    expectEqual(seen.map(\.events), [["2", "5", "6"], ["2", "5", "6"], ["2", "5", "6"]])
    withExtendedLifetime(properties) {}
  }

  @Test func `a binding to its value ends with the property`() {
    let source = SignalSubject<Int>()
    let log = Names()
    do {
      let property = SignalProperty(0)
      source.onTermination { log("over") }.bind(to: property, \.value)
      source.sendNext(1)
      expectEqual(property.value, 1)
      #expect(source.hasSubscribers)
    }
    expectEqual(log.entries, ["over"])
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
      expectEqual(account.name, "b")
    }
    #expect(!source.hasSubscribers)
    expectEqual(log.entries, ["deallocated"])
  }

  @Test func `the signal of a property completes before its lifetime ends`() {
    let log = Names()
    do {
      let property = SignalProperty(0)
      property.lifetime.observeEnded { log("ended") }
      property.signal.subscribe(completed: { log("completed") })
    }
    expectEqual(log.entries, ["completed", "ended"])
  }
}
