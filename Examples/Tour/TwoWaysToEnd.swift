// SPDX-License-Identifier: MIT
import BraidObservable

/// When `onDisposed` runs and when the source's teardown, for both ways a subscription can end
/// (C6).
@Sendable
func twoWaysToEnd(_ say: Narrator) {
  let kept = Locked<AnyObserver<String>?>(nil)
  let letters = Observable<String>.create { observer in
    kept.withLock { $0 = observer }
    observer.onNext("a")
    observer.onNext("b")
    return Disposables.create { say("teardown of the source") }
  }

  func subscribe() -> any Disposable {
    letters.subscribe(
      onNext: { say("onNext \($0)") },
      onCompleted: { say("onCompleted") },
      onDisposed: { say("onDisposed") })
  }

  say.scene("No terminal event, so the subscription ends by hand: teardown, then onDisposed.")
  let byHand = subscribe()
  say("dispose()")
  byHand.dispose()
  say("dispose() again: nothing is left to do")
  byHand.dispose()

  say.scene("The source completes: onCompleted, onDisposed, then the teardown.")
  let bySource = subscribe()
  say("the source calls observer.onCompleted()")
  let observer = kept.withLock { $0 }
  observer?.onCompleted()
  say("observer.onNext(\"c\"): nothing follows the end")
  observer?.onNext("c")
  bySource.dispose()
}
