// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SubscribeWeakTests {
  private final class Screen: Sendable {
    let log: Log<String>

    init(_ log: Log<String>) { self.log = log }

    func show(_ number: Int) { log("show \(number)") }
    func warn(_ error: any Error) { log("warn \(error)") }
    func close() { log("close") }
    func gone() { log("gone") }
    func all(_ event: Event<Int>) { log(event.debugDescription) }
  }

  @Test func `methods of an object are called while it is alive`() {
    let log = Log<String>()
    let source = PublishSubject<Int>()
    var screen: Screen? = Screen(log)
    weak let reference = screen
    var subscriptions: [any Disposable] = []
    if let screen {
      subscriptions = [
        source.subscribeNext(weak: screen, Screen.show),
        source.subscribe(weak: screen, Screen.all),
      ]
    }
    source.onNext(1)
    screen = nil
    #expect(reference == nil)
    source.onNext(2)
    expectEqual(log.entries, ["show 1", "next(1)"])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `each kind of event calls its own method`() {
    let log = Log<String>()
    let screen = Screen(log)
    Observable<Int>.error(MarbleFailure()).subscribeError(weak: screen, Screen.warn).dispose()
    Observable<Int>.empty().subscribeCompleted(weak: screen, Screen.close).dispose()
    Observable.just(1).subscribe(
      weak: screen, onNext: Screen.show, onError: Screen.warn, onCompleted: Screen.close,
      onDisposed: Screen.gone
    ).dispose()
    Observable<Int>.error(MarbleFailure()).subscribe(weak: screen, Screen.all).dispose()
    expectEqual(
      log.entries, ["warn #", "close", "show 1", "close", "gone", "error(#)"])
  }
}
