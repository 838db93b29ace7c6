// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  public import Foundation
  public import UIKit

  // Written by .ci/generate.
  extension UICollectionView: HasDataSource, HasPrefetchDataSource {
    /// The data source protocol.
    public typealias DataSource = any UICollectionViewDataSource
    /// The protocol of the prefetching data source.
    public typealias PrefetchDataSource = any UICollectionViewDataSourcePrefetching
  }

  /// The items of one section, with a closure that creates the cells.
  @MainActor
  private final class CollectionItems<Rows: Sequence>: NSObject, UICollectionViewDataSource,
    RxCollectionViewDataSourceType, SectionedViewDataSourceType
  {
    typealias Element = Rows
    typealias CellFactory = (UICollectionView, Int, Rows.Element) -> UICollectionViewCell

    private let rows = BoundRows<Rows.Element>()
    private let cellFactory: CellFactory

    init(_ cellFactory: @escaping CellFactory) { self.cellFactory = cellFactory }

    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Rows>) {
      guard case .next(let elements) = observedEvent else { return }
      rows.set(elements)
      collectionView.reloadRows()
    }

    func model(at indexPath: IndexPath) throws -> Any { try rows.model(at: indexPath, of: self) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      rows.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      cellFactory(collectionView, indexPath.item, rows[indexPath.item])
    }
  }

  extension Reactive where Base: UICollectionView {
    /// Binds a sequence of items, with a closure that creates the cells:
    /// `rows.bind(to: collectionView.rx.items) { collectionView, row, element in cell }`.
    ///
    /// The collection is reloaded for each new sequence. Completion keeps the shown items. An error
    /// is a programming error.
    ///
    /// - Parameter source: Emits the items.
    /// - Returns: A function that takes the closure and returns the subscription. Disposing it
    ///   restores the former data source.
    public func items<Rows: Sequence & Sendable, Source: ObservableType>(
      _ source: Source
    )
      -> (
        _ cellFactory: @escaping (UICollectionView, Int, Rows.Element) -> UICollectionViewCell
      ) -> any Disposable where Source.Element == Rows
    {
      { cellFactory in
        nonisolated(unsafe) let cellFactory = cellFactory  // called on this thread
        return self.items(source) { CollectionItems<Rows>(cellFactory) }
      }
    }

    /// Binds a sequence of items to reusable cells:
    /// `rows.bind(to: collectionView.rx.items(cellIdentifier: "Cell")) { row, element, cell in }`.
    ///
    /// - Parameters:
    ///   - cellIdentifier: The identifier under which the cell is registered.
    ///   - cellType: The type of the cells.
    /// - Returns: A function that takes the source, and returns a function that takes the closure.
    public func items<
      Rows: Sequence & Sendable, Cell: UICollectionViewCell, Source: ObservableType
    >(
      cellIdentifier: String, cellType: Cell.Type = Cell.self
    )
      -> (_ source: Source)
      -> (_ configureCell: @escaping (Int, Rows.Element, Cell) -> Void)
      -> any Disposable where Source.Element == Rows
    {
      { source in
        { configureCell in
          nonisolated(unsafe) let configureCell = configureCell  // called on this thread
          return self.items(source) {
            CollectionItems<Rows> { collectionView, row, element in
              let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: cellIdentifier, for: IndexPath(item: row, section: 0))
              guard let typed = cell as? Cell else { Misuse.stopWithCell(cell, Cell.self) }
              configureCell(row, element, typed)
              return typed
            }
          }
        }
      }
    }

    /// Binds values to a data source of the program: `sections.bind(to:
    /// collectionView.rx.items(dataSource: dataSource))`.
    ///
    /// - Parameter dataSource: Receives each value, and is retained while subscribed.
    /// - Returns: A function that takes the source and returns the subscription.
    public func items<
      DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource,
      Source: ObservableType
    >(
      dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable
    where DataSource.Element == Source.Element, Source.Element: Sendable {
      nonisolated(unsafe) let dataSource = dataSource  // used on the main thread
      return { source in self.items(source) { dataSource } }
    }

    private func items<
      DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource,
      Source: ObservableType
    >(
      _ source: Source, _ makeDataSource: @MainActor () -> DataSource
    ) -> any Disposable where DataSource.Element == Source.Element, Source.Element: Sendable {
      MainScheduler.ensureRunningOnMainThread()
      nonisolated(unsafe) let source = source  // subscribed to on this thread
      return MainActor.assumeIsolated {
        let dataSource = makeDataSource()
        // Assigning the data source makes the collection ask its delegate, which has to be there.
        _ = delegate
        return source.bindRows(
          toVisible: base, RxCollectionViewDataSourceProxy.self, dataSource: dataSource
        ) { collectionView, event in dataSource.collectionView(collectionView, observedEvent: event)
        }
      }
    }
  }

  extension Reactive where Base: UICollectionView {
    /// The proxy that is the data source of the collection.
    @preconcurrency @MainActor public var dataSource:
      DelegateProxy<UICollectionView, any UICollectionViewDataSource>
    {
      RxCollectionViewDataSourceProxy.proxy(for: base)
    }

    /// The proxy that is the prefetching data source of the collection.
    @preconcurrency @MainActor public var prefetchDataSource:
      DelegateProxy<UICollectionView, any UICollectionViewDataSourcePrefetching>
    {
      RxCollectionViewDataSourcePrefetchingProxy.proxy(for: base)
    }

    /// Forwards to a data source until the result is disposed.
    ///
    /// - Parameter dataSource: The data source, which is not retained.
    @preconcurrency @MainActor public func setDataSource(
      _ dataSource: any UICollectionViewDataSource
    ) -> any Disposable {
      RxCollectionViewDataSourceProxy.installForwardDelegate(
        dataSource, retainDelegate: false, onProxyForObject: base)
    }

    /// Forwards to a prefetching data source until the result is disposed.
    ///
    /// - Parameter prefetchDataSource: The data source, which is not retained.
    @preconcurrency @MainActor public func setPrefetchDataSource(
      _ prefetchDataSource: any UICollectionViewDataSourcePrefetching
    ) -> any Disposable {
      RxCollectionViewDataSourcePrefetchingProxy.installForwardDelegate(
        prefetchDataSource, retainDelegate: false, onProxyForObject: base)
    }

    /// Emits the index path of each item that the user selects.
    public var itemSelected: ControlEvent<IndexPath> {
      calls(RxCollectionViewDelegateProxy.didSelect) { $1.1 }
    }

    /// Emits the index path of each item that the user deselects.
    public var itemDeselected: ControlEvent<IndexPath> {
      calls(RxCollectionViewDelegateProxy.didDeselect) { $1.1 }
    }

    /// Emits the index path of each item that is highlighted.
    public var itemHighlighted: ControlEvent<IndexPath> {
      calls(RxCollectionViewDelegateProxy.didHighlight) { $1.1 }
    }

    /// Emits the index path of each item that is not highlighted any more.
    public var itemUnhighlighted: ControlEvent<IndexPath> {
      calls(RxCollectionViewDelegateProxy.didUnhighlight) { $1.1 }
    }

    /// Emits each update of the focus.
    public var didUpdateFocusInContextWithAnimationCoordinator:
      ControlEvent<
        (
          context: UICollectionViewFocusUpdateContext,
          animationCoordinator: UIFocusAnimationCoordinator
        )
      >
    {
      calls(RxCollectionViewDelegateProxy.didUpdateFocus) { ($1.1, $1.2) }
    }

    /// Emits the model of each item that the user selects.
    ///
    /// The items must be bound with `items`, and the models must be of the type.
    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
      calls(RxCollectionViewDelegateProxy.didSelect) { try $0.rx.model(at: $1.1) }
    }

    /// Emits the model of each item that the user deselects.
    ///
    /// The items must be bound with `items`, and the models must be of the type.
    public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
      calls(RxCollectionViewDelegateProxy.didDeselect) { try $0.rx.model(at: $1.1) }
    }

    /// The model of an item.
    ///
    /// The items must be bound with `items`, or by a data source that conforms to
    /// ``SectionedViewDataSourceType``. Throws ``RxCocoaError`` if there are no rows yet, or if the
    /// model has another type.
    @preconcurrency @MainActor public func model<Model>(at indexPath: IndexPath) throws -> Model {
      try boundModel(at: indexPath, of: dataSource.forwardToDelegate(), in: base)
    }

    /// Emits the index paths of items that may be displayed soon.
    public var prefetchItems: ControlEvent<[IndexPath]> {
      prefetches(RxCollectionViewDataSourcePrefetchingProxy.prefetch)
    }

    /// Emits the index paths of items that will not be displayed soon.
    public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
      prefetches(RxCollectionViewDataSourcePrefetchingProxy.cancel)
    }

    private func prefetches(
      _ method: DelegateMethod<(UICollectionView, [IndexPath])>
    ) -> ControlEvent<[IndexPath]> {
      ControlEvent(
        onMain: delegateCalls(
          { RxCollectionViewDataSourcePrefetchingProxy.proxy(for: $0) }, method
        ) { $1.1 })
    }
  }
#endif
