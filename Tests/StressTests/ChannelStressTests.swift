// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

/// Channels and properties whose two sides are used by two threads at once.
@Suite(.alone) struct ChannelStressTests {
  @Test func `two threads that send to both sides never wait, and nothing is lost or comes back`() {
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
    #expect(leading.value == Array(0..<20_000))
    #expect(following.value == Array(0..<20_000))
  }

  @Test func `answers from both sides cross on two threads`() {
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
    #expect(count.value == 2 * 2_000 * 5)
  }

  @Test func `bound properties that two threads set each see every value once`() {
    let left = SignalProperty(0)
    let right = SignalProperty(0)
    left <~> right
    let seen = [Box(0), Box(0)]
    left.signal.skip(1).subscribe(next: { _ in seen[0].update { $0 += 1 } })
    right.signal.skip(1).subscribe(next: { _ in seen[1].update { $0 += 1 } })
    onThreads(2) { number in
      for value in 1...10_000 { (number == 0 ? left : right).value = value }
    }
    #expect(seen.map(\.value) == [20_000, 20_000])
  }

  @Test func `of two ends that cross, both sides hear the same one`() {
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
      #expect(ends.value.count == 2)
      #expect(Set(ends.value).count == 1)
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
      #expect(ends.value == 1)
    }
  }
}
