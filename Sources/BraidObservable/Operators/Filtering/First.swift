// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the first value, or nil if there is none.
  ///
  ///     source   --a--b-|
  ///     first()  --(a|)
  ///
  /// Its end disposes the source. For exactly one value use ``asSingle()``.
  ///
  /// - **Ends:** with the first value; fails if the source fails before it.
  @inlinable
  public func first() -> Single<Element?> {
    Single(raw: StagedObservable(asObservable(), FirstValueStage()))
  }
}

/// Sends the first value, or nil if there is none, and completes.
@usableFromInline
package struct FirstValueStage<Element>: MultiEmitOperator {
  @usableFromInline var isOver = false

  @inlinable package init() {}

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element?>) {
    if !isOver { send(element, output) }
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, _ output: MultiEmitOutput<Element?>
  ) {
    if termination.isCompleted, !isOver { send(nil, output) } else { output.finish(termination) }
  }

  @inlinable
  mutating func send(_ element: Element?, _ output: MultiEmitOutput<Element?>) {
    isOver = true
    output.next(element)
    output.finish(.completed)
  }
}
