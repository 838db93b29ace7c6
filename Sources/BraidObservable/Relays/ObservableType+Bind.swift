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
  /// - Parameters:
  ///   - relays: The relays, which receive each value in this order.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
  public func bind<Relay: RelayType>(
    to relays: Relay..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable
  where Relay.Element == Element {
    subscribe(
      onNext: { element in for relay in relays { relay.accept(element) } }, unhandled: .relay,
      at: Hooks.Site(fileID, line))
  }

  /// Sends each value to relays of optional values.
  public func bind<Relay: RelayType>(
    to relays: Relay..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable
  where Relay.Element == Element? {
    subscribe(
      onNext: { element in for relay in relays { relay.accept(element) } }, unhandled: .relay,
      at: Hooks.Site(fileID, line))
  }
}
