// SPDX-License-Identifier: MIT
public import BraidCore

/// The end of the line: the user's closures and a stop flag.
///
/// It is apart from its ``SubscriptionDisposer`` so that the closures, and what they capture, go
/// when the source lets go of its observer, also while somebody still holds the disposable (C5).
@usableFromInline
final class AnonymousObserver<Element>: @unchecked Sendable {  // events are serial (C2)
  @usableFromInline let onNext: (@Sendable (Element) -> Void)?
  @usableFromInline let onStop: (@Sendable (Stop) -> Void)?
  @usableFromInline let scope: SubscriptionDisposer
  @exclusivity(unchecked) @usableFromInline var isStopped = false

  @inlinable
  init(
    _ scope: SubscriptionDisposer, _ onNext: (@Sendable (Element) -> Void)?,
    _ onStop: (@Sendable (Stop) -> Void)?
  ) {
    self.scope = scope
    self.onNext = onNext
    self.onStop = onStop
  }

  @inlinable
  var sink: EventSink<Element> {
    EventSink(next: { self.next($0) }, stop: { self.stop($0) })
  }

  @inlinable @inline(__always)
  func next(_ element: Element) {
    if !scope.isDisposed { onNext?(element) }
  }

  @inlinable
  func stop(_ stop: Stop) {
    if isStopped || scope.isDisposed { return }
    isStopped = true
    if let onStop {
      onStop(stop)
    } else if case .error(let error) = stop {
      Hooks.handle(error)
    }
    scope.finish()
  }
}
