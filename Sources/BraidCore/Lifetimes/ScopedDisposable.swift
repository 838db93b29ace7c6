// SPDX-License-Identifier: MIT

/// Disposes its disposable when it is disposed or deallocated, whichever comes first.
public final class ScopedDisposable: DisposableContainer, @unchecked Sendable {
  // Only the thread that marks the container disposed accesses it.
  private var held: (any Disposable)?
  private let lock = Lock()

  /// Creates a disposable that disposes `disposable` when it is deallocated.
  public init(_ disposable: any Disposable) {
    held = disposable
    super.init()
  }

  deinit { dispose() }

  override func close(into children: inout DisposalStack) {
    if markDisposed() { children.push(lock.withLock { held.take() }) }
  }

  override func children() -> [any Disposable] { lock.withLock { held.map { [$0] } ?? [] } }

  override func reviewChildren() -> Bool { children().allSatisfy(\.isSpentHere) }
}

extension Disposable {
  /// Returns a disposable that disposes this one on deallocation; a scoped one returns itself.
  public func scoped() -> ScopedDisposable { self as? ScopedDisposable ?? ScopedDisposable(self) }
}
