// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// In separate processes, since the counts are process-wide.
@Suite struct LeakScopeTests {
  @Test func `no object remains after all were disposed`() async {
    await #expect(processExitsWith: .success) {
      let leak = leakCheck {
        let subject = PublishSubject<Int>()
        let subscription = subject.map { $0 + 1 }.subscribe(onNext: { _ in })
        subject.onNext(1)
        subscription.dispose()
      }
      #expect(leak == nil)
      precondition(leak == nil, "\(leak?.description ?? "")")
    }
  }

  @Test func `the report names the kinds of remaining objects`() async {
    await #expect(processExitsWith: .success) {
      let subject = PublishSubject<Int>()
      let log = Log<any Disposable>()
      let leak = leakCheck {
        for _ in 0..<2 { log.add(subject.subscribe(onNext: { _ in })) }
      }
      precondition(leak?.growth == ["subscription": 2], "\(leak?.description ?? "no leak")")
      precondition(leak?.description == "Left behind: 2 subscriptions.")
    }
  }

  @Test func `objects of async code are counted`() async {
    await #expect(processExitsWith: .success) {
      let log = Log<PublishSubject<Int>>()
      let leak = await leakCheck {
        await Task.yield()
        log.add(PublishSubject())
      }
      precondition(leak?.growth == ["subject": 1], "\(leak?.description ?? "no leak")")
    }
  }
}
