// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SkipWhileTests {
  @Test func `skip(while:) drops values while the predicate is true`() {
    expectDiagram("1-2--3-1|", "-----3-1|", values: .digits) { source, _ in
      source.skip(while: { $0 < 3 })
    }
    expectDiagram("1-2--3-1|", "--#", values: .digits, subscriptions: "^-!") { source, _ in
      source.skip(while: { if $0 == 2 { throw MarbleFailure() } else { true } })
    }
    expectDiagram("1-2--#", "-----#", values: .digits) { source, _ in
      source.skip(while: { _ in true })
    }
  }
}
