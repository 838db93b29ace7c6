// SPDX-License-Identifier: MIT

/// Sends values until `predicate` returns `end`.
@usableFromInline
package struct TakeWhileStage<Element>: MultiEmitOperator {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  /// The result of `predicate` for the first value that is not taken.
  @usableFromInline let end: Bool
  @usableFromInline let includesLast: Bool

  /// Creates a stage that takes values until `predicate` returns `end`.
  @inlinable
  package init(
    _ predicate: @escaping @Sendable (Element) throws -> Bool, until end: Bool, includesLast: Bool
  ) {
    self.predicate = predicate
    self.end = end
    self.includesLast = includesLast
  }

  @inlinable @inline(__always)
  package func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    do {
      if try predicate(element) != end {
        output.next(element)
      } else {
        if includesLast { output.next(element) }
        output.finish(.completed)
      }
    } catch { output.fail(error) }
  }
}
