// SPDX-License-Identifier: MIT

/// Two disposables as one: what `Disposables.create(_:_:)` returns.
///
/// No lock, no list.
package final class BinaryDisposable: DisposableContainer, @unchecked Sendable {
  // Both are taken by the one who marks it disposed.
  @exclusivity(unchecked) private var first: (any Disposable)?
  @exclusivity(unchecked) private var second: (any Disposable)?

  package init(_ first: any Disposable, _ second: any Disposable) {
    self.first = first
    self.second = second
    super.init()
  }

  override func abandon(into children: inout DisposalStack) {
    children.push(second.take())
    children.push(first.take())
  }
}
