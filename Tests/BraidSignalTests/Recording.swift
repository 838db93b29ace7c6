// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport

/// Lets a test send to the most recent subscriber of a `create` signal.
final class Source<Value: Sendable>: Sendable {
  let log: Log<String>
  private let box = Box<PassthroughSubscriber<Value>?>(nil)

  init(_ log: Log<String> = Log()) { self.log = log }

  var subscriber: PassthroughSubscriber<Value>? { box.value }

  var signal: Signal<Value> {
    Signal.create { [box, log] subscriber in
      box.value = subscriber
      log("subscribed")
      return AnyDisposable { log("teardown") }
    }
  }

  func forget() { box.value = nil }
}

/// Knows whether it is alive.
final class Probe: Sendable {
  func touch() {}
}
