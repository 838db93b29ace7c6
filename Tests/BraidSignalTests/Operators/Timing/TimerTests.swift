// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct TimerTests {
  @Test func `timer emits one number and completes`() {
    expectSignalDiagram("", "---(0|)", results: .digits) { _, scheduler in
      Signal<Int>.timer(.seconds(3), on: scheduler)
    }
  }

  @Test func `timer with a period continues to count`() {
    expectSignalDiagram("", "-0--1--2-", results: .digits, during: "^--------!") {
      _, scheduler in Signal<Int>.timer(.seconds(1), period: .seconds(3), on: scheduler)
    }
  }

  @Test func `disposal cancels the timer`() {
    expectSignalDiagram("", "--", results: .digits, during: "^-!") { _, scheduler in
      Signal<Int>.timer(.seconds(3), on: scheduler)
    }
  }

  @Test(arguments: [0, -1]) func `a delay in the past fires immediately`(seconds: Int) {
    expectSignalDiagram("", "(0|)", results: .digits) { _, scheduler in
      Signal<Int>.timer(.seconds(seconds), on: scheduler)
    }
  }
}
