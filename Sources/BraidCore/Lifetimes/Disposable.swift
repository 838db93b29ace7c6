// SPDX-License-Identifier: MIT

/// Something that can be cancelled: a subscription, a timer, a teardown action.
///
/// `dispose()` is idempotent. Any thread may call it, even while the disposable is in use.
@preconcurrency
public protocol Disposable: AnyObject, Sendable {
  /// Cancels it.
  ///
  /// Further calls do nothing.
  func dispose()
}

/// A disposable that reports whether it was disposed.
@preconcurrency
public protocol Cancelable: Disposable {
  /// Becomes true when `dispose()` is first called, before the teardown has finished.
  var isDisposed: Bool { get }
}
