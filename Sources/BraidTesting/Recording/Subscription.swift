// SPDX-License-Identifier: MIT

/// When a source was subscribed to, and when that subscription was disposed.
///
/// In the marble notation a line of its own, `^---!`: see
/// ``MarbleDiagram/subscriptions(_:origin:)``.
public struct Subscription: Hashable, Sendable {
  /// When the source was subscribed to.
  public let subscribe: TestTime

  /// When the subscription was disposed; `Int.max` while it lives.
  public let unsubscribe: TestTime

  /// A subscription that was never disposed.
  ///
  /// - Parameter subscribe: When the source was subscribed to.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// A subscription that was disposed at `unsubscribe`.
  ///
  /// - Parameters:
  ///   - subscribe: When the source was subscribed to.
  ///   - unsubscribe: When the subscription was disposed.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// Both times: `(200: 300)`, or `(200: Infinity)` while the subscription lives.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}
