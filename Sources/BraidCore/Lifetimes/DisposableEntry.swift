// SPDX-License-Identifier: MIT

/// One disposable's place in a ``CompositeDisposable``.
final class DisposableEntry: SubscriptionOwner, LinkedNode, @unchecked Sendable {
  // Taken by whoever takes the entry out.
  @exclusivity(unchecked) var disposable: (any Disposable)?
  /// What a subscription leaves when it ends; nil for those that stay.
  private let bag: CompositeDisposable?
  // Under the owner's lock.
  @exclusivity(unchecked) var links = Links<DisposableEntry>()
  @exclusivity(unchecked) var isLinked = false

  init(_ disposable: any Disposable, in bag: CompositeDisposable? = nil) {
    self.disposable = disposable
    self.bag = bag
    super.init(())
  }

  override func subscriptionEnded() { bag?.remove(self) }
}
