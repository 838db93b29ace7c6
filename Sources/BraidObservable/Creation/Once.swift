// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends one value to the first subscription that is made, and none to the others.
  ///
  ///     first subscription   (a|)
  ///     second subscription  |
  ///
  /// (`once(a)`.) For an event that must be handled once, whoever is there first; ``just(_:)``
  /// sends to every subscription.
  ///
  /// - **Ends:** completes at once.
  /// - **Threads:** of subscriptions made at the same time on several threads exactly one gets the
  ///   value.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func once(_ element: Element) -> Observable<Element> { OnceObservable(element) }
}

@usableFromInline
final class OnceObservable<Element>: Observable<Element>,
  @unchecked Sendable  // immutable but for the flag
{
  @usableFromInline let element: Element
  @usableFromInline let isDelivered = AtomicFlag()

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init(.immediate) { this, sink, scope in
      let this = unsafeDowncast(this, to: OnceObservable.self)
      if this.isDelivered.setIfClear() { sink.next(this.element) }
      if !scope.isDisposed { sink.finish(.completed) }
    }
  }
}
