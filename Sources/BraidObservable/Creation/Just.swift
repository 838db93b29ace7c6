// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends one value, then completes.
  ///
  ///     just(a)  (a|)
  ///
  /// The value is sent before `subscribe` returns. ``of(_:)`` sends several, in turns with other
  /// synchronous sources.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    JustObservable(element)
  }

  /// Sends one value on a scheduler, then completes, in a second piece of work.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Where it is sent.
  @inlinable
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    Observable.scheduled(CollectionOfOne(element), on: scheduler)
  }
}

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
