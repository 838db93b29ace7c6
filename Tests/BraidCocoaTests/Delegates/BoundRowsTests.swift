// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import BraidCocoa

/// A list as a toolkit might have it, with a data source.
@MainActor
final class List: HasDataSource, DelegateProxyOwner {
  typealias DataSource = any ListDataSource
  nonisolated let delegateProxies = DelegateProxies()
  weak var dataSource: (any ListDataSource)?
}

@MainActor
protocol ListDataSource: AnyObject {
  var count: Int { get }
}

final class ListDataSourceProxy: DelegateProxy<List, any ListDataSource>, DelegateProxyType,
  ListDataSource
{
  static func registerKnownImplementations() {
    register { ListDataSourceProxy(parentObject: $0, delegateProxy: ListDataSourceProxy.self) }
  }

  var count: Int { forwardToDelegate()?.count ?? 0 }
}

/// A data source of rows.
@MainActor
final class ListRows: ListDataSource, SectionedViewDataSourceType {
  let rows = BoundRows<String>()
  var count: Int { rows.count }
  func model(at indexPath: IndexPath) throws -> Any { try rows.model(at: indexPath, of: self) }
}

@Suite(.exclusive(.mainQueue)) @MainActor
struct BoundRowsTests {
  let list = List()
  let rows = PublishSubject<[String]>()
  let released = PublishSubject<Void>()

  func bind(_ source: ListRows = ListRows()) -> any Disposable {
    rows.bindRows(
      to: list, ListDataSourceProxy.self, dataSource: source, until: released.asObservable()
    ) { [weak source] _, event in
      if case .next(let elements) = event { source?.rows.set(elements) }
    }
  }

  func model<Model>(_ row: Int) throws -> Model {
    let proxy = ListDataSourceProxy.proxy(for: list)
    return try boundModel(
      at: IndexPath(indexes: [0, row]), of: proxy.forwardToDelegate(), in: list)
  }

  @Test func `each value replaces the rows`() throws {
    let subscription = bind()
    expectEqual(list.dataSource?.count, 0)
    rows.onNext(["a", "b"])
    expectEqual(list.dataSource?.count, 2)
    expectEqual(try model(1), "b")
    rows.onNext(["c"])
    expectEqual(list.dataSource?.count, 1)
    expectEqual(try model(0), "c")
    subscription.dispose()
  }

  @Test func `the data source is retained until the subscription is disposed`() {
    weak var source: ListRows?
    let subscription: any Disposable
    do {
      let made = ListRows()
      source = made
      subscription = bind(made)
    }
    #expect(source != nil)
    rows.onNext(["a"])
    expectEqual(list.dataSource?.count, 1)
    subscription.dispose()
    #expect(source == nil)
    expectEqual(list.dataSource?.count, 0)
    #expect(!rows.hasObservers)
  }

  @Test func `disposal restores the former data source`() {
    let former = ListRows()
    former.rows.set(["x", "y", "z"])
    list.dataSource = former
    let subscription = bind()
    expectEqual(list.dataSource?.count, 0)
    subscription.dispose()
    expectEqual(list.dataSource?.count, 3)
  }

  @Test func `completion keeps the rows`() {
    let subscription = bind()
    rows.onNext(["a"])
    rows.onCompleted()
    expectEqual(list.dataSource?.count, 1)
    subscription.dispose()
  }

  @Test func `the release of the view ends the subscription to the source`() {
    let subscription = bind()
    #expect(rows.hasObservers)
    released.onNext(())
    #expect(!rows.hasObservers)
    subscription.dispose()
  }

  @Test(.debugBuild) func `an error traps in a debug build`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let test = BoundRowsTests()
        _ = test.bind()
        test.rows.onError(TestError("rows"))
      }
    }
    expectEqual(result?.errorText.contains("the bound sequence failed"), true)
  }

  @Test func `a model before the first rows, beyond them, or of another type is an error`() {
    let subscription = bind()
    expectEqual(error(of: { let _: String = try model(0) })?.isUnbound, true)
    rows.onNext(["a"])
    expectEqual(error(of: { let _: String = try model(1) })?.isUnbound, true)
    expectEqual(error(of: { let _: Int = try model(0) })?.isUnbound, false)
    subscription.dispose()
  }

  private func error(of body: () throws -> Void) -> RxCocoaError? {
    do {
      try body()
      return nil
    } catch { return error as? RxCocoaError }
  }

  @Test func `a model of another data source traps with the remedy`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let test = BoundRowsTests()
        let _: String? = try? test.model(0)
      }
    }
    expectEqual(result?.errorText.contains("Bind the rows with items(_:)"), true)
  }
}

extension RxCocoaError {
  fileprivate var isUnbound: Bool {
    switch self {
    case .itemsNotYetBound: true
    default: false
    }
  }
}
