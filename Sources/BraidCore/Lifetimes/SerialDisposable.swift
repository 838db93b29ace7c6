// SPDX-License-Identifier: MIT

/// Holds one disposable at a time.
///
/// As in Rx, setting ``disposable`` disposes the previous one. As in RAC, ``inner`` and
/// ``swap(in:)`` replace it without disposing.
public final class SerialDisposable: DisposableContainer, @unchecked Sendable {
  // The lock guards `current`.
  private let lock = Lock()
  @exclusivity(unchecked) private var current: (any Disposable)?

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
    set { replace(newValue).old?.dispose() }
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
    let (old, isLate) = replace(newInner)
    if !isLate { return old }
    old?.dispose()
    return nil
  }

  /// Returns the previous disposable; or `new` itself, if this object is already disposed.
  private func replace(_ new: (any Disposable)?) -> (old: (any Disposable)?, isLate: Bool) {
    let (old, isLate) = lock.withLock {
      isDisposed ? (new, true) : (exchange(&current, with: new), false)
    }
    if !isLate, isWatching {
      if let new { watch(new) }
      review()
    }
    return (old, isLate)
  }

  override func children() -> [any Disposable] { lock.withLock { current.map { [$0] } ?? [] } }

  override func reviewChildren() -> Bool {
    if lock.withLock({ note(isResting: current?.hasEndedHere ?? true) }) { tellOwners() }
    return false
  }

  override func close(into children: inout DisposalStack) {
    children.push(lock.withLock { markDisposed() ? current.take() : nil })
  }

  override func abandon(into children: inout DisposalStack) { children.push(current.take()) }
}
