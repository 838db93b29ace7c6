// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidObservable
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// What Docs/MigratingFromRxSwift.md calls absent: `absent:` and the first cell of a row stand
// before the errors.

final class Table: ReactiveCompatible {
  var title = ""
}

let table = Table()
// absent: data sources, delegate proxies, items, itemSelected
// error: has no dynamic member 'items'
_ = table.rx.items
// error: has no dynamic member 'itemSelected'
_ = table.rx.itemSelected
// error: has no dynamic member 'dataSource'
_ = table.rx.dataSource
// error: has no dynamic member 'delegate'
_ = table.rx.delegate
// error: cannot find type 'DelegateProxy' in scope
let proxy: DelegateProxy? = nil
// absent: sentMessage, methodInvoked
// error: has no dynamic member 'sentMessage'
_ = table.rx.sentMessage
// error: has no dynamic member 'methodInvoked'
_ = table.rx.methodInvoked
// absent: gestures, UISearchBar, web views, tab bars
// error: has no dynamic member 'searchButtonClicked'
_ = table.rx.searchButtonClicked
// error: has no dynamic member 'event'
_ = table.rx.event
// absent: shouldLogRequest
// error: has no dynamic member 'shouldLogRequest'
_ = URLSession.shared.rx.shouldLogRequest

struct Late: Error {}
// absent: closures of Infallible operators
// error: invalid conversion from throwing function
_ = Infallible.just(1).map { (_: Int) -> Int in throw Late() }
// absent: making a new kind of observable
// error: cannot inherit from non-open class 'Observable
// warning: must restate inherited
final class Own: Observable<Int> {}
