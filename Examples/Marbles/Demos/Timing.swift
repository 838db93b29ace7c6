// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Demo {
  static let timing = [
    Demo("debounce", "Waits for a pause.", ["source": "a-b-c-----d|"])
      .observable("debounce(3)") { $0.source.debounce(.seconds(3), scheduler: $0.scheduler) }
      .signal { $0.source.debounce(.seconds(3), on: $0.scheduler) },
    Demo(
      "throttle", "At most one value per interval: the first, and the newest at its end.",
      ["source": "a-b-c-d------e|"]
    )
    .observable("throttle(4)") { $0.source.throttle(.seconds(4), scheduler: $0.scheduler) }
    .signal("throttle(for: 4)", name: "throttle(for:)") {
      $0.source.throttle(for: .seconds(4), on: $0.scheduler)
    },
    Demo(
      "throttle(latest:)", "At most one value per interval: only the first.",
      ["source": "a-b-c-d------e|"]
    )
    .observable("throttle(4, latest: false)") {
      $0.source.throttle(.seconds(4), latest: false, scheduler: $0.scheduler)
    }
    .signal("throttle(for: 4, latest: false)") {
      $0.source.throttle(for: .seconds(4), latest: false, on: $0.scheduler)
    },
    Demo("delay", "Shifts everything but an error.", ["source": "a-b--c|"])
      .observable("delay(3)") { $0.source.delay(.seconds(3), scheduler: $0.scheduler) }
      .signal { $0.source.delay(.seconds(3), on: $0.scheduler) },
    Demo("delaySubscription", "Subscribes after a delay.", ["source": "a-b--c|"])
      .observable("delaySubscription(3)") {
        $0.source.delaySubscription(.seconds(3), scheduler: $0.scheduler)
      },
    Demo(
      "timeout", "Fails if no value arrives in time; in signals, if the end does not.",
      ["source": "a-b-c------d|"]
    )
    .observable("timeout(4)") { $0.source.timeout(.seconds(4), scheduler: $0.scheduler) }
    .signal { $0.source.timeout(.seconds(4), on: $0.scheduler) },
    Demo(
      "timeout(other:)", "Continues with another stream if no value arrives in time.",
      ["source": "a-b------c|", "other": "x-y|"]
    )
    .observable("timeout(4, other: other)") {
      $0.source.timeout(.seconds(4), other: $0.other, scheduler: $0.scheduler)
    },
    Demo("take(for:)", "Values for a duration.", ["source": "a-b-c-d-e|"])
      .observable("take(for: 5)") { $0.source.take(for: .seconds(5), scheduler: $0.scheduler) },
    Demo("skip(_:scheduler:)", "Values after a time.", ["source": "a-b-c-d-e|"])
      .observable("skip(5)") { $0.source.skip(.seconds(5), scheduler: $0.scheduler) },
  ]
}
