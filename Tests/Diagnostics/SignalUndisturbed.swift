// SPDX-License-Identifier: MIT
import BraidSignal

let numbers = Signal<Int>.from([1, 2])
// error: has no member 'mapp'
_ = numbers.flattenMap { number in numbers.mapp { $0 + number } }
_ = numbers.flatMap { number in
  // error: value of type 'Int' has no member 'half'
  let half = number.half
  return numbers
}
_ = Signal<Int>.create { subscriber in
  // error: has no member 'sendNextt'
  subscriber.sendNextt(1)
  return nil
}
// error: cannot find 'label' in scope
numbers.take(until: label).subscribe()
let command = Command<Int, Int>(on: .main) { number in
  // error: has no member 'justt'
  Signal<Int>.justt(number)
}
