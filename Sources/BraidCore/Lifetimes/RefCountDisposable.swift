// SPDX-License-Identifier: MIT

/// Disposes what it holds once it has been disposed itself *and* every disposable that ``retain()``
/// handed out has been, too.
public final class RefCountDisposable: DisposableContainer, @unchecked Sendable {
  // All three are under the lock.
  private let lock = Lock()
  @exclusivity(unchecked) private var held: (any Disposable)?
  @exclusivity(unchecked) private var dependents = 0
  @exclusivity(unchecked) private var isPrimaryDisposed = false

  /// Holds `disposable`, with no dependents yet.
  public init(disposable: any Disposable) {
    held = disposable
    super.init()
  }

  /// A dependent: what is held lives at least until it is disposed.
  ///
  /// Once that has been disposed, a dependent does nothing.
  public func retain() -> any Disposable {
    let isLive = lock.withLock {
      if isDisposed { return false }
      dependents += 1
      return true
    }
    return isLive ? DependentDisposable(self) : NopDisposable.shared
  }

  override func close(into children: inout DisposalStack) {
    children.push(
      lock.withLock {
        isPrimaryDisposed = true
        return dependents == 0 ? take() : nil
      })
  }

  override func abandon(into children: inout DisposalStack) { children.push(held.take()) }

  fileprivate func releaseOne(into children: inout DisposalStack) {
    children.push(
      lock.withLock {
        dependents -= 1
        return dependents == 0 && isPrimaryDisposed ? take() : nil
      })
  }

  private func take() -> (any Disposable)? { markDisposed() ? held.take() : nil }

  override func children() -> [any Disposable] { lock.withLock { held.map { [$0] } ?? [] } }

  override func reviewChildren() -> Bool { lock.withLock { held?.hasEndedHere != false } }
}

/// One dependent of a ``RefCountDisposable``.
private final class DependentDisposable: DisposableContainer, @unchecked Sendable {
  // Taken by the one who marks it disposed.
  @exclusivity(unchecked) private var parent: RefCountDisposable?
  private let lock = Lock()

  init(_ parent: RefCountDisposable) {
    self.parent = parent
    super.init()
  }

  override func close(into children: inout DisposalStack) {
    guard markDisposed(), let parent = take() else { return }
    parent.releaseOne(into: &children)
    parent.leaveOwners()
  }

  override func abandon(into children: inout DisposalStack) { children.push(take()) }

  private func take() -> RefCountDisposable? { lock.withLock { parent.take() } }

  override func children() -> [any Disposable] { lock.withLock { parent.map { [$0] } ?? [] } }

  override func reviewChildren() -> Bool { lock.withLock { parent?.hasEndedHere != false } }
}
