// SPDX-License-Identifier: MIT
import BraidCocoa
import Observation
import TestSupport
import Testing

// The examples of the article on SwiftUI and UIKit, word for word.

@MainActor @Observable
final class SearchModel {
  var query = ""
  private(set) var results: [String] = []
  @ObservationIgnored private let bag = DisposeBag()

  init(search: @escaping @Sendable (String) -> Single<[String]>) {
    Observable.observing(self, \.query)
      .distinctUntilChanged()
      .flatMapLatest { query in search(query).catchAndReturn([]).asObservable() }
      .asDriver(onErrorJustReturn: [])
      .drive(with: self, onNext: { model, results in model.results = results })
      .disposed(by: bag)
  }
}

@MainActor
func follow(_ titles: Driver<String>, _ show: (String) -> Void) async {
  for await title in titles.values { show(title) }
}

@MainActor
@Suite(.exclusive(.mainQueue)) struct SwiftUIAndUIKitExampleTests {
  @Test func `an observed model shows the results of its latest query and is released`() async {
    struct Offline: Error {}
    var model: SearchModel? = SearchModel { query in
      query == "fail" ? .error(Offline()) : .just(["\(query)1", "\(query)2"])
    }
    expectEqual(model?.results, ["1", "2"])
    model?.query = "fail"
    await turns(until: { model?.results.isEmpty == true })
    expectEqual(model?.results, [])
    model?.query = "braid"
    await turns(until: { model?.results.isEmpty == false })
    expectEqual(model?.results, ["braid1", "braid2"])
    weak let reference = model
    model = nil
    #expect(reference == nil)
  }

  @Test func `a loop over the values of a driver ends with its task`() async {
    let titles = BehaviorSubject(value: "a")
    var shown: [String] = []
    let driver = titles.asDriver(onErrorJustReturn: "failed")
    let task = Task { await follow(driver) { shown.append($0) } }
    await turns(until: { shown == ["a"] })
    task.cancel()
    await task.value
    expectEqual(shown, ["a"])
    #expect(!titles.hasObservers)
  }

  /// Gives the main actor turns until a condition holds.
  private func turns(until isReached: () -> Bool) async {
    while !isReached() { await Task.yield() }
  }
}
