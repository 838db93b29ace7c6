// SPDX-License-Identifier: MIT

/// Emits the changes that others make, and takes values without emitting them: a view's value.
///
/// `ControlProperty` is one. BraidBridge connects it to properties and relays of either model with
/// `<~>`. A subject is none: it emits each value that is sent to it.
public protocol TwoWayType<Element>: ObservableType, ObserverType {}
