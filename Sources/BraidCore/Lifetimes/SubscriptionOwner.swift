// SPDX-License-Identifier: MIT

/// Something that holds a subscription and wants to know when it has ended: a bag's entry.
///
/// A subscription that nobody holds this way pays one word and one bit for the possibility.
@usableFromInline
package class SubscriptionOwner: @unchecked Sendable {  // no state
  /// Takes nothing.
  ///
  /// Not `init()`: for a subclass without one the compiler would make a trap, and warn that it
  /// calls itself.
  init(_: Void) {}

  /// The subscription has ended, in whichever way; called once, outside all locks.
  package func subscriptionEnded() {}
}
