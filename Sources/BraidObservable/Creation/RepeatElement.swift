// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends one value again and again, and never ends.
  ///
  ///     repeatElement(a).take(3)  (aaa|)
  ///
  /// Put a `take` after it, or dispose it: it keeps its thread busy until then.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func repeatElement(_ element: Element) -> Observable<Element> {
    OperatorObservable(StepsOperator(RepeatSteps(element)))
  }

  /// Sends one value again and again on a scheduler, a piece of work each, and never ends.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Where it is sent.
  @inlinable
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    .scheduled(on: scheduler) { RepeatSteps(element) }
  }
}

/// One value again and again.
@usableFromInline
package struct RepeatSteps<Element>: StepSource {
  @usableFromInline let element: Element

  @inlinable
  package init(_ element: Element) { self.element = element }

  @inlinable @inline(__always)
  package func step(_ sink: EventSink<Element>) -> Bool {
    sink.next(element)
    return true
  }
}
