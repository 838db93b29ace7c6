// SPDX-License-Identifier: MIT
import BraidObservable

func start(_ numbers: Observable<Int>) {
  // warning: result of call to 'subscribe(onNext:onError:onCompleted:onDisposed:
  numbers.subscribe(onNext: { print($0) })
  // warning: result of call to 'bind(to:fileID:line:)' is unused
  numbers.bind(to: PublishRelay())
  // warning: result of call to 'map' is unused
  numbers.map { $0 + 1 }
}
