// SPDX-License-Identifier: MIT
public import BraidObservable

// What RxCocoa has for lists, and this module has not: data sources and delegate proxies.

/// A view whose rows RxCocoa binds: a table, a collection, a picker.
///
/// The names that such a view had in RxCocoa are declared, unavailable, for the sentence that the
/// compiler says.
@_documentation(visibility: internal)
public protocol RowView: AnyObject {}

extension Reactive where Base: RowView {
  /// The rows of RxCocoa.
  @available(
    *, unavailable,
    message: """
      rows are not bound here. Write bind(onNext:) or drive(onNext:), and apply a snapshot \
      to a diffable data source in the closure.
      """
  )
  @_documentation(visibility: internal)
  public func items<Rows: Sequence, Cell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (Source) -> (@escaping (Int, Rows.Element, Cell) -> Void) -> any Disposable
  where Source.Element == Rows { neverCalled() }

  /// The rows of RxCocoa.
  @available(
    *, unavailable,
    message: """
      rows are not bound here. Write bind(onNext:) or drive(onNext:), and apply a snapshot \
      to a diffable data source in the closure.
      """
  )
  @_documentation(visibility: internal)
  public func items<Rows: Sequence, Cell, Source: ObservableType>(
    _ source: Source
  ) -> (@escaping (Base, Int, Rows.Element) -> Cell) -> any Disposable
  where Source.Element == Rows { neverCalled() }

  /// The rows of RxCocoa.
  @available(
    *, unavailable,
    message: """
      rows are not bound here. Write bind(onNext:) or drive(onNext:), and apply a snapshot \
      to a diffable data source in the closure.
      """
  )
  @_documentation(visibility: internal)
  public func items<DataSource: AnyObject, Source: ObservableType>(
    dataSource: DataSource
  ) -> (Source) -> any Disposable { neverCalled() }

  /// An event of RxCocoa's.
  @available(
    *, unavailable,
    message: """
      delegates are not wrapped here. Write a delegate that sends to a PublishSubject, and \
      ControlEvent(events: subject).
      """
  )
  @_documentation(visibility: internal)
  public var itemSelected: ControlEvent<Any> { neverCalled() }

  /// An event of RxCocoa's.
  @available(
    *, unavailable,
    message: """
      delegates are not wrapped here. Write a delegate that sends to a PublishSubject, and \
      ControlEvent(events: subject).
      """
  )
  @_documentation(visibility: internal)
  public var itemDeselected: ControlEvent<Any> { neverCalled() }

  /// An event of RxCocoa's.
  @available(
    *, unavailable,
    message: """
      delegates are not wrapped here. Write a delegate that sends to a PublishSubject, and \
      ControlEvent(events: subject).
      """
  )
  @_documentation(visibility: internal)
  public var itemDeleted: ControlEvent<Any> { neverCalled() }

  /// An event of RxCocoa's.
  @available(
    *, unavailable,
    message: """
      delegates are not wrapped here. Write a delegate that sends to a PublishSubject, and \
      ControlEvent(events: subject).
      """
  )
  @_documentation(visibility: internal)
  public var itemMoved: ControlEvent<Any> { neverCalled() }

  /// An event of RxCocoa's.
  @available(
    *, unavailable,
    message: """
      delegates are not wrapped here. Write a delegate that sends to a PublishSubject, and \
      ControlEvent(events: subject).
      """
  )
  @_documentation(visibility: internal)
  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { neverCalled() }

  /// An event of RxCocoa's.
  @available(
    *, unavailable,
    message: """
      delegates are not wrapped here. Write a delegate that sends to a PublishSubject, and \
      ControlEvent(events: subject).
      """
  )
  @_documentation(visibility: internal)
  public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> { neverCalled() }

  /// An event of RxCocoa's.
  @available(
    *, unavailable,
    message: """
      delegates are not wrapped here. Write a delegate that sends to a PublishSubject, and \
      ControlEvent(events: subject).
      """
  )
  @_documentation(visibility: internal)
  public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> { neverCalled() }

  /// A delegate of RxCocoa's.
  @available(
    *, unavailable,
    message: """
      delegates are not wrapped here. Write a delegate that sends to a PublishSubject, and \
      ControlEvent(events: subject).
      """
  )
  @_documentation(visibility: internal)
  public func setDelegate<Delegate>(_ delegate: Delegate) -> any Disposable { neverCalled() }
}
