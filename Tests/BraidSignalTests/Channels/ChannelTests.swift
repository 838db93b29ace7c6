// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct ChannelTests {
  private typealias Names = TestSupport.Log<String>

  @Test
  func `a value sent to one terminal is received by the other's subscribers and not by its own`() {
    let channel = Channel<Int>()
    let leading = channel.leading.recorded()
    let following = channel.following.recorded()
    channel.leading.sendNext(1)
    channel.following.sendNext(2)
    channel.leading.sendNext(3)
    expectEqual(leading.events, ["2"])
    expectEqual(following.events, ["1", "3"])
  }

  @Test func `the following terminal begins with the latest value, and the leading one with none`()
  {
    let channel = Channel<Int>()
    expectEqual(channel.leading.events, [])
    expectEqual(channel.following.events, [])
    for value in [1, 2] {
      channel.leading.sendNext(value)
      channel.following.sendNext(-value)
    }
    expectEqual(channel.leading.events, [])
    expectEqual(channel.following.events, ["2"])
  }

  @Test func `nil is a value`() {
    let channel = Channel<Int?>()
    expectEqual(channel.following.events, [])
    channel.leading.sendNext(nil)
    expectEqual(channel.following.events, ["nil"])
  }

  @Test(arguments: [true, false])
  func `completion ends both terminals, even for late subscribers`(isLeading: Bool) {
    let channel = Channel<Int>()
    channel.leading.sendNext(1)
    let early = [channel.leading.recorded(), channel.following.recorded()]
    (isLeading ? channel.leading : channel.following).sendCompleted()
    expectEqual(early.map(\.events), [["|"], ["1", "|"]])
    expectEqual(channel.leading.events, ["|"])
    expectEqual(channel.following.events, ["1", "|"])
  }

  @Test(arguments: [true, false])
  func `the first error ends both terminals, even for late subscribers`(isLeading: Bool) {
    let channel = Channel<Int>()
    let early = [channel.leading.recorded(), channel.following.recorded()]
    let terminal = isLeading ? channel.leading : channel.following
    terminal.sendError(Failure("lost"))
    terminal.sendCompleted()
    channel.leading.sendNext(1)
    channel.following.sendNext(2)
    expectEqual(early.map(\.events), [["#lost"], ["#lost"]])
    expectEqual(channel.leading.events, ["#lost"])
    expectEqual(channel.following.events, ["#lost"])
  }

  // ReactiveObjC: ReactiveObjC/RACChannel.m:37
  @Test(arguments: [true, false])
  func `the side that sends the end receives it first`(isLeading: Bool) {
    let channel = Channel<Int>()
    let log = Names()
    channel.leading.subscribe(completed: { log("leading") })
    channel.following.subscribe(completed: { log("following") })
    (isLeading ? channel.leading : channel.following).sendCompleted()
    expectEqual(log.entries, isLeading ? ["leading", "following"] : ["following", "leading"])
  }

  @Test func `disposal ends one subscription`() {
    let channel = Channel<Int>()
    let disposed = channel.following.recorded()
    let other = channel.following.recorded()
    channel.leading.sendNext(1)
    disposed.dispose()
    channel.leading.sendNext(2)
    expectEqual(disposed.events, ["1"])
    expectEqual(other.events, ["1", "2"])
  }

  @Test(arguments: [true, false])
  func `a terminal can subscribe to signals until the channel ends`(isLeading: Bool) {
    let source = SignalSubject<Int>()
    let channel = Channel<Int>()
    let (terminal, other) =
      isLeading ? (channel.leading, channel.following) : (channel.following, channel.leading)
    let events = other.recorded()
    source.subscribe(terminal)
    source.sendNext(1)
    #expect(source.hasSubscribers)
    other.sendCompleted()
    #expect(!source.hasSubscribers)
    source.subscribe(other)
    #expect(!source.hasSubscribers)
    expectEqual(events.events, ["1", "|"])
  }

  @Test func `the end of a signal that a terminal subscribes to ends the channel`() {
    let source = SignalSubject<Int>()
    let channel = Channel<Int>()
    source.subscribe(channel.leading)
    source.sendError(Failure("lost"))
    expectEqual(channel.leading.events, ["#lost"])
    expectEqual(channel.following.events, ["#lost"])
  }

  @Test func `a reply sent inside a delivery follows it`() {
    let channel = Channel<Int>()
    let log = Names()
    channel.following.subscribe(next: { value in
      log("question \(value)")
      channel.following.sendNext(value * 10)
      log("asked")
    })
    channel.leading.subscribe(next: { value in
      log("answer \(value)")
      if value < 20 { channel.leading.sendNext(2) }
      log("answered")
    })
    channel.leading.sendNext(1)
    expectEqual(
      log.entries,
      [
        "question 1", "answer 10", "answered", "asked", "question 2", "answer 20", "answered",
        "asked",
      ])
  }

  @Test func `an end sent inside a delivery follows it`() {
    let channel = Channel<Int>()
    let log = Names()
    channel.following.subscribe(
      next: { value in
        channel.following.sendCompleted()
        log("\(value)")
      }, completed: { log("completed") })
    channel.leading.sendNext(1)
    channel.leading.sendNext(2)
    expectEqual(log.entries, ["1", "completed"])
  }

  @Test func `bound terminals follow each other, and the first takes the value of the second`() {
    let model = Channel<Int>()
    let view = Channel<Int>()
    model.leading.sendNext(1)
    view.leading.sendNext(2)
    let modelSees = model.leading.recorded()
    let viewSees = view.leading.recorded()
    let binding = view.following.bind(with: model.following)
    expectEqual(viewSees.events, ["1"])
    expectEqual(modelSees.events, [])
    model.leading.sendNext(3)
    view.leading.sendNext(4)
    expectEqual(viewSees.events, ["1", "3"])
    expectEqual(modelSees.events, ["4"])
    binding.dispose()
    model.leading.sendNext(5)
    view.leading.sendNext(6)
    expectEqual(viewSees.events, ["1", "3"])
    expectEqual(modelSees.events, ["4"])
  }

  @Test func `subscribing two terminals to each other also binds them`() {
    let model = Channel<Int>()
    let view = Channel<Int>()
    model.following.subscribe(view.following)
    view.following.subscribe(model.following)
    let modelSees = model.leading.recorded()
    let viewSees = view.leading.recorded()
    model.leading.sendNext(1)
    view.leading.sendNext(2)
    expectEqual(modelSees.events, ["2"])
    expectEqual(viewSees.events, ["1"])
  }

  @Test func `the end of one bound channel ends the other`() {
    let model = Channel<Int>()
    let view = Channel<Int>()
    view.following.bind(with: model.following)
    model.leading.sendError(Failure("lost"))
    expectEqual(view.leading.events, ["#lost"])
  }

  @Test func `after a binding is disposed neither channel receives the other's end`() {
    let model = Channel<Int>()
    let view = Channel<Int>()
    let seen = [model.leading.recorded(), view.leading.recorded()]
    view.following.bind(with: model.following).dispose()
    model.leading.sendCompleted()
    view.following.sendNext(1)
    expectEqual(seen.map(\.events), [["|"], ["1"]])
  }

  @Test func `a channel releases sent values and former subscribers`() {
    weak var released: Names?
    do {
      let log = Names()
      released = log
      let channel = Channel<Int>()
      channel.following.subscribe(next: { log("\($0)") })
      channel.leading.subscribe(next: { log("\($0)") })
      let other = Channel<Int>()
      other.following.bind(with: channel.following)
      other.leading.subscribe(next: { log("\($0)") })
      channel.leading.sendNext(1)
      expectEqual(log.entries, ["1", "1"])
      channel.leading.sendCompleted()
    }
    #expect(released == nil)
  }

  @Test func `an unreferenced channel is released with its subscribers`() {
    weak var released: Names?
    do {
      let log = Names()
      released = log
      let channel = Channel<Int>()
      channel.following.subscribe(next: { log("\($0)") })
      channel.leading.sendNext(1)
    }
    #expect(released == nil)
  }

  // ReactiveObjC: RACChannelSpec.m:32, 53.
  @Test func `a channel is released when the subscriptions of its terminals are disposed`() {
    weak var released: Channel<Int>?
    weak var terminal: ChannelTerminal<Int>?
    let group = CompositeDisposable()
    do {
      let channel = Channel<Int>()
      released = channel
      terminal = channel.leading
      let signal = SignalSubject<Int>()
      _ = group.insert(channel.leading.subscribe())
      _ = group.insert(channel.following.subscribe())
      _ = group.insert(signal.subscribe(channel.leading))
      _ = group.insert(Signal.never.subscribe(channel.following))
    }
    group.dispose()
    #expect(released == nil)
    #expect(terminal == nil)
  }

  @Test func `the example of the article`() {
    final class Model: Sendable {
      let names = Names()
      func rename(_ name: String) { names(name) }
    }
    final class Field: Sendable {
      let shown = Box("")
      var text: String {
        get { shown.value }
        set { shown.value = newValue }
      }
    }
    let (model, field) = (Model(), Field())
    let name = Channel<String>()
    name.leading.subscribe(next: { model.rename($0) })
    name.following.subscribe(next: { field.text = $0 })
    name.leading.sendNext("Ada")
    name.following.sendNext("Bob")
    expectEqual(field.text, "Ada")
    expectEqual(model.names.entries, ["Bob"])
  }
}
