// SPDX-License-Identifier: MIT
import BraidObservable

let numbers = Observable.of(1, 2)
// error: has been renamed to 'subscribe(onNext:)'
_ = numbers.sink(receiveValue: { print($0) })
// error: has been renamed to 'observe(on:)'
_ = numbers.receive(on: MainScheduler.instance)
// error: has been renamed to 'distinctUntilChanged()'
_ = numbers.removeDuplicates()
// error: has been renamed to 'catchAndReturn(_:)'
_ = numbers.replaceError(with: 1)
// error: has been renamed to 'take(_:)'
_ = numbers.prefix(1)
// error: write skip(count); without a count, skip(1)
_ = numbers.dropFirst()
// error: write skip(index).take(1): element(at:) fails if there is no such value
_ = numbers.output(at: 1)
// error: the last buffer may be empty
_ = numbers.collect(2)
// error: has been renamed to 'startWith(_:)'
_ = numbers.prepend(1)
// error: has been renamed to 'asObservable()'
_ = numbers.eraseToAnyPublisher()
// error: write enumerated().map { index, element in ... }
_ = numbers.mapWithIndex { $0 + $1 }
// error: write share(replay: count, scope: .forever)
_ = numbers.shareReplay(1)
// error: from(_:) takes a sequence, and sends its elements. For one value write just(_:)
_ = Observable.from(1)
// error: 'cancel()' has been renamed to 'dispose()'
numbers.subscribe().cancel()
