// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits one value, then completes.
  ///
  ///     just(a)  (a|)
  ///
  /// ```swift
  /// let answer = Observable.just(42)
  /// ```
  ///
  /// For several values, use ``of(_:)``; for a value computed at subscription,
  /// ``ObservableType/deferred(_:)``.
  ///
  /// - **Ends:** completes before `subscribe` returns.
  /// - **Threads:** delivers on the subscribing thread, without interleaving with other sources.
  /// - **Complexity:** O(1).
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    JustObservable(element)
  }

  /// Emits one value and completes, on a scheduler, in one action per event.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    Observable.scheduled(CollectionOfOne(element), on: scheduler)
  }
}

/// An observable with its value, in one object.
///
/// Specialized in clients: `flatMap` often creates one for each value.
@usableFromInline
final class JustObservable<Element>: Observable<Element>, @unchecked Sendable {  // immutable
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init(.immediate) { this, sink, scope in
      sink.next(unsafeDowncast(this, to: JustObservable.self).element)
      if !scope.isDisposed { sink.finish(.completed) }
    }
  }
}
