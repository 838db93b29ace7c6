// SPDX-License-Identifier: MIT

/// Holds one disposable at a time.
///
/// As in Rx, setting ``disposable`` disposes the previous one. As in RAC, ``inner`` and
/// ``swap(in:)`` replace it without disposing.
public final class SerialDisposable: DisposableContainer, @unchecked Sendable {
  // The lock guards `current`.
  private let lock = Lock()
  private var current: (any Disposable)?

  /// Creates a disposable that holds `inner`.
  public init(_ inner: (any Disposable)? = nil) {
    current = inner
    super.init()
  }

  /// The current disposable; if there is none, a disposable without effect.
  ///
  /// Setting it disposes the previous one. If this object is disposed, the new disposable is
  /// disposed immediately.
  public var disposable: any Disposable {
    get { inner ?? NopDisposable.shared }
    set {
      var old: (any Disposable)? = consume newValue
      _ = exchange(&old)
      old?.dispose()
    }
  }

  /// The current disposable, if any.
  ///
  /// Setting it does *not* dispose the previous one. If this object is disposed, the new disposable
  /// is disposed immediately.
  public var inner: (any Disposable)? {
    get { lock.withLock { current } }
    set { _ = swap(in: newValue) }
  }

  /// Replaces the current disposable.
  ///
  /// If this object is disposed, the new disposable is disposed immediately.
  ///
  /// - Returns: The previous disposable, which is not disposed; nil if this object is disposed.
  @discardableResult
  public func swap(in newInner: (any Disposable)?) -> (any Disposable)? {
    var old = newInner
    if exchange(&old) { return old }
    old?.dispose()
    return nil
  }

  /// Replaces `disposable` by the previous disposable.
  ///
  /// - Returns: False, and nothing is replaced, if this object is already disposed.
  @inline(__always)
  private func exchange(_ disposable: inout (any Disposable)?) -> Bool {
    let isReplaced = lock.withLock {
      if isDisposed { return false }
      Swift.swap(&current, &disposable)
      return true
    }
    if isReplaced, isWatching { reviewNew() }
    return isReplaced
  }

  @inline(never)
  private func reviewNew() {
    if let current = inner { watch(current) }
    review()
  }

  override func children() -> [any Disposable] { lock.withLock { current.map { [$0] } ?? [] } }

  override func reviewChildren() -> Bool {
    if lock.withLock({ note(isResting: current?.isSpentHere ?? true) }) { tellOwners() }
    return false
  }

  override func close(into children: inout DisposalStack) {
    children.push(lock.withLock { markDisposed() ? current.take() : nil })
  }

  override func abandon(into children: inout DisposalStack) { children.push(current.take()) }
}
