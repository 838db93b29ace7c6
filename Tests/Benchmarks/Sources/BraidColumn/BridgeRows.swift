// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import Support

func bridgeRows() -> Workloads {
  [
    .r43: {
      var sum = 0
      let subscription = ones(Size.mapFilter)
        .map { $0 }.filter { _ in true }.asSignal()
        .map { $0 }.filter { _ in true }.asObservable()
        .map { $0 }.filter { _ in true }.asSignal()
        .map { $0 }.filter { _ in true }.asObservable()
        .map { $0 }.filter { _ in true }.asSignal()
        .map { $0 }.filter { _ in true }.asObservable()
        .subscribe(onNext: { x in sum += x })
      subscription.dispose()
      return sum
    }
  ]
}
