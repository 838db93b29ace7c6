// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func retryRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r28] = {
    var sum = 0
    for _ in 0..<Size.retryRuns {
      var attempt = 0
      let subscription = Observable<Int>.create { observer in
        attempt += 1
        if attempt < Size.retryAttempts {
          observer.onError(BenchError())
        } else {
          observer.onNext(1)
          observer.onCompleted()
        }
        return Disposables.create()
      }
      .retry(Size.retryAttempts + 1)
      .subscribe(onNext: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  return rows
}
