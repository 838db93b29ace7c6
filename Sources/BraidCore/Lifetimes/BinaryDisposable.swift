// SPDX-License-Identifier: MIT

/// Combines two disposables: the type behind `Disposables.create(_:_:)`.
///
/// It has no list, and takes its lock only while an owner watches its children.
final class BinaryDisposable: DisposableContainer, @unchecked Sendable {
  // Only the thread that marks the container disposed accesses these.
  private var first: (any Disposable)?
  private var second: (any Disposable)?
  private let lock = Lock()

  init(_ first: any Disposable, _ second: any Disposable) {
    self.first = first
    self.second = second
    super.init()
  }

  override func abandon(into children: inout DisposalStack) {
    let (first, second) = isWatching ? lock.withLock { take() } : take()
    children.push(second)
    children.push(first)
  }

  private func take() -> ((any Disposable)?, (any Disposable)?) { (first.take(), second.take()) }

  override func children() -> [any Disposable] {
    lock.withLock { isDisposed ? [] : [first, second].compactMap { $0 } }
  }

  override func reviewChildren() -> Bool { children().allSatisfy(\.isSpentHere) }
}
