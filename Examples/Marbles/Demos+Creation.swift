// SPDX-License-Identifier: MIT
import BraidObservable

extension Demo {
  static let creation: [Demo] = [
    Demo(
      "Creation", "just", "One value, then the end.", [],
      call: "just(a)", .flat { _, _ in .just("a") }),
    Demo(
      "Creation", "of", "Some values at one go.", [],
      call: "of(a, b, c)", .flat { _, _ in .of("a", "b", "c") }),
    Demo(
      "Creation", "timer", "One value after a delay.", [],
      call: "timer(5)", .flat { Observable<Int>.timer(.seconds(5), scheduler: $1).map { "\($0)" } }),
    Demo(
      "Creation", "interval", "A number again and again.", [],
      call: "interval(4).take(4)",
      .flat { Observable<Int>.interval(.seconds(4), scheduler: $1).take(4).map { "\($0)" } }),
    Demo(
      "Creation", "empty", "Only the end.", [], call: "empty()", .flat { _, _ in .empty() }),
    Demo(
      "Creation", "never", "Nothing at all.", [], call: "never()", .flat { _, _ in .never() }),
    Demo(
      "Creation", "error", "Only an error.", [],
      call: "error(#)", .flat { _, _ in .error(DemoError()) }),
  ]
}

/// What fails in the demos.
struct DemoError: Error {}
