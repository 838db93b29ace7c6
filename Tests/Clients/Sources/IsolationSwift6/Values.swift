// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCocoa
import BraidObservable
import BraidSignal
import Foundation

// Values as apps have them. Where the main actor is the default, their types are isolated to it, as
// are their conformances: operators that compare, hash, sort or decode values take them.

enum Kind: Hashable, Comparable, Codable {
  case plain
  case numbered(Int)
}

struct Item: Hashable, Comparable, Codable {
  var id = 1
  var kind = Kind.plain

  static func < (lhs: Item, rhs: Item) -> Bool { lhs.id < rhs.id }
}

/// An operator of the app's own.
extension ObservableType where Element: Equatable {
  func changes() -> Observable<Element> { distinctUntilChanged() }
}

/// A source of the app's own.
struct Kinds: ObservableConvertibleType {
  func asObservable() -> Observable<Kind> { .of(.plain, .numbered(1)) }
}

/// A notifier of the app's own.
struct Later: ObservableType {
  typealias Element = Int

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    Observable.just(1).subscribe(observer)
  }
}

@MainActor
func names(
  _ items: Observable<Item>, _ relay: BehaviorRelay<Item>, _ kinds: Observable<Kind>
) -> [Observable<String>] {
  let data = Observable.just(Data(#"{"id": 1, "kind": {"plain": {}}}"#.utf8))
  return [
    items.distinctUntilChanged().asString(),
    relay.distinctUntilChanged().asString(),
    relay.changes().asString(),
    items.distinctUntilChanged { $0.kind }.asString(),
    items.distinctUntilChanged(at: \.kind).asString(),
    items.distinct().asString(),
    items.ignore(Item()).asString(),
    items.ignore([Item()]).asString(),
    items.groupBy { $0.kind }.asString(),
    items.throttle(.seconds(1), byKey: { $0.kind }, scheduler: MainScheduler.instance).asString(),
    items.toSortedArray().asObservable().asString(),
    Observable.switch(on: kinds, cases: [.plain: items]).asString(),
    data.decode(type: Item.self, decoder: JSONDecoder()).asString(),
    Observable.combineLatest(items, Kinds()).asString(),
    items.withLatestFrom(Kinds()).asString(),
    items.flatMapLatest { _ in Kinds() }.asString(),
    items.then { Kinds() }.asString(),
    Command<Int, Kind>(on: .immediate) { _ in Kinds() }.execute(1).asObservable().asString(),
    items.retry(when: { _ in Later() }).asString(),
    Single.just(Item()).retry(when: { _ in Later() }).asObservable().asString(),
  ]
}

@MainActor
func names(
  _ items: Infallible<Item>, _ single: Single<Item>, _ maybe: Maybe<Item>, _ driver: Driver<Item>
) -> [Observable<String>] {
  [
    items.distinctUntilChanged().asObservable().asString(),
    items.distinctUntilChanged { $0.kind }.asObservable().asString(),
    items.distinctUntilChanged(at: \.kind).asObservable().asString(),
    items.distinct().asObservable().asString(),
    items.ignore(Item()).asObservable().asString(),
    items.toSortedArray().asObservable().asString(),
    single.ignore(Item()).asObservable().asString(),
    maybe.ignore(Item()).asObservable().asString(),
    driver.distinctUntilChanged().asObservable().asString(),
    driver.distinctUntilChanged { $0.kind }.asObservable().asString(),
    driver.distinct().asObservable().asString(),
    driver.ignore(Item()).asObservable().asString(),
  ]
}

@MainActor
func names(
  _ items: BraidSignal.Signal<Item>, _ kinds: BraidSignal.Signal<Kind>
) -> [Observable<String>] {
  let property = SignalProperty(Item())
  return [
    items.distinctUntilChanged().asObservable().asString(),
    items.uniqueValues().asObservable().asString(),
    items.uniqueValues { $0.kind }.asObservable().asString(),
    items.groupBy { $0.kind }.asObservable().asString(),
    items.throttle(for: .seconds(1), byKey: { $0.kind }, on: .main).asObservable().asString(),
    items.ignore(Item()).asObservable().asString(),
    BraidSignal.Signal.switch(on: kinds, cases: [.plain: items]).asObservable().asString(),
    property.distinctUntilChanged().signal.asObservable().asString(),
    property.uniqueValues().signal.asObservable().asString(),
    property.uniqueValues { $0.kind }.signal.asObservable().asString(),
  ]
}

extension ObservableType {
  fileprivate func asString() -> Observable<String> { map { String(describing: $0) } }
}

@MainActor
func printValues() {
  let items = [Item(), Item(), Item(id: 2, kind: .numbered(1))]
  let signals = BraidSignal.Signal<Item>.from(items)
  let lists =
    names(.from(items), BehaviorRelay(value: Item()), .of(.plain))
    + names(.from(items), .just(Item()), .just(Item()), .from(items))
    + names(signals, .just(.plain))
  for (number, list) in lists.enumerated() {
    list.subscribe(onNext: { print(number, $0) }).dispose()
  }
}
