// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the only value when the source completes, and fails unless there is exactly one.
  ///
  ///     source      --a--|
  ///     asSingle()  -----(a|)
  ///
  /// To send it at once and watch for others, use ``single()``; not to care for others,
  /// ``first()``.
  ///
  /// - **Ends:** fails with `RxError.moreThanOneElement` at the second value, with
  ///   `RxError.noElements` if the source completes without one, and at once if the source fails.
  @inlinable
  public func asSingle() -> Single<Element> {
    Single(
      raw: StagedObservable(asObservable(), OnlyValueStage(none: .error(RxError.noElements))))
  }
}

/// Sends the only value at the end; fails at the second one.
@usableFromInline
package struct OnlyValueStage<Element>: MultiEmitOperator {
  @usableFromInline let none: Termination
  @usableFromInline var element: Element?

  /// - Parameter none: How it ends if the source completes without a value.
  @inlinable
  package init(none: Termination) { self.none = none }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    if self.element == nil {
      self.element = element
    } else {
      self.element = nil
      output.finish(.error(RxError.moreThanOneElement))
    }
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, _ output: MultiEmitOutput<Element>
  ) {
    let element = self.element
    self.element = nil
    guard termination.isCompleted else { return output.finish(termination) }
    guard let element else { return output.finish(none) }
    output.next(element)
    output.finish(.completed)
  }
}
