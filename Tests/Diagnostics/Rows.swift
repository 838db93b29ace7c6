// SPDX-License-Identifier: MIT
import BraidCocoa

// As `UITableView` and `UICollectionView` are.
final class Table: ReactiveCompatible, RowView {}

final class Cell {}

let table = Table()
let rows = Observable.just(["a"])
let driver = rows.asDriver(onErrorJustReturn: [])

// error: rows are not bound here. Write bind(onNext:) or drive(onNext:), and apply a snapshot
_ = rows.bind(to: table.rx.items(cellIdentifier: "Cell", cellType: Cell.self)) { row, text, cell in
  print(row, text, cell)
}
// error: rows are not bound here
_ = rows.bind(to: table.rx.items) { table, row, text in Cell() }
// error: rows are not bound here
_ = rows.bind(to: table.rx.items(dataSource: Cell()))
// error: rows are not bound here
_ = driver.drive(table.rx.items(cellIdentifier: "Cell", cellType: Cell.self)) { row, text, cell in
  print(row, text, cell)
}
// error: rows are not bound here
_ = driver.drive(table.rx.items) { table, row, text in Cell() }
// error: rows are not bound here
_ = driver.drive(table.rx.items(dataSource: Cell()))
// error: delegates are not wrapped here. Write a delegate that sends to a PublishSubject
_ = table.rx.itemSelected.subscribe(onNext: { print($0) })
// error: delegates are not wrapped here
_ = table.rx.modelSelected(String.self).subscribe(onNext: { print($0) })
// error: delegates are not wrapped here
_ = table.rx.setDelegate(Cell())

// A property of the same name is a binder as any other.
final class Bar: ReactiveCompatible {
  var items: [String] = []
}
_ = rows.bind(to: Bar().rx.items)
