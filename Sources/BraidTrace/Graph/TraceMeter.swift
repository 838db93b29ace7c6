// SPDX-License-Identifier: MIT
import BraidCore

/// Receives the measurements of named places; an adapter to a metrics package.
///
/// Only sources with a name, given by `checkpoint`, are measured, so the number of time series is
/// the number of names. The methods are called on the thread of the event, outside all locks.
@preconcurrency
public protocol TraceMeter: Sendable {
  /// Adds to a counter: `values` and `errors`.
  ///
  /// - Parameters:
  ///   - amount: The number to add.
  ///   - metric: The name of the metric.
  ///   - name: The name of the source.
  func count(_ amount: Int, _ metric: String, of name: String)

  /// Records a duration: `delivery`, the time that everything downstream took for one value.
  func time(_ duration: Duration, _ metric: String, of name: String)

  /// Sets a current value: `subscriptions`, the number of live ones.
  func gauge(_ value: Int, _ metric: String, of name: String)
}

/// The meter of the process, and the number of live subscriptions by name.
enum TraceMeters {
  private static let box = Locked<(any TraceMeter)?>(nil)
  private static let live = Locked<[String: Int]>([:])

  static var meter: (any TraceMeter)? {
    get { box.withLock { $0 } }
    set {
      let old = box.exchange(newValue)
      Tracing.set(.meter, newValue != nil)
      withExtendedLifetime(old) {}
    }
  }

  static func subscribed(_ node: TraceNode) {
    guard let name = node.mark.meteredName, node.countAsLive() else { return }
    change(name, by: 1)
  }

  static func released(_ node: TraceNode) {
    guard let name = node.mark.meteredName, node.wasCountedAsLive() else { return }
    change(name, by: -1)
  }

  private static func change(_ name: String, by amount: Int) {
    let count = live.withLock { live in
      let count = live[name, default: 0] + amount
      live[name] = count == 0 ? nil : count
      return count
    }
    meter?.gauge(count, "subscriptions", of: name)
  }

  static func sent(_ node: TraceNode, since start: UInt64) {
    guard let name = node.mark.meteredName, let meter else { return }
    meter.count(1, "values", of: name)
    meter.time(.nanoseconds(MonotonicTime.nanoseconds - start), "delivery", of: name)
  }

  static func failed(_ node: TraceNode) {
    if let name = node.mark.meteredName { meter?.count(1, "errors", of: name) }
  }
}
