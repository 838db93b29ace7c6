// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch
import TestSupport
import Testing

/// The example of README.md that deadlocks RxSwift, word for word.
@Suite(.serialized, .alone) struct ReadmeExampleStressTests {
  @Test func `observers on two threads that send to each other's source do not deadlock`() {
    for _ in 1...100 {
      let log = Log<String>()
      let received = DispatchSemaphore(value: 0)
      cross {
        log($0)
        received.signal()
      }
      for _ in 1...2 { expectEqual(received.wait(timeout: .now() + 60), .success, "deadlock") }
      expectEqual(Set(log.entries), ["left received 2", "right received 2"])
    }
  }
}

func cross(_ print: @escaping @Sendable (String) -> Void) {
  let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
  let lefts = left.flatMap { Observable.just($0) }.share()
  let rights = right.flatMap { Observable.just($0) }.share()
  let (isInLeft, isInRight) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  _ = lefts.take(2).subscribe(onNext: { value in
    if value == 2 { return print("left received 2") }
    isInLeft.signal()
    isInRight.wait()  // now both threads are in an observer
    right.onNext(2)
  })
  _ = rights.take(2).subscribe(onNext: { value in
    if value == 2 { return print("right received 2") }
    isInRight.signal()
    isInLeft.wait()
    left.onNext(2)
  })
  DispatchQueue.global().async { left.onNext(1) }
  right.onNext(1)
}
