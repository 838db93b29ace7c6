// SPDX-License-Identifier: MIT

/// Calls `onNext` before forwarding a value: the common form of `do`.
@usableFromInline
package struct DoNextStage<Element>: StageOperator {
  @usableFromInline package let onNext: @Sendable (Element) throws -> Void

  @inlinable
  package init(_ onNext: @escaping @Sendable (Element) throws -> Void) { self.onNext = onNext }

  @inlinable @inline(__always)
  package func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      try onNext(element)
      output.next(element)
    } catch { output.fail(error) }
  }
}

/// Calls closures before and after forwarding events: all forms of `do`.
@usableFromInline
package struct DoStage<Element>: MultiEmitOperator {
  @usableFromInline package let onNext: (@Sendable (Element) throws -> Void)?
  @usableFromInline package let afterNext: (@Sendable (Element) throws -> Void)?
  @usableFromInline package let onTermination: (@Sendable (Termination) throws -> Void)?
  @usableFromInline package let afterTermination: (@Sendable (Termination) throws -> Void)?

  @inlinable
  package init(
    onNext: (@Sendable (Element) throws -> Void)?, afterNext: (@Sendable (Element) throws -> Void)?,
    onTermination: (@Sendable (Termination) throws -> Void)?,
    afterTermination: (@Sendable (Termination) throws -> Void)?
  ) {
    self.onNext = onNext
    self.afterNext = afterNext
    self.onTermination = onTermination
    self.afterTermination = afterTermination
  }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable
  package func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    do {
      try onNext?(element)
      output.next(element)
      try afterNext?(element)
    } catch { output.fail(error) }
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Element>) {
    do { try onTermination?(termination) } catch { return output.fail(error) }
    output.finish(termination)
    // Thrown too late to become an event: the terminal event was forwarded.
    try? afterTermination?(termination)
  }
}
