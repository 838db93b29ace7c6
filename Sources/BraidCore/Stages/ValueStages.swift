// SPDX-License-Identifier: MIT

/// Sends what `transform` makes of each value.
@frozen
@usableFromInline
package struct MapStage<Input, Output>: StageOperator {
  @usableFromInline let transform: @Sendable (Input) throws -> Output

  @inlinable
  package init(_ transform: @escaping @Sendable (Input) throws -> Output) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ sink: EventSink<Output>) {
    do { sink.next(try transform(input)) } catch { sink.stop(.error(error)) }
  }
}

/// Sends what `transform` makes of each value, unless it is nil.
@frozen
@usableFromInline
package struct CompactMapStage<Input, Output>: StageOperator {
  @usableFromInline let transform: @Sendable (Input) throws -> Output?

  @inlinable
  package init(_ transform: @escaping @Sendable (Input) throws -> Output?) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ sink: EventSink<Output>) {
    do {
      if let output = try transform(input) { sink.next(output) }
    } catch { sink.stop(.error(error)) }
  }
}

/// Sends the values that `isIncluded` lets through.
@frozen
@usableFromInline
package struct FilterStage<Element>: StageOperator {
  @usableFromInline let isIncluded: @Sendable (Element) throws -> Bool

  @inlinable
  package init(_ isIncluded: @escaping @Sendable (Element) throws -> Bool) {
    self.isIncluded = isIncluded
  }

  @inlinable @inline(__always)
  package func receive(_ element: Element, _ sink: EventSink<Element>) {
    do {
      if try isIncluded(element) { sink.next(element) }
    } catch { sink.stop(.error(error)) }
  }
}
