// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct DeferredTests {
  @Test(arguments: ["a-b|", "--#", "|", "-a--#"])
  func `deferred emits the events of the observable`(source: String) {
    expectDiagram(source, source) { source, _ in Observable.deferred { source } }
  }

  @Test func `deferred calls its closure once per subscription`() {
    let count = Box(0)
    let source = Observable.deferred {
      .just(
        count.update {
          $0 += 1; return $0
        })
    }
    expectEqual(count.value, 0)
    expectEqual(source.recorded(), ["next(1)", "completed"])
    expectEqual(source.recorded(), ["next(2)", "completed"])
  }

  @Test func `deferred fails when the closure throws`() {
    let source = Observable<Int>.deferred { throw MarbleFailure() }
    expectEqual(source.recorded(), ["error(#)"])
  }

  @Test func `deferred disposes the observable`() {
    expectDiagram("a-b-c|", "a-b", during: "^--!", subscriptions: "^--!") { source, _ in
      Observable.deferred { source }
    }
  }
}
