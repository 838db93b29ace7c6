// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits one value to the first subscription only; later subscriptions complete without a value.
  ///
  ///     first subscription   (a|)
  ///     second subscription  |
  ///
  /// (`once(a)`.)
  ///
  /// ```swift
  /// let message = Observable.once("Welcome")
  /// ```
  ///
  /// Use it for an event that must be handled exactly once, by the first subscriber. To emit the
  /// value to every subscription, use ``just(_:)``.
  ///
  /// - **Ends:** completes before `subscribe` returns.
  /// - **Threads:** delivers on the subscribing thread. Of several concurrent subscriptions,
  ///   exactly one receives the value.
  /// - **Complexity:** O(1).
  ///
  /// - Parameter element: The value.
  public static func once(_ element: Element) -> Observable<Element> { OnceObservable(element) }
}

final class OnceObservable<Element>: Observable<Element>,
  @unchecked Sendable  // immutable but for the flag
{
  let element: Element
  let isDelivered = AtomicFlag()

  init(_ element: Element) {
    self.element = element
    super.init(.immediate) { this, sink, scope in
      let this = unsafeDowncast(this, to: OnceObservable.self)
      if this.isDelivered.setIfClear() { sink.next(this.element) }
      if !scope.isDisposed { sink.finish(.completed) }
    }
  }
}
