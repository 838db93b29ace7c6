// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SwitchTests {
  @Test func `switch follows the newest key`() {
    expectSignalDiagram(["x--y----|", "1---2---3|", "4--5|"], "1--4--5-|") { sources, _ in
      Signal.switch(on: sources[0], cases: ["x": sources[1], "y": sources[2]])
    }
  }

  @Test func `an unknown key selects the default, or fails the signal`() {
    let keys = sent("x", "z")
    let one = Signal.just(1)
    expectEqual(
      Signal.switch(on: keys, cases: ["x": one], default: .just(0)).events, ["1", "0", "|"])
    expectEqual(
      Signal.switch(on: keys, cases: ["x": one]).events, ["1", "#noMatchingCase(\"z\")"])
  }

  @Test func `nil is a key`() {
    let keys: Signal<String?> = sent("x", nil)
    let cases: [String?: Signal<Int>] = ["x": .just(1), nil: .just(2)]
    expectEqual(Signal.switch(on: keys, cases: cases).events, ["1", "2", "|"])
    expectEqual(
      Signal.switch(on: keys, cases: ["x": .just(1)], default: .just(0)).events, ["1", "0", "|"])
  }

  @Test func `if selects one of two signals by a condition`() {
    let condition = SignalSubject<Bool>()
    let yes = SignalSubject<Int>()
    let no = SignalSubject<Int>()
    let recording = Signal.if(condition, then: yes, else: no).recorded()
    yes.sendNext(0)
    condition.sendNext(true)
    yes.sendNext(1)
    no.sendNext(2)
    condition.sendNext(false)
    yes.sendNext(3)
    no.sendNext(4)
    condition.sendCompleted()
    no.sendCompleted()
    expectEqual(recording.events, ["1", "4", "|"])
  }

  // ReactiveObjC: RACSignalSpec.m:2083, 2249.
  @Test func `an error counts only while its signal is selected`() {
    let (keys, one, two) = (SignalSubject<Bool>(), SignalSubject<Int>(), SignalSubject<Int>())
    let cases = Signal.switch(on: keys, cases: [true: one, false: two]).recorded()
    let branches = Signal.if(keys, then: one, else: two).recorded()
    keys.sendNext(true)
    one.sendNext(1)
    keys.sendNext(false)
    one.sendError(Failure("one"))
    two.sendNext(2)
    two.sendError(Failure("two"))
    expectEqual(cases.events, ["1", "2", "#two"])
    expectEqual(branches.events, ["1", "2", "#two"])
    #expect(!keys.hasSubscribers)
  }
}
