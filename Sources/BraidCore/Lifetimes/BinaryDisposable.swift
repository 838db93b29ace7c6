// SPDX-License-Identifier: MIT

/// Two disposables as one: what `Disposables.create(_:_:)` returns.
///
/// No list, and a lock only for one whose children are watched.
package final class BinaryDisposable: DisposableContainer, @unchecked Sendable {
  // Both are taken by the one who marks it disposed.
  @exclusivity(unchecked) private var first: (any Disposable)?
  @exclusivity(unchecked) private var second: (any Disposable)?
  private let lock = Lock()

  package init(_ first: any Disposable, _ second: any Disposable) {
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

  override func reviewChildren() -> Bool { children().allSatisfy(\.hasEndedHere) }
}
