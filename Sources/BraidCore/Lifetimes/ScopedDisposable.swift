// SPDX-License-Identifier: MIT

/// Disposes what it holds when it is disposed or goes out of scope, whichever comes first.
public final class ScopedDisposable: DisposableContainer, @unchecked Sendable {
  // Taken by the one who marks it disposed.
  @exclusivity(unchecked) private var held: (any Disposable)?
  private let lock = Lock()

  /// Holds `disposable` for as long as it lives itself.
  public init(_ disposable: any Disposable) {
    held = disposable
    super.init()
  }

  deinit { dispose() }

  override func close(into children: inout DisposalStack) {
    if markDisposed() { children.push(lock.withLock { held.take() }) }
  }

  override func children() -> [any Disposable] { lock.withLock { held.map { [$0] } ?? [] } }

  override func reviewChildren() -> Bool { children().allSatisfy(\.hasEndedHere) }
}

extension Disposable {
  /// A disposable that disposes this one when it goes out of scope; a scoped one is returned as it
  /// is.
  public func scoped() -> ScopedDisposable { self as? ScopedDisposable ?? ScopedDisposable(self) }
}
