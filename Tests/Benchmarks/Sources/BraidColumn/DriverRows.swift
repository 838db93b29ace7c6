// SPDX-License-Identifier: MIT
import BraidCocoa
import Support

/// Run on the main thread, as everything that is driven.
func driverRows() -> Workloads {
  [
    .r40: {
      var sum = 0
      let relay = BehaviorRelay(value: 0)
      let subscription = relay.asDriver().map { $0 &* 2 }.drive(onNext: { x in sum += x })
      for _ in 0..<Size.behavior { relay.accept(1) }
      subscription.dispose()
      return sum
    }
  ]
}
