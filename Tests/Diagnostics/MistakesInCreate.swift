// SPDX-License-Identifier: MIT
import BraidObservable

// A mistake in the closure of create is named where it is made: the hint for a closure that returns
// nothing stays silent.

final class Loader {
  func numbers() -> Observable<Int> {
    .create { [weak self] observer in
      guard let loader = self else {
        observer.onCompleted()
        return Disposables.create()
      }
      // error: value of type 'Loader' has no member 'missing'
      loader.missing()
      observer.onNext(1)
      return Disposables.create()
    }
  }

  func sum() -> Single<Int> {
    .create { observer in
      // error: cannot find 'addition' in scope
      let work = addition { observer(.success(1)) }
      return Disposables.create { work.cancel() }
    }
  }

  func last() -> Maybe<Int> {
    .create { [weak self] observer in
      guard let loader = self else { return Disposables.create() }
      // error: value of type 'Loader' has no member 'missing'
      loader.missing()
      observer(.completed)
      return Disposables.create()
    }
  }
}
