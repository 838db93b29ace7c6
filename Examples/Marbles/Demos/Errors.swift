// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Demo {
  static let errors = [
    Demo(
      "catch", "Continues with another stream after an error.",
      ["source": "a-b-#", "other": "x-y|"]
    )
    .observable("catch { _ in other }") { stage in stage.source.catch { _ in stage.other } }
    .signal { stage in stage.source.catch { _ in stage.other } },
    Demo("catchAndReturn", "Ends with a value instead of an error.", ["source": "a-b-#"])
      .observable("catchAndReturn(x)") { $0.source.catchAndReturn("x") }
      .signal { $0.source.catchAndReturn("x") },
    Demo(
      "retry", "Resubscribes after an error, at most n attempts; n more in signals.",
      ["source": "a-b-#"]
    )
    .observable("retry(3)") { $0.source.retry(3) }
    .signal { $0.source.retry(3) },
    Demo(
      "retry(when:)", "Resubscribes after an error when another stream emits.", ["source": "a-b-#"]
    )
    .observable("retry(when: { $0.delay(3) }).take(5)") { stage in
      stage.source.retry(when: { errors in
        errors.map { "\($0)" }.delay(.seconds(3), scheduler: stage.scheduler)
      })
      .take(5)
    },
    Demo("repeat", "Resubscribes after a completion.", ["source": "a-b|"])
      .signal("repeat().take(5)") { $0.source.repeat().take(5) },
    Demo("attempt", "Fails when a closure throws.", ["source": "1-2-3-4|"])
      .signal("attempt { if $0 > 2 { throw error } }") {
        $0.source.numbers.attempt { if $0 > 2 { throw DemoError() } }.text()
      },
    Demo(
      "tryMap", "Transforms each value, and fails when the closure throws.", ["source": "1-2-x-4|"]
    )
    .observable("map { try number($0) }") { $0.source.map { try number($0) }.text() }
    .signal("tryMap { try number($0) }") { $0.source.tryMap { try number($0) }.text() },
  ]

  private static func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw DemoError() }
    return number
  }
}
