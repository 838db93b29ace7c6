// SPDX-License-Identifier: MIT
import BraidSignal
import Dispatch
import Foundation
import Testing

/// Like `BackgroundEventTests`, with the other model.
@MainActor final class BackgroundSignalTests {
  private let done = DispatchSemaphore(value: 0)
  private let store = Store()
  private let numbers = Signal.from([1, 2]).deliver(on: .target(DispatchQueue(label: "numbers")))

  @Test func `subscribe receives its events in the background`() {
    numbers.subscribe(next: { print($0) }, completed: { self.done.signal() })
    done.wait()
    numbers.concat(Signal.error(Failure())).subscribe(error: { _ in self.done.signal() })
    done.wait()
  }

  @Test func `bind changes an object in the background`() {
    numbers.bind(to: store, \.value)
    numbers.map { $0 as Int? }.bind(to: store, \.value, default: 0)
    store.bind(\.value, from: numbers)
    for _ in 1...6 { store.changed.wait() }
    numbers.bind(to: store) { $0.value = $1 * 10 }
    for _ in 1...2 { store.changed.wait() }
    #expect(store.value == 20)
  }

  @Test func `a function of an operator subscribes in the background`() {
    var last = 0
    let sums = numbers.scan(0) { sum, value in
      var result = 0
      Signal.just(sum + value).subscribe(next: { result = $0 })
      return result
    }
    sums.subscribe(next: { last = $0 }, completed: { self.done.signal() })
    done.wait()
    #expect(last == 3)
  }
}

private final class Store: HasLifetime {
  private let token = Lifetime.Token()
  let changed = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var stored = 0

  var lifetime: Lifetime { token.lifetime }
  var value: Int {
    get { lock.withLock { stored } }
    set {
      #expect(!Thread.isMainThread)
      lock.withLock { stored = newValue }
      changed.signal()
    }
  }
}
