// SPDX-License-Identifier: MIT
import BraidObservable

_ = Observable<Int>.create { observer in
  observer.onNext(1)
  observer.onCompleted()
  // error: missing return in closure expected to return 'any Disposable'
}
