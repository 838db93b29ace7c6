// SPDX-License-Identifier: MIT
public import BraidCore

/// Something that receives events.
public protocol ObserverType<Element>: SendableMetatype {
  /// The values it receives.
  associatedtype Element

  /// Receives one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends a value.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Fails the sequence; nothing may follow.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Completes the sequence; nothing may follow.
  @inlinable
  public func onCompleted() { on(.completed) }
}
