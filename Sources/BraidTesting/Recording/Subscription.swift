// SPDX-License-Identifier: MIT

/// The ticks at which a source was subscribed to and unsubscribed from.
///
/// The marble notation has a line of its own for it, `^---!`: see
/// ``MarbleDiagram/subscriptions(_:origin:)``.
public struct Subscription: Hashable, Sendable {
  /// The tick of the subscription.
  public let subscribe: TestTime

  /// The tick of the disposal; `Int.max` while the subscription is active.
  public let unsubscribe: TestTime

  /// Creates a subscription without a disposal.
  ///
  /// - Parameter subscribe: The tick of the subscription.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// Creates a subscription that was disposed at `unsubscribe`.
  ///
  /// - Parameters:
  ///   - subscribe: The tick of the subscription.
  ///   - unsubscribe: The tick of the disposal.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// Both ticks: `(200: 300)`, or `(200: Infinity)` while the subscription is active.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}
