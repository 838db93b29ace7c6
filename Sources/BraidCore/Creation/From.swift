// SPDX-License-Identifier: MIT

/// Sends the elements of a sequence, iterated from the start for each subscription, as a
/// ``StepsOperator`` does.
@usableFromInline
package struct SequenceOperator<Elements: Sequence>: SourceOperator {
  @usableFromInline let takesTurns: Bool
  @usableFromInline let elements: Elements

  @inlinable
  package init(takesTurns: Bool, _ elements: Elements) {
    self.takesTurns = takesTurns
    self.elements = elements
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Elements.Element>, _ scope: SinkDisposer) {
    StepsOperator(takesTurns: takesTurns, IteratorSteps(elements.makeIterator())).run(sink, scope)
  }
}

/// Sends the elements of an iterator, then completes.
@usableFromInline
package struct IteratorSteps<Iterator: IteratorProtocol>: StepSource {
  @usableFromInline var iterator: Iterator

  @inlinable
  package init(_ iterator: Iterator) { self.iterator = iterator }

  @inlinable @inline(__always)
  package mutating func step(_ sink: RawSink, _ scope: SinkDisposer) -> Bool {
    guard let element = iterator.next() else {
      sink.finish(.completed)
      return false
    }
    withAddress(of: element) { sink.next(at: $0) }
    return true
  }
}
