// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits the first value, or `nil` if there is none, and completes.
  ///
  ///     source   --a--b-|
  ///     first()  --(a|)
  ///
  /// ```swift
  /// let first = Observable.of("a", "b").first()  // Single of "a"
  /// ```
  ///
  /// The first value disposes the source. To require exactly one value, use ``asSingle()``. To keep
  /// the type ``Observable``, use ``take(_:)``.
  ///
  /// - **Ends:** with the first value or with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  @inlinable
  public func first() -> Single<Element?> {
    Single(raw: StagedObservable(asObservable(), FirstValueStage()))
  }
}

/// Emits the first value, or `nil` if there is none, and completes.
@usableFromInline
struct FirstValueStage<Element>: MultiEmitOperator {
  @usableFromInline var isOver = false

  @inlinable init() {}

  @inlinable static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element?>) {
    if !isOver { send(element, output) }
  }

  @inlinable
  mutating func sourceFinished(
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
