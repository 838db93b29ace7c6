// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Completes at once, without a value.
  ///
  ///     empty()  |
  @inlinable
  public static func empty() -> Observable<Element> { TerminationObservable(.completed) }
}

/// Sends only an end.
@usableFromInline
final class TerminationObservable<Element>: Observable<Element>, @unchecked Sendable {  // immutable
  @usableFromInline let termination: Termination

  @inlinable
  init(_ termination: Termination) {
    self.termination = termination
    super.init(.immediate) { this, sink, _ in
      sink.finish(unsafeDowncast(this, to: TerminationObservable.self).termination)
    }
  }
}
