// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the only value, and fails unless there is exactly one.
  ///
  ///     source    --a--b-|
  ///     single()  --a--#
  ///
  /// The value is sent at once, so an error may still follow it.
  ///
  /// - **Ends:** with the source; fails with `RxError.moreThanOneElement` at the second value, and
  ///   with `RxError.noElements` if the source completes without one.
  @inlinable
  public func single() -> Observable<Element> { single { _ in true } }

  /// Sends the only value for which `predicate` is true, and fails unless there is exactly one.
  ///
  /// - Parameter predicate: Whether a value counts. An error it throws ends the sequence.
  @available(swift 6) @preconcurrency @inlinable
  public func single(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), SingleStage(predicate))
  }
}

/// Sends the only value that satisfies `predicate`; fails if there is none or another one.
@usableFromInline
package struct SingleStage<Element>: StageOperator {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  @usableFromInline var wasSeen = false

  @inlinable
  package init(_ predicate: @escaping @Sendable (Element) throws -> Bool) {
    self.predicate = predicate
  }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      guard try predicate(element) else { return }
      if wasSeen { return output.finish(.error(RxError.moreThanOneElement)) }
      wasSeen = true
      output.next(element)
    } catch { output.fail(error) }
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: StageOutput<Element>) {
    let isMissing = termination.isCompleted && !wasSeen
    output.finish(isMissing ? .error(RxError.noElements) : termination)
  }
}
