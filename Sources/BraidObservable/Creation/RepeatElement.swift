// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits one value repeatedly, without end.
  ///
  ///     repeatElement(a).take(3)  (aaa|)
  ///
  /// ```swift
  /// let zeros = Observable.repeatElement(0).take(3)  // 0, 0, 0
  /// ```
  ///
  /// It occupies the subscribing thread until it is disposed, so follow it with an operator that
  /// ends it, such as ``take(_:)``. For values over time, use ``interval(_:scheduler:)``.
  ///
  /// - **Ends:** never.
  /// - **Threads:** delivers on the subscribing thread, interleaved with other synchronous sources;
  ///   see `from(_:)`.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func repeatElement(_ element: Element) -> Observable<Element> {
    OperatorObservable(StepsOperator(takesTurns: true, RepeatSteps(element)))
  }

  /// Emits one value repeatedly, without end, on a scheduler, in one action per value.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Delivers the values.
  @inlinable
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    .scheduled(on: scheduler) { RepeatSteps(element) }
  }
}

/// One value, repeatedly.
@usableFromInline
struct RepeatSteps<Element>: StepSource {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) { self.element = element }

  @inlinable @inline(__always)
  func step(_ sink: RawSink, _ scope: SinkDisposer) -> Bool {
    withAddress(of: element) { sink.next(at: $0) }
    return true
  }
}
