// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct FromTests {
  @Test func `each subscription iterates the sequence again`() {
    let source = Observable.from(1...2)
    expectEqual(source.recorded(), source.recorded())
  }

  @Test func `an endless sequence is iterated only as far as needed`() {
    let taken = Box(0)
    let endless = sequence(first: 1) { number in
      taken.update { $0 += 1 }
      return number + 1
    }
    let events = Observable.from(endless).take(3).recorded()
    expectEqual(events, ["next(1)", "next(2)", "next(3)", "completed"])
    expectEqual(taken.value, 2)  // the third is made of the second, the first of nothing
  }
}
