// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch
import Foundation

/// A model class as written before Swift 6: mutable, not Sendable, passed between threads.
final class Article {
  let title: String
  var isRead = false

  init(title: String) { self.title = title }
}

final class SearchService {
  private let queue = DispatchQueue(label: "search")
  private var requests = 0

  func search(_ text: String) -> Observable<[Article]> {
    Observable.create { observer in
      self.requests += 1
      let work = DispatchWorkItem {
        observer.onNext([Article(title: "\(text) 1"), Article(title: "\(text) 2")])
        observer.onCompleted()
      }
      self.queue.async(execute: work)
      return Disposables.create { work.cancel() }
    }
  }
}

final class SearchScreen: NSObject {
  let query = PublishSubject<String>()
  let isActive = BehaviorSubject(value: true)
  var shown: [Article] = []
  var failures = 0

  private let service: SearchService
  private let bag = DisposeBag()
  private var current: Disposable?

  init(service: SearchService) {
    self.service = service
    super.init()
    bind()
  }

  private func bind() {
    let results =
      query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .distinctUntilChanged()
      .flatMapLatest { text in
        self.service.search(text).catchAndReturn([])
      }
      .share()

    results
      .observe(on: MainScheduler.instance)
      .subscribe(
        onNext: { [weak self] articles in
          self?.shown = articles
          articles.first?.isRead = true
        },
        onError: { [weak self] _ in self?.failures += 1 }
      )
      .disposed(by: bag)

    Observable.combineLatest(results, isActive) { articles, isActive in
      isActive ? articles.count : 0
    }
    .subscribe(onNext: { print("results: \($0)") })
    .disposed(by: bag)
  }

  func restart() {
    var attempts = 0
    current?.dispose()
    current = service.search("again")
      .do(onNext: { _ in attempts += 1 })
      .retry(2)
      .subscribe { event in
        switch event {
        case .next(let articles): self.shown += articles
        case .error(let error): print(error, attempts)
        case .completed: print("done after \(attempts)")
        }
      }
  }
}
