// SPDX-License-Identifier: MIT
public import BraidCore

// A relay cannot terminate: completion is ignored, and an error goes to
// `Hooks.defaultErrorHandler`.

extension ObservableType {
  /// Sends each value to the relays.
  ///
  /// Completion is ignored, and an error goes to `Hooks.defaultErrorHandler`, because a relay
  /// cannot terminate.
  ///
  /// - Parameter relays: The relays, which receive each value in this order.
  /// - Returns: A disposable that ends the binding.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to relays of optional values.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to the relays.
  ///
  /// Completion is ignored, and an error goes to `Hooks.defaultErrorHandler`, because a relay
  /// cannot terminate.
  ///
  /// - Parameter relays: The relays, which receive each value in this order.
  /// - Returns: A disposable that ends the binding.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to relays of optional values.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to the relays.
  ///
  /// Completion is ignored, and an error goes to `Hooks.defaultErrorHandler`, because a relay
  /// cannot terminate.
  ///
  /// - Parameter relays: The relays, which receive each value in this order.
  /// - Returns: A disposable that ends the binding.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }

  /// Sends each value to relays of optional values.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { relay.accept(element) }
      }, unhandled: .relay)
  }
}
