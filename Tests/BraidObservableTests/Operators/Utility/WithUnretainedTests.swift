// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct WithUnretainedTests {
  final class Owner: Sendable {
    let name = "owner"
  }

  @Test func `withUnretained pairs values with the object until it is released`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    do {
      let owner = Owner()
      _ = subject.withUnretained(owner) { "\($0.name) \($1)" }.subscribe {
        log($0.debugDescription)
      }
      _ = subject.withUnretained(owner).map { "\($0.name) and \($1)" }.subscribe {
        log($0.debugDescription)
      }
      subject.onNext(1)
    }
    expectEqual(log.entries, ["next(owner 1)", "next(owner and 1)"])
    subject.onNext(2)
    subject.onNext(3)
    expectEqual(log.entries.dropFirst(2), ["completed", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func `withUnretained forwards ends`() {
    let owner = Owner()
    #expect(Observable<Int>.empty().withUnretained(owner) { $1 }.recorded() == ["completed"])
    #expect(
      Observable<Int>.error(MarbleFailure()).withUnretained(owner) { $1 }.recorded() == [
        "error(#)"
      ])
  }
}
