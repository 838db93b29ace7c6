// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct OnceTests {
  @Test func `only the first subscription receives the value`() {
    let once = Observable.once(1)
    expectEqual(once.recorded(), ["next(1)", "completed"])
    expectEqual(once.recorded(), ["completed"])
  }

  @Test func `the first and the second subscription match their diagrams`() {
    let once = Observable.once("a")
    expectDiagram([String](), "(a|)") { _, _ in once }
    expectDiagram([String](), "|") { _, _ in once }
  }

  @Test func `forwarding through an operator also consumes the value`() {
    let once = Observable.once(1)
    expectEqual(
      Observable.of("a", "b").flatMap { letter in once.map { "\(letter)\($0)" } }.recorded(),
      ["next(a1)", "completed"])
  }

  @Test func `disposal inside the value prevents the completion`() {
    expectEqual(Observable.once(1).take(1).recorded(), ["next(1)", "completed"])
    let serial = SerialDisposable()
    let source = PublishSubject<Int>()
    let log = Log<String>()
    serial.disposable = source.flatMap { _ in Observable.once(1) }.subscribe { event in
      log(event.debugDescription)
      serial.dispose()
    }
    source.onNext(0)
    expectEqual(log.entries, ["next(1)"])
  }
}
