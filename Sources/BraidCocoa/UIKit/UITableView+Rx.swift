// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  public import Foundation
  public import UIKit

  /// The data source of tables, for observers.
  open class RxTableViewDataSourceProxy: DelegateProxy<UITableView, any UITableViewDataSource>,
    DelegateProxyType, UITableViewDataSource
  {
    // While these have no observers, a row cannot be swiped or moved.
    open override class var methods: [String] { [commit.name, move.name] }

    /// The table.
    public private(set) weak var tableView: UITableView?

    /// Creates a proxy of a table.
    public init(tableView: UITableView) {
      self.tableView = tableView
      super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
    }

    /// Registers the proxy of tables.
    public static func registerKnownImplementations() {
      register { RxTableViewDataSourceProxy(tableView: $0) }
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      forwardToDelegate()?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    open func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard let next = forwardToDelegate() else { Misuse.stopWithoutRows(tableView) }
      return next.tableView(tableView, cellForRowAt: indexPath)
    }

    open func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      pass(Self.commit, (tableView, editingStyle, indexPath)) {
        forwardToDelegate()?.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
      }
    }

    open func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      pass(Self.move, (tableView, sourceIndexPath, destinationIndexPath)) {
        forwardToDelegate()?.tableView?(
          tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      }
    }
  }

  nonisolated extension RxTableViewDataSourceProxy {
    static let commit = DelegateMethod<
      (UITableView, UITableViewCell.EditingStyle, IndexPath)
    >(
      #selector((any UITableViewDataSource).tableView(_:commit:forRowAt:)))
    static let move = DelegateMethod<(UITableView, IndexPath, IndexPath)>(
      #selector((any UITableViewDataSource).tableView(_:moveRowAt:to:)))
  }

  extension Misuse {
    /// Traps: a view asks a proxy without a data source for a row.
    static func stopWithoutRows(_ view: UIView) -> Never {
      stop("\(type(of: view)) asked for a row, and has no data source. Bind rows with items(_:).")
    }
  }

  extension UITableView {
    /// Requests all rows again.
    func reloadRows() { reloadData() }
  }

  extension Misuse {
    /// Traps: a dequeued cell has another type.
    static func stopWithCell(_ cell: UIView, _ type: Any.Type) -> Never {
      stop("items(cellIdentifier:cellType:): the cell is a \(Swift.type(of: cell)), not a \(type).")
    }
  }

  extension Reactive where Base: UITableView {
    /// Emits the index path of each row whose accessory button is tapped.
    public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
      calls(RxTableViewDelegateProxy.accessoryButtonTapped) { $1.1 }
    }

    /// Emits the index path of each row that the user inserts.
    public var itemInserted: ControlEvent<IndexPath> { commits(.insert) { $1 } }

    /// Emits the index path of each row that the user deletes.
    ///
    /// While it has observers, rows can be swiped.
    public var itemDeleted: ControlEvent<IndexPath> { commits(.delete) { $1 } }

    /// Emits the move of each row.
    ///
    /// While it has observers, rows can be moved.
    public var itemMoved: ControlEvent<ItemMovedEvent> {
      ControlEvent(
        onMain: delegateCalls(
          { RxTableViewDataSourceProxy.proxy(for: $0) }, RxTableViewDataSourceProxy.move
        ) { ($1.1, $1.2) })
    }

    /// Emits each cell before it is displayed.
    public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
      calls(RxTableViewDelegateProxy.willDisplay) { ($1.1, $1.2) }
    }

    /// Emits each cell that is not displayed any more.
    public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> {
      calls(RxTableViewDelegateProxy.didEndDisplaying) { ($1.1, $1.2) }
    }

    /// Emits the model of each row that the user deletes.
    ///
    /// The rows must be bound with `items`, and the models must be of the type.
    public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
      commits(.delete) { try $0.rx.model(at: $1) }
    }

    private func commits<Value>(
      _ style: UITableViewCell.EditingStyle,
      _ value: @escaping @MainActor (Base, IndexPath) throws -> Value
    ) -> ControlEvent<Value> {
      let calls = delegateCalls(
        { RxTableViewDataSourceProxy.proxy(for: $0) }, RxTableViewDataSourceProxy.commit
      ) { table, arguments -> Value? in
        arguments.1 == style ? try value(table, arguments.2) : nil
      }
      return ControlEvent(onMain: calls.unwrap())
    }
  }
#endif
