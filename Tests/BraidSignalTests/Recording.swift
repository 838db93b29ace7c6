// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport

/// An error with a name.
struct Failure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String = "failure") { self.description = description }
}

/// A subscription and its recorded events: `1`, `2`, `|` or `#failure`.
final class Recording: Sendable {
  let log: Log<String>
  let disposable: any Disposable

  init(_ log: Log<String>, _ disposable: any Disposable) {
    self.log = log
    self.disposable = disposable
  }

  var events: [String] { log.entries }

  func dispose() { disposable.dispose() }
}

extension Signal {
  /// Subscribes and records the events.
  func recorded(in log: Log<String> = Log()) -> Recording {
    Recording(
      log,
      subscribe(
        next: { log("\($0)") }, error: { log("#\($0)") }, completed: { log("|") }))
  }

  /// The events that a signal sends synchronously.
  var events: [String] { recorded().events }
}

/// Sends `values`, then ends with `stop`, if there is one.
func sent<Value: Sendable>(_ values: Value..., then termination: Termination? = .completed)
  -> Signal<Value>
{
  Signal.create { subscriber in
    for value in values { subscriber.sendNext(value) }
    switch termination {
    case .error(let error): subscriber.sendError(error)
    case .completed: subscriber.sendCompleted()
    case nil: break
    }
    return nil
  }
}

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
