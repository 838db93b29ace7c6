// SPDX-License-Identifier: MIT
#if canImport(ObjectiveC)
  import Foundation
  public import ObjectiveC
#endif

/// A method of a delegate protocol, with the types of its arguments.
///
/// A ``DelegateProxy`` that implements the method passes each call on with
/// ``DelegateProxy/pass(_:_:to:)``, and its observers subscribe with
/// ``DelegateProxy/methodInvoked(_:)`` or ``DelegateProxy/sentMessage(_:)``.
public struct DelegateMethod<Arguments>: Sendable {
  /// The name of the method; on Apple's platforms, the name of its selector.
  public let name: String

  /// A method of this name.
  public init(_ name: String) { self.name = name }

  #if canImport(ObjectiveC)
    /// The method of a selector.
    public init(_ selector: Selector) { name = NSStringFromSelector(selector) }
  #endif
}
