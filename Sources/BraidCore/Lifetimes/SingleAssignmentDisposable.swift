// SPDX-License-Identifier: MIT

/// Holds a disposable that is set later, at most once, before or after the disposal.
public final class SingleAssignmentDisposable: DisposableContainer, @unchecked Sendable {
  // The lock guards `current` and `wasSet`.
  private let lock = Lock()
  private var current: (any Disposable)?
  private var wasSet = false

  /// Creates an empty disposable.
  public override init() { super.init() }

  /// Sets the disposable; if this object is disposed, disposes `disposable` immediately.
  ///
  /// - Precondition: Called at most once.
  public func setDisposable(_ disposable: any Disposable) {
    var tells = false
    let isLate = lock.withLock {
      Misuse.require(
        !wasSet,
        """
        SingleAssignmentDisposable: set twice. It holds a single disposable, so one of the two \
        would never be disposed. If the disposable changes, use SerialDisposable; if there are \
        several, use CompositeDisposable.
        """)
      wasSet = true
      if isDisposed { return true }
      current = disposable
      tells = note(isResting: false)
      return false
    }
    if isLate { return disposable.dispose() }
    if tells { tellOwners() }
    if isWatching { watch(disposable) }
  }

  override func close(into children: inout DisposalStack) {
    children.push(lock.withLock { markDisposed() ? current.take() : nil })
  }

  override func children() -> [any Disposable] { lock.withLock { current.map { [$0] } ?? [] } }

  override func reviewChildren() -> Bool {
    let (isSpent, tells) = lock.withLock {
      (wasSet && current?.isSpentHere != false, note(isResting: !wasSet))
    }
    if tells { tellOwners() }
    return isSpent
  }

  override func abandon(into children: inout DisposalStack) { children.push(current.take()) }
}
