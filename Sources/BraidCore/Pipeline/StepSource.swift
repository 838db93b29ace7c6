// SPDX-License-Identifier: MIT

/// A source that sends one event a step, as a value: a sequence, a range, a repeated element.
@usableFromInline
package protocol StepSource<Element>: SendableMetatype {
  associatedtype Element

  /// Sends the next event.
  ///
  /// - Returns: Whether another step is wanted.
  mutating func step(_ sink: EventSink<Element>) -> Bool
}

extension StepSource {
  /// Takes the first step when the thread has no other work, and the others after it.
  ///
  /// A loop while nothing else waits; otherwise the source goes to the end of the thread's queue
  /// after each step, so that several of them take turns.
  @inlinable
  package func runOnTrampoline(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let trampoline = Trampoline.current
    trampoline.schedule(StepItem(self, sink, scope, trampoline))
  }
}

/// A step source in one subscription: the only allocation it makes.
@usableFromInline
final class StepItem<Source: StepSource>: Trampoline.Item,
  @unchecked Sendable  // run by the thread whose trampoline it is on
{
  @exclusivity(unchecked) @usableFromInline var source: Source
  @usableFromInline let sink: EventSink<Source.Element>
  @usableFromInline let scope: SinkDisposer
  @usableFromInline let trampoline: Trampoline

  @inlinable
  init(
    _ source: Source, _ sink: consuming EventSink<Source.Element>, _ scope: SinkDisposer,
    _ trampoline: Trampoline
  ) {
    self.source = source
    self.sink = sink
    self.scope = scope
    self.trampoline = trampoline
    super.init { unsafeDowncast($0, to: StepItem.self).run() }
  }

  @inlinable
  func run() {
    while !scope.isDisposed, source.step(sink) {
      if !trampoline.isEmpty {
        runsAgain = true
        return
      }
    }
  }
}

/// A step source that runs on a scheduler, one step a piece of work.
@usableFromInline
package final class StepWork<Source: StepSource>: @unchecked Sendable {  // steps never overlap
  @exclusivity(unchecked) @usableFromInline var source: Source
  @usableFromInline let sink: EventSink<Source.Element>
  @usableFromInline let scope: SinkDisposer

  @inlinable
  package init(
    _ source: Source, _ sink: consuming EventSink<Source.Element>, _ scope: SinkDisposer
  ) {
    self.source = source
    self.sink = sink
    self.scope = scope
  }

  /// Sends the next event.
  ///
  /// - Returns: Whether another step is wanted.
  @inlinable
  package func step() -> Bool { !scope.isDisposed && source.step(sink) }
}

/// The values of an iterator, then the end.
@frozen
@usableFromInline
package struct IteratorSteps<Iterator: IteratorProtocol>: StepSource {
  @usableFromInline var iterator: Iterator

  @inlinable
  package init(_ iterator: Iterator) { self.iterator = iterator }

  @inlinable @inline(__always)
  package mutating func step(_ sink: EventSink<Iterator.Element>) -> Bool {
    guard let element = iterator.next() else {
      sink.finish(.completed)
      return false
    }
    sink.next(element)
    return true
  }
}

/// Consecutive integers, then the end.
@frozen
@usableFromInline
package struct RangeSteps<Element: FixedWidthInteger>: StepSource {
  @usableFromInline var next: Element
  @usableFromInline var remaining: Element

  @inlinable
  package init(start: Element, count: Element) {
    next = start
    remaining = count
  }

  @inlinable @inline(__always)
  package mutating func step(_ sink: EventSink<Element>) -> Bool {
    guard remaining > 0 else {
      sink.finish(.completed)
      return false
    }
    let element = next
    next &+= 1
    remaining &-= 1
    sink.next(element)
    return true
  }
}

/// One value again and again.
@frozen
@usableFromInline
package struct RepeatSteps<Element>: StepSource {
  @usableFromInline let element: Element

  @inlinable
  package init(_ element: Element) { self.element = element }

  @inlinable @inline(__always)
  package func step(_ sink: EventSink<Element>) -> Bool {
    sink.next(element)
    return true
  }
}

/// A state that changes with each step, while a condition holds.
@frozen
@usableFromInline
package struct GenerateSteps<Element>: StepSource {
  @usableFromInline var state: Element
  @usableFromInline var isFirst = true
  @usableFromInline let condition: @Sendable (Element) throws -> Bool
  @usableFromInline let iterate: @Sendable (Element) throws -> Element

  @inlinable
  package init(
    _ state: Element, while condition: @escaping @Sendable (Element) throws -> Bool,
    _ iterate: @escaping @Sendable (Element) throws -> Element
  ) {
    self.state = state
    self.condition = condition
    self.iterate = iterate
  }

  @inlinable
  package mutating func step(_ sink: EventSink<Element>) -> Bool {
    do {
      if isFirst { isFirst = false } else { state = try iterate(state) }
      if try condition(state) {
        sink.next(state)
        return true
      }
      sink.finish(.completed)
    } catch { sink.finish(.error(error)) }
    return false
  }
}
