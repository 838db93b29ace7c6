// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends one value, then completes.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    JustObservable(element)
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
      if !scope.isDisposed { sink.stop(.completed) }
    }
  }
}
