// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import BraidCore
  public import BraidObservable
  public import Foundation
  public import UIKit

  extension UIPickerView: HasDelegate, HasDataSource {
    /// The delegate protocol.
    public typealias Delegate = any UIPickerViewDelegate
    /// The data source protocol.
    public typealias DataSource = any UIPickerViewDataSource
  }

  /// The data source of pickers, which forwards to the data source that was set last.
  open class RxPickerViewDataSourceProxy: DelegateProxy<UIPickerView, any UIPickerViewDataSource>,
    DelegateProxyType, UIPickerViewDataSource
  {
    /// The object.
    public private(set) weak var pickerView: UIPickerView?

    /// Creates a proxy.
    public init(pickerView: UIPickerView) {
      self.pickerView = pickerView
      super.init(parentObject: pickerView, delegateProxy: RxPickerViewDataSourceProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxPickerViewDataSourceProxy(pickerView: $0) }
    }

    open func numberOfComponents(in pickerView: UIPickerView) -> Int {
      forwardToDelegate()?.numberOfComponents(in: pickerView) ?? 0
    }

    open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    {
      forwardToDelegate()?.pickerView(pickerView, numberOfRowsInComponent: component) ?? 0
    }
  }

  /// The rows of one component.
  @MainActor
  private class PickerRows<Rows: Sequence>: NSObject, UIPickerViewDataSource,
    RxPickerViewDataSourceType, SectionedViewDataSourceType
  {
    typealias Element = Rows

    let rows = BoundRows<Rows.Element>()

    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Rows>) {
      guard case .next(let elements) = observedEvent else { return }
      rows.set(elements)
      pickerView.reloadAllComponents()
    }

    func model(at indexPath: IndexPath) throws -> Any { try rows.model(at: indexPath, of: self) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows.count
    }
  }

  /// Rows that are titles.
  @MainActor
  private final class PickerTitles<Rows: Sequence>: PickerRows<Rows>, UIPickerViewDelegate {
    typealias Title = (Int, Rows.Element) -> String?

    private let title: Title

    init(_ title: @escaping Title) { self.title = title }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { title(row, rows[row]) }
  }

  /// Rows that are attributed titles.
  @MainActor
  private final class PickerAttributedTitles<Rows: Sequence>: PickerRows<Rows>, UIPickerViewDelegate
  {
    typealias Title = (Int, Rows.Element) -> NSAttributedString?

    private let title: Title

    init(_ title: @escaping Title) { self.title = title }

    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { title(row, rows[row]) }
  }

  /// Rows that are views.
  @MainActor
  private final class PickerViews<Rows: Sequence>: PickerRows<Rows>, UIPickerViewDelegate {
    typealias ViewForRow = (Int, Rows.Element, UIView?) -> UIView

    private let viewForRow: ViewForRow

    init(_ viewForRow: @escaping ViewForRow) { self.viewForRow = viewForRow }

    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView { viewForRow(row, rows[row], view) }
  }

  extension Reactive where Base: UIPickerView {
    /// The proxy that is the delegate.
    @preconcurrency @MainActor public var delegate:
      DelegateProxy<UIPickerView, any UIPickerViewDelegate>
    {
      RxPickerViewDelegateProxy.proxy(for: base)
    }

    /// Forwards delegate calls to another delegate until the result is disposed.
    ///
    /// - Parameter delegate: The delegate, which is not retained.
    @preconcurrency @MainActor public func setDelegate(_ delegate: any UIPickerViewDelegate)
      -> any Disposable
    {
      RxPickerViewDelegateProxy.installForwardDelegate(
        delegate, retainDelegate: false, onProxyForObject: base)
    }

    /// The proxy that is the data source.
    @preconcurrency @MainActor public var dataSource:
      DelegateProxy<UIPickerView, any UIPickerViewDataSource>
    {
      RxPickerViewDataSourceProxy.proxy(for: base)
    }

    /// Emits each row that the user selects, with its component.
    public var itemSelected: ControlEvent<(row: Int, component: Int)> {
      selections { ($1.1, $1.2) }
    }

    /// Emits the models of the selected rows of all components, each time the user selects a row.
    ///
    /// The rows must be bound with `items`, `itemTitles` or `itemAttributedTitles`, and the models
    /// must be of the type.
    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<[Model]> {
      selections { picker, _ in
        try (0..<picker.numberOfComponents).map { component in
          let row = picker.selectedRow(inComponent: component)
          return try picker.rx.model(at: IndexPath(row: row, section: component))
        }
      }
    }

    private func selections<Value>(
      _ value: @escaping @MainActor (Base, (UIPickerView, Int, Int)) throws -> Value
    ) -> ControlEvent<Value> {
      ControlEvent(
        onMain: delegateCalls(
          { RxPickerViewDelegateProxy.proxy(for: $0) }, RxPickerViewDelegateProxy.didSelect, value))
    }

    /// The model of a row of the section that is the component.
    ///
    /// The rows must be bound, or come from a data source that conforms to
    /// ``SectionedViewDataSourceType``. Throws ``RxCocoaError`` if there are no rows yet, or if the
    /// model has another type.
    @preconcurrency @MainActor public func model<Model>(at indexPath: IndexPath) throws -> Model {
      try boundModel(at: indexPath, of: dataSource.forwardToDelegate(), in: base)
    }

    /// Binds a sequence of rows, with a closure that returns their titles.
    ///
    /// - Parameter source: Emits the rows.
    /// - Returns: A function that takes the closure and returns the subscription.
    public func itemTitles<Rows: Sequence & Sendable, Source: ObservableType>(
      _ source: Source
    )
      -> (_ titleForRow: @escaping (Int, Rows.Element) -> String?)
      -> any Disposable where Source.Element == Rows
    {
      { title in
        nonisolated(unsafe) let title = title  // called on this thread
        return self.items(source) { PickerTitles<Rows>(title) }
      }
    }

    /// Binds a sequence of rows, with a closure that returns their attributed titles.
    ///
    /// - Parameter source: Emits the rows.
    /// - Returns: A function that takes the closure and returns the subscription.
    public func itemAttributedTitles<Rows: Sequence & Sendable, Source: ObservableType>(
      _ source: Source
    )
      -> (_ attributedTitleForRow: @escaping (Int, Rows.Element) -> NSAttributedString?)
      -> any Disposable where Source.Element == Rows
    {
      { title in
        nonisolated(unsafe) let title = title  // called on this thread
        return self.items(source) { PickerAttributedTitles<Rows>(title) }
      }
    }

    /// Binds a sequence of rows, with a closure that returns their views and may reuse a view.
    ///
    /// - Parameter source: Emits the rows.
    /// - Returns: A function that takes the closure and returns the subscription.
    public func items<Rows: Sequence & Sendable, Source: ObservableType>(
      _ source: Source
    )
      -> (_ viewForRow: @escaping (Int, Rows.Element, UIView?) -> UIView)
      -> any Disposable where Source.Element == Rows
    {
      { viewForRow in
        nonisolated(unsafe) let viewForRow = viewForRow  // called on this thread
        return self.items(source) { PickerViews<Rows>(viewForRow) }
      }
    }

    /// Binds values to an adapter of the program.
    ///
    /// - Parameter adapter: Receives each value, and is retained while subscribed.
    /// - Returns: A function that takes the source and returns the subscription.
    public func items<
      Source: ObservableType,
      Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate
    >(
      adapter: Adapter
    ) -> (_ source: Source) -> any Disposable
    where Source.Element == Adapter.Element, Source.Element: Sendable {
      nonisolated(unsafe) let adapter = adapter  // used on the main thread
      return { source in self.items(source) { adapter } }
    }

    private func items<
      Source: ObservableType,
      Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate
    >(
      _ source: Source, _ makeAdapter: @MainActor () -> Adapter
    ) -> any Disposable where Source.Element == Adapter.Element, Source.Element: Sendable {
      MainScheduler.ensureRunningOnMainThread()
      nonisolated(unsafe) let source = source  // subscribed to on this thread
      return MainActor.assumeIsolated {
        let adapter = makeAdapter()
        let delegation = setDelegate(adapter)
        let subscription = source.bindRows(
          toVisible: base, RxPickerViewDataSourceProxy.self, dataSource: adapter
        ) { picker, event in adapter.pickerView(picker, observedEvent: event) }
        return Disposables.create(delegation, subscription)
      }
    }
  }
#endif
