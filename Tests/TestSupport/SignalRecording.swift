// SPDX-License-Identifier: MIT
package import BraidSignal

/// An error with a name.
package struct Failure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String = "failure") { self.description = description }
}

/// A subscription and its recorded events: `1`, `2`, `|` or `#failure`.
package final class Recording: Sendable {
  package let log: Log<String>
  package let disposable: any Disposable

  package init(_ log: Log<String>, _ disposable: any Disposable) {
    self.log = log
    self.disposable = disposable
  }

  package var events: [String] { log.entries }

  package func dispose() { disposable.dispose() }
}

extension Signal {
  /// Subscribes and records the events.
  package func recorded(in log: Log<String> = Log()) -> Recording {
    Recording(
      log,
      subscribe(
        next: { log("\($0)") }, error: { log("#\($0)") }, completed: { log("|") }))
  }

  /// The events that a signal sends synchronously.
  package var events: [String] { recorded().events }
}

/// Sends `values`, then ends with `stop`, if there is one.
package func sent<Value: Sendable>(_ values: Value..., then termination: Termination? = .completed)
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
