// SPDX-License-Identifier: MIT

/// Sends the only value that satisfies `predicate`; fails if there is none or another one.
@frozen
@usableFromInline
package struct SingleStage<Element>: StageOperator {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  @usableFromInline let none: any Error
  @usableFromInline let several: any Error
  @usableFromInline var wasSeen = false

  @inlinable
  package init(
    _ predicate: @escaping @Sendable (Element) throws -> Bool, none: any Error, several: any Error
  ) {
    self.predicate = predicate
    self.none = none
    self.several = several
  }

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ sink: StageSink<Element>) {
    do {
      guard try predicate(element) else { return }
      if wasSeen { return sink.stop(.error(several)) }
      wasSeen = true
      sink.next(element)
    } catch { sink.fail(error) }
  }

  @inlinable
  package func finish(_ stop: Stop, _ sink: StageSink<Element>) {
    if stop.isCompleted, !wasSeen { sink.stop(.error(none)) } else { sink.stop(stop) }
  }
}

/// Sends a value of its own if the source completes without one.
@frozen
@usableFromInline
package struct IfEmptyStage<Element>: ScopedStageOperator {
  @usableFromInline let substitute: Element
  @usableFromInline var isEmpty = true

  @inlinable
  package init(_ substitute: Element) { self.substitute = substitute }

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ sink: ScopedSink<Element>) {
    isEmpty = false
    sink.next(element)
  }

  @inlinable
  package func finish(_ stop: Stop, _ sink: ScopedSink<Element>) {
    if isEmpty, stop.isCompleted { sink.next(substitute) }
    sink.stop(stop)
  }
}
