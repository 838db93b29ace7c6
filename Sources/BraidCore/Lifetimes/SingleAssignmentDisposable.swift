// SPDX-License-Identifier: MIT

/// Holds a disposable that is only known later: it is set once, before or after the disposal.
public final class SingleAssignmentDisposable: DisposableContainer, @unchecked Sendable {
  // `current` and `wasSet` are under the lock.
  private let lock = Lock()
  @exclusivity(unchecked) private var current: (any Disposable)?
  @exclusivity(unchecked) private var wasSet = false

  /// One that holds nothing yet.
  public override init() { super.init() }

  /// Gives it the disposable it is for; if this one is disposed, that one is disposed at once.
  ///
  /// - Precondition: Called at most once.
  public func setDisposable(_ disposable: any Disposable) {
    var tells = false
    let isLate = lock.withLock {
      Misuse.require(
        !wasSet,
        """
        SingleAssignmentDisposable: set twice. It holds one disposable for its whole life, so the \
        second one would never be disposed, or the first one be lost. If the disposable changes, \
        use SerialDisposable; if there are several, use CompositeDisposable.
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
      (wasSet && current?.hasEndedHere != false, note(isResting: !wasSet))
    }
    if tells { tellOwners() }
    return isSpent
  }

  override func abandon(into children: inout DisposalStack) { children.push(current.take()) }
}
