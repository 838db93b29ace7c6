// SPDX-License-Identifier: MIT

/// Disposes its disposable after both the container itself and all disposables returned by
/// ``retain()`` have been disposed.
public final class RefCountDisposable: DisposableContainer, @unchecked Sendable {
  // The lock guards all three.
  private let lock = Lock()
  private var held: (any Disposable)?
  private var dependents = 0
  private var isPrimaryDisposed = false

  /// Creates a container of `disposable`, without dependents.
  public init(disposable: any Disposable) {
    held = disposable
    super.init()
  }

  /// Returns a dependent, which prevents the disposal until it is disposed itself.
  ///
  /// If the contained disposable is already disposed, the dependent does nothing.
  public func retain() -> any Disposable {
    let isRetained = lock.withLock {
      if isDisposed { return false }
      dependents += 1
      return true
    }
    return isRetained ? DependentDisposable(self) : NopDisposable.shared
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

  override func reviewChildren() -> Bool { lock.withLock { held?.isSpentHere != false } }
}

/// One dependent of a ``RefCountDisposable``.
private final class DependentDisposable: DisposableContainer, @unchecked Sendable {
  // Only the thread that marks the dependent disposed accesses it.
  private var parent: RefCountDisposable?
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

  override func reviewChildren() -> Bool { lock.withLock { parent?.isSpentHere != false } }
}
