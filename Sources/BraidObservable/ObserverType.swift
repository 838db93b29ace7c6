// SPDX-License-Identifier: MIT
public import BraidCore

/// Something that receives events.
public protocol ObserverType<Element>: SendableMetatype {
  /// The values it receives.
  associatedtype Element

  /// A name of RxSwift 4.
  @available(*, unavailable, renamed: "Element")
  @_documentation(visibility: internal)
  typealias E = Element

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
