// SPDX-License-Identifier: MIT

/// An observable that emits the values it accepts, and cannot terminate.
public protocol RelayType<Element>: AnyObject, ObservableType, Sendable {
  /// Emits a value to all observers.
  func accept(_ event: Element)
}
