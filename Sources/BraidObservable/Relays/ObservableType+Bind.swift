// SPDX-License-Identifier: MIT
public import BraidCore

// A relay has no ends: completion is ignored, and an error goes to ``Hooks/defaultErrorHandler``.

extension ObservableType {
  /// Sends each value to the relays.
  ///
  /// Completion is ignored, and an error goes to ``Hooks/defaultErrorHandler``: a relay never ends.
  ///
  /// - Parameter relays: Where the values go, in this order.
  /// - Returns: Ends the binding when disposed.
  @inlinable
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to relays of optional values; otherwise the same.
  @inlinable
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to the relays.
  ///
  /// Completion is ignored, and an error goes to ``Hooks/defaultErrorHandler``: a relay never ends.
  ///
  /// - Parameter relays: Where the values go, in this order.
  /// - Returns: Ends the binding when disposed.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to relays of optional values; otherwise the same.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to the relays.
  ///
  /// Completion is ignored, and an error goes to ``Hooks/defaultErrorHandler``: a relay never ends.
  ///
  /// - Parameter relays: Where the values go, in this order.
  /// - Returns: Ends the binding when disposed.
  @inlinable
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to relays of optional values; otherwise the same.
  @inlinable
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }
}
