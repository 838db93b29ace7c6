// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  public import BraidObservable
  public import Foundation
  public import UIKit

  /// A data source of a table that receives the rows, for `items(dataSource:)`.
  public protocol RxTableViewDataSourceType {
    /// The type of the rows, or of the sections with their rows.
    associatedtype Element

    /// Receives an event of the bound observable: store the rows and reload the table.
    @MainActor func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
  }

  /// A data source of a collection that receives the items, for `items(dataSource:)`.
  public protocol RxCollectionViewDataSourceType {
    /// The type of the items, or of the sections with their items.
    associatedtype Element

    /// Receives an event of the bound observable: store the items and reload the collection.
    @MainActor func collectionView(
      _ collectionView: UICollectionView, observedEvent: Event<Element>)
  }

  #if !os(tvOS)
    /// A data source of a picker that receives the rows, for `items(adapter:)`.
    public protocol RxPickerViewDataSourceType {
      /// The type of the rows.
      associatedtype Element

      /// Receives an event of the bound observable: store the rows and reload the picker.
      @MainActor func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
    }
  #endif

  /// The move of a row.
  public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)
  /// A cell before it is displayed.
  public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
  /// A cell that is not displayed any more.
  public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

  extension UIView {
    /// Lays the view out if it is visible, so that a pending layout does not request rows while
    /// their data source changes.
    func layOutIfVisible() { if window != nil { layoutIfNeeded() } }
  }

  extension ObservableType where Element: Sendable {
    /// Binds rows to a view that is laid out before and after its data source changes.
    @MainActor
    func bindRows<Proxy: DelegateProxyType>(
      toVisible view: Proxy.ParentObject, _ proxy: Proxy.Type, dataSource: Proxy.Delegate,
      _ receive: @escaping @MainActor (Proxy.ParentObject, Event<Element>) -> Void
    ) -> any Disposable where Proxy.ParentObject: UIView {
      let subscription = bindRows(
        to: view, proxy, dataSource: dataSource, until: view.rx.deallocated, receive)
      view.layOutIfVisible()
      return Disposables.create(
        Disposables.create { [weak view] in MainQueueTurn.take { view?.layOutIfVisible() } },
        subscription)
    }
  }
#endif
