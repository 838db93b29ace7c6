// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: FixedWidthInteger {
  /// Sends consecutive integers, then completes.
  ///
  ///     range(start: 3, count: 4)  (3456|)
  ///
  /// - Parameters:
  ///   - start: The first integer.
  ///   - count: How many are sent; zero or less is none.
  /// - Precondition: The last integer, `start + count - 1`, is one of the type.
  @inlinable
  public static func range(start: Element, count: Element) -> Observable<Element> {
    OperatorObservable(StepsOperator(RangeSteps(start: start, count: count)))
  }

  /// Sends consecutive integers on a scheduler, a piece of work each, then completes there.
  ///
  /// - Parameters:
  ///   - start: The first integer.
  ///   - count: How many are sent; zero or less is none.
  ///   - scheduler: Where they are sent.
  /// - Precondition: The last integer, `start + count - 1`, is one of the type.
  @inlinable
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    let steps = RangeSteps(start: start, count: count)
    return .scheduled(on: scheduler) { steps }
  }
}

/// Consecutive integers, then the end.
@usableFromInline
package struct RangeSteps<Element: FixedWidthInteger>: StepSource {
  @usableFromInline var next: Element
  @usableFromInline var remaining: Element

  @inlinable
  package init(start: Element, count: Element) {
    Misuse.require(
      count <= 0 || start <= .max - (count - 1),
      """
      range(start: \(start), count: \(count)): the last integer is greater than the greatest \
      \(Element.self), \(Element.max). Start lower, take fewer, or use a wider type.
      """)
    next = start
    remaining = count
  }

  @inlinable @inline(__always)
  package mutating func step(_ sink: EventSink<Element>) -> Bool {
    guard remaining > 0 else {
      sink.finish(.completed)
      return false
    }
    let element = next
    next &+= 1
    remaining &-= 1
    sink.next(element)
    return true
  }
}
