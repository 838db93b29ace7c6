// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Demo {
  private static let lettersAndDigits: KeyValuePairs = [
    "letters": "a---b---c|", "digits": "--1---2|",
  ]

  static let combining = [
    Demo("startWith", "Sends a value first.", ["source": "--a--b|"])
      .observable("startWith(x)") { $0.source.startWith("x") }
      .signal { $0.source.startWith("x") },
    Demo("merge", "The values of all streams, as they arrive.", lettersAndDigits)
      .observable("merge(letters, digits)") { .merge($0.source, $0.other) }
      .signal { .merge($0.source, $0.other) },
    Demo("concat", "One stream after the other.", ["letters": "a-b|", "digits": "1-2|"])
      .observable("letters.concat(digits)") { $0.source.concat($0.other) }
      .signal { $0.source.concat($0.other) },
    Demo(
      "then", "Another stream after completion; the values of the first are ignored.",
      ["letters": "a-b|", "digits": "1-2|"]
    )
    .signal("letters.then { digits }") { stage in stage.source.then { stage.other } },
    Demo(
      "amb", "The events of the first stream that emits.",
      ["slow": "---a-b-c|", "fast": "-1--2--3|"]
    )
    .observable("slow.amb(fast)") { $0.source.amb($0.other) },
    Demo(
      "zip", "The first values together, then the second ones, and so on.",
      ["letters": "a-b-----c|", "digits": "---1-2---3|"]
    )
    .observable("zip(letters, digits)") { .zip($0.source, $0.other) { $0 + $1 } }
    .signal { .zip($0.source, $0.other) { $0 + $1 } },
    Demo("combineLatest", "The newest of each whenever one changes.", lettersAndDigits)
      .observable("combineLatest(letters, digits)") {
        .combineLatest($0.source, $0.other) { $0 + $1 }
      }
      .signal { .combineLatest($0.source, $0.other) { $0 + $1 } },
    Demo(
      "withLatestFrom", "Each value with the newest of another stream.",
      ["clicks": "--1--2---3|", "state": "a---b--c|"]
    )
    .observable("clicks.withLatestFrom(state)") {
      $0.source.withLatestFrom($0.other) { $0 + $1 }
    },
    Demo(
      "sample", "The newest value whenever another stream sends.",
      ["source": "a-b---c----d|", "sampler": "---x--x--x---x|"]
    )
    .observable("source.sample(sampler)") { $0.source.sample($0.other) }
    .signal("source.sample(on: sampler)") { $0.source.sample(on: $0.other) },
    Demo(
      "bufferWithTrigger", "Arrays of the values since another stream sent.",
      ["source": "a-b--c---d|", "trigger": "---t--tt---|"]
    )
    .observable("source.bufferWithTrigger(trigger)") {
      $0.source.bufferWithTrigger($0.other).map { $0.joined() }
    },
    Demo(
      "pausable", "Values while another stream's newest value is true.",
      ["source": "a-b-c-d-e|", "pauser": "-t--f--t-|"]
    )
    .observable("source.pausable(pauser)") {
      $0.source.pausable($0.other.map { $0 == "t" })
    },
    Demo(
      "pausableBuffered", "Values while another stream's newest value is true, else buffers.",
      ["source": "a-b-c-d-e-f|", "pauser": "-t---f---t---|"]
    )
    .observable("source.pausableBuffered(pauser, limit: 2)") {
      $0.source.pausableBuffered($0.other.map { $0 == "t" }, limit: 2)
    },
    Demo(
      "cascade", "The last of several streams that has sent.",
      ["first": "a-b-c-d|", "second": "---x-y---|", "third": "--------1-2|"]
    )
    .observable("cascade([first, second, third])") { Observable.cascade([$0[0], $0[1], $0[2]]) },
    Demo(
      "if", "One stream while a condition is true, another while it is false.",
      ["condition": "t-----f----|", "yes": "-1-2-3-4-5-|", "no": "-6-7-8-9|"]
    )
    .signal("if(condition, then: yes, else: no)") {
      .if($0.source.map { $0 == "t" }, then: $0[1], else: $0[2])
    },
    Demo(
      "switch", "One of several streams, by the newest key.",
      ["keys": "a-----b----|", "a": "-1-2-3-4-5-|", "b": "-6-7-8-9|"]
    )
    .signal("switch(on: keys, cases: [\"a\": a, \"b\": b])") {
      .switch(on: $0.source, cases: ["a": $0[1], "b": $0[2]])
    },
  ]
}
