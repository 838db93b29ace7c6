// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

/// Channels and properties used concurrently by one thread on each side.
@Suite(.alone) struct ChannelStressTests {
  @Test func `two threads that send to both terminals never block, and no value is lost or echoed`()
  {
    let channel = Channel<Int>()
    let leading = Box<[Int]>([])
    let following = Box<[Int]>([])
    channel.leading.subscribe(next: { value in leading.update { $0.append(value) } })
    channel.following.subscribe(next: { value in following.update { $0.append(value) } })
    onThreads(2) { number in
      for value in 0..<20_000 {
        (number == 0 ? channel.leading : channel.following).sendNext(value)
      }
    }
    expectEqual(leading.value, Array(0..<20_000))
    expectEqual(following.value, Array(0..<20_000))
  }

  @Test func `concurrent replies from both terminals cross`() {
    let channel = Channel<Int>()
    let count = Box(0)
    for terminal in [channel.leading, channel.following] {
      terminal.subscribe(next: { [weak terminal] value in
        count.update { $0 += 1 }
        if value > 0 { terminal?.sendNext(value - 1) }
      })
    }
    onThreads(2) { number in
      for _ in 0..<2_000 { (number == 0 ? channel.leading : channel.following).sendNext(4) }
    }
    expectEqual(count.value, 2 * 2_000 * 5)
  }

  @Test func `bound properties set by two threads each receive every value once`() {
    let left = SignalProperty(0)
    let right = SignalProperty(0)
    left <~> right
    let seen = [Box(0), Box(0)]
    left.signal.skip(1).subscribe(next: { _ in seen[0].update { $0 += 1 } })
    right.signal.skip(1).subscribe(next: { _ in seen[1].update { $0 += 1 } })
    onThreads(2) { number in
      for value in 1...10_000 { (number == 0 ? left : right).value = value }
    }
    expectEqual(seen.map(\.value), [20_000, 20_000])
  }

  @Test func `no change of four threads is lost`() {
    let property = SignalProperty(0)
    let part = SignalProperty((0, [0]))
    let (threads, each) = (4, amount(200_000))
    let changes = Box(0)
    property.signal.skip(1).subscribe(next: { _ in changes.update { $0 += 1 } })
    onThreads(threads) { _ in
      for _ in 0..<each { property.modify { $0 += 1 } }
    }
    expectEqual(property.value, threads * each)
    expectEqual(changes.value, threads * each)
    onThreads(threads) { number in
      for _ in 0..<1_000 {
        part.modify { number.isMultiple(of: 2) ? ($0.0 += 1) : ($0.1[0] += 1) }
      }
    }
    #expect(part.value == (2_000, [2_000]))
  }

  @Test func `a value that another thread sets during the closure is not lost`() {
    let (property, other) = (SignalProperty(1), SignalProperty(0))
    other <~> property
    let recording = property.signal.recorded()
    var runs = 0
    let result = property.modify { value in
      runs += 1
      if runs == 1 { onThreads(1) { _ in other.value = 10 } }
      value += 1
      return value
    }
    expectEqual([result, property.value, other.value, runs], [11, 11, 11, 2])
    expectEqual(recording.events, ["1", "10", "11"])
  }

  @Test func `swaps of several threads return each value once`() {
    let property = SignalProperty(-1)
    let seen = Box<[Int]>([])
    onThreads(4) { thread in
      var own: [Int] = []
      for number in 0..<5_000 { own.append(property.swap(thread * 5_000 + number)) }
      seen.update { $0 += own }
    }
    expectEqual((seen.value + [property.value]).sorted(), Array(-1..<20_000))
  }

  @Test func `a part that a channel sets loses no change of another part`() {
    struct Pair { var left = 0, right = 0 }
    let pair = SignalProperty(Pair())
    let left = pair.channel(\.left)
    onThreads(2) { number in
      for value in 1...20_000 {
        if number == 0 { left.sendNext(value) } else { pair.modify { $0.right += 1 } }
      }
    }
    expectEqual(pair.value.left, 20_000)
    expectEqual(pair.value.right, 20_000)
  }

  @Test func `a validating property that several threads set holds its last valid value`() {
    let property = ValidatingProperty<Int, SignalError>(0) {
      $0.isMultiple(of: 3) ? .invalid(.timedOut) : .valid
    }
    onThreads(4) { thread in
      for number in 0..<2_000 { property.value = thread * 2_000 + number }
    }
    #expect(!property.value.isMultiple(of: 3) || property.value == 0)
    if let value = property.result.value.value { expectEqual(value, property.value) }
  }

  @Test func `both terminals receive the same one of two concurrent ends`() {
    struct Failure: Error {}
    for _ in 0..<2_000 {
      let channel = Channel<Int>()
      let ends = Box<[String]>([])
      for terminal in [channel.leading, channel.following] {
        terminal.subscribe(
          error: { _ in ends.update { $0.append("error") } },
          completed: { ends.update { $0.append("completed") } })
      }
      onThreads(2) { number in
        if number == 0 {
          channel.leading.sendCompleted()
        } else {
          channel.following.sendError(Failure())
        }
      }
      expectEqual(ends.value.count, 2)
      expectEqual(Set(ends.value).count, 1)
    }
  }

  @Test func `a property is released while a channel of it is used`() {
    for _ in 0..<2_000 {
      let box = Box<SignalProperty<Int>?>(SignalProperty(0))
      let terminal = box.value?.channel()
      let ends = Box(0)
      terminal?.subscribe(completed: { ends.update { $0 += 1 } })
      onThreads(2) { number in
        if number == 0 { box.value = nil } else { terminal?.sendNext(1) }
      }
      expectEqual(ends.value, 1)
    }
  }

  @Test func `observers of a property set by several threads receive the same order`() {
    let (threads, each) = (4, 5_000)
    let property = SignalProperty(-1)
    let seen = [Box<[Int]>([]), Box<[Int]>([])]
    let channel = property.channel()
    property.signal.subscribe(next: { value in seen[0].update { $0.append(value) } })
    channel.subscribe(next: { value in seen[1].update { $0.append(value) } })
    onThreads(threads) { thread in
      for number in 0..<each { property.value = thread * each + number }
    }
    expectEqual(seen[0].value.first, -1)
    expectEqual(seen[0].value.sorted(), Array(-1..<threads * each))
    expectEqual(seen[0].value, seen[1].value)
    expectEqual(seen[0].value.last, property.value)
    for thread in 0..<threads {
      let own = seen[0].value.filter { $0 >= 0 && $0 / each == thread }
      expectEqual(own, own.sorted())
    }
  }

  @Test func `properties still work after their binding is disposed while both are set`() {
    for round in 0..<1_000 {
      let properties = [SignalProperty(0), SignalProperty(0)]
      let binding = properties[0] <~> properties[1]
      let last = [Box(0), Box(0)]
      for index in 0..<2 {
        properties[index].signal.subscribe(next: { last[index].value = $0 })
      }
      onThreads(3) { thread in
        if thread == 2 { return binding.dispose() }
        for value in 1...5 { properties[thread].value = value * 10 + thread }
      }
      for index in 0..<2 {
        let other = properties[1 - index].value
        properties[index].value = 100 + index
        expectEqual(last[index].value, 100 + index, "round \(round)")
        expectEqual(properties[1 - index].value, other, "round \(round)")
      }
      properties[0] <~> properties[1]
      expectEqual(last.map(\.value), [101, 101], "round \(round)")
      properties[0].value = 200
      expectEqual(last.map(\.value), [200, 200], "round \(round)")
      withExtendedLifetime(properties) {}  // a property that goes takes its bindings along
    }
  }

  @Test func `a property still works after its bound property is released during a change`() {
    for round in 0..<1_000 {
      let left = SignalProperty(0)
      let right = Box<SignalProperty<Int>?>(SignalProperty(0))
      if let right = right.value { left <~> right }
      weak let released = right.value
      let seen = Box<[Int]>([])
      left.signal.subscribe(next: { value in seen.update { $0.append(value) } })
      onThreads(2) { thread in
        if thread == 0 { return right.value = nil }
        for value in 1...5 { left.value = value }
      }
      #expect(released == nil, "round \(round)")
      left.value = 6
      expectEqual(seen.value, Array(0...6), "round \(round)")
    }
  }

  @Test
  func `a channel that ends during a binding ends the other channel, even for late subscribers`() {
    for round in 0..<1_000 {
      let (near, far) = (Channel<Int>(), Channel<Int>())
      let ends = [Box(0), Box(0), Box(0), Box(0)]
      let terminals = [near.leading, near.following, far.leading, far.following]
      for (terminal, count) in zip(terminals, ends) {
        terminal.subscribe(completed: { count.update { $0 += 1 } })
      }
      onThreads(2) { thread in
        if thread == 0 {
          near.leading.sendCompleted()
        } else {
          far.following.bind(with: near.following)
        }
      }
      expectEqual(ends.map(\.value), [1, 1, 1, 1], "round \(round)")
      for (terminal, count) in zip(terminals, ends) {
        terminal.subscribe(completed: { count.update { $0 += 1 } })
      }
      expectEqual(ends.map(\.value), [2, 2, 2, 2], "round \(round)")
    }
  }

  @Test func `channels still deliver their values after their binding is disposed during sends`() {
    for round in 0..<1_000 {
      let (near, far) = (Channel<Int>(), Channel<Int>())
      let binding = far.following.bind(with: near.following)
      let seen = [Box<[Int]>([]), Box<[Int]>([])]
      near.leading.subscribe(next: { value in seen[0].update { $0.append(value) } })
      far.leading.subscribe(next: { value in seen[1].update { $0.append(value) } })
      onThreads(3) { thread in
        if thread == 2 { return binding.dispose() }
        for value in 0..<5 { (thread == 0 ? far : near).leading.sendNext(value) }
      }
      // The delivered values are a prefix, in order.
      for seen in seen { expectEqual(seen.value, Array(0..<seen.value.count), "round \(round)") }
      let before = seen.map(\.value)
      near.leading.sendNext(5)
      far.leading.sendNext(5)
      expectEqual(seen.map(\.value), before, "round \(round)")
      near.following.sendNext(6)
      far.following.sendNext(6)
      expectEqual(seen.map(\.value), before.map { $0 + [6] }, "round \(round)")
    }
  }
}
