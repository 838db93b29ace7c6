// SPDX-License-Identifier: MIT
import BraidObservable

/// One value, from `observer.onNext` through `AnyObserver`, `SinkGate` and `AnonymousObserver` to
/// the closure: the effect of each step, seen from outside.
@Sendable
func oneValue(_ say: Narrator) {
  let kept = Locked<AnyObserver<Int>?>(nil)
  say.scene("Nothing runs before somebody subscribes.")
  let source = Observable<Int>.create { observer in
    say("the handler runs and is given an \(type(of: observer))")
    kept.withLock { $0 = observer }
    return Disposables.create()
  }
  say("create made a \(type(of: source)); its handler waits for a subscription")

  let subscription = source.subscribe(
    onNext: { [weak kept] number in
      say("    AnonymousObserver calls the closure onNext: begins \(number)")
      if number == 2 {
        say("      observer.onNext(3) from inside: SinkGate lets it wait (C3)")
        kept?.withLock { $0 }?.onNext(3)
      }
      say("    the closure onNext: ends \(number)")
    },
    onCompleted: { say("    AnonymousObserver calls the closure onCompleted") })

  func send(_ number: Int) {
    say("observer.onNext(\(number)): AnyObserver calls SinkGate, which is free")
    kept.withLock { $0 }?.onNext(number)
    say("observer.onNext(\(number)) returns")
  }

  guard let observer = kept.withLock({ $0 }) else { return }
  say.scene("A value passes through two objects on one stack: no queue, no lock, no other thread.")
  send(1)

  say.scene("A value that is sent while another is on its way waits its turn (C3).")
  send(2)

  say.scene("Nothing follows the end (C1).")
  say("observer.onCompleted()")
  observer.onCompleted()
  say("observer.onNext(4): SinkGate has seen the end and drops it (C1)")
  observer.onNext(4)
  subscription.dispose()
}
