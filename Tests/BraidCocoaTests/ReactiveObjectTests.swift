// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct ReactiveObjectTests {
  final class Clock: NSObject {
    var hour = 0
  }

  @MainActor @Test func `objects of Foundation have a reactive side`() {
    let clock = Clock()
    clock.rx.hour.onNext(3)
    expectEqual(clock.hour, 3)
    #expect(Clock.rx == Reactive<Clock>.self)
  }
}
