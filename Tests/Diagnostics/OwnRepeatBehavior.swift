// SPDX-License-Identifier: MIT
import BraidObservable

// An app's own type and operators of the same names: nothing is ambiguous.

enum RepeatBehavior {
  case immediate(maxCount: UInt)
  case delayed(maxCount: UInt, time: Double)
}

typealias RetryPredicate = (any Error) -> Bool

extension ObservableType {
  func retry(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: RetryPredicate? = nil
  ) -> Observable<Element> {
    asObservable()
  }

  func repeatWithBehavior(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRepeat: (() -> Bool)? = nil
  ) -> Observable<Element> {
    asObservable()
  }
}

let numbers = Observable.of(1, 2)
_ = numbers.retry(.immediate(maxCount: 2))
_ = numbers.retry(.delayed(maxCount: 2, time: 1), scheduler: MainScheduler.instance)
_ = numbers.retry(.immediate(maxCount: 2), shouldRetry: { _ in true })
_ = numbers.repeatWithBehavior(.immediate(maxCount: 2))
_ = numbers.repeatWithBehavior(.delayed(maxCount: 2, time: 1), shouldRepeat: { true })
