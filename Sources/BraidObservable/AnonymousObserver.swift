// SPDX-License-Identifier: MIT
public import BraidCore

/// The last observer of a chain: the user's closures, or the user's observer.
///
/// It is separate from its scope so that the closures, and the objects they capture, are released
/// when the source releases its observer, even while the disposable is still retained (C5).
@usableFromInline
final class AnonymousObserver<Element>: @unchecked Sendable {  // events are serial (C2)
  @usableFromInline let onNext: (@Sendable (Element) -> Void)?
  /// `nil` once it has been called.
  @exclusivity(unchecked) @usableFromInline var onTermination: (@Sendable (Termination) -> Void)?
  @usableFromInline let scope: SinkDisposer

  @inlinable
  init(
    _ scope: SinkDisposer, _ onNext: consuming (@Sendable (Element) -> Void)?,
    _ onTermination: consuming @escaping @Sendable (Termination) -> Void
  ) {
    self.scope = scope
    self.onNext = consume onNext
    self.onTermination = consume onTermination
  }

  /// A sink that forwards to `observer` and retains it.
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
