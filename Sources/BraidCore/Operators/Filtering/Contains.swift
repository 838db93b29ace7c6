// SPDX-License-Identifier: MIT

/// Emits `answer` when `predicate` returns `sought` for a value, and `!answer` when the source
/// completes without such a value.
@usableFromInline
package struct FindStage<Value>: MultiEmitOperator {
  @usableFromInline let predicate: @Sendable (Value) throws -> Bool
  @usableFromInline let sought: Bool
  @usableFromInline let answer: Bool

  @inlinable
  package init(_ predicate: @escaping @Sendable (Value) throws -> Bool, sought: Bool, answer: Bool)
  {
    self.predicate = predicate
    self.sought = sought
    self.answer = answer
  }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package func receive(_ value: Value, _ sink: MultiEmitOutput<Bool>) {
    do {
      if try predicate(value) != sought { return }
      sink.next(answer)
      sink.finish(.completed)
    } catch { sink.finish(.error(error)) }
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ sink: MultiEmitOutput<Bool>) {
    if termination.isCompleted { sink.next(!answer) }
    sink.finish(termination)
  }
}
