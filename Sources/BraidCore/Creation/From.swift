// SPDX-License-Identifier: MIT

/// Sends the elements of a sequence, iterated from the start for each subscription, alternating
/// with other sources on the thread's trampoline.
@usableFromInline
package struct SequenceOperator<Elements: Sequence>: SourceOperator {
  @usableFromInline let elements: Elements

  @inlinable
  package init(_ elements: Elements) { self.elements = elements }

  @inlinable
  package func run(_ sink: consuming EventSink<Elements.Element>, _ scope: SinkDisposer) {
    IteratorSteps(elements.makeIterator()).runOnTrampoline(sink, scope)
  }
}

/// Sends the elements of an iterator, then completes.
@usableFromInline
package struct IteratorSteps<Iterator: IteratorProtocol>: StepSource {
  @usableFromInline var iterator: Iterator

  @inlinable
  package init(_ iterator: Iterator) { self.iterator = iterator }

  @inlinable @inline(__always)
  package mutating func step(_ sink: EventSink<Iterator.Element>, _ scope: SinkDisposer) -> Bool {
    guard let element = iterator.next() else {
      sink.finish(.completed)
      return false
    }
    sink.next(element)
    return true
  }
}
