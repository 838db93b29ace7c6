// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Drops the source's values until another observable sends one.
  ///
  ///     source       a-b-c-d-|
  ///     other        ---x----|
  ///     skip(until)  ----c-d-|
  ///
  /// The source is subscribed to first; `other` is disposed when it has sent.
  ///
  /// - **Ends:** as the source does, or with an error of `other`. If the source completes before
  ///   `other` has sent, both are disposed and the result never ends.
  ///
  /// - Parameter other: Whose first value opens the way.
  /// - Returns: An observable of the values from then on.
  @inlinable
  public func skip<Trigger: ObservableType>(until other: Trigger) -> Observable<Element> {
    OperatorObservable(Triggered(asObservable(), other.asObservable(), SkipUntilRule()))
  }
}

/// `skip(until:)`: the source, once the trigger has sent.
@usableFromInline
package struct SkipUntilRule<Element>: TriggerRule {
  @usableFromInline var isOpen = false

  @inlinable
  package init() {}

  @inlinable package static var putsSourceFirst: Bool { true }

  @inlinable
  package mutating func receive(_ element: Element) -> TriggerAction<Element> {
    isOpen ? .next(element) : .nothing
  }

  @inlinable
  package mutating func sourceFinished(_ termination: Termination) -> TriggerAction<Element> {
    termination.isCompleted && !isOpen ? .abandon : .finish(termination)
  }

  @inlinable
  package mutating func triggered() -> TriggerAction<Element> {
    isOpen = true
    return .dropTrigger
  }

  @inlinable
  package mutating func triggerEnded(_ termination: Termination) -> TriggerAction<Element> {
    termination.isCompleted || isOpen ? .nothing : .finish(termination)
  }
}
