// SPDX-License-Identifier: MIT
import BraidObservable

let numbers = Observable.of(1, 2)
// error: has no member 'mapp'
_ = numbers.flatMap { number in numbers.mapp { $0 + number } }
_ = numbers.flatMap { number in
  // error: value of type 'Int' has no member 'half'
  let half = number.half
  return numbers
}
_ = Observable<Int>.create { observer in
  // error: has no member 'onNextt'
  observer.onNextt(1)
  return Disposables.create()
}
// error: cannot find 'relay' in scope
_ = numbers.bind(to: relay)
