// SPDX-License-Identifier: MIT
import BraidTesting
import Support

func virtualTimeRows() -> Workloads {
  [
    .r30: {
      var count = 0
      let scheduler = TestScheduler(initialClock: 0)
      for index in 0..<Size.virtualActions {
        scheduler.scheduleAt(index &* 7919 % 10_007) { count += 1 }
      }
      scheduler.start()
      return count
    }
  ]
}
