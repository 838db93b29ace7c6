// SPDX-License-Identifier: MIT

// What collections have as well: .ci/generate writes it for them, by other names.

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  public import Foundation
  public import UIKit

  extension UITableView: HasDataSource, HasPrefetchDataSource {
    /// The data source protocol.
    public typealias DataSource = any UITableViewDataSource
    /// The protocol of the prefetching data source.
    public typealias PrefetchDataSource = any UITableViewDataSourcePrefetching
  }

  /// The rows of one section, with a closure that creates the cells.
  @MainActor
  private final class TableRows<Rows: Sequence>: NSObject, UITableViewDataSource,
    RxTableViewDataSourceType, SectionedViewDataSourceType
  {
    typealias Element = Rows
    typealias CellFactory = (UITableView, Int, Rows.Element) -> UITableViewCell

    private let rows = BoundRows<Rows.Element>()
    private let cellFactory: CellFactory

    init(_ cellFactory: @escaping CellFactory) { self.cellFactory = cellFactory }

    func tableView(_ tableView: UITableView, observedEvent: Event<Rows>) {
      guard case .next(let elements) = observedEvent else { return }
      rows.set(elements)
      tableView.reloadRows()
    }

    func model(at indexPath: IndexPath) throws -> Any { try rows.model(at: indexPath, of: self) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      cellFactory(tableView, indexPath.row, rows[indexPath.row])
    }
  }

  extension Reactive where Base: UITableView {
    /// Binds a sequence of rows, with a closure that creates the cells:
    /// `rows.bind(to: tableView.rx.items) { tableView, row, element in cell }`.
    ///
    /// The table is reloaded for each new sequence. Completion keeps the shown rows. An error
    /// is a programming error.
    ///
    /// - Parameter source: Emits the rows.
    /// - Returns: A function that takes the closure and returns the subscription. Disposing it
    ///   restores the former data source.
    public func items<Rows: Sequence & Sendable, Source: ObservableType>(
      _ source: Source
    )
      -> (
        _ cellFactory: @escaping (UITableView, Int, Rows.Element) -> UITableViewCell
      ) -> any Disposable where Source.Element == Rows
    {
      { cellFactory in
        nonisolated(unsafe) let cellFactory = cellFactory  // called on this thread
        return self.items(source) { TableRows<Rows>(cellFactory) }
      }
    }

    /// Binds a sequence of rows to reusable cells:
    /// `rows.bind(to: tableView.rx.items(cellIdentifier: "Cell")) { row, element, cell in }`.
    ///
    /// - Parameters:
    ///   - cellIdentifier: The identifier under which the cell is registered.
    ///   - cellType: The type of the cells.
    /// - Returns: A function that takes the source, and returns a function that takes the closure.
    public func items<Rows: Sequence & Sendable, Cell: UITableViewCell, Source: ObservableType>(
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
            TableRows<Rows> { tableView, row, element in
              let cell = tableView.dequeueReusableCell(
                withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
              guard let typed = cell as? Cell else { Misuse.stopWithCell(cell, Cell.self) }
              configureCell(row, element, typed)
              return typed
            }
          }
        }
      }
    }

    /// Binds values to a data source of the program: `sections.bind(to:
    /// tableView.rx.items(dataSource: dataSource))`.
    ///
    /// - Parameter dataSource: Receives each value, and is retained while subscribed.
    /// - Returns: A function that takes the source and returns the subscription.
    public func items<
      DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType
    >(
      dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable
    where DataSource.Element == Source.Element, Source.Element: Sendable {
      nonisolated(unsafe) let dataSource = dataSource  // used on the main thread
      return { source in self.items(source) { dataSource } }
    }

    private func items<
      DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType
    >(
      _ source: Source, _ makeDataSource: @MainActor () -> DataSource
    ) -> any Disposable where DataSource.Element == Source.Element, Source.Element: Sendable {
      MainScheduler.ensureRunningOnMainThread()
      nonisolated(unsafe) let source = source  // subscribed to on this thread
      return MainActor.assumeIsolated {
        let dataSource = makeDataSource()
        // Assigning the data source makes the table ask its delegate, which has to be there.
        _ = delegate
        return source.bindRows(
          toVisible: base, RxTableViewDataSourceProxy.self, dataSource: dataSource
        ) { tableView, event in dataSource.tableView(tableView, observedEvent: event) }
      }
    }
  }

  extension Reactive where Base: UITableView {
    /// The proxy that is the data source of the table.
    @preconcurrency @MainActor public var dataSource:
      DelegateProxy<UITableView, any UITableViewDataSource>
    {
      RxTableViewDataSourceProxy.proxy(for: base)
    }

    /// The proxy that is the prefetching data source of the table.
    @preconcurrency @MainActor public var prefetchDataSource:
      DelegateProxy<UITableView, any UITableViewDataSourcePrefetching>
    {
      RxTableViewDataSourcePrefetchingProxy.proxy(for: base)
    }

    /// Forwards to a data source until the result is disposed.
    ///
    /// - Parameter dataSource: The data source, which is not retained.
    @preconcurrency @MainActor public func setDataSource(
      _ dataSource: any UITableViewDataSource
    ) -> any Disposable {
      RxTableViewDataSourceProxy.installForwardDelegate(
        dataSource, retainDelegate: false, onProxyForObject: base)
    }

    /// Forwards to a prefetching data source until the result is disposed.
    ///
    /// - Parameter prefetchDataSource: The data source, which is not retained.
    @preconcurrency @MainActor public func setPrefetchDataSource(
      _ prefetchDataSource: any UITableViewDataSourcePrefetching
    ) -> any Disposable {
      RxTableViewDataSourcePrefetchingProxy.installForwardDelegate(
        prefetchDataSource, retainDelegate: false, onProxyForObject: base)
    }

    /// Emits the index path of each row that the user selects.
    public var itemSelected: ControlEvent<IndexPath> {
      calls(RxTableViewDelegateProxy.didSelect) { $1.1 }
    }

    /// Emits the index path of each row that the user deselects.
    public var itemDeselected: ControlEvent<IndexPath> {
      calls(RxTableViewDelegateProxy.didDeselect) { $1.1 }
    }

    /// Emits the index path of each row that is highlighted.
    public var itemHighlighted: ControlEvent<IndexPath> {
      calls(RxTableViewDelegateProxy.didHighlight) { $1.1 }
    }

    /// Emits the index path of each row that is not highlighted any more.
    public var itemUnhighlighted: ControlEvent<IndexPath> {
      calls(RxTableViewDelegateProxy.didUnhighlight) { $1.1 }
    }

    /// Emits each update of the focus.
    public var didUpdateFocusInContextWithAnimationCoordinator:
      ControlEvent<
        (
          context: UITableViewFocusUpdateContext,
          animationCoordinator: UIFocusAnimationCoordinator
        )
      >
    {
      calls(RxTableViewDelegateProxy.didUpdateFocus) { ($1.1, $1.2) }
    }

    /// Emits the model of each row that the user selects.
    ///
    /// The rows must be bound with `items`, and the models must be of the type.
    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
      calls(RxTableViewDelegateProxy.didSelect) { try $0.rx.model(at: $1.1) }
    }

    /// Emits the model of each row that the user deselects.
    ///
    /// The rows must be bound with `items`, and the models must be of the type.
    public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
      calls(RxTableViewDelegateProxy.didDeselect) { try $0.rx.model(at: $1.1) }
    }

    /// The model of a row.
    ///
    /// The rows must be bound with `items`, or by a data source that conforms to
    /// ``SectionedViewDataSourceType``. Throws ``RxCocoaError`` if there are no rows yet, or if the
    /// model has another type.
    @preconcurrency @MainActor public func model<Model>(at indexPath: IndexPath) throws -> Model {
      try boundModel(at: indexPath, of: dataSource.forwardToDelegate(), in: base)
    }

    /// Emits the index paths of rows that may be displayed soon.
    public var prefetchRows: ControlEvent<[IndexPath]> {
      prefetches(RxTableViewDataSourcePrefetchingProxy.prefetch)
    }

    /// Emits the index paths of rows that will not be displayed soon.
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
      prefetches(RxTableViewDataSourcePrefetchingProxy.cancel)
    }

    private func prefetches(
      _ method: DelegateMethod<(UITableView, [IndexPath])>
    ) -> ControlEvent<[IndexPath]> {
      ControlEvent(
        onMain: delegateCalls(
          { RxTableViewDataSourcePrefetchingProxy.proxy(for: $0) }, method
        ) { $1.1 })
    }
  }
#endif
