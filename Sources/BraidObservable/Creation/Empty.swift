// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Completes at once, without a value.
  ///
  ///     empty()  |
  @inlinable
  public static func empty() -> Observable<Element> { StopObservable(.completed) }

  /// Fails at once, without a value.
  ///
  ///     error(failure)  #
  ///
  /// - Parameter error: The error it fails with.
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    StopObservable(.error(error))
  }

  /// Sends nothing and never ends.
  ///
  ///     never()  ---
  @inlinable
  public static func never() -> Observable<Element> { NeverObservable() }
}

/// Sends only an end.
@usableFromInline
final class StopObservable<Element>: Observable<Element>, @unchecked Sendable {  // immutable
  @usableFromInline let stop: Stop

  @inlinable
  init(_ stop: Stop) {
    self.stop = stop
    super.init(.immediate) { this, sink, _ in
      sink.stop(unsafeDowncast(this, to: StopObservable.self).stop)
    }
  }
}

@usableFromInline
final class NeverObservable<Element>: Observable<Element>, @unchecked Sendable {  // no state
  @inlinable
  init() { super.init(.hot) { _, _, _ in } }
}
