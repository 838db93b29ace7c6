// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Demo {
  static let creating = [
    Demo("just", "One value, then the end.")
      .observable("just(a)") { _ in .just("a") }
      .signal { _ in .just("a") },
    Demo("of", "Several values, synchronously.")
      .observable("of(a, b, c)") { _ in .of("a", "b", "c") },
    Demo("range", "Consecutive numbers.")
      .observable("range(start: 3, count: 4)") { _ in
        Observable<Int>.range(start: 3, count: 4).text()
      },
    Demo("generate", "Values computed step by step from a state.")
      .observable("generate(1, while: { $0 < 10 }) { $0 * 2 }") { _ in
        Observable<Int>.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
          .text()
      },
    Demo("repeatElement", "One value, repeated.")
      .observable("repeatElement(a).take(3)") { _ in .repeatElement("a").take(3) },
    Demo("empty", "Only the terminal event.")
      .observable("empty()") { _ in .empty() }
      .signal { _ in .empty },
    Demo("never", "Nothing at all.")
      .observable("never()") { _ in .never() }
      .signal { _ in .never },
    Demo("error", "Only an error.")
      .observable("error(#)") { _ in .error(DemoError()) }
      .signal { _ in .error(DemoError()) },
    Demo("timer", "One value after a delay.")
      .observable("timer(5)") {
        Observable<Int>.timer(.seconds(5), scheduler: $0.scheduler).text()
      },
    Demo("interval", "A repeated tick; signals emit the time, observables a number.")
      .observable("interval(4).take(4)") {
        Observable<Int>.interval(.seconds(4), scheduler: $0.scheduler).take(4).text()
      }
      .signal { stage in
        let start = stage.scheduler.now
        return Signal<ContinuousClock.Instant>.interval(.seconds(4), on: stage.scheduler).take(4)
          .map { "+\(start.duration(to: $0).components.seconds)" }
      },
  ]
}
