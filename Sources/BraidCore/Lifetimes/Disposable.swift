// SPDX-License-Identifier: MIT

/// Something that can be ended early: a subscription, a timer, a teardown.
///
/// `dispose()` is idempotent and may be called from any thread, also while the thing is running.
@preconcurrency
public protocol Disposable: AnyObject, Sendable {
  /// Ends it.
  ///
  /// Calling it again does nothing.
  func dispose()
}

/// A disposable that knows whether it has been disposed.
@preconcurrency
public protocol Cancelable: Disposable {
  /// True from the moment `dispose()` wins, before what it disposes has finished.
  var isDisposed: Bool { get }
}
