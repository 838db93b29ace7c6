// SPDX-License-Identifier: MIT
import BraidCore

// Types that are declared for the message of the compiler. The functions are in .ci/names, from
// which .ci/generate writes their declarations.

/// Stands in for a `merge` of two sequences, which ``SharedSequenceConvertibleType`` does not have.
@available(*, unavailable, message: "write Driver.merge(a, b), or Signal.merge(a, b).")
public enum SharedSequenceMergeMistake<SharingStrategy: SharingStrategyProtocol, Element> {
  /// Another sequence without its label.
  public func callAsFunction<Other>(_ other: Other) -> SharedSequence<SharingStrategy, Element> {
    neverCalled()
  }

  /// Another sequence.
  public func callAsFunction<Other>(with other: Other) -> SharedSequence<SharingStrategy, Element> {
    neverCalled()
  }

  /// No other sequence.
  public func callAsFunction() -> SharedSequence<SharingStrategy, Element> { neverCalled() }
}
