// SPDX-License-Identifier: MIT
import BraidObservable

let numbers = Observable.of(1, 2)
let words: Observable<Int?> = .of(1, nil)
let bag = DisposeBag()

final class ViewModel {
  // error: 'Variable' is unavailable: write BehaviorRelay(value:), which does not complete
  let count = Variable<Int>(0)

  func add() {
    count.value += 1
    // error: to change it, call accept(_:)
    _ = Variable([count.value])
  }
}

// error: 'E' has been renamed to 'Element'
extension ObservableType where E == Int {
  // error: 'E' has been renamed to 'Element'
  func doubled() -> Observable<E> { map { $0 * 2 } }
}
// error: 'E' has been renamed to 'Element'
func follow<Source: ObservableType>(_ source: Source) where Source.E == Int {}
// error: 'E' has been renamed to 'Element'
func send<Target: ObserverType>(_ value: Target.E, to target: Target) {}

// error: has been renamed to 'subscribe(onNext:onError:onCompleted:)'
_ = numbers.subscribe(next: { print($0) })
// error: has been renamed to 'subscribe(onNext:onError:onCompleted:)'
_ = numbers.subscribe(next: { print($0) }, error: { print($0) }, completed: {})
// error: 'subscribeNext' has been renamed to 'subscribe(onNext:)'
_ = numbers.subscribeNext { print($0) }
// error: 'subscribeError' has been renamed to 'subscribe(onError:)'
_ = numbers.subscribeError { print($0) }
// error: 'subscribeCompleted' has been renamed to 'subscribe(onCompleted:)'
_ = numbers.subscribeCompleted {}
// error: 'doOnNext' has been renamed to 'do(onNext:)'
_ = numbers.doOnNext { print($0) }
// error: 'doOnError' has been renamed to 'do(onError:)'
_ = numbers.doOnError { print($0) }
// error: 'doOnCompleted' has been renamed to 'do(onCompleted:)'
_ = numbers.doOnCompleted {}
// error: 'bindTo' has been renamed to 'bind(to:)'
_ = numbers.bindTo(BehaviorRelay(value: 1))
// error: 'bindNext' has been renamed to 'bind(onNext:)'
_ = numbers.bindNext { print($0) }
// error: 'filterNil()' has been renamed to 'unwrap()'
_ = words.filterNil()
// error: 'addDisposableTo' has been renamed to 'disposed(by:)'
numbers.subscribe().addDisposableTo(bag)
// error: 'dispose(by:)' has been renamed to 'disposed(by:)'
numbers.subscribe().dispose(by: bag)
// error: 'add' has been renamed to 'insert(_:)'
bag.add(numbers.subscribe())
// error: 'sharedInstance' has been renamed to 'instance'
_ = MainScheduler.sharedInstance
_ = Observable<Int>.create { observer in
  // error: 'onComplete()' has been renamed to 'onCompleted()'
  observer.onComplete()
  return Disposables.create()
}

// Other uses of the old names, which have no message.
struct Token<E>: ObservableConvertibleType {
  let source: Observable<E>

  func asObservable() -> Observable<E> { source }
}

struct Words: ObservableConvertibleType {
  typealias E = String

  func asObservable() -> Observable<E> { .just("a") }
}

func first<E>(_ source: Observable<E>, or other: E) -> Observable<E> {
  source.ifEmpty(default: other)
}
_ = numbers.subscribeNext(weak: bag) { _ in { print($0) } }
