// SPDX-License-Identifier: MIT
import BraidSignal

let numbers = Signal<Int>.from([1, 2])
let signals: [Int: Signal<String>] = [:]
// warning: nil stands for no signal: end the closure with `?? .empty`
_ = numbers.flattenMap { signals[$0] }
// warning: nil stands for no signal: end the closure with `?? .empty`
_ = numbers.flatMap { signals[$0] }
// warning: nil stands for no signal: end the closure with `?? .empty`
_ = numbers.flatMap(.latest) { signals[$0] }
// warning: the closure of flattenMap returns a signal, or is async. For a plain value write map(_:)
_ = numbers.flattenMap { $0 + 1 }
// warning: the closure of flatMap returns a signal, or is async. For a plain value write map(_:)
_ = numbers.flatMap(.concat) { "\($0)" }
// error: End it with `return nil`, or with `return AnyDisposable { ... }`
_ = Signal<Int>.create { subscriber in
  subscriber.sendNext(1)
}
// error: the signal is made when this one has completed
_ = numbers.then(numbers)
// error: a scheduler measures the time
_ = numbers.timeout(.seconds(1)).map { $0 + 1 }
