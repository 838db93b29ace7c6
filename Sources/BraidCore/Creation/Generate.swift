// SPDX-License-Identifier: MIT

/// A state that changes with each step, while a condition holds.
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
  package mutating func step(_ sink: EventSink<Element>, _ scope: SinkDisposer) -> Bool {
    do {
      if isFirst { isFirst = false } else { state = try iterate(state) }
      let isLast = try !condition(state)
      if scope.isDisposed { return false }
      if !isLast {
        sink.next(state)
        return true
      }
      sink.finish(.completed)
    } catch { if !scope.isDisposed { sink.finish(.error(error)) } }
    return false
  }
}
