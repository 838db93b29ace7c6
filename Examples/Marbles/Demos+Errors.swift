// SPDX-License-Identifier: MIT
import BraidObservable

extension Demo {
  static let errors: [Demo] = [
    Demo(
      "Errors", "catch", "Goes on with another source after an error.",
      [("source", "a-b-#"), ("other", "x-y|")], call: "catch { _ in other }",
      .flat { sources, _ in
        let other = sources[1]
        return sources[0].catch { _ in other }
      }),
    Demo(
      "Errors", "retry", "Subscribes again after an error.", [("source", "a-b-#")],
      call: "retry(3)", .flat { sources, _ in sources[0].retry(3) }),
  ]
}
