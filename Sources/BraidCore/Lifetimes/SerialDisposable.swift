// SPDX-License-Identifier: MIT

/// Holds one disposable at a time.
///
/// Rx style: setting ``disposable`` disposes the one before. RAC style: ``inner`` and ``swap(in:)``
/// replace it without disposing.
public final class SerialDisposable: DisposableContainer, @unchecked Sendable {
  // `current` is under the lock.
  private let lock = Lock()
  @exclusivity(unchecked) private var current: (any Disposable)?

  /// One that holds `inner`, or nothing yet.
  public init(_ inner: (any Disposable)? = nil) {
    current = inner
    super.init()
  }

  /// The disposable it holds; one that does nothing if there is none.
  ///
  /// Setting it disposes the one before; if this one is disposed, the new one is disposed at once.
  public var disposable: any Disposable {
    get { inner ?? NopDisposable.shared }
    set { replace(newValue).old?.dispose() }
  }

  /// The disposable it holds, if any.
  ///
  /// Setting it does *not* dispose the one before; if this one is disposed, the new one is disposed
  /// at once.
  public var inner: (any Disposable)? {
    get { lock.withLock { current } }
    set { _ = swap(in: newValue) }
  }

  /// Replaces the disposable it holds; if this one is disposed, the new one is disposed at once.
  ///
  /// - Returns: The one before, which is not disposed; nil if this one is disposed.
  @discardableResult
  public func swap(in newInner: (any Disposable)?) -> (any Disposable)? {
    let (old, isLate) = replace(newInner)
    if !isLate { return old }
    old?.dispose()
    return nil
  }

  /// What was held before; or the new one itself if it is too late for it.
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
