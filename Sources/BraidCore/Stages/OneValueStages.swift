// SPDX-License-Identifier: MIT

/// Sends the only value at the end; fails at the second one.
@frozen
@usableFromInline
package struct OnlyValueStage<Element>: ScopedStageOperator {
  @usableFromInline let none: Stop
  @usableFromInline let several: any Error
  @usableFromInline var element: Element?

  /// - Parameters:
  ///   - none: How it ends if the source completes without a value.
  ///   - several: What it fails with at the second value.
  @inlinable
  package init(none: Stop, several: any Error) {
    self.none = none
    self.several = several
  }

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ sink: ScopedSink<Element>) {
    if self.element == nil {
      self.element = element
    } else {
      self.element = nil
      sink.stop(.error(several))
    }
  }

  @inlinable
  package mutating func finish(_ stop: Stop, _ sink: ScopedSink<Element>) {
    let element = self.element
    self.element = nil
    guard stop.isCompleted else { return sink.stop(stop) }
    guard let element else { return sink.stop(none) }
    sink.next(element)
    sink.stop(.completed)
  }
}

/// Sends the first value, or nil if there is none, and completes.
@frozen
@usableFromInline
package struct FirstValueStage<Element>: ScopedStageOperator {
  @usableFromInline var isOver = false

  @inlinable package init() {}

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ sink: ScopedSink<Element?>) {
    if !isOver { send(element, sink) }
  }

  @inlinable
  package mutating func finish(_ stop: Stop, _ sink: ScopedSink<Element?>) {
    if stop.isCompleted, !isOver { send(nil, sink) } else { sink.stop(stop) }
  }

  @inlinable
  mutating func send(_ element: Element?, _ sink: ScopedSink<Element?>) {
    isOver = true
    sink.next(element)
    sink.stop(.completed)
  }
}
