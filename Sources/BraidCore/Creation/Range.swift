// SPDX-License-Identifier: MIT

/// Consecutive integers, then a completion.
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
  package mutating func step(_ sink: RawSink, _ scope: SinkDisposer) -> Bool {
    guard remaining > 0 else {
      sink.finish(.completed)
      return false
    }
    let element = next
    next &+= 1
    remaining &-= 1
    withAddress(of: element) { sink.next(at: $0) }
    return true
  }
}
