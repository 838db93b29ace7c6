// SPDX-License-Identifier: MIT

/// Calls `onNext` before it passes a value on: the usual form of `do`.
@frozen
@usableFromInline
package struct DoNextStage<Element>: StageOperator {
  @usableFromInline let onNext: @Sendable (Element) throws -> Void

  @inlinable
  package init(_ onNext: @escaping @Sendable (Element) throws -> Void) { self.onNext = onNext }

  @inlinable @inline(__always)
  package func receive(_ element: Element, _ sink: StageSink<Element>) {
    do {
      try onNext(element)
      sink.next(element)
    } catch { sink.fail(error) }
  }
}

/// Calls closures around the events it passes on: all of `do`.
@frozen
@usableFromInline
package struct DoStage<Element>: ScopedStageOperator {
  @usableFromInline let onNext: (@Sendable (Element) throws -> Void)?
  @usableFromInline let afterNext: (@Sendable (Element) throws -> Void)?
  @usableFromInline let onStop: (@Sendable (Stop) throws -> Void)?
  @usableFromInline let afterStop: (@Sendable (Stop) throws -> Void)?

  @inlinable
  package init(
    onNext: (@Sendable (Element) throws -> Void)?, afterNext: (@Sendable (Element) throws -> Void)?,
    onStop: (@Sendable (Stop) throws -> Void)?, afterStop: (@Sendable (Stop) throws -> Void)?
  ) {
    self.onNext = onNext
    self.afterNext = afterNext
    self.onStop = onStop
    self.afterStop = afterStop
  }

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable
  package func receive(_ element: Element, _ sink: ScopedSink<Element>) {
    do {
      try onNext?(element)
      sink.next(element)
      try afterNext?(element)
    } catch { sink.fail(error) }
  }

  @inlinable
  package func finish(_ stop: Stop, _ sink: ScopedSink<Element>) {
    do {
      try onStop?(stop)
      sink.stop(stop)
      try afterStop?(stop)
    } catch { sink.fail(error) }
  }
}

/// Hands each event to `trace` before it passes it on.
@frozen
@usableFromInline
package struct TraceStage<Element>: StageOperator {
  @usableFromInline let trace: @Sendable (Event<Element>) -> Void

  @inlinable
  package init(_ trace: @escaping @Sendable (Event<Element>) -> Void) { self.trace = trace }

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable
  package func receive(_ element: Element, _ sink: StageSink<Element>) {
    trace(.next(element))
    sink.next(element)
  }

  @inlinable
  package func finish(_ stop: Stop, _ sink: StageSink<Element>) {
    trace(Event(stop))
    sink.stop(stop)
  }
}
