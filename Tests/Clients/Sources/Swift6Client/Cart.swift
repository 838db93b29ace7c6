// SPDX-License-Identifier: MIT
import BraidObservable

// A model as one writes it for Swift 6, and subjects as global constants: they are Sendable because
// their elements are.
struct Item: Sendable, Hashable {
  let name: String
  let cents: Int
}
let additions = PublishSubject<Item>()
let voucher = BehaviorSubject(value: 0)

enum CartError: Error {
  case soldOut(Item)
}

/// A view model on the main actor.
@MainActor
final class CartModel {
  private(set) var items: [Item] = []
  private(set) var total = 0
  private let bag = DisposeBag()

  init(additions: Observable<Item>, voucher: Observable<Int>) {
    additions
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] item in self?.items.append(item) })
      .disposed(by: bag)

    Observable.combineLatest(additions.scan(0) { $0 + $1.cents }, voucher) { $0 - $1 }
      .distinctUntilChanged()
      .observe(on: MainScheduler.instance)
      .subscribe(
        onNext: { [weak self] total in self?.total = total }, onError: { print($0) }
      )
      .disposed(by: bag)
  }
}

/// An actor that subscribes and is fed.
actor Stock {
  private var left: [Item: Int] = [:]
  private var subscription: (any Disposable)?

  func follow(_ additions: Observable<Item>) {
    subscription = additions.subscribe(onNext: { [weak self] item in
      Task { await self?.take(item) }
    })
  }

  func stop() {
    subscription?.dispose()
    subscription = nil
  }

  func take(_ item: Item) { left[item, default: 10] -= 1 }

  func count(of item: Item) -> Int { left[item, default: 10] }
}

/// A source over an async call.
func order(_ item: Item, from stock: Stock) -> Observable<Int> {
  Observable.create { observer in
    let task = Task {
      let count = await stock.count(of: item)
      if count > 0 {
        observer.onNext(count)
        observer.onCompleted()
      } else {
        observer.onError(CartError.soldOut(item))
      }
    }
    return Disposables.create { task.cancel() }
  }
}
