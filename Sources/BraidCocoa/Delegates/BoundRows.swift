// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
public import Foundation

/// A data source that knows the model of each row.
public protocol SectionedViewDataSourceType {
  /// The model of a row or an item.
  ///
  /// Throws `RxCocoaError.itemsNotYetBound` if there are no rows yet.
  @MainActor func model(at indexPath: IndexPath) throws -> Any
}

/// The rows of one section that were bound last; empty at first.
@MainActor
final class BoundRows<Element> {
  private(set) var elements: [Element]?

  nonisolated init() {}

  func set(_ elements: some Sequence<Element>) { self.elements = Array(elements) }

  var count: Int { elements?.count ?? 0 }

  /// The row at an index path of a section and an index.
  func model(at indexPath: IndexPath, of dataSource: AnyObject) throws -> Element {
    guard let elements, let index = indexPath.last, elements.indices.contains(index) else {
      throw RxCocoaError.itemsNotYetBound(object: dataSource)
    }
    return elements[index]
  }

  subscript(index: Int) -> Element {
    guard let elements, elements.indices.contains(index) else {
      Misuse.stop("The view asked for row \(index) of \(count) bound rows.")
    }
    return elements[index]
  }
}

/// Reads the model of a row from the data source of a view.
@MainActor
func boundModel<Model>(
  at indexPath: IndexPath, of dataSource: Any?, in view: AnyObject
) throws -> Model {
  guard let source = dataSource as? any SectionedViewDataSourceType else {
    Misuse.stop(
      """
      \(type(of: view)): no model at \(indexPath), because its data source does not conform to \
      SectionedViewDataSourceType. Bind the rows with items(_:).
      """)
  }
  let element = try source.model(at: indexPath)
  guard let model = element as? Model else {
    throw RxCocoaError.castingError(object: element, targetType: Model.self)
  }
  return model
}

extension ObservableType where Element: Sendable {
  /// Makes an object the data source of a view, and passes each value of this observable to it on
  /// the main queue, until the result is disposed or the view is released.
  ///
  /// Completion keeps the rows. An error is a programming error.
  ///
  /// - Parameters:
  ///   - view: The view, which is not retained.
  ///   - proxy: The proxy of the view's data source.
  ///   - dataSource: The data source, which the proxy retains.
  ///   - released: Emits when the view is released.
  ///   - receive: Passes an event to the data source.
  @MainActor
  func bindRows<Proxy: DelegateProxyType>(
    to view: Proxy.ParentObject, _ proxy: Proxy.Type, dataSource: Proxy.Delegate,
    until released: Observable<Void>,
    _ receive: @escaping @MainActor (Proxy.ParentObject, Event<Element>) -> Void
  ) -> any Disposable {
    let installation = Proxy.installForwardDelegate(
      dataSource, retainDelegate: true, onProxyForObject: view)
    let rows = Binder<Element>(view) { view, element in receive(view, .next(element)) }
    let subscription = asObservable().take(until: released).subscribe(rows)
    return Disposables.create(subscription, installation)
  }
}
