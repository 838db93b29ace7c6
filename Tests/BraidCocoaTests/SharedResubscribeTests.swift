// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// One subscription to a driver after another: drivers are shared, so the second one connects again
/// if the first one was disposed before (C6).
@Suite struct SharedResubscribeTests {
  struct Malformed: Error {}

  /// A source that sends the number of its subscription, as often as the test says.
  final class Server: Sendable {
    let scheduler = TestScheduler(initialClock: 0)
    private let answers = PublishSubject<Void>()
    private let count = Box(0)

    var requests: Int { count.value }

    var request: Observable<Int> {
      .deferred { [answers, count] in
        let number = count.update { count in
          count += 1
          return count
        }
        return answers.map { number }
      }
    }

    func answer() {
      answers.onNext(())
      scheduler.start()
    }
  }

  @Test func `an attempt that follows a failed attempt connects the driver again`() {
    let server = Server()
    let got = Log<Int>()
    SharingScheduler.mock(scheduler: server.scheduler) {
      let driver = server.request.asDriver(onErrorJustReturn: 0)
      let subscription = driver.asObservable().map { answer in
        if answer < 2 { throw Malformed() }
        return answer
      }.retry(3).subscribe(onNext: { got($0) })
      server.answer()
      server.answer()
      subscription.dispose()
    }
    #expect(got.entries == [2])
    #expect(server.requests == 2)
  }

  @Test func `a driver that follows itself connects again`() {
    let server = Server()
    let got = Log<String>()
    SharingScheduler.mock(scheduler: server.scheduler) {
      let driver = server.request.take(1).asDriver(onErrorJustReturn: 0)
      let subscription = Driver.concat([driver, driver]).asObservable().subscribe(
        onNext: { got("\($0)") }, onCompleted: { got("completed") })
      server.answer()
      server.answer()
      subscription.dispose()
    }
    #expect(got.entries == ["1", "2", "completed"])
    #expect(server.requests == 2)
  }

  @Test func `a driver that takes over from itself stays connected`() {
    let server = Server()
    let got = Log<Int>()
    SharingScheduler.mock(scheduler: server.scheduler) {
      let driver = server.request.asDriver(onErrorJustReturn: 0)
      let failing = driver.asObservable().map { answer in
        if answer > 0 { throw Malformed() }
        return answer
      }
      let subscription = failing.catch { _ in driver.asObservable() }.subscribe(
        onNext: { got($0) })
      server.answer()
      server.answer()
      subscription.dispose()
    }
    #expect(got.entries.last == 1)
    #expect(server.requests == 1)
  }
}
