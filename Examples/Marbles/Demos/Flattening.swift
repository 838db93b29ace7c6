// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Demo {
  static let flattening = [
    Demo(
      "flatMap", "A stream for each value, all merged.", ["source": "a---b---c|"],
      inner: "1--2--3|"
    )
    .observable("flatMap { inner($0) }") { $0.source.flatMap($0.inner) }
    .signal("flattenMap { inner($0) }", name: "flattenMap") { $0.source.flattenMap($0.inner) },
    Demo(
      "flatMapLatest", "A stream for each value; only the newest stream is forwarded.",
      ["source": "a---b---c|"], inner: "1--2--3|"
    )
    .observable("flatMapLatest { inner($0) }") { $0.source.flatMapLatest($0.inner) }
    .signal("map { inner($0) }.switchToLatest()", name: "switchToLatest") {
      $0.source.map($0.inner).switchToLatest()
    },
    Demo(
      "flatMapFirst", "A stream for each value that arrives while none is active.",
      ["source": "a---b---c|"],
      inner: "1--2--3|"
    )
    .observable("flatMapFirst { inner($0) }") { $0.source.flatMapFirst($0.inner) },
    Demo(
      "concatMap", "A stream for each value, one after the other.", ["source": "a---b|"],
      inner: "1--2--3|"
    )
    .observable("concatMap { inner($0) }") { $0.source.concatMap($0.inner) }
    .signal("map { inner($0) }.concat()") { $0.source.map($0.inner).concat() },
    Demo(
      "expand", "A stream for each value, and for each value of these.", ["source": "1----4|"]
    )
    .observable("expand { $0 % 3 > 0 ? just($0 + 1).delay(1) : empty() }") { stage in
      stage.source.numbers.expand { number in
        number % 3 > 0
          ? Observable.just(number + 1).delay(.seconds(1), scheduler: stage.scheduler) : .empty()
      }
      .text()
    },
    Demo(
      "merge(maxConcurrent:)", "A stream for each value, a limited number of them at a time.",
      ["source": "a-b-c|"], inner: "1--2--3|"
    )
    .observable("map { inner($0) }.merge(maxConcurrent: 2)") {
      $0.source.map($0.inner).merge(maxConcurrent: 2)
    }
    .signal("map { inner($0) }.flatten(maxConcurrent: 2)", name: "flatten(maxConcurrent:)") {
      $0.source.map($0.inner).flatten(maxConcurrent: 2)
    },
  ]
}
