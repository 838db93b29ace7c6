// SPDX-License-Identifier: MIT
import BraidObservable

extension Demo {
  static let timing: [Demo] = [
    Demo(
      "Timing", "debounce", "Waits for a pause.", [("source", "a-b-c-----d|")],
      call: "debounce(3)",
      .flat { sources, scheduler in sources[0].debounce(.seconds(3), scheduler: scheduler) }),
    Demo(
      "Timing", "throttle", "At most one value in a while, the newest too.",
      [("source", "a-b-c-d------e|")], call: "throttle(4)",
      .flat { sources, scheduler in sources[0].throttle(.seconds(4), scheduler: scheduler) }),
    Demo(
      "Timing", "delay", "Shifts everything but an error.", [("source", "a-b--c|")],
      call: "delay(3)",
      .flat { sources, scheduler in sources[0].delay(.seconds(3), scheduler: scheduler) }),
    Demo(
      "Timing", "timeout", "Fails when nothing comes for too long.", [("source", "a-b------c|")],
      call: "timeout(4)",
      .flat { sources, scheduler in sources[0].timeout(.seconds(4), scheduler: scheduler) }),
  ]
}
