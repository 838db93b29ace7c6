// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

let numbers = Observable.of(1, 2)
let signal = Signal<Int>.from([1, 2])
let relay = PublishRelay<Int>()

// warning: A signal is a source in files that import BraidBridge
_ = numbers.flatMap { _ in signal }
// error: in files that import BraidBridge
_ = signal.bind(to: relay)
