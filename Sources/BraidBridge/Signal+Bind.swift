// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

// A relay has no ends: a completion is ignored, and an error goes to `Hooks.defaultErrorHandler`.

extension Signal {
  /// Sends each value to a relay.
  ///
  /// A relay does not end: a completion is ignored, and an error goes to ``BraidObservable/Hooks``,
  /// as an error of a bound observable does.
  ///
  /// - Returns: Ends the binding when disposed.
  @discardableResult
  public final func bind<Relay: RelayType>(to relay: Relay) -> any Disposable
  where Relay.Element == Value {
    asObservable().bind(to: relay)
  }

  /// Sends each value to a relay of optional values.
  ///
  /// - Returns: Ends the binding when disposed.
  @discardableResult
  public final func bind<Relay: RelayType>(to relay: Relay) -> any Disposable
  where Relay.Element == Value? {
    asObservable().bind(to: relay)
  }

  /// Sends all events to an observer, terminal events as well.
  ///
  /// - Returns: Ends the binding when disposed.
  @discardableResult
  public final func bind<Observer: ObserverType>(
    to observer: Observer
  ) -> any Disposable where Observer.Element == Value {
    asObservable().bind(to: observer)
  }
}
