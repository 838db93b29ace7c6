// SPDX-License-Identifier: MIT
import BraidCore

// Types that are declared for the message of the compiler. The functions are in .ci/names, from
// which .ci/generate writes their declarations.

/// What ``SharedSequenceConvertibleType`` has in the place of a `merge` of two: it cannot be had.
@available(*, unavailable, message: "write Driver.merge(a, b), or Signal.merge(a, b).")
@_documentation(visibility: internal)
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

/// A view whose rows RxCocoa binds: a table, a collection, a picker.
///
/// The names that such a view had in RxCocoa are declared, unavailable, for the sentence that the
/// compiler says.
@_documentation(visibility: internal)
public protocol RowView: AnyObject {}
