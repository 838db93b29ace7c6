// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch

/// Code for RxSwiftExt, with another import.
final class Catalogue {
  private let bag = DisposeBag()
  private var attempts = 0
  private(set) var titles: [String] = []
  private(set) var lengths: [Int] = []
  private(set) var isComplete = false

  private func load(_ page: Int, _ completion: @escaping (String?, PageError?) -> Void) {
    attempts += 1
    if attempts < 3 { completion(nil, .offline) } else { completion("page \(page)", nil) }
  }

  private func isOdd(_ number: Int) -> Bool { number % 2 == 1 }

  private func show(_ title: String) { titles.append(title) }

  private func complete() { isComplete = true }

  func run() {
    Single.fromAsync(load)(1).asObservable()
      .retry(.immediate(maxCount: 5), shouldRetry: { $0 is PageError })
      .catchErrorJustComplete()
      .subscribe(weak: self, onNext: Catalogue.show, onCompleted: Catalogue.complete)
      .disposed(by: bag)
    let numbers = Observable.of(1, 2, 3, 4)
    let (odd, even) = numbers.partition(isOdd)
    Observable.cascade([odd, even]).mapTo("x").subscribeNext(weak: self, Catalogue.show)
      .disposed(by: bag)
    numbers.pairwise().map { $0 * $1 }.merge(with: numbers.nwise(2).mapAt(\.count))
      .filterMap { $0 > 2 ? .map($0) : .ignore }
      .toSortedArray(by: >)
      .subscribe(onSuccess: { [unowned self] in self.lengths = $0 })
      .disposed(by: bag)
    numbers.ignoreWhen(isOdd).zip(with: numbers.ignore(2), resultSelector: +).unwrapped()
      .subscribe(onNext: { [unowned self] in self.lengths.append($0) })
      .disposed(by: bag)
  }
}

enum PageError: Error {
  case offline
}

extension ObservableType {
  fileprivate func unwrapped() -> Observable<Element> { map { Optional($0) }.unwrap() }
}
