// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal

/// One pipeline, half signal and half observable: values, ends and disposal cross both ways.
@Sendable
func thereAndBack(_ say: Narrator) {
  let numbers = SignalSubject<Int>()
  let squares =
    numbers
    .asObservable()
    .do(onNext: { say("as an observable: \($0)") }, onDispose: { say("the observable is let go") })
    .map { $0 * $0 }
    .asSignal()

  say.scene("Values and completion cross.")
  let subscription = squares.subscribe(
    next: { say("as a signal again: \($0)") },
    completed: { say("completed") })
  numbers.sendNext(2)
  numbers.sendNext(3)
  numbers.sendCompleted()
  subscription.dispose()

  say.scene("An error crosses.")
  let failing = Observable<Int>.error(NoMoreNumbers()).asSignal()
  failing.asObservable()
    .subscribe(onError: { say("onError \($0)") }, onDisposed: { say("onDisposed") })
    .dispose()

  say.scene("Disposal at one end reaches the other.")
  let kept = Locked<PassthroughSubscriber<Int>?>(nil)
  let endless = Signal<Int>.create { subscriber in
    kept.withLock { $0 = subscriber }
    subscriber.sendNext(1)
    return AnonymousDisposable { say("teardown of the signal") }
  }
  let observed = endless.asObservable()
    .subscribe(onNext: { say("onNext \($0)") }, onDisposed: { say("onDisposed") })
  say("dispose()")
  observed.dispose()
}

private struct NoMoreNumbers: Error {}
