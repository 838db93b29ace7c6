// SPDX-License-Identifier: MIT
import BraidCocoa

/// Misuses of views.
let cocoa: [String: @Sendable () async -> Void] = [
  "driver off the main thread": {
    await Task.detached { _ = Driver.just(1).drive() }.value
  },
  "binder that is sent an error": {
    let list = Names()
    Binder<String>(list, scheduler: CurrentThreadScheduler.instance) { _, _ in }
      .onError(Failure())
  },
  "control event that fails": {
    await onMain { _ = ControlEvent(events: Observable<Int>.error(Failure())).asDriver().drive() }
  },
  "control property that is sent an error": {
    await onMain {
      let subject = BehaviorSubject(value: 1)
      ControlProperty(values: subject, valueSink: subject).onError(Failure())
    }
  },
]

private final class Names: Sendable {}

@MainActor
private func onMain(_ body: @MainActor () -> Void) { body() }
