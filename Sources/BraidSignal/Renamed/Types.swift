// SPDX-License-Identifier: MIT
import BraidCore

// Types that are declared for the message of the compiler. The functions are in .ci/names, from
// which .ci/generate writes their declarations.

/// A name of ReactiveSwift.
@available(
  *, unavailable,
  message: """
    write deliverOnMain().
    """
)
public struct UIScheduler {
  /// The initializer of ReactiveSwift's scheduler.
  public init() { neverCalled() }
}
