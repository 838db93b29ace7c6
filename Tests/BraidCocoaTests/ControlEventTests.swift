// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct ControlEventTests {
  @MainActor @Test func `a control event emits the events of the control`() {
    let taps = PublishSubject<Int>()
    let event = ControlEvent(events: taps)
    let log = Log<Int>()
    let subscriptions = [
      event.subscribe(onNext: { log($0) }),
      event.asObservable().subscribe(onNext: { log($0 * 10) }),
      event.asControlEvent().asInfallible().subscribe(onNext: { log($0 * 100) }),
      event.asDriver().drive(onNext: { log($0 * 1000) }),
      event.asSignal().emit(onNext: { log($0 * 10000) }),
    ]
    taps.onNext(1)
    expectEqual(log.entries, [1, 10, 100, 1000, 10000])
    for subscription in subscriptions { subscription.dispose() }
    #expect(!taps.hasObservers)
  }

  @MainActor @Test func `completes with the control`() {
    let taps = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = ControlEvent(events: taps).asDriver()
      .drive(onCompleted: { log("completed") })
    taps.onCompleted()
    expectEqual(log.entries, ["completed"])
    subscription.dispose()
  }

  @MainActor @Test func `the infallible of a control that fails completes`() {
    let taps = PublishSubject<Int>()
    let infallible = ControlEvent(events: taps).asInfallible()
    let log = Log<String>()
    let subscription = infallible.asObservable().subscribe { log($0.debugDescription) }
    taps.onNext(1)
    taps.onError(TestError("control"))
    expectEqual(log.entries, ["next(1)", "completed"])
    subscription.dispose()
  }

  @Test func `the control is observed on the main queue for any subscriber`() async {
    await withCheckedContinuation { continuation in
      let events = Observable<Int>.create { observer in
        MainScheduler.ensureExecutingOnScheduler()
        observer.onNext(1)
        return Disposables.create()
      }
      Task.detached {
        let subscription = SerialDisposable()
        subscription.disposable = ControlEvent(events: events).subscribe(onNext: { _ in
          subscription.dispose()
          continuation.resume()
        })
      }
    }
  }

  @Test(.debugBuild) func `a failing control traps in a debug build with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let event = ControlEvent(events: Observable<Int>.error(TestError("control")))
        _ = event.asDriver().drive()
      }
    }
    expectEqual(result?.errorText.contains("the observable inside failed with"), true)
  }
}
