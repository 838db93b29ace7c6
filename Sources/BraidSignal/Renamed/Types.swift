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

extension Signal {
  /// A name of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write Subscriber(next:error:completed:) for closures, PassthroughSubscriber in create, and \
      SignalSubject for the input of pipe().
      """
  )
  public struct Observer {
    /// The initializer of ReactiveSwift's observer.
    public init(
      value: ((Value) -> Void)? = nil, failed: ((any Error) -> Void)? = nil,
      completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil
    ) { neverCalled() }
  }
}
