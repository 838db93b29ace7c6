// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal

let numbers = Observable.of(1, 2)
let signal = Signal<Int>.from([1, 2])
let relay = PublishRelay<Int>()
let state = BehaviorRelay(value: 1)
let command = Command<Int, Int> { Signal.just($0) }

// error: 'asSignal()' is unavailable: a relay's asSignal() is the trait of BraidCocoa
_ = relay.asSignal()
// error: 'asSignal()' has been renamed to 'asRACSignal()'
_ = state.asSignal()
// error: a command has no ends, so it is no observer: write bind(to: command)
_ = numbers.subscribe(command)
// error: connect() belongs to the connection
_ = signal.connect()
// warning: the closure of flatMap returns an observable. For a plain value write map(_:)
_ = numbers.flatMap { _ in 1 }
