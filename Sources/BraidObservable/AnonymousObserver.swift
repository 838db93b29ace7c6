// SPDX-License-Identifier: MIT
public import BraidCore

/// The end of the line: the user's closures, or the observer that is one of the user's.
///
/// It is apart from its scope so that the closures, and what they capture, go
/// when the source lets go of its observer, also while somebody still holds the disposable (C5).
@usableFromInline
final class AnonymousObserver<Element>: @unchecked Sendable {  // events are serial (C2)
  @usableFromInline let onNext: (@Sendable (Element) -> Void)?
  /// Nil once it has been called.
  @exclusivity(unchecked) @usableFromInline var onTermination: (@Sendable (Termination) -> Void)?
  @usableFromInline let scope: SinkDisposer

  @inlinable
  init(
    _ scope: SinkDisposer, _ onNext: consuming (@Sendable (Element) -> Void)?,
    _ onTermination: @escaping @Sendable (Termination) -> Void
  ) {
    self.scope = scope
    self.onNext = consume onNext
    self.onTermination = onTermination
  }

  /// What sends to `observer` and keeps it.
  @inlinable @inline(__always)
  static func sink(_ observer: consuming AnonymousObserver) -> EventSink<Element> {
    EventSink(
      next: { [observer] in observer.next($0) },
      finish: { [observer = consume observer] in observer.finish($0) })
  }

  @inlinable @inline(__always)
  func next(_ element: Element) {
    if !scope.isDisposed { onNext?(element) }
  }

  @inlinable
  func finish(_ termination: Termination) {
    guard !scope.isDisposed, let onTermination else { return }
    self.onTermination = nil
    onTermination(termination)
    scope.finish()
  }
}
