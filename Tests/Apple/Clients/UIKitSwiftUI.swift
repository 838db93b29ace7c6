// SPDX-License-Identifier: MIT

// The view of the article on SwiftUI, in Swift 5 and Swift 6 mode.

import BraidCocoa
import SwiftUI

@MainActor
final class SearchPipeline {
  let query = BehaviorRelay(value: "")
  let searches = PublishRelay<Void>()
  let results: Driver<[String]>

  init(search: @escaping @Sendable (String) -> Single<[String]>) {
    results = searches.withLatestFrom(query)
      .flatMapLatest { query in search(query).asObservable() }
      .asDriver(onErrorJustReturn: [])
  }
}

struct SearchView: View {
  private let pipeline: SearchPipeline
  @State private var query: ObservedRelay<String>
  @State private var results: ObservedDriver<[String]>

  init(_ pipeline: SearchPipeline) {
    self.pipeline = pipeline
    query = ObservedRelay(pipeline.query)
    results = ObservedDriver(pipeline.results, initial: [])
  }

  var body: some View {
    TextField("Query", text: $query.value)
    Button("Search") { pipeline.searches.accept(()) }
      .disabled(query.value.isEmpty)
    Text("\(results.value.count) results")
  }
}
