// SPDX-License-Identifier: MIT
import BraidSignal

/// The first signal: values, an end, and where the teardown comes (C6).
@Sendable
func signalTwin(_ say: Narrator) {
  let kept = Locked<PassthroughSubscriber<String>?>(nil)
  let later = Signal<String>.create { subscriber in
    kept.withLock { $0 = subscriber }
    subscriber.sendNext("a")
    return AnonymousDisposable { say("teardown of the signal") }
  }

  func subscribe(to signal: Signal<String>) -> any Disposable {
    signal.subscribe(
      next: { say("next \($0)") },
      error: { say("error \($0)") },
      completed: { say("completed") })
  }

  say.scene("Completes later: the teardown runs before the completed block.")
  let first = subscribe(to: later)
  say("the source calls subscriber.sendCompleted()")
  kept.withLock { $0 }?.sendCompleted()
  first.dispose()

  say.scene("Completes inside the create closure: there is no teardown yet.")
  let atOnce = Signal<String>.create { subscriber in
    subscriber.sendNext("a")
    subscriber.sendCompleted()
    say("the create closure returns its teardown")
    return AnonymousDisposable { say("teardown of the signal") }
  }
  subscribe(to: atOnce).dispose()

  say.scene("Disposed by hand: the teardown, and no block.")
  subscribe(to: later).dispose()
}
