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
  package func receive(_ input: Input, _ output: StageOutput<Output>) {
    do { output.next(try transform(input)) } catch { output.fail(error) }
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
  package func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      if let element = try transform(input) { output.next(element) }
    } catch { output.fail(error) }
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
  package func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      if try isIncluded(element) { output.next(element) }
    } catch { output.fail(error) }
  }
}

/// Sends each value with its number.
@frozen
@usableFromInline
package struct EnumerateStage<Element>: StageOperator {
  @usableFromInline var index = 0

  @inlinable package init() {}

  @inlinable @inline(__always)
  package mutating func receive(
    _ element: Element, _ output: StageOutput<(index: Int, element: Element)>
  ) {
    let index = index
    self.index = index + 1
    output.next((index: index, element: element))
  }
}

/// Sends what `accumulate` has made of the values so far.
@frozen
@usableFromInline
package struct ScanStage<Input, Output>: StageOperator {
  @usableFromInline var accumulated: Output
  @usableFromInline let accumulate: @Sendable (Output, Input) throws -> Output

  @inlinable
  package init(
    _ seed: Output, _ accumulate: @escaping @Sendable (Output, Input) throws -> Output
  ) {
    accumulated = seed
    self.accumulate = accumulate
  }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      accumulated = try accumulate(accumulated, input)
      output.next(accumulated)
    } catch { output.fail(error) }
  }
}

/// Sends the state that `accumulate` changes with each value.
@frozen
@usableFromInline
package struct ScanIntoStage<Input, Output>: StageOperator {
  @usableFromInline var accumulated: Output
  @usableFromInline let accumulate: @Sendable (inout Output, Input) throws -> Void

  @inlinable
  package init(
    _ seed: Output, _ accumulate: @escaping @Sendable (inout Output, Input) throws -> Void
  ) {
    accumulated = seed
    self.accumulate = accumulate
  }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      try accumulate(&accumulated, input)
      output.next(accumulated)
    } catch { output.fail(error) }
  }
}
