// SPDX-License-Identifier: MIT
import BraidObservable

// row: an operator of your own with the name of a static function, in Swift 6 mode
extension ObservableType {
  func zip<Other: ObservableType>(pairedWith other: Other) -> Observable<(Element, Other.Element)> {
    Observable<Any>.zip(self, other)
  }
}

let numbers = Observable.of(1, 2)
let names = Observable.of("a", "b")
_ = numbers.zip(pairedWith: names)
// swift6 error: generic parameter 'Element' could not be inferred
_ = Observable.zip([numbers, numbers])
// swift6 error: generic parameter 'Element' could not be inferred
_ = Observable.zip(numbers, names)
_ = Observable<Int>.zip([numbers, numbers])
_ = Observable<Any>.zip(numbers, names)
_ = Observable<String>.zip(numbers, names) { "\($0)\($1)" }
_ = Observable.merge(numbers, numbers)
