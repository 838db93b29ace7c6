// SPDX-License-Identifier: MIT
public import BraidCore

/// A type that receives events.
public protocol ObserverType<Element>: SendableMetatype {
  /// The type of the values it receives.
  associatedtype Element

  /// The name of ``Element`` in RxSwift 4.
  @available(*, unavailable, renamed: "Element")
  typealias E = Element

  /// Receives one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Emits a value.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Terminates the sequence with an error.
  ///
  /// No event may follow.
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Completes the sequence.
  ///
  /// No event may follow.
  public func onCompleted() { on(.completed) }
}

/// Emits the changes that others make, and takes values without emitting them: a view's value.
///
/// `ControlProperty` is one. BraidBridge connects it to properties and relays of either model with
/// `<~>`. A subject is none: it emits each value that is sent to it.
public protocol TwoWayType<Element>: ObservableType, ObserverType {}
