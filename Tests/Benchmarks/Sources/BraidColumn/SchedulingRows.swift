// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch
import Support

func schedulingRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r19] = {
    var sum = 0
    let done = DispatchSemaphore(value: 0)
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "bench.braid")
    let subscription = Observable<Int>.create { observer in
      for _ in 0..<Size.observeOn { observer.onNext(1) }
      observer.onCompleted()
      return Disposables.create()
    }
    .observe(on: scheduler)
    .subscribe(onNext: { x in sum += x }, onCompleted: { done.signal() })
    done.wait()
    subscription.dispose()
    return sum
  }
  return rows
}
