// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  public import Foundation
  public import UIKit

  /// The data source of collections, for observers.
  open class RxCollectionViewDataSourceProxy:
    DelegateProxy<UICollectionView, any UICollectionViewDataSource>, DelegateProxyType,
    UICollectionViewDataSource
  {
    /// The collection.
    public private(set) weak var collectionView: UICollectionView?

    /// Creates a proxy of a collection.
    public init(collectionView: UICollectionView) {
      self.collectionView = collectionView
      super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourceProxy.self)
    }

    /// Registers the proxy of collections.
    public static func registerKnownImplementations() {
      register { RxCollectionViewDataSourceProxy(collectionView: $0) }
    }

    open func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      forwardToDelegate()?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    open func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let next = forwardToDelegate() else { Misuse.stopWithoutRows(collectionView) }
      return next.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  extension UICollectionView {
    /// Requests all items again, and their layout.
    func reloadRows() {
      reloadData()
      collectionViewLayout.invalidateLayout()
    }
  }

  extension Reactive where Base: UICollectionView {
    /// A cell with its index path.
    public typealias DisplayCollectionViewCellEvent = (cell: UICollectionViewCell, at: IndexPath)
    /// A supplementary view with its kind and its index path.
    public typealias DisplayCollectionViewSupplementaryViewEvent = (
      supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath
    )

    /// Emits each cell before it is displayed.
    public var willDisplayCell: ControlEvent<DisplayCollectionViewCellEvent> {
      calls(RxCollectionViewDelegateProxy.willDisplay) { ($1.1, $1.2) }
    }

    /// Emits each cell that is not displayed any more.
    public var didEndDisplayingCell: ControlEvent<DisplayCollectionViewCellEvent> {
      calls(RxCollectionViewDelegateProxy.didEndDisplaying) { ($1.1, $1.2) }
    }

    /// Emits each supplementary view before it is displayed.
    public var willDisplaySupplementaryView:
      ControlEvent<DisplayCollectionViewSupplementaryViewEvent>
    {
      calls(RxCollectionViewDelegateProxy.willDisplaySupplementary) { ($1.1, $1.2, $1.3) }
    }

    /// Emits each supplementary view that is not displayed any more.
    public var didEndDisplayingSupplementaryView:
      ControlEvent<DisplayCollectionViewSupplementaryViewEvent>
    {
      calls(RxCollectionViewDelegateProxy.didEndDisplayingSupplementary) { ($1.1, $1.2, $1.3) }
    }
  }
#endif
