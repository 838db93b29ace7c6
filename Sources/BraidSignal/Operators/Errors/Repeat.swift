// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Subscribes again whenever the source completes.
  ///
  ///     source  a--|
  ///     repeat  a--a--a--
  ///
  /// However often that happens, the stack does not grow (C8).
  ///
  /// - **Ends:** with the first error; never completes.
  @inlinable
  public final func `repeat`() -> Signal<Value> {
    OperatorSignal(Resubscribing(RepeatRule(self), tearingDown: .atEnd)).named(
      after: self, "-repeat")
  }

  /// ``repeat()`` by a name that is no keyword.
  @inlinable
  public final func repeatForever() -> Signal<Value> { `repeat`() }
}

/// `repeat`: the same source again whenever it completes.
@usableFromInline
package struct RepeatRule<Element>: ResubscribeRule {
  @usableFromInline let source: EventSource<Element>

  @inlinable
  package init(_ source: EventSource<Element>) { self.source = source }

  @inlinable
  package mutating func step(after termination: Termination?) -> ResubscribeAction<Element> {
    if let termination, !termination.isCompleted { return .finish(termination) }
    return .subscribe(source)
  }
}
